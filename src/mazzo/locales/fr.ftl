### Les mots de la ligne de commande, et de ce qu'elle refuse.

## Refus : une ligne chacun

error-option = l’option { $key } ne peut pas valoir { $value } ; valeurs permises : { $allowed }
error-unknown-option = l’option { $key } n’existe pas ; au choix : { $allowed }
error-unknown-preset = { $game } n’a pas de modèle { $preset } ; au choix : { $allowed }
error-option-form = --option demande KEY=VALUE, pas { $text }
error-option-twice = l’option { $key } est donnée deux fois
error-unknown-game = le jeu { $name } n’existe pas ; au choix : { $allowed }
error-broken-game = le jeu { $name } ne se charge pas ; réparez ou désinstallez { $package } : { $why }
error-faulty-game = { $name } : { $why }
error-seats = { $game } se joue ici à { $allowed }, pas à { $seats }
error-players = --players prend ici au plus { $seats } noms, séparés par des virgules
error-unknown-player = le joueur { $name } n’existe pas ; au choix : { $allowed }
error-seed = --seed demande un texte en caractères imprimables
error-number = { $name } doit valoir au moins { $least }, pas { $value }
error-no-such-move = l’enregistrement compte { $moves } coups ; le coup { $move } n’existe pas
error-no-such-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }
error-not-that-seat = l’enregistrement ne montre pas ce que voyait la place { $seat }
error-no-position = cet enregistrement ne montre que ce qu’un seul a vu : des coups, mais pas de positions
error-file = { $path } : { $problem }
error-file-missing = { $path } : fichier introuvable
error-file-folder = { $path } : c’est un dossier, pas un fichier
error-file-forbidden = { $path } : vous n’avez pas le droit de lire ce fichier
error-arguments = { $problem }
error-port = le port { $port } est inutilisable : { $problem }
error-origin = { $text } n’est pas une origine : écrivez-la comme https://cards.example
error-proxy = { $text } n’est ni une adresse ni un réseau, comme 192.0.2.1 ou 192.0.2.0/24
error-limit-unknown = { $text } n’est pas une limite réglable ; voici celles qui le sont, sous la forme guests_an_hour=100 : { $known }
error-limit-value = { $text } : écrivez { $kind ->
    [whole] un nombre entier
   *[number] un nombre
  } d’au moins { $least }
error-not-started = le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi
error-processes = une machine fait tourner de 1 à { $most } processus
error-processes-database = plusieurs processus ont besoin d’une base de données commune : --database postgresql://…
error-folder-in-use = { $folder } est utilisé par un autre Mazzo (processus { $process }) ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data
error-storage-full = rien ne peut être enregistré dans { $path } : il n’y a plus de place ({ $problem })
error-storage-locked = { $path } est retenu par un autre programme ({ $problem }) ; fermez-le et réessayez
error-storage-unwritable = impossible d’écrire dans { $path } : { $problem }
error-storage-failing = impossible de lire ou d’écrire { $path } : { $problem }
error-storage-damaged = { $path } est endommagé ({ $problem }) ; mettez une sauvegarde à sa place avec mazzo restore FICHIER
error-role = le rôle { $role } n’existe pas ; au choix : moderator, admin, none
error-database-version = { $path } vient d’une version antérieure ; démarrez une fois le serveur, qui met ce fichier à jour
error-storage-newer = { $path } vient d’une version plus récente de Mazzo ; mettez Mazzo à jour et réessayez
error-no-tables = il n’y a pas encore de tables dans { $folder }
error-back-up-itself = { $path } est la base de données elle-même ; choisissez un autre fichier pour la sauvegarde
error-back-up-damaged = { $path } n’est pas une sauvegarde de Mazzo, ou elle est endommagée : { $problem }
error-no-back-up = { $path } n’est pas une sauvegarde de Mazzo
error-not-handed-over = le serveur qui utilise { $folder } n’a pas repris la sauvegarde, et tout est comme avant ; arrêtez le serveur et réessayez
error-check = { $path } : { $tables ->
    [one] une table est endommagée
   *[other] { $tables } tables sont endommagées
}
error-database-address = { $address } n’est pas l’adresse d’une base PostgreSQL : écrivez-la comme postgresql://user@host/name
error-database-away = { $address } ne répond pas : { $problem }
error-database-refused = { $address } ne laisse pas entrer ce serveur : { $problem }
error-database-missing = { $address } : cette base de données n’existe pas ({ $problem }) ; créez-la d’abord, par exemple avec createdb
error-database-old = { $address } est PostgreSQL { $found } ; Mazzo demande { $needed } ou plus récent
error-database = { $address } est inutilisable : { $problem }
error-redis-address = { $address } n’est pas l’adresse d’un serveur Redis : écrivez-la comme redis://host
error-redis-old = { $address } est Redis { $found } ; Mazzo demande { $needed } ou plus récent
error-redis-alone = --redis est fait pour un serveur avec --database : un processus seul n’a pas besoin de Redis
error-database-back-up = les tables sont gardées dans { $address } : ce sont les outils de PostgreSQL qui les sauvegardent et les restaurent, pg_dump et pg_restore
error-database-holds = { $address } n’est pas vide ; les tables ne déménagent que dans une base de données vide
error-database-differs = { $address } ne contient pas la même chose que { $path } ({ $what }) ; rien n’a été transféré
error-missing-part = cette partie de Mazzo n’est pas installée : { $name }
error-missing-extra = il manque une partie pour cela : pip install "mazzo[{ $extra }]"

## Le serveur

server-address = Mazzo tourne : { $address }
server-lan = Tout le monde sur ce réseau peut ouvrir cette adresse.
server-here-only =
    Seul cet ordinateur peut ouvrir cette adresse.
    Avec mazzo --lan, d’autres sur votre réseau peuvent jouer aussi.
server-data = Les tables et les enregistrements sont gardés dans { $folder }
server-metrics = Les métriques pour Prometheus sont à { $address }
server-restored = La sauvegarde est en place. Le serveur continue avec elle.
server-stop = Ctrl-C l’arrête.
server-compiled = À partir de maintenant, les bots jouent de toute leur force : leur moteur est compilé. Les prochains démarrages l’auront d’emblée.
server-not-compiled = Le moteur des bots n’a pas pu être compilé ; ils continuent comme avant. { $log } dit pourquoi.
database-waiting = { $address } ne répond pas encore ({ $problem }) ; nouvel essai pendant { $seconds } secondes…
worker-started = Fait jouer les bots, { $processes } à la fois. Ctrl-C l’arrête.
admin-role = { $role ->
    [none] { $name } n’a plus de rôle.
    [moderator] { $name } modère.
   *[admin] { $name } administre.
}
admin-penalty = { $kind ->
    [ban] { $name } : exclusion
   *[mute] { $name } : silence
}, { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
} ({ $reason })
admin-reports = { $count ->
    [0] Aucun signalement n’attend.
    [one] Un signalement attend.
   *[other] { $count } signalements attendent.
}
admin-banned = { $name } n’entre plus. Qui revient en nouvel invité ne peut être reconnu.
admin-lifted = { $name } n’est plus ni exclu ni réduit au silence.
admin-renamed = { $name } s’appelle maintenant { $to }.
admin-voided = La partie { $match } ne compte plus, et toutes les cotes qui suivent ont été recalculées.

## Conserver les tables : sauvegardes et vérifications

back-up-done = { $path } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, sauvegarde vérifiée
restore-done = Les tables de { $path } sont en place.
restore-taken = Les tables de { $path } sont en place, et le serveur continue avec elles.
restore-kept = Ce qu’il y avait avant est conservé dans { $path }
check-pages = Lecture de { $path }…
check-progress = { $done } tables sur { $all }
check-problem = table { $table }, événement { $number } : { $problem }
check-missing = { $tables ->
    [one] une table n’a pas été vérifiée
   *[other] { $tables } tables n’ont pas été vérifiées
}, car { $game } n’est pas installé
check-whole = { $path } est intact : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $events ->
    [one] un événement
   *[other] { $events } événements
}, { $records ->
    [one] un enregistrement vérifié
   *[other] { $records } enregistrements vérifiés
}
move-progress = { $what } : { $done } sur { $all }
move-checking = { $what } : comparaison de { $all } lignes…
move-done = { $tables ->
    [one] Une table, avec { $events } événements, et toutes les personnes sont maintenant dans { $address } ; chaque ligne a été comparée.
   *[other] { $tables } tables, avec { $events } événements, et toutes les personnes sont maintenant dans { $address } ; chaque ligne a été comparée.
}
move-next = { $path } est resté tel quel. Démarrez désormais le serveur avec --database.

## Ce qui ne va pas dans un enregistrement : la ligne, puis la raison

error-record = { $path }, ligne { $line } : { $reason }
error-record-not-a-record = ce n’est pas un enregistrement de Mazzo
error-record-version = c’est un enregistrement de version { $version } ; ce Mazzo lit les versions 1 et 2
error-record-not-text = ce n’est pas du texte UTF-8
error-record-truncated = l’enregistrement est coupé : il manque la dernière ligne, la somme de contrôle
error-record-checksum = la somme de contrôle est fausse : enregistrement modifié ou abîmé
error-record-expected = il faudrait ici : { $form }
error-record-unknown-game = le jeu { $name } n’existe pas
error-record-option = l’option { $key } ne peut pas valoir { $value } ; valeurs permises : { $allowed }
error-record-seats = le nombre de places ne convient pas à ce jeu ; valeurs permises : { $allowed }
error-record-commitment = la graine n’est pas celle qui était promise
error-record-commit = ce que la place { $seat } a ajouté n’est pas ce qu’elle avait fixé
error-record-void = la place { $seat } n’a pas pu manquer à ce mélange, ou y figure deux fois
error-record-not-whole = cet enregistrement ne montre que ce qu’un seul a vu : impossible de le rejouer ou de le vérifier
error-record-dealer = le donneur est la place { $expected }, pas la place { $found }
error-record-table = les cartes visibles ne sont pas celles que donne la graine : { $expected }
error-record-illegal-move = la place { $seat } ne peut pas jouer { $move } ici ({ $reason })
error-record-round-not-over = la manche est comptée avant d’être finie
error-record-scores = les points sont { $expected }, pas { $found }
error-record-totals = les totaux sont { $expected }, pas { $found }
error-record-match-not-over = la partie n’est pas encore finie
error-record-match-over = une manche est distribuée après la fin de la partie
error-record-winners = les gagnants sont { $expected }, pas { $found }

## mazzo arena

arena-title = { $game }, { $seats } places, { $deals } paquets : avance en points par donne
arena-results = Résultats, vus du premier des deux
arena-pairing = Joueurs
arena-wins = Gagné/perdu/nul
arena-points = Points par donne, 95 %
arena-times = ms p50/p95
arena-ratings = Classement
arena-player = Joueur
arena-rating = Elo
error-bots = --bots prend au moins deux noms différents, séparés par des virgules

## Programs from outside, and work on other machines

error-command = aucun programme ne peut être lancé par { $name } : écrivez cmd:PROGRAMME ARGUMENTS, ou cmd/slow:… s’il peut réfléchir plus longtemps
error-cluster-unreachable = aucun cluster Dask ne répond à { $address } : { $detail }
error-cluster-different = une machine du cluster { $address } a un autre Mazzo ({ $detail }) : ses résultats ne seraient pas les mêmes
error-program-unnamed = un programme joue dans cette partie : redites lequel, avec --bot "cmd:…"
program-crashed = il s’est arrêté
program-late = il est en retard
program-garbage = ce n’est pas une réponse
program-illegal = ce coup n’est pas permis
program-lost = { $name }, place { $seat } : { $wrong } ; { $move } a été joué à sa place
program-lost-count = { $name } a perdu { $count ->
    [one] une décision
   *[other] { $count } décisions
 } au profit du joueur rapide, faute de réponse valable.
program-dropped = { $name } a échoué trois fois dans une donne et a été écarté ; le résultat est celui des donnes précédentes.
program-failed = { $name } : { $wrong }. Cette fois, un joueur de club décide.
program-failed-last = { $name } : { $wrong }. C’était la troisième fois : un joueur de club continue.

## mazzo dataset

dataset-playing = Parties
dataset-written = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
 } avec { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
 } dans { $path }
dataset-verified = vérifié : { $matches ->
    [one] une partie
   *[other] { $matches } parties
 } avec { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
 }, chaque coup, chaque vue et chaque point
error-dataset-other = { $path } contient déjà un autre jeu de données, ou autre chose : choisissez un autre dossier
error-dataset-unfinished = le jeu de données { $path } n’est pas terminé : la même commande le continue
error-dataset-damaged = { $path } est abîmé : { $what }
error-dataset-dropped = { $name } a échoué trois fois dans la partie { $match } et a été écarté : cette partie n’est pas dans le jeu de données

## mazzo review

error-review-unfinished = { $path } : cette partie n’est pas finie ; seules les parties finies sont examinées
error-review-nobody = personne ne décide pour la place { $seat } : ce sont les règles qui la jouent

## mazzo puzzles, mazzo puzzle

puzzles-finding = Recherche de problèmes
puzzles-found = { $count ->
    [one] Un problème, dans { $path }
   *[other] { $count } problèmes, dans { $path }
  }
puzzle-title = Problème { $number } sur { $count }
puzzle-ask = Trouvez le meilleur coup. show le révèle, quit arrête.
puzzle-ask-turn = Trouvez le meilleur coup, ou le début du meilleur tour. show le révèle, quit arrête.
puzzle-right = Exact !
puzzle-wrong = Il y a mieux. Essayez encore.
puzzle-missed = Beaucoup joueraient cela, mais il y a mieux. Essayez encore.
puzzle-best = Le mieux : { $move }
puzzle-cost = Le coup habituel, { $move }, coûte { $cost } { $unit }.
puzzle-rating = Votre cote : { $rating }. Du premier coup : { $solved } sur { $count }.
puzzle-next = Entrée pour le problème suivant, ou quit :{" "}
error-puzzles-source = dites d’où viennent les problèmes : soit --from ENREGISTREMENTS, soit --self-play N
error-puzzles-game = { $path } : c’est une partie de { $other }, pas de { $game }
error-no-puzzles = il n’y a pas encore de problèmes ; pour en trouver : mazzo puzzles { $game } --self-play 50

## mazzo games

games-values = { $allowed } (par défaut { $default })
games-for = { $what } pour { $value }
games-untranslated = { $language } : { $count ->
    [one] un message est encore
   *[other] { $count } messages sont encore
  } en anglais, à partir de { $first }

## mazzo replay, mazzo verify

record-kind-complete = enregistrement complet
record-kind-unfinished = enregistrement d’une partie inachevée
record-kind-seat = ce que voyait la place { $seat }
record-kind-watcher = ce que voyait un spectateur
record-seat = place { $seat }
record-player-person = une personne
record-player-bot = bot, { $level }
record-player-nobody = joué selon les règles
record-round = Manche { $number }, distribuée par la place { $dealer }
record-table = face visible : { $cards }
record-hand = main de la place { $seat } : { $cards }
record-stock = distribué ensuite : { $cards }
record-scores = points { $scores }, totaux { $totals }
record-winners = { $count ->
    [one] La place { $winners } a gagné.
   *[other] Les places { $winners } ont gagné.
  }
record-unfinished = La partie n’est pas finie.
record-position = Position après le coup { $move } sur { $moves }
record-verified = conforme : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, tout découle de la graine promise
record-shuffle-open = Mélange 1 : les parts étaient ouvertes. Les donnes sont honnêtes, sauf si quelqu’un connaissait la graine et a ajouté la dernière part.
record-shuffle-sealed = Mélange 2 : { $count ->
    [0] personne n’y avait de part.
    [one] { $count } part était fixée avant qu’aucune ne soit révélée.
   *[other] { $count } parts étaient fixées avant qu’aucune ne soit révélée.
  }
record-listing = Empreinte de leur liste, à comparer avec ce que les autres ont vu :
record-void = Avant cela, un mélange n’a pas compté : la place { $seat } ({ $name }) avait fixé une part et ne l’a jamais révélée.

### Les mots de la table, les mêmes pour tous les jeux.

## Listes et noms

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-you = vous
name-gone = quelqu’un
name-you = Vous
name-person = Joueur { $number }
name-robot = Robot
card-hidden = une carte cachée
# Sentences of games choose by this word.
list-none = rien

## Comment est chacun des bots

bot-berta = Berta compte deux fois et prend le point sûr.
bot-berta-greet = Bonjour. J’ai compté les chaises.
bot-berta-won = Le compte est bon. Comme d’habitude.
bot-berta-lost = Je vais recompter tout ça.
bot-berta-thanks = Merci. Je le note.
bot-berta-gained = Ça, je le compte deux fois avec plaisir.
bot-carlo = Carlo joue et annonce haut, et rit quoi qu’il arrive.
bot-carlo-greet = Ha ! Qui ose ?
bot-carlo-won = Ha ! Tout ou rien, et ce fut tout !
bot-carlo-lost = Ha ! Ça valait le coup.
bot-carlo-thanks = Ha ! Trop aimable !
bot-carlo-gained = Ha ! Encore !
bot-dora = Dora se souvient de chaque carte et joue selon ce qui est sorti.
bot-dora-greet = Je me souviens de toi.
bot-dora-won = J’ai retenu les bonnes.
bot-dora-lost = Je ne l’oublierai pas.
bot-dora-thanks = Je m’en souviendrai.
bot-dora-gained = Ça aussi, je l’avais retenu.
bot-emilio = Emilio attend et garde sa meilleure carte pour la fin.
bot-emilio-greet = Rien ne presse.
bot-emilio-won = Le meilleur vient à la fin.
bot-emilio-lost = J’ai attendu un peu trop longtemps.
bot-emilio-thanks = Merci. J’ai pris mon temps.
bot-emilio-gained = J’ai bien fait d’attendre.
bot-fosca = Fosca veut tout ce qui est sur la table.
bot-fosca-greet = Je peux avoir cette chaise aussi ?
bot-fosca-won = À moi. Tout.
bot-fosca-lost = Vous ne m’avez rien laissé !
bot-fosca-thanks = Je prends ça aussi, merci.
bot-fosca-gained = Encore à moi !
bot-gino = Gino joue aussitôt et le regrette aussitôt.
bot-gino-greet = Salut salut, à qui le tour ?
bot-gino-won = Déjà fini ? J’ai gagné ?
bot-gino-lost = Ah, j’aurais dû réfléchir avant.
bot-gino-thanks = Merci ! Suivant, suivant !
bot-gino-gained = Oh ! C’était moi ?
bot-ida = Ida sourit, tricote et ne fait pas de quartier.
bot-ida-greet = Entrez, mes petits. Attention à la laine.
bot-ida-won = Allons, allons. Encore un rang, et voilà.
bot-ida-lost = Tiens. J’ai laissé filer une maille.
bot-ida-thanks = Que c’est gentil.
bot-ida-gained = Rien de personnel, mes petits.
bot-lino = Lino se fie au vent, qui souffle souvent pour lui.
bot-lino-greet = Belle brise aujourd’hui.
bot-lino-won = J’avais le vent pour moi.
bot-lino-lost = Le vent a tourné.
bot-lino-thanks = C’est le vent qu’il faut remercier.
bot-lino-gained = C’était un bon vent.
bot-mirko = Mirko a trois coups d’avance et ne dit rien.
bot-mirko-greet = …
bot-mirko-won = Comme prévu.
bot-mirko-lost = Je l’ai vu venir.
bot-mirko-thanks = Mm.
bot-mirko-gained = Mm. Selon le plan.
bot-nives = Nives ne laisse rien aux autres et ne laisse rien paraître.
bot-nives-greet = Bonsoir.
bot-nives-won = Vous vous attendiez à autre chose ?
bot-nives-lost = Ça se voit ? Non.
bot-nives-thanks = C’est noté.
bot-nives-gained = Voilà.
bot-oskar = Oskar ne laisse jamais tomber un partenaire.
bot-oskar-greet = Je suis avec toi, partenaire.
bot-oskar-won = On l’a fait ensemble.
bot-oskar-lost = C’est ma faute. La prochaine ira mieux.
bot-oskar-thanks = À toi de même, l’ami.
bot-oskar-gained = Bravo à nous tous.
bot-pina = Pina, la chatte du café, aime mieux chasser les cartes que les compter.
bot-pina-greet = Miaou.
bot-pina-won = Ronron.
bot-pina-lost = Miaou ?
bot-pina-thanks = Ronron.
bot-pina-gained = Rrron.

## Cards, by the family of their deck

deck-italian-suit-s = d’Épées
deck-italian-suit-b = de Bâtons
deck-italian-suit-c = de Coupes
deck-italian-suit-d = de Deniers
# A suit by itself.
deck-italian-full-suit-s = Épées
deck-italian-full-suit-b = Bâtons
deck-italian-full-suit-c = Coupes
deck-italian-full-suit-d = Deniers
deck-italian-card = { $rank } { $suit }
deck-italian-card-1s = as d’Épées
deck-italian-card-1b = as de Bâtons
deck-italian-card-1c = as de Coupes
deck-italian-card-1d = as de Deniers
# On the face of a card: at most five letters.
deck-italian-face-s = Épée
deck-italian-face-b = Bâton
deck-italian-face-c = Coupe
deck-italian-face-d = Den.
# In the corner of a card: at most two letters.
deck-french-rank-a = A
deck-french-rank-j = V
deck-french-rank-q = D
deck-french-rank-k = R
deck-french-suit-s = ♠
deck-french-suit-h = ♥
deck-french-suit-d = ♦
deck-french-suit-c = ♣
deck-french-card = { $rank }{ $suit }
# In full, for who hears it.
deck-french-full-rank-a = as
deck-french-full-rank-j = valet
deck-french-full-rank-q = dame
deck-french-full-rank-k = roi
deck-french-full-suit-s = pique
deck-french-full-suit-h = cœur
deck-french-full-suit-d = carreau
deck-french-full-suit-c = trèfle
deck-french-full = { $rank } de { $suit }
# In the corner of a card: at most two letters.
deck-tarock-rank-j = V
deck-tarock-rank-n = C
deck-tarock-rank-q = D
deck-tarock-rank-k = R
deck-tarock-suit-h = ♥
deck-tarock-suit-d = ♦
deck-tarock-suit-s = ♠
deck-tarock-suit-c = ♣
deck-tarock-card = { $rank }{ $suit }
# On the face of a card: at most five letters.
deck-tarock-card-t1 = I
deck-tarock-card-t2 = II
deck-tarock-card-t3 = III
deck-tarock-card-t4 = IV
deck-tarock-card-t5 = V
deck-tarock-card-t6 = VI
deck-tarock-card-t7 = VII
deck-tarock-card-t8 = VIII
deck-tarock-card-t9 = IX
deck-tarock-card-t10 = X
deck-tarock-card-t11 = XI
deck-tarock-card-t12 = XII
deck-tarock-card-t13 = XIII
deck-tarock-card-t14 = XIV
deck-tarock-card-t15 = XV
deck-tarock-card-t16 = XVI
deck-tarock-card-t17 = XVII
deck-tarock-card-t18 = XVIII
deck-tarock-card-t19 = XIX
deck-tarock-card-t20 = XX
deck-tarock-card-t21 = XXI
deck-tarock-card-t22 = Fou
# In full, for who hears it.
deck-tarock-full-rank-j = valet
deck-tarock-full-rank-n = cavalier
deck-tarock-full-rank-q = dame
deck-tarock-full-rank-k = roi
deck-tarock-full-suit-h = cœur
deck-tarock-full-suit-d = carreau
deck-tarock-full-suit-s = pique
deck-tarock-full-suit-c = trèfle
deck-tarock-full = { $rank } de { $suit }
deck-tarock-full-other = tarot { $card }
deck-tarock-full-t22 = Fou
deck-numbers-suit-y = jaune
deck-numbers-suit-b = bleu
deck-numbers-card = { $rank } { $suit }
deck-numbers-card-top = carte Top
deck-numbers-card-nimm = carte Prends (Nimm)

## mazzo play : ce qu'il refuse de commencer

error-level = le niveau { $level } n’existe pas ; au choix : { $allowed }
error-people = --people va ici de 1 à { $most }, pas { $people }
error-names = --name est donné { $names } fois, mais { $people ->
    [one] { $people } personne joue
   *[other] { $people } personnes jouent
  }
error-resume-alone = --resume reprend la partie comme elle est sauvegardée : enlevez { $given }
error-nothing-saved = il n’y a pas de partie inachevée à reprendre dans { $path }
error-save = la partie sauvegardée { $path } est abîmée, ligne { $line } : { $reason }
error-save-elsewhere = la partie sauvegardée { $path } a changé : elle continue dans un autre terminal
error-data-folder = impossible de sauvegarder des parties dans { $path } : { $problem }

## mazzo play : autour d'une partie

play-with-bots = Avec { $names } ({ $count ->
    [one] un bot
   *[other] des bots
  }).
play-with-people = À ce terminal : { $names }.
play-how = ? pour l’aide, rules pour les règles, quit pour arrêter. Tout est sauvegardé.
play-commitment =
    Tout découle d’une graine fixée avant la première carte. Son SHA-256 :
    { $commitment }
play-kept = { $count ->
    [one] Vous avez une partie inachevée : mazzo play --resume la reprend.
   *[other] Vous avez { $count } parties inachevées : mazzo play --resume reprend la dernière.
  }
play-resumed = On reprend { $name }, manche { $round }.
play-resumed-others = { $count ->
    [one] Il y a une partie inachevée plus ancienne
   *[other] Il y a { $count } parties inachevées plus anciennes
  } dans { $path }
play-saved = Sauvegardé. Pour reprendre : mazzo play --resume.
play-pass = Passez à { $name }, puis Entrée : { "" }
play-turn-of = { $name }
play-next-round = Entrée pour la manche suivante : { "" }
play-won = { $winners ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $winners }.
  }
play-record = Pour vérifier que la donne était honnête, mazzo verify sur l’enregistrement :

## mazzo play --table

error-table-alone = avec --table, enlevez { $given }
error-table-names = une seule personne s’assoit depuis un terminal : donnez --name une fois
error-link = { $text } n’est pas un lien de table ; un lien ressemble à http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = { $address } ne répond pas : { $problem }
error-not-mazzo = ce qui répond à { $address } n’est pas Mazzo
error-table = { $problem }
online-at = Table ouverte par { $host } :
online-free = libre
online-note-you = vous
online-note-host = hôte
online-note-bot = bot, { $level }
online-note-away = hors ligne
online-note-stand-in = un bot joue
online-note-below = joue pour l’instant en dessous de son niveau
online-link = Les autres entrent par ce lien, dans un navigateur ou avec mazzo play --table :
online-here-only = Ce lien ne marche que sur cet ordinateur : lancez le serveur avec mazzo --lan, et d’autres sur votre réseau pourront jouer.
online-how = ? pour l’aide, rules pour les règles, quit pour arrêter. Votre place vous attend.
online-which-seat = Quelle place : { $seats }, ou w pour regarder ? { "" }
online-no-seat = « { $text } » n’est pas une place libre.
online-name = Votre nom : { "" }
online-watch-running = La partie a commencé, vous regardez.
online-watch-full = Toutes les places sont prises, vous regardez.
online-host = Tapez start pour commencer ; des bots prennent les places libres : { "" }
online-waiting = On attend { $names }.
online-others = les autres
online-not-now = Ce n’est pas votre tour ; ? pour l’aide.
online-unknown = Cette commande n’existe pas ici ; ? pour l’aide.
# What is typed is English: yes, no.
online-agree = D’accord ? yes ou no : { "" }
online-take-over = Un bot joue pour vous. Entrée pour reprendre la main : { "" }
online-clock = Vous avez { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
  }
online-hours = Vous avez { $hours ->
    [one] { $hours } heure.
   *[other] { $hours } heures.
  }
online-days = Vous avez { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
online-below = { $who } joue pour l’instant en dessous de son niveau : le temps de réflexion est épuisé.
online-hurry = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
  }
online-ready = Entrée pour continuer : { "" }
online-rematch = rematch pour une revanche, chacun une place plus loin ; quit pour arrêter : { "" }
online-over = Attendez une autre partie, ou quit pour arrêter : { "" }
online-lost = Connexion perdue. Nouvel essai…
online-again = Connexion rétablie.
online-left = Vous avez quitté la table. La même commande vous ramène à votre place.
online-fair = Donne honnête : tout découle de ce que chacun avait fixé avant la première carte, ce terminal aussi.
online-unfair = ATTENTION : l’enregistrement ne prouve pas que ce sont les donnes promises.
pair-how = Sur votre autre appareil, ouvrez les réglages à { $address } et choisissez « Ajouter un appareil ». Tapez-y ce code, puis choisissez le nombre. Le code sert une fois, pendant cinq minutes.
pair-code = Code :   { $code }
pair-number = Nombre : { $number }
pair-waiting = En attente de votre autre appareil…
pair-yes-or-no = Tapez yes ou no : { "" }
pair-no = Rien n’a changé.
pair-play = Jouez avec : { $command }
pair-which = Quel nombre le nouvel appareil affiche-t-il : { $numbers } ? Toute autre réponse le refuse : { "" }
shuffle-warning-title = Regardez ce mélange
shuffle-warning-missing = Votre part manque dans ce mélange : elle est arrivée trop tard, ou le serveur l’a laissée de côté. Cette fois, les cartes ne dépendent pas de vous. Si cela se répète, ne vous fiez pas à ce serveur.
shuffle-warning-elsewhere = Un autre de vos appareils a sa part dans ce mélange ; celui-ci n’en a donc pas. Si vous n’en avez pas d’autre à cette table, ne vous fiez pas à ce serveur.
shuffle-warning-list = La liste des parts que montre le serveur se contredit. Votre part reste secrète ; ce mélange ne comptera pas.
shuffle-warning-changed = Le serveur promet pour ce mélange autre chose qu’avant. Votre part reste secrète.
shuffle-warning-blamed = Le serveur dit que votre part du mélange n’est pas arrivée, mais cet appareil l’a envoyée. Soit la connexion était mauvaise, soit le serveur n’est pas honnête.
shuffle-warning-revealed = Ces cartes ne viennent pas de ce que les joueurs avaient fixé avant. Ne vous fiez pas à ce serveur.
shuffle-warning-void = Pour le mélange qui n’a pas compté, le serveur montre une autre graine que celle qu’il avait promise. Ne vous fiez pas à ce serveur.
online-refused = Le serveur refuse : { $code }
online-too-old = Le serveur parle une langue plus récente que ce programme. Mettez Mazzo à jour.
online-say-how = Tapez say et un numéro, ou le début de la phrase :
online-say-unknown = Cette phrase n’existe pas : say les montre toutes.
online-which-speaker = Tapez { $command } et le numéro d’une place ; who les montre.
online-muted = Vous n’entendez plus { $name }.
online-unmuted = Vous entendez de nouveau { $name }.
online-help =
    Tapez le numéro au-dessus d’une carte pour la jouer. Si elle peut se jouer
    de plusieurs façons, on vous demande laquelle. Un coup peut aussi s’écrire :
    { $notation }
    Entrée  revoir la table
    hint    ce que ferait maintenant un bon joueur
    log     ce qui s’est passé dans cette manche
    score   le score, manche par manche
    rules   les règles de cette partie ; suivi d’un chapitre, ce chapitre
    what    explique un mot : what et le mot
    who     qui est à la table
    say     ce qu’on dit à la table ; say et un numéro le dit
    mute    mute et une place : ne plus l’entendre ; silence : personne (hôte)
    undo    reprendre votre dernier coup, si les autres sont d’accord
    sit     prendre une place, si vous regardez
    start   commencer la partie, si vous êtes l’hôte ; rematch en joue une autre
    leave   laisser votre place ; en cours de partie un bot continue
    quit    arrêter ; la place reste à vous, un bot joue après une minute

## Ce qui se passe à une table

table-event-sat = { $who ->
    [you] Vous prenez place.
   *[other] Maintenant à la table : { $who }.
  }
table-event-bot-sat = Un bot s’assoit : { $who }.
table-event-stood = { $who ->
    [you] Vous avez laissé votre place.
   *[other] Une place se libère : { $who } l’a quittée.
  }
table-event-removed = { $who ->
    [you] L’hôte vous a fait quitter la table.
   *[other] L’hôte a fait partir { $who }.
  }
table-event-locked = { $locked ->
    [yes] Plus personne ne peut s’asseoir.
   *[no] On peut de nouveau s’asseoir.
  }
table-event-hints = { $hints ->
    [yes] À cette table, les conseils sont permis.
   *[no] À cette table, il n’y a pas de conseils.
  }
table-event-programs = { $programs ->
    [yes] Les bots écrits par des joueurs peuvent s’asseoir à cette table.
   *[no] Aucun bot écrit par un joueur ne s’assoit à cette table.
  }
table-event-host-passed = { $who ->
    [you] Vous êtes l’hôte maintenant.
   *[other] C’est { $who } l’hôte maintenant.
  }
table-event-voided = { $cause ->
    [open] { $who ->
        [you] Votre part du mélange n’est pas arrivée à temps. C’était le deuxième essai : la table est de nouveau ouverte.
       *[other] { $who } n’a pas envoyé à temps sa part du mélange. C’était le deuxième essai : la table est de nouveau ouverte.
      }
   *[again] { $who ->
        [you] Votre part du mélange n’est pas arrivée à temps : un bot joue pour vous et on mélange de nouveau.
       *[other] { $who } n’a pas envoyé à temps sa part du mélange : un bot joue à cette place et on mélange de nouveau.
      }
  }
table-event-asked-back = { $who ->
    [you] Vous demandez
   *[other] { $who } demande
  } à reprendre { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
  }
table-event-answered-back = { $who ->
    [you] Vous êtes d’accord.
   *[other] { $who } est d’accord.
  }
table-event-refused-back = Aucun coup n’est repris.
table-event-taken-back = { $who ->
    [you] Vous reprenez
   *[other] { $who } reprend
  } { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
  }
table-event-stood-in = { $cause ->
    [time] { $who ->
        [you] Votre temps est écoulé : un bot joue pour vous.
       *[other] Temps écoulé pour { $who } : un bot continue.
      }
   *[left] { $who ->
        [you] Un bot joue pour vous.
       *[other] Un bot joue pour { $who }.
      }
  }
table-event-took-over = { $who ->
    [you] Vous reprenez la main.
   *[other] { $who } reprend la main.
  }
table-event-got-ready = { $who ->
    [you] Pour vous, c’est bon.
   *[other] Pour { $who }, c’est bon.
  }
table-event-arrived = { $who ->
    [you] Vous revoilà.
   *[other] De retour : { $who }.
  }
table-event-departed = { $who ->
    [you] Connexion perdue de votre côté.
   *[other] Connexion perdue : { $who }.
  }
table-event-rematched = Revanche : chacun avance d’une place.
table-event-ended = { $who ->
    [you] Vous avez arrêté la partie ; personne n’a gagné.
   *[other] Partie arrêtée par { $who } ; personne n’a gagné.
  }
table-event-abandoned = La partie est abandonnée ; personne n’a gagné.
table-event-late = { $who ->
    [you] Votre temps est écoulé : la partie est finie, et la dernière place est pour vous.
   *[other] Temps écoulé pour { $who } : la partie est finie, et la dernière place lui revient.
}

## Pourquoi une table refuse

table-reason-barred = L’hôte vous a fait quitter cette table.
table-reason-table-locked = L’hôte ne laisse plus personne s’asseoir.
table-reason-table-closed = Cette table est fermée : { $most } choses s’y sont passées sans un coup. Ouvrez-en une autre.
table-reason-table-full = Cette table ne peut en retenir davantage : { $most } choses s’y sont passées. Ce qui a été joué reste. Ouvrez-en une autre.
table-reason-is-so = C’est déjà le cas.
table-reason-not-host = Seul l’hôte peut faire cela.
table-reason-not-your-seat = La place { $number } n’est pas la vôtre.
table-reason-no-such-seat = La place { $number } n’existe pas ici.
table-reason-seat-taken = La place { $number } est prise.
table-reason-seat-free = Personne n’est assis à la place { $number }.
table-reason-seats-and-names = Donnez à chaque place son propre nom, et ne prenez chaque place qu’une fois.
table-reason-name-empty = Tapez un nom d’au moins une lettre.
table-reason-name-long = Un nom a au plus { $most } lettres.
table-reason-name-marks = Ce nom a trop de signes sur une lettre : { $most } au plus.
table-reason-name-scripts = Ce nom mélange des alphabets ; on pourrait le prendre pour un autre. Écrivez-le dans un seul.
table-reason-name-taken = Quelqu’un ici s’appelle déjà { $name }, ou presque. Choisissez un autre nom.
table-reason-no-such-bot = Il n’y a pas de bot du nom de { $name } ; au choix : { $allowed }.
table-reason-no-such-level = Aucun bot n’a le niveau { $level } ; au choix : { $allowed }.
table-reason-match-running = Attendez la fin de la partie.
table-reason-others-play = D’autres jouent ici. Arrêtez d’abord la partie, ou quittez la table.
table-reason-no-match-running = Aucune partie n’est en cours.
table-reason-not-playing = Aucune manche n’est en cours.
table-reason-match-over = La partie est finie. Pour rejouer, demandez la revanche.
table-reason-nobody-seated = Il faut d’abord que quelqu’un s’assoie.
table-reason-not-seated = Vous n’avez pas de place à cette table.
table-reason-not-shuffling = Les cartes sont déjà mélangées.
table-reason-committed-before = Vous avez déjà fixé votre part du mélange.
table-reason-commitments-closed = Votre part du mélange est arrivée trop tard ; il se fait sans elle.
table-reason-commitments-open = Tout le monde n’a pas encore fixé sa part du mélange.
table-reason-not-committed = Vous n’avez pas de part dans ce mélange.
table-reason-revealed-before = Votre part du mélange est déjà là.
table-reason-other-list = Votre part appartient à un autre mélange.
table-reason-other-bytes = Ce n’est pas la part que vous aviez fixée.
table-reason-reveal-pending = { $seat } doit d’abord envoyer sa part du mélange. Réessayez dans un instant.
table-reason-not-your-turn = { $seat ->
    [you] Vous n’avez rien à décider maintenant.
   *[other] Rien à décider maintenant pour { $seat }.
  }
table-reason-stale-decision = La table a changé entre-temps : regardez de nouveau avant de décider{ $seat ->
    [you] .
   *[other] { " " }pour { $seat }.
  }
table-reason-no-hints = À cette table il n’y a pas de conseils.
table-reason-no-programs = Aucun programme ne s’assoit à cette table, sauf si l’hôte le permet.
table-reason-program-one-seat = Un programme prend une seule place.
table-reason-program-may-not = Les programmes peuvent s’asseoir et jouer, rien d’autre.
table-reason-bot-plays = Un bot joue pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
table-reason-you-play = Aucun bot ne joue pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
table-reason-person-present = { $seat ->
    [you] Vous êtes là.
   *[other] { $seat } est là.
  }
table-reason-nothing-to-take-back = Vous n’avez encore joué aucun coup dans cette manche.
table-reason-cards-were-revealed = Des cartes ont été retournées depuis : vous ne pouvez plus reprendre ce coup.
table-reason-take-back-pending = Attendez : les autres doivent encore dire si un coup est repris.
table-reason-take-back-denied = Les autres ont refusé.
table-reason-no-take-back-pending = Personne ne demande à reprendre un coup.
table-reason-not-asked = Cette question n’est pas pour vous.
table-reason-answered-before = Vous avez déjà donné votre accord.
table-reason-round-not-over = La manche n’est pas encore finie.
table-reason-ready-before = Pour vous, c’est bon. Attendez les autres.
table-reason-match-not-over = La partie n’est pas encore finie.
table-reason-rated-one-seat = À une table classée, chacun n’a qu’une place.
table-reason-rated-no-bots = Pas de bots à une table classée : attendez que toutes les places soient prises.
table-reason-rated-no-hints = Il n’y a pas de conseils à une table classée.
table-reason-rated-no-take-back = À une table classée, on ne reprend aucun coup.
table-reason-rated-goes-on = Une partie classée se joue jusqu’au bout, avec ceux qui l’ont commencée.
table-reason-no-such-phrase = Cette phrase n’existe pas.
table-reason-no-such-speaker = Personne n’a parlé là.
table-reason-talk-off = À cette table, on ne parle pas.
table-reason-talk-rated = À une table classée, on ne parle pas de la donne au décompte.
table-reason-talk-empty = Votre message est vide.
table-reason-talk-no-text = À cette table, il n’y a que des phrases et des images.
table-reason-talk-accounts = Seules les personnes qui ont un compte écrivent librement.
table-reason-talk-silenced = L’hôte vous a retiré la parole à cette table.
table-reason-talk-muted = { $until ->
    [never] Vous ne pouvez plus parler aux tables d’ici. Motif : { $reason }
   *[other] Vous ne pouvez pas parler aux tables d’ici jusqu’au { $until }. Motif : { $reason }
}

## Pourquoi un serveur refuse

table-reason-no-identity = Le serveur ne vous connaît pas. Rechargez la page, ou acceptez son cookie.
table-reason-signed-out = Cet appareil a été déconnecté.
table-reason-no-such-session = Cet appareil est déjà déconnecté.
table-reason-too-many-guests = Trop de nouveaux venus arrivent de votre réseau : { $most } par heure sont admis. Réessayez plus tard.
table-reason-too-many-tables = Vous avez déjà { $most } tables ouvertes ; c’est le maximum.
table-reason-too-many-public-tables = Vous avez déjà { $most } tables ouvertes à tous. Finissez-en ou supprimez-en une d’abord.
table-reason-public-needs-clock = Une table ouverte à tous a besoin d’une pendule ici, pour que personne ne la bloque.
table-reason-rated-needs-account = Seules les personnes qui ont un compte jouent aux tables classées.
table-reason-rated-needs-public = Une table classée est publique, ou celle d’un club.
table-reason-rated-needs-clock = Une table classée a besoin d’une pendule.
table-reason-rated-needs-rules = Les parties classées suivent les règles habituelles, sans règles maison.
table-reason-rated-without-robot = Les parties avec un robot ne sont pas classées.
table-reason-clock-or-days = Une table a une pendule ou se joue sur plusieurs jours, pas les deux.
table-reason-seats-not-allowed = Ce jeu se joue à { $allowed }, pas à { $seats }.
table-reason-no-such-code = Aucun appareil n’affiche ce code. Vérifiez les lettres.
table-reason-code-expired = Ce code n’est plus valable. Faites-en afficher un autre par le nouvel appareil.
table-reason-wrong-number = Ce n’est pas le nombre affiché par le nouvel appareil ; il n’a donc pas été admis. S’il est à vous, recommencez.
table-reason-pairing-refused = Votre autre appareil a refusé. Rien n’a changé.
table-reason-not-offered = Votre autre appareil n’a pas encore accepté.
table-reason-too-many-codes = Votre réseau a demandé trop de codes : { $most } par heure sont permis. Réessayez plus tard.
table-reason-too-many-wrong-codes = Trop de codes faux : { $most } par heure sont permis. Réessayez plus tard.
table-reason-no-account = Vous n’avez pas encore de compte ici.
table-reason-account-already = Vous êtes déjà dans votre compte.
table-reason-account-name-taken = { $name } est le nom d’un compte d’ici, ou y ressemble. Choisissez-en un autre.
table-reason-password-short = Un mot de passe a au moins { $least } caractères.
table-reason-password-common = N’importe qui devinerait vite ce mot de passe. Choisissez-en un autre.
table-reason-sign-in-wrong = Cela ne correspond pas. Vérifiez le nom, et le mot de passe ou le code.
table-reason-sign-in-again = Pour cela, connectez-vous encore une fois sur cet appareil.
table-reason-too-many-sign-ins = Plus de { $most } essais. Attendez un quart d’heure, ou connectez-vous avec une clé d’accès.
table-reason-too-many-credentials = Un compte a au plus { $most } moyens de connexion.
table-reason-too-many-exports = Vous avez déjà tout téléchargé { $most } fois en une heure. Réessayez plus tard.
table-reason-too-many-reports = Vous avez déjà fait { $most } signalements aujourd’hui. Réessayez demain.
table-reason-no-such-credential = Vous ne vous connectez plus avec cela.
table-reason-last-credential = C’est le dernier moyen de vous connecter. Ajoutez-en d’abord un autre.
table-reason-passkey-known = Cette clé d’accès appartient déjà à un compte.
table-reason-passkey-unknown = Cette clé d’accès n’appartient à aucun compte d’ici.
table-reason-passkey-wrong = Votre appareil n’a pas répondu avec une clé d’accès de cette page.
table-reason-passkey-late = Cela a pris trop de temps. Réessayez.
table-reason-no-passkeys-here = Les navigateurs n’acceptent les clés d’accès que sur des pages chiffrées qui ont un nom, et sur cette machine même.
table-reason-public-needs-account = Pour ouvrir une table à tous, il vous faut un compte ici.
table-reason-banned = { $until ->
    [never] Vous ne pouvez plus jouer ici. Motif : { $reason }
   *[other] Vous ne pouvez pas jouer ici jusqu’au { $until }. Motif : { $reason }
}
table-reason-not-moderator = Seuls les modérateurs peuvent faire cela.
table-reason-no-such-person = Il n’y a personne de ce nom.
table-reason-no-such-report = Ce signalement n’existe pas, ou quelqu’un s’en est occupé.
table-reason-own-match = Vous avez vous-même joué cette partie : c’est à quelqu’un d’autre d’en décider.
table-reason-nothing-to-void = Cette partie n’existe pas, ou elle ne compte déjà plus.
table-reason-option = L’option { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
table-reason-no-such-table = Cette table n’existe pas.
table-reason-no-such-game = Le jeu { $game } n’existe pas.
table-reason-no-such-match = Cette partie n’existe pas à cette table.
table-reason-no-such-form = Ce jeu n’a pas cette forme.
table-reason-no-such-round = Cette manche n’existe pas dans cette partie.
table-reason-no-such-day = Il n’y a pas de donne pour ce jour.
table-reason-day-over = Ce jour est passé, et sa donne est close.
table-reason-day-not-over = Cela reste fermé pour tous jusqu’à la fin du jour (UTC).
table-reason-day-played = Vous avez déjà joué la donne de ce jour. Chacun la joue une fois.
table-reason-day-moved-elsewhere = Vous avez continué ailleurs. Rouvrez la donne.
table-reason-no-such-record = Cet enregistrement n’existe pas.
table-reason-no-such-review = Cette partie n’a pas encore été analysée.
table-reason-not-your-review = Seule la personne qui a demandé cette analyse peut l’arrêter.
table-reason-too-many-reviews = Vous attendez déjà { $most } analyses. Attendez que l’une soit finie, ou arrêtez-en une.
table-reason-no-such-page = Cette page n’existe pas.
table-reason-malformed-message = Le serveur ne comprend pas : { $problem }
table-reason-malformed-request = Le serveur ne comprend pas : { $problem }
table-reason-hello-first = Le serveur attend d’abord un bonjour.
table-reason-client-too-old = Cette page est plus ancienne que le serveur. Rechargez-la.
table-reason-hint-pending = Vous avez déjà demandé un conseil. Il arrive.
table-reason-too-many-programs = Vous avez déjà { $most } bots. Révoquez-en un d’abord.
table-reason-no-such-program = Ce bot n’existe pas.
table-reason-too-many-hints = Vous pouvez demander { $most } conseils par minute. Attendez un peu.
table-reason-too-many-hellos = Vous avez ouvert des tables trop souvent : { $most } fois par minute, au plus. Attendez un peu.
table-reason-too-many-sockets = Vous avez des tables ouvertes dans trop de fenêtres : { $most } sont permises. Fermez-en une.
table-reason-hint-unfinished = Le conseil a pris trop de temps. Redemandez un peu plus tard.
table-reason-too-much-talk = Vous pouvez dire { $most } choses à la fois, pas plus : attendez quelques secondes.
table-reason-is-yourself = C’est vous.
table-reason-you-block-them = Vous avez bloqué cette personne. Débloquez-la d’abord.
table-reason-no-such-promise = On ne peut pas promettre cela maintenant.
table-reason-club-members-only = Cette table est réservée aux membres d’un club. Si vous en êtes, connectez-vous avec votre compte.
table-reason-no-such-friend = Vous n’êtes pas amis.
table-reason-too-many-friends = Personne n’a plus de { $most } amis ici.
table-reason-too-many-requests-of-friends = Pas plus de { $most } invitations par heure : attendez un peu.
table-reason-too-many-messages = Trop de messages : le serveur en prend { $a_second } par seconde.
table-reason-too-many-requests = Trop de demandes. Attendez une minute.
table-reason-too-many-connections = Trop de connexions depuis votre adresse : le serveur en prend { $most }.
table-reason-head-too-long = Cette demande est trop longue : son en-tête peut avoir { $most } octets.
table-reason-too-slow = Votre connexion est trop lente pour cette table.
table-reason-server-stopping = Le serveur s’arrête. Rien n’est perdu.
table-reason-not-saved = La table ne peut pas être enregistrée pour le moment. Rien n’est perdu : réessayez.
table-reason-table-damaged = Cette table est illisible, car ses données sont endommagées. Prévenez la personne qui gère ce serveur.
table-reason-not-ready = Le serveur ne peut rien enregistrer pour le moment ({ $problem }).
table-reason-server-error = Quelque chose a mal tourné sur le serveur.
table-reason-foreign-origin = Cette demande vient d’un autre site.
table-reason-wrong-host = Ce serveur n’est pas connu sous le nom { $host }. S’il doit l’être, démarrez-le avec --origin et cette adresse.

## Tous les jeux au terminal

board-round = Manche { $number }
board-with = { $seats ->
    [you] avec vous
   *[other] avec { $seats }
  }
board-alone = seul
board-deals = donneur
board-empty = (vide)
board-hand = Votre main
board-hand-of = Cartes : { $name }
board-counted = Manche { $number }, décompte
# Six lettres au plus.
column-cards = cartes
column-total = total
fact-cards = { $value ->
    [one] une carte
   *[other] { $value } cartes
  }

## Une décision

turn-yours = À vous de jouer
turn-prompt = { $asked } ({ turn-numbers }? pour l’aide) : { "" }
turn-prompt-zero = { $asked } ({ turn-numbers }0 : { $move }, ? pour l’aide) : { "" }
turn-numbers = { $count ->
    [0] { "" }
    [one] 1,{ " " }
   *[other] 1 à { $count },{ " " }
  }
turn-which = { $card } : quelle capture, 1 à { $count } ? { "" }
turn-which-move = Quel coup, 1 à { $count } ? { "" }
turn-no-such-number = Il n’y a pas de numéro { $number } ici : choisissez de 1 à { $count }.
turn-undone = Repris : { $move }.
turn-nothing-to-undo = Il n’y a rien à reprendre.
turn-log-empty = Il ne s’est encore rien passé dans cette manche.
turn-help =
    Tapez le numéro au-dessus d’une carte pour la jouer. Si elle peut se jouer
    de plusieurs façons, on vous demande laquelle. Un coup peut aussi s’écrire :
    { $notation }
    Entrée  revoir la table
    hint    ce que ferait maintenant un bon joueur
    log     ce qui s’est passé dans cette manche
    score   le score, manche par manche
    rules   les règles de cette partie ; suivi d’un chapitre, ce chapitre
    what    explique un mot : what et le mot
    quit    arrêter ; tout est sauvegardé, mazzo play --resume reprend
score-title = Score
score-round = Manche
score-total = Total
rules-option = { $option } : { $value }
rules-unusual = Ce qui change dans cette partie
rules-none = Ce jeu n’a pas de livre de règles.
rules-no-chapter = Il n’y a pas de chapitre « { $wanted } ». Au choix : { $chapters }.
rules-no-chapter-like = Il n’y a pas de chapitre « { $wanted } ». Vouliez-vous dire { $like } ?
what-usage = Donnez un mot, par exemple : what { $term }
what-unknown = Les règles n’expliquent pas « { $wanted } ».
what-unknown-like = Les règles n’expliquent pas « { $wanted } ». Vouliez-vous dire { $like } ?
what-also = Autres noms : { $names }
what-more = Suite : rules { $chapter }
# A position in the rule book: whose cards lie where.
figure-you = Votre main
figure-seat = Joueur { $name }
figure-table = Sur la table
figure-column = Colonne { $name }
figure-trick = Pli
figure-talon = Talon
figure-cards = Cartes

## Ce qui est joué, en une ligne

form-plain = Comme dans les règles
form-hints = conseils permis
form-no-hints = sans conseils
form-clock = { $seconds } s par tour
form-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
form-no-clock = sans pendule
form-bots = bots : { $level }

## Learning in the terminal

error-lesson = la leçon { $name } n’existe pas ; au choix : { $allowed }
learn-how = Choisissez-en un : mazzo learn GAME
learn-none = pas encore de leçons
learn-progress = { $done } leçons faites sur { $all }
learn-first = Votre première donne
learn-first-idea = de vraies cartes, et quelqu’un qui vous conseille
learn-state-begun = commencée
learn-state-done = faite
learn-state-unaided = faite, sans aide
learn-state-revised = faite ; modifiée depuis
learn-which = Laquelle, de 1 à { $count } ? Entrée prend { $number }, quit arrête : { "" }
learn-no-such = Tapez un numéro de 1 à { $count }.
learn-idea = L’idée : { $idea }.
learn-go-on = Entrée pour continuer (? pour l’aide) : { "" }
learn-look = Regardez : { $what }.
learn-your-turn = À vous de jouer. Si vous ne trouvez pas, tapez show.
learn-legal = C’est permis, mais voici ce qu’on cherche : { $idea }.
learn-right = Exact !
learn-not-quite = Pas tout à fait. Essayez encore.
learn-try = Essayez : { $moves }.
learn-typed = { $typed }, c’est-à-dire { $move }
learn-may-show = Ou tapez show, et la leçon le fait.
learn-answer = Votre réponse, de a à { $last } ? { "" }
learn-no-answer = Tapez une lettre de a à { $last }.
learn-done = Leçon terminée.
learn-unaided = Leçon terminée, sans aucune aide.
learn-after = Entrée : { $title } (ou again, list, quit) : { "" }
learn-after-last = Entrée pour la liste (ou again, quit) : { "" }
learn-kept = Ce que vous avez appris est sauvegardé. Pour continuer : mazzo learn { $game }.
learn-help =
    Tapez le numéro au-dessus d’une carte pour la jouer, ou écrivez le coup :
    { $notation }
    Entrée  continuer ; avant un coup, revoir la table
    show    laisser la leçon le faire
    rules   le chapitre du livre de règles ; suivi d’un chapitre, un autre
    what    explique un mot : what et le mot
    again   recommencer cette leçon
    skip    la quitter et en choisir une autre
    quit    arrêter ; ce que vous avez appris est sauvegardé
learn-forced = Il n’y a qu’un coup possible ici, il est joué pour vous.
learn-also-good = C’est bien aussi.
learn-costly = Ce coup pourrait vous coûter cher.
learn-take-back = back pour le reprendre, Entrée pour le garder : { "" }
learn-candidates = À considérer : { $moves }.
learn-first-over = C’était votre première donne. Lisez le décompte ligne par ligne.
learn-first-help =
    Tapez le numéro au-dessus d’une carte pour la jouer, ou écrivez le coup :
    { $notation }
    Entrée  revoir la table
    hint    ce que vous pourriez jouer
    show    ce que jouerait votre conseiller, et pourquoi
    rules   les règles de cette donne ; suivi d’un chapitre, ce chapitre
    what    explique un mot : what et le mot
    again   recommencer avec les mêmes cartes
    skip    quitter et choisir une leçon
    quit    arrêter

## Pourquoi un coup est refusé : les raisons communes à plusieurs jeux

reason-not-a-move = « { $text } » n’est pas un coup. Tapez le numéro d’une carte, ou ? pour l’aide.
reason-unknown-card = « { $card } » n’est pas une carte. Tapez le numéro d’une carte, ou ? pour l’aide.
reason-several-moves = « { $text } » peut vouloir dire { $moves }. Précisez.
reason-watching = Vous ne faites que regarder.
reason-round-over = La manche est finie.
reason-not-your-turn = { $seat ->
    [you] C’est à vous, mais cette carte ne va pas.
   *[other] C’est à { $seat } de jouer.
  }
reason-card-not-held = { $card } n’est pas parmi les cartes que vous pouvez jouer.
reason-not-allowed = Ce n’est pas possible maintenant. Vous pouvez jouer : { $moves }.

## Ce qui est demandé

ask-play = À vous : jouez une carte

## Conseils

advice-only-move = C’est votre seul coup possible.
advice-good-move = C’est le plus prometteur de vos coups.
hint-move = Conseil : { $move }
hint-values = L’avance moyenne que chaque coup vous donne sur les autres, en { $unit } :
hint-unit = points
hint-value = { $sign }{ $points } ± { $error }
hint-thinking = Un instant…

### La table dans le navigateur.

## Les jeux

level-random = au hasard
level-greedy = gourmand
level-beginner = débutant
level-club = joueur de club
level-expert = expert
level-master = maître
level-program = programme

## Pages

web-tagline = Cartes sur table
web-home = Accueil
web-to-home = À l’accueil
web-settings = Réglages
web-no-page = Cette page n’existe pas
web-no-table = Impossible d’ouvrir cette table
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Nouvel essai…
web-play-now = Jouer tout de suite
web-with-friends = Entre amis
web-home-learn = Apprendre
web-learn-progress = { $done } sur { $count }
web-home-rules = Règles
web-home-more = Plus…
web-home-form = { $game } : que jouer
web-new-table-of = Une nouvelle table : { $game }
web-preset = Que jouer
web-length = { $turns ->
    [one] environ { $turns } tour chacun
   *[other] environ { $turns } tours chacun
  }
web-join = Rejoindre par un lien ou un code
web-join-example = par exemple k7qf3m2xab
web-join-empty = Collez le lien d’une table, ou tapez son code.
web-join-unknown = Aucune table n’a le code { $code }. Vérifiez-le, ou demandez un nouveau lien.
web-join-go = Rejoindre
web-table-waits = Votre table vous attend
web-my-tables = Vos tables
web-table-goes = { $days ->
    [one] Disparaît demain s’il ne s’y passe rien
   *[other] Disparaît dans { $days } jours s’il ne s’y passe rien
}
web-more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
  }
web-public-tables = Tables ouvertes
web-no-public-tables = Personne n’a ouvert de table à tous pour le moment.
web-go-on = Continuer
web-sit-down = S’asseoir
web-watch = Regarder
web-leave-table = Quitter la table
web-delete-table = Supprimer la table
web-leave-ask = Quitter cette table de { $game } ?
web-leave-open = Vos places seront libres, et la table ne sera plus dans votre liste.
web-leave-running = Un bot continuera pour vous, et la table ne sera plus dans votre liste.
web-stay = Rester
web-free-seats = { $count ->
    [0] complet
    [one] { $count } place libre
   *[other] { $count } places libres
  }
web-status-shuffling = commence
web-status-playing = en cours
web-status-counted = en cours
web-status-finished = terminée

## Une nouvelle table, et qui s'y assoit

web-name = Votre nom
web-name-too = Nom d’une autre personne sur cet appareil
web-name-first = Tapez d’abord le nom de la personne qui s’assoit là.
web-you = Vous
web-guest = Invité
web-rules = Règles maison
web-default = comme dans les règles
web-seats = Nombre de joueurs
web-players-count = { $count ->
    [one] à un seul
   *[other] à { $count } joueurs
  }
web-who = Qui joue
web-public = Tout le monde peut venir
web-hints = Conseils permis
web-programs = Les bots écrits par des joueurs peuvent s’asseoir
web-level = Niveau des bots
web-clock = Avec une pendule
web-clock-seconds = Secondes par tour
web-clock-bank = Secondes de réserve pour la partie
web-range = de { $low } à { $high }
web-range-step = de { $low } à { $high }, par pas de { $step }
web-to-rule = La règle : { $option }
web-played = Ce qu’on joue
web-open-table = Ouvrir la table
web-host-is = Hôte : { $name }
web-is-host = hôte
web-watching = Vous regardez.
web-watching-free = Vous regardez. Pour jouer, prenez une place libre.
web-host-starts = { $name } lance la partie.
web-free = libre
web-sit = M’asseoir ici
web-sit-too = Encore quelqu’un ici
web-stand = Me lever
web-add-bot = Ajouter un bot
web-any-bot = Le premier libre
web-which-bot = Bot à inviter
web-remove = Faire partir
web-let-bot = Laisser jouer un bot
web-lock = Plus personne ne peut s’asseoir
web-start = Commencer
web-bots-fill = Des bots prennent les places libres.
web-invite = Inviter
web-invite-text = Toute personne qui a ce lien ou ce code peut s’asseoir.
web-invite-here-only = Ce lien ne marche que sur cet ordinateur. Lancez Mazzo avec « mazzo --lan », et d’autres sur votre réseau pourront jouer.
web-link = Lien
web-code = Code
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR pour téléphones

## À la table

web-table = Table
web-players = Joueurs
web-menu = À la table
web-round = manche { $number }
web-dealer = Donneur
web-dealer-token = D
web-seconds = { $count } s
web-holds = { $count ->
    [one] a { $count } carte en main
   *[other] a { $count } cartes en main
 }
web-total = Total
web-bot = bot, { $level }
web-bot-plays = un bot joue
web-below = sous son niveau
web-below-why = Ce bot joue pour l’instant en dessous de son niveau : le temps de réflexion est épuisé.
web-away = hors ligne
web-on-turn = doit jouer
web-your-hand = Vos cartes
web-hand-of = Cartes : { $name }
web-which = Choisissez quoi en faire.
web-which-take = Touchez les cartes que vous voulez prendre.
web-part = { $card } et ce qui suit, { $count } cartes
web-with-you = avec vous
web-with = avec { $names }
web-area-of = { $name } : { $area }
web-lay-here = ici
web-own-place = votre place
web-laid = { $card }, { $seat ->
    [you] de votre main
   *[other] par { $seat }
  }
web-laid-wins = { $card }, { $seat ->
    [you] de votre main
   *[other] par { $seat }
  }, fait le pli
web-clockwise = On joue dans le sens des aiguilles d’une montre : le suivant est assis à votre gauche
web-counter-clockwise = On joue dans le sens inverse des aiguilles d’une montre : le suivant est assis à votre droite
web-your-turn = À vous de jouer
web-not-your-turn = Ce n’est pas votre tour.
web-waiting-for = On attend { $names }
web-waiting = On attend les autres
web-shuffling = On mélange : chaque navigateur ajoute sa part…
web-confirm = Jouer { $move } ?
web-do-it = Oui
web-not-yet = Pas encore
web-take-back = Reprendre le coup
web-talk = Parler
web-talk-say = Dire quelque chose
web-clubs = Clubs
web-club-page = Vers le club
web-inbox = Pour vous
web-inbox-count = { $count ->
    [one] Une chose vous attend.
   *[other] { $count } choses vous attendent.
}
web-inbox-turn = { $game } : à vous de jouer
web-inbox-until = jusqu’au { $when }
web-inbox-invitation = { $name } vous invite à une table : { $game }.
web-inbox-asks = { $name } aimerait vous compter parmi ses amis.
web-inbox-go = Y aller
web-inbox-no = Non, merci
web-friends = Amis
web-friend-online = là en ce moment
web-friend-away = pas là
web-friend-invite = Inviter
web-friend-invited = Invitation envoyée
web-friend-ask = Devenir amis
web-friend-asked = Demande envoyée
web-friend-end = Ne plus être amis
web-set-notify = Me prévenir quand c’est à moi et que je regarde ailleurs
web-talk-allowed = Conversation
web-talk-allowed-phrases = phrases et images
web-talk-allowed-text = aussi ses propres mots, avec un compte
web-talk-allowed-off = aucune
web-days = Jouer sur plusieurs jours : personne n’a besoin d’être toujours là
web-days-each = Jours par tour
web-days-bank = Jours de réserve
web-days-about = Quand un joueur n’a plus de temps, un bot continue à sa place ; une partie classée s’arrête alors, et ce joueur finit dernier. La page d’accueil montre vos tables et à qui c’est de jouer.
web-talk-phrases = Phrases
web-talk-emotes = Images
web-talk-text = Avec vos mots
web-talk-send = Dire
web-talk-heard = { $name } : { $text }
web-talk-watcher = Quelqu’un qui regarde
web-talk-among-watchers = entre ceux qui regardent
web-talk-none = Personne n’a encore rien dit.
web-talk-is-off = Ici, on ne parle pas. Vos réglages disent qui vous entendez.
web-talk-hear = Qui vous entendez
web-talk-mute = Ne plus entendre
web-talk-silence = Retirer la parole
web-talk-was-silenced = { $name } n’a plus la parole ici.
web-talk-was-voiced = { $name } a de nouveau la parole.
web-set-talk = Paroles à la table
web-set-talk-all = entendre tout le monde
web-set-talk-people = les gens, pas les bots
web-set-talk-none = n’entendre personne
web-hint = Conseil
web-hint-thinking = On réfléchit…
web-hint-others = Autres coups
web-hint-values = Avance moyenne sur les autres, en { $unit }
web-hint-do = Jouer ce coup
web-leave = Partir
web-leave-text = Un bot reprend vos cartes et continue la partie. Vous pouvez revenir et reprendre votre place.
web-leave-seat = Laisser un bot jouer pour moi
web-take-over = Reprendre la main
web-wish = { $name } voudrait reprendre le dernier coup.
web-wish-pending = { $name } a demandé à reprendre un coup.
web-agree = D’accord
web-refuse = Non
web-pass-to = Passez l’appareil
web-i-am = C’est moi, { $name }
web-more = Plus
web-close = Fermer
web-log = Journal
web-score = Score
web-book = Règles
web-book-contents = Sommaire
web-book-chapter = Chapitre
web-book-search = Chercher
web-book-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé dans un chapitre
   *[other] Trouvé dans { $count } chapitres
  }
web-book-all = Toutes les variantes
web-book-elsewhere = à d’autres tables :
web-book-rulings = Numéros des règles
web-book-for = Les règles de
web-book-page = Sur une page à part
web-book-none = Ce jeu n’a pas de livre de règles.
web-book-table = Tableau
web-term = terme
web-term-also = Autres noms : { $names }
web-term-more = En savoir plus
web-why = Pourquoi ?
web-fair = Mélange honnête
web-commitment = SHA-256 de la graine de cette partie :
web-listing = Empreinte des parts ; les autres à la table ont la même :
web-keys = Touches
web-keys-text = H va à votre main, les flèches la parcourent, Entrée joue. U reprend un coup, L ouvre cette page, Échap la ferme. ? demande un conseil.
web-host = Vous êtes l’hôte
web-abandon = Arrêter la partie pour tous
web-abandon-ask = Arrêter la partie pour tous ?
web-abandon-text = Personne ne gagne alors, et personne ne peut la continuer. Si vous voulez seulement partir, laissez un bot jouer pour vous.
web-abandon-yes = Arrêter
web-abandon-no = Continuer à jouer

## Le décompte, et après

web-count = Décompte
web-round-count = Manche { $number }
web-look-at-table = Voir la table
web-count-again = Retour au décompte
web-won = { $names ->
    [you] Vous avez gagné
   *[other] { $count ->
        [one] { $names } a gagné
       *[other] Victoire : { $names }
      }
  }
web-ended = Partie arrêtée par { $names }
web-abandoned = La partie a été abandonnée
web-late = Temps écoulé pour { $names }
web-next-round = Manche suivante
web-rematch = Revanche
web-replay = Revoir la partie
web-review = Analyse
web-download = Télécharger l’enregistrement

## Réglages

web-language = Langue
web-preview = Aperçu
web-preview-move = Déplacer une carte
web-set-theme = Apparence
web-set-theme-system = comme le système
web-set-theme-light = claire
web-set-theme-dark = sombre
web-set-contrast = Contraste
web-set-contrast-system = comme le système
web-set-contrast-normal = normal
web-set-contrast-high = élevé
web-set-suits = Enseignes françaises
web-set-suits-two = deux couleurs
web-set-suits-four = quatre couleurs
web-set-cards = Taille des cartes
web-set-cards-small = petites
web-set-cards-medium = moyennes
web-set-cards-large = grandes
web-set-pictures = Images à la table
web-set-pictures-portraits = portraits
web-set-pictures-initials = initiales
web-set-motion = Animations
web-set-motion-system = comme le système
web-set-motion-full = oui
web-set-motion-none = non
web-set-pace = Rythme des autres
web-set-pace-quick = rapide
web-set-pace-normal = normal
web-set-pace-calm = posé
web-set-sound = Son
web-set-sound-off = coupé
moment-won = Partie gagnée !
web-set-confirm = Me demander avant de jouer une carte
web-is-guest = invité
web-is-program = programme
web-account = Compte
web-devices = Vos appareils
web-devices-text = Vous êtes la même personne sur tous ceux-ci. Déconnectez ceux où vous ne jouez plus.
web-device-unknown = Un appareil
web-device-this = cet appareil
web-device-seen = vu le { $when }
web-sign-out = Déconnecter
web-sign-out-device = Déconnecter : { $device }
web-sign-out-question = Déconnecter cet appareil ?
web-sign-out-text = On ne vous connaîtra plus ici. Si c’est votre seul appareil, vous perdez vos places et vos tables pour de bon.
web-sign-out-no = Rester connecté
web-sign-out-others = Déconnecter tous les autres
web-add-device = Ajouter un appareil
web-continue = Continuer
web-become = Jouer ici comme sur un autre appareil

## Apprendre

web-learn-offer = Une leçon à ce sujet : { $title }
web-bots = Les bots
web-bots-full = Ici, les bots jouent de toute leur force.
web-bots-soon = D’ici une ou deux minutes, les bots joueront de toute leur force. En attendant, experts et maîtres voient moins loin.
web-bots-reduced = Ici, experts et maîtres voient moins loin qu’ils ne le pourraient. Avec un compilateur C sur le serveur, ils joueraient de toute leur force.
web-learned = Ce que vous avez appris
web-learned-text = Les leçons que vous avez faites sont retenues sur cet appareil et, pour tous vos appareils, sur ce serveur.
web-learned-forget = Oublier
web-learned-question = Oublier ce que vous avez appris ?
web-learned-forget-text = Toutes les leçons redeviennent nouvelles. Tout est effacé, ici et sur le serveur.
web-learned-no = Garder
web-learned-gone = Plus rien n’est conservé.

## Problèmes

web-puzzles = Problèmes
web-daily = Donne du jour
web-mistakes = Mes erreurs

## Revoir et prouver

web-verify = Vérifier le mélange

## Ce qu'on a joué, et comment

history-title = Mes parties
history-left-out = … et { $count ->
    [one] une autre
   *[other] { $count } autres
  } ; --all montre tout.
history-unfinished = { $count ->
    [one] Une partie attend la suite (mazzo play) :
   *[other] { $count } parties attendent la suite (mazzo play) :
  }
history-broken = { $path } n’est pas un enregistrement lisible.

web-rated = Classée : elle compte pour le classement

## Table talk
talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-good-game = Belle partie !
talk-thanks = Merci !
talk-sorry = Pardon !
talk-oops = Oups !
talk-thinking = Je réfléchis…
talk-your-turn = À toi !
talk-one-moment = Un instant, s’il vous plaît.
talk-again = On remet ça ?
talk-bye = Au revoir !
emote-smile = un sourire
emote-laugh = un éclat de rire
emote-wink = un clin d’œil
emote-wow = quelle surprise
emote-sad = un soupir
emote-clap = des applaudissements
emote-cheers = à votre santé
emote-heart = un cœur
