### Les mots de la ligne de commande, et de ce qu'elle refuse.

## Refus : une ligne chacun

error-option = option { $key } = { $value } : sont permis { $allowed }
error-unknown-option = il n'y a pas d'option { $key } ; au choix : { $allowed }
error-option-form = --option demande KEY=VALUE, pas { $text }
error-option-twice = l'option { $key } est donnée deux fois
error-unknown-game = il n'y a pas de jeu { $name } ; au choix : { $allowed }
error-seats = { $game } se joue ici à { $allowed }, pas à { $seats }
error-players = --players prend ici au plus { $seats } noms, séparés par des virgules
error-unknown-player = il n'y a pas de joueur { $name } ; au choix : { $allowed }
error-seed = --seed demande un texte en caractères imprimables
error-number = { $name } vaut { $value } : il faut au moins { $least }
error-no-such-move = l'enregistrement compte { $moves } coups ; pas de coup { $move }
error-no-such-seat = il n'y a pas de place { $seat } ; les places vont de 0 à { $last }
error-not-that-seat = l'enregistrement ne montre pas ce que voyait la place { $seat }
error-no-position = ce qu'un seul a vu n'a pas de positions, seulement des coups
error-file = { $path } : { $problem }
error-file-missing = { $path } : fichier introuvable
error-file-folder = { $path } : c'est un dossier
error-file-forbidden = { $path } : lecture interdite
error-arguments = { $problem }
error-port = le port { $port } est inutilisable : { $problem }
error-missing-part = cette partie de Mazzo n'est pas installée : { $name }

## Le serveur

server-address = Mazzo tourne : { $address }
server-lan = Tout le monde sur ce réseau peut ouvrir cette adresse.
server-stop = Ctrl-C l'arrête.

## Ce qui ne va pas dans un enregistrement : la ligne, puis la raison

error-record = { $path }, ligne { $line } : { $reason }
error-record-not-a-record = ce n'est pas un enregistrement de Mazzo
error-record-version = c'est un enregistrement de version { $version } ; ce Mazzo lit la version 1
error-record-not-text = ce n'est pas du texte UTF-8
error-record-truncated = l'enregistrement est coupé : il manque la dernière ligne, la somme de contrôle
error-record-checksum = la somme de contrôle est fausse : enregistrement modifié ou abîmé
error-record-expected = il faudrait ici : { $form }
error-record-unknown-game = il n'y a pas de jeu { $name }
error-record-option = option { $key } = { $value } : sont permis { $allowed }
error-record-seats = le nombre de places ne convient pas à ce jeu ; sont permis { $allowed }
error-record-commitment = la graine n'est pas celle qui était promise
error-record-not-whole = on n'y trouve que ce qu'un seul a vu : impossible de le rejouer ou de le vérifier
error-record-dealer = ici la place { $found } ne donne pas, c'est la place { $expected }
error-record-table = les cartes visibles ne sont pas celles que donne la graine : { $expected }
error-record-illegal-move = la place { $seat } ne peut pas jouer { $move } ici ({ $reason })
error-record-round-not-over = la manche est comptée avant d'être finie
error-record-scores = les points sont { $expected }, pas { $found }
error-record-totals = les totaux sont { $expected }, pas { $found }
error-record-match-not-over = la partie n'est pas encore finie
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

## mazzo games

games-values = { $allowed } (par défaut { $default })
games-for = { $what } pour { $value }

## mazzo replay, mazzo verify

record-kind-complete = enregistrement complet
record-kind-unfinished = enregistrement d'une partie inachevée
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
record-unfinished = La partie n'est pas finie.
record-position = Position après le coup { $move } sur { $moves }
record-verified = conforme : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, tout découle de la graine promise

### Les mots de la table, les mêmes pour tous les jeux.

## Listes et noms

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-you = vous
name-you = Vous
name-person = Joueur { $number }
name-robot = Robot
card-hidden = carte cachée
# tarock-event-contract chooses by this word.
list-none = rien

## mazzo play : ce qu'il refuse de commencer

error-level = il n'y a pas de niveau { $level } ; au choix : { $allowed }
error-people = --people va ici de 1 à { $most }, pas { $people }
error-names = --name est donné { $names } fois, mais { $people ->
    [one] { $people } personne joue
   *[other] { $people } personnes jouent
  }
error-resume-alone = --resume reprend la partie comme elle est sauvegardée : enlevez { $given }
error-nothing-saved = il n'y a pas de partie inachevée à reprendre dans { $path }
error-save = la partie sauvegardée { $path } est abîmée, ligne { $line } : { $reason }
error-save-elsewhere = la partie sauvegardée { $path } a changé : elle continue dans un autre terminal
error-data-folder = impossible de sauvegarder des parties dans { $path } : { $problem }

## mazzo play : autour d'une partie

play-with-bots = Avec { $names } ({ $count ->
    [one] un bot
   *[other] des bots
  }, niveau { $level }).
play-with-people = À ce terminal : { $names }.
play-how = ? explique, rules rappelle les règles, quit arrête ; tout est sauvegardé.
play-commitment =
    Tout découle d'une graine fixée avant la première carte. Son SHA-256 :
    { $commitment }
play-kept = Encore inachevé : { $count ->
    [one] une partie ; mazzo play --resume la reprendrait.
   *[other] { $count } parties ; mazzo play --resume reprendrait la dernière.
  }
play-resumed = On reprend { $name }, manche { $round }.
play-resumed-others = { $count ->
    [one] Une partie inachevée plus ancienne attend
   *[other] { $count } parties inachevées plus anciennes attendent
  } dans { $path }
play-saved = Sauvegardé. mazzo play --resume reprend d'ici.
play-pass = Passez à { $name }, puis Entrée : { "" }
play-turn-of = { $name }
play-next-round = Entrée distribue la manche suivante : { "" }
play-won = { $winners ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $winners }.
  }
play-record = mazzo verify prouve par l'enregistrement que la donne était honnête :

## mazzo play --table

error-table-alone = avec --table, enlevez { $given }
error-table-names = une seule personne s'assoit depuis un terminal : donnez --name une fois
error-name-long = un nom a au plus { $most } caractères
error-link = { $text } n'est pas un lien de table : il ressemble à http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = { $address } ne répond pas : { $problem }
error-not-mazzo = à { $address }, c'est autre chose que Mazzo qui répond
error-table = { $problem }
online-at = Table ouverte par { $host } :
online-free = libre
online-note-you = vous
online-note-host = hôte
online-note-bot = bot, { $level }
online-note-away = hors ligne
online-note-stand-in = un bot joue
online-link = Les autres entrent par ce lien, en navigateur ou par mazzo play --table :
online-how = ? explique, rules rappelle les règles, quit arrête ; votre place vous attend.
online-which-seat = Quelle place, { $seats }, ou w pour regarder ? { "" }
online-no-seat = « { $text } » n'est pas une place libre.
online-name = Votre nom : { "" }
online-watch-running = La partie est en cours : vous regardez.
online-watch-full = Aucune place libre : vous regardez.
online-host = start commence, avec des bots aux places libres : { "" }
online-waiting = On attend { $names }.
online-others = les autres
online-not-now = Ce n'est pas votre tour ; ? pour l'aide.
online-unknown = Cette commande n'existe pas ici ; ? pour l'aide.
# What is typed is English: yes, no.
online-agree = D'accord, yes ou no ? { "" }
online-take-over = Un bot joue pour vous. Entrée pour reprendre la main : { "" }
online-clock = Vous avez { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
  }
online-hurry = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
  }
online-ready = Entrée, quand vous avez bien vu : { "" }
online-rematch = rematch rejoue, chacun une place plus loin ; quit arrête : { "" }
online-over = Restez pour une autre partie, ou quit : { "" }
online-lost = Connexion perdue. Nouvel essai ...
online-again = Connexion rétablie.
online-left = Vous avez quitté la table. La même commande vous ramène à votre place.
online-fair = Toutes les donnes découlent de ce qui était fixé d'avance et de l'apport de ce terminal.
online-unfair = ATTENTION : l'enregistrement ne prouve pas les donnes promises.
online-refused = Le serveur refuse : { $code }
online-help =
    Tapez le numéro au-dessus d'une carte pour la jouer ; s'il y a plusieurs
    façons, on vous demande laquelle. Un coup peut aussi s'écrire :
    { $notation }
    Entrée  revoir la table
    hint    ce que ferait maintenant un bon joueur
    log     ce qui s'est passé dans cette manche
    score   manche par manche
    rules   les règles de cette partie en bref
    who     qui est à la table
    undo    reprendre votre dernier coup ; on demande aux autres
    sit     prendre une place, si vous regardez
    start   commencer la partie, si vous êtes l'hôte ; rematch en joue une autre
    leave   laisser votre place ; en cours de partie un bot continue
    quit    arrêter ; la place reste à vous, un bot joue après une minute

## Ce qui se passe à une table

table-event-sat = { $who ->
    [you] Vous avez une place.
   *[other] Maintenant à la table : { $who }.
  }
table-event-bot-sat = Un bot s'assoit : { $who }.
table-event-stood = { $who ->
    [you] Vous avez laissé votre place.
   *[other] Une place se libère : { $who } l'a quittée.
  }
table-event-removed = { $who ->
    [you] L'hôte vous a fait quitter la table.
   *[other] L'hôte a fait partir { $who }.
  }
table-event-locked = { $locked ->
    [yes] Plus personne ne peut s'asseoir.
   *[no] On peut de nouveau s'asseoir.
  }
table-event-hints = { $hints ->
    [yes] À cette table on peut demander conseil.
   *[no] À cette table il n'y a pas de conseils.
  }
table-event-host-passed = { $who ->
    [you] Vous êtes l'hôte maintenant.
   *[other] C'est { $who } l'hôte maintenant.
  }
table-event-asked-back = { $who ->
    [you] Vous demandez
   *[other] { $who } demande
  } à reprendre { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
  }
table-event-answered-back = { $who ->
    [you] Vous êtes d'accord.
   *[other] { $who } est d'accord.
  }
table-event-refused-back = Rien n'est repris.
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
    [you] Vous rejouez vous-même.
   *[other] { $who } reprend la main.
  }
table-event-got-ready = { $who ->
    [you] Pour vous, c'est bon.
   *[other] Pour { $who }, c'est bon.
  }
table-event-arrived = { $who ->
    [you] Vous revoilà.
   *[other] De retour : { $who }.
  }
table-event-departed = { $who ->
    [you] Connexion perdue de votre côté.
   *[other] Connexion perdue : { $who }.
  }
table-event-rematched = Encore une partie : chacun avance d'une place.
table-event-abandoned = La partie est abandonnée ; personne n'a gagné.

## Pourquoi une table refuse

table-reason-barred = L'hôte vous a fait quitter cette table.
table-reason-table-locked = L'hôte ne laisse plus personne s'asseoir.
table-reason-not-host = Seul l'hôte peut faire cela.
table-reason-not-your-seat = La place { $number } n'est pas la vôtre.
table-reason-no-such-seat = Il n'y a pas de place { $number } ici.
table-reason-seat-taken = La place { $number } est prise.
table-reason-seat-free = Il n'y a personne à faire partir de la place { $number }.
table-reason-seats-and-names = Chaque place veut un nom à elle, et ne se prend qu'une fois.
table-reason-name-empty = Un nom a au moins une lettre.
table-reason-name-taken = Quelqu'un ici s'appelle déjà { $name }, ou presque.
table-reason-no-such-level = Il n'y a pas de bot de niveau { $level } ; au choix : { $allowed }.
table-reason-match-running = Il faut attendre la fin de la partie.
table-reason-no-match-running = Aucune partie n'est en cours.
table-reason-not-playing = On ne joue pas de cartes en ce moment.
table-reason-match-over = La partie est finie : la revanche en commence une autre.
table-reason-nobody-seated = Il faut d'abord que quelqu'un s'assoie.
table-reason-not-seated = Vous n'avez pas de place à cette table.
table-reason-not-shuffling = Les cartes sont déjà mélangées.
table-reason-contributed-before = Vous avez déjà ajouté votre part au mélange.
table-reason-not-your-turn = { $seat ->
    [you] Vous n'avez rien à décider maintenant.
   *[other] Rien à décider maintenant pour { $seat }.
  }
table-reason-stale-decision = Il s'est passé quelque chose entre-temps : regardez ce qu'il y a à décider pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
table-reason-no-hints = À cette table il n'y a pas de conseils.
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
table-reason-nothing-to-take-back = Vous n'avez encore rien décidé dans cette manche.
table-reason-cards-were-revealed = Des cartes ont été retournées depuis : cela ne se reprend plus.
table-reason-take-back-pending = Les autres doivent d'abord dire si un coup est repris.
table-reason-take-back-denied = Les autres ont refusé.
table-reason-no-take-back-pending = Personne ne demande à reprendre un coup.
table-reason-not-asked = On ne vous demande rien à ce sujet.
table-reason-answered-before = Vous avez déjà donné votre accord.
table-reason-round-not-over = La manche n'est pas encore finie.
table-reason-ready-before = Pour vous c'est bon ; pas encore pour les autres.
table-reason-match-not-over = La partie n'est pas encore finie.

## Pourquoi un serveur refuse

table-reason-no-identity = Le serveur ne vous connaît pas. Rechargez la page, ou acceptez son cookie.
table-reason-too-many-tables = Vous avez { $most } tables ouvertes, on ne peut pas en avoir plus.
table-reason-seats-not-allowed = Cela ne se joue pas à { $seats }, mais à { $allowed }.
table-reason-link-expired = Ce lien est trop vieux. Demandez-en un autre sur votre premier appareil.
table-reason-option = Option { $option } = { $value } : sont permis { $allowed }.
table-reason-no-such-table = Cette table n'existe pas.
table-reason-no-such-game = Il n'y a pas de jeu { $game }.
table-reason-no-such-match = Cette partie n'existe pas à cette table.
table-reason-no-such-round = Cette manche n'existe pas dans cette partie.
table-reason-no-such-record = Cet enregistrement n'existe pas.
table-reason-no-such-page = Cette page n'existe pas.
table-reason-malformed-message = Le serveur ne comprend pas : { $problem }
table-reason-malformed-request = Le serveur ne comprend pas : { $problem }
table-reason-hello-first = Le serveur attend d'abord un bonjour.
table-reason-hint-pending = On réfléchit déjà à un conseil.
table-reason-too-many-messages = Trop de messages : le serveur en prend { $a_second } par seconde.
table-reason-too-many-requests = Trop de demandes. Attendez une minute.
table-reason-too-slow = La connexion est trop lente pour les nouvelles de cette table.
table-reason-server-stopping = Le serveur s'arrête. Rien n'est perdu.
table-reason-server-error = Quelque chose a mal tourné sur le serveur.
table-reason-foreign-origin = Cette demande vient d'un autre site.

## Une décision

turn-which = { $card } : quelle capture, 1 à { $count } ? { "" }
turn-which-move = Lequel, 1 à { $count } ? { "" }
turn-only-zero = Aucune carte n'a de numéro maintenant : seul 0 est possible.
turn-no-such-number = Il n'y a pas de { $number } ici : choisissez de 1 à { $count }.
turn-undone = Repris : { $move }.
turn-nothing-to-undo = Il n'y a rien à reprendre.
turn-log-empty = Il ne s'est encore rien passé dans cette manche.
turn-help =
    Tapez le numéro au-dessus d'une carte pour la jouer ; s'il y a plusieurs
    façons, on vous demande laquelle. Un coup peut aussi s'écrire :
    { $notation }
    Entrée  revoir la table
    hint    ce que ferait maintenant un bon joueur
    log     ce qui s'est passé dans cette manche
    score   manche par manche
    rules   les règles de cette partie en bref
    quit    arrêter ; tout est sauvegardé, mazzo play --resume reprend
score-title = Score
score-round = Manche
score-total = Total
rules-option = { $option } : { $value }

## Pourquoi un coup est refusé : les raisons communes à plusieurs jeux

reason-not-a-move = « { $text } » n'est pas un coup. Tapez le numéro d'une carte, ou ? pour l'aide.
reason-unknown-card = « { $card } » n'est pas une carte. Tapez le numéro d'une carte, ou ? pour l'aide.
reason-several-moves = « { $text } » peut vouloir dire { $moves }.
reason-watching = Vous ne faites que regarder.
reason-round-over = La manche est finie.
reason-not-your-turn = { $seat ->
    [you] C'est à vous, mais pas avec cette carte.
   *[other] C'est à { $seat } de jouer.
  }
reason-card-not-held = { $card } n'est pas parmi les cartes que vous pouvez jouer.

## Conseils

advice-only-move = Il n'y a rien d'autre à faire.
hint-move = Conseil : { $move }
hint-values = L'avance que chacun peut donner sur la moyenne des autres :
hint-thinking = Un instant ...

### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] avec Hérauts
    [classic] classique
    [two] à deux
    [three] à trois
    [robot] avec un robot
  }, partie en { $target } points

## Cartes

# Used only in the two names of cards below, hence with "de".
primiera-suit-s = d'Épées
primiera-suit-b = de Bâtons
primiera-suit-c = de Coupes
primiera-suit-d = de Deniers
primiera-card = { $rank } { $suit }
primiera-card-herald = Héraut { $suit }
# On the face of a card: at most five letters.
primiera-face-s = Épée
primiera-face-b = Bâton
primiera-face-c = Coupe
primiera-face-d = Den.

## La table

primiera-round = Manche { $number }, à { $target }
# The heads of the columns: at most six letters.
primiera-column-hand = main
primiera-column-taken = prises
primiera-column-sweeps = balais
primiera-column-total = total
primiera-note-deals = donneur
primiera-note-laid = carte posée
primiera-note-partner = avec { $name ->
    [you] vous
   *[other] { $name }
  }
primiera-note-last = dernière capture
primiera-teams-open = Pas encore de Héraut : on ne sait pas qui joue avec qui.
primiera-teams-by = Équipes selon le { $card } joué par { $seat ->
    [you] vous
   *[other] { $seat }
  }.
primiera-teams-alone = Le { $card } joué par { $seat ->
    [you] vous
   *[other] { $seat }
  } : chacun pour soi, rubriques doublées.
primiera-table = Table
primiera-table-empty = (vide)
primiera-stock = { $count } dans la pioche
primiera-your-hand = Votre main
primiera-robot-hand = Les cartes du robot
primiera-prompt-opening = Posez une carte face cachée, 1 à { $count } (? aide) : { "" }
primiera-prompt-play = { $count ->
    [one] Votre dernière carte, 1
   *[other] Votre carte, 1 à { $count }
  } (? aide) : { "" }
primiera-prompt-robot = { $count ->
    [one] La dernière carte du robot, 1
   *[other] Vous choisissez pour le robot, 1 à { $count }
  } (? aide) : { "" }
primiera-notation =
    7d          joue le 7 de Deniers
    7d x 4b+3c  capture avec lui le 4 de Bâtons et le 3 de Coupes
    7 x         suffit si un seul coup est possible
    Couleurs : s Épées (spade), b Bâtons, c Coupes, d Deniers.
    Un x sous une de vos cartes : elle capture quelque chose.

## La marque

primiera-sheet-title = Manche { $number }, décompte
primiera-sheet-cards = Cartes
primiera-sheet-coins = Deniers
primiera-sheet-seven = Sept de Deniers
primiera-sheet-primiera = Primiera
primiera-sheet-sweeps = Coups de balai
primiera-sheet-points = Points
primiera-sheet-total = Total
primiera-sheet-doubled = chacun pour soi : rubriques doublées
primiera-sheet-target = partie en { $target } points
primiera-category-most-cards = Le plus de cartes
primiera-category-most-coins = Le plus de Deniers
primiera-category-seven-of-coins = Sept de Deniers
primiera-category-best-primiera = Meilleure Primiera

## Événements

primiera-event-dealt = Manche { $round } : { $dealer ->
    [you] vous distribuez
   *[other] { $dealer } distribue
  }, { $first ->
    [you] vous commencez
   *[other] { $first } commence
  }.
primiera-event-laid = { $seat ->
    [you] Vous posez le { $card } face cachée.
   *[other] { $seat } pose une carte face cachée.
  }
primiera-event-opened = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } ouvert avec le { $card }.
primiera-event-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } le { $card }.
primiera-event-captured = { $seat ->
    [you] Vous capturez
   *[other] { $seat } capture
  } { $takes } avec le { $card }.
primiera-event-sweep = Coup de balai pour { $seat ->
    [you] vous
   *[other] { $seat }
  } !
primiera-event-teams = { $seat ->
    [you] Votre { $card }
   *[other] Le { $card } joué par { $seat }
  } forme les équipes : { $team } contre { $others }.
primiera-event-alone = { $seat ->
    [you] Votre { $card }
   *[other] Le { $card } joué par { $seat }
  } dit : chacun pour soi, et les rubriques comptent double.
primiera-event-no-herald = Tous les Hérauts sont sur la table : chacun pour soi, rubriques doublées.
primiera-event-robot-open = Les cartes du robot sont visibles, et { $seat ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } pour lui : { $cards }.
primiera-event-dealt-again = { $number } nouvelles cartes chacun, encore { $stock } dans la pioche.
primiera-event-leftovers = { $seat ->
    [you] Dernière capture pour vous : vous prenez
   *[other] Dernière capture pour { $seat }, qui prend
  } ce qui reste : { $cards }.
primiera-event-most-cards = Le plus de cartes : { $seats ->
    [you] vous
   *[other] { $seats }
  }, avec { $number }.
primiera-event-most-coins = Le plus de Deniers : { $seats ->
    [you] vous
   *[other] { $seats }
  }, avec { $number }.
primiera-event-seven-of-coins = Sept de Deniers : { $seats ->
    [you] vous
   *[other] { $seats }
  }.
primiera-event-best-primiera = Meilleure Primiera : { $seats ->
    [you] vous
   *[other] { $seats }
  }, { $value } avec { $cards }.
primiera-event-tied = { $category } : personne.
primiera-event-sweeps = Coups de balai : { $seats ->
    [you] vous
   *[other] { $seats }
  }, { $number }.
primiera-event-scored = { $seat ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
primiera-event-won = { $seats ->
    [you] Vous avez gagné la partie.
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est refusé

primiera-reason-card-twice = Le { $card } est nommé deux fois.
primiera-reason-already-laid = Vous avez déjà posé le { $card }, et il y reste.
primiera-reason-robot-chooses-nothing = Le robot ne choisit rien : ses cartes sont retournées une à une.
primiera-reason-opening-takes-nothing = Une carte d'ouverture ne capture rien. Posez seulement le { $card }.
primiera-reason-herald-may-not-open = Le { $card } ne peut pas ouvrir : dans cette partie, pas de Héraut avant le jeu.
primiera-reason-must-capture = Le { $card } peut capturer, donc il doit : { $moves }.
primiera-reason-nothing-to-take = Le { $card } ne capture rien : ni carte de même valeur, ni somme qui convienne.
primiera-reason-not-on-table = Le { $card } n'est pas sur la table.
primiera-reason-one-equal-card = Le { $card } capture une carte de même valeur, pas plusieurs : { $equal }.
primiera-reason-equal-card-first = Le { $card } doit capturer la carte de même valeur, jamais une somme : { $equal }.
primiera-reason-wrong-sum = Ces cartes font { $sum }, mais le { $card } capture exactement { $needed }.

## Pourquoi un coup est conseillé

primiera-advice-sweep = On capture { $takes } et la table est vide : coup de balai.
primiera-advice-takes-seven = Le 7 de Deniers est à vous : à lui seul il vaut un point.
primiera-advice-makes-team = Le { $card } vous donne { $seat } pour partenaire.
primiera-advice-makes-alone = Avec le { $card }, chacun joue pour soi et les points comptent double.
primiera-advice-takes-last = Qui capture en dernier emporte ce qui reste sur la table.
primiera-advice-takes-coins = { $count ->
    [one] Un Denier de plus.
   *[other] { $count } Deniers de plus.
  }
primiera-advice-builds-primiera = Pour la Primiera : { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Une carte de plus.
   *[other] { $count } cartes de plus, pour en avoir la majorité.
  }
primiera-advice-opens-with-herald = Le { $card } quitte votre main avant de pouvoir décider de quoi que ce soit.
primiera-advice-opens = On se passe facilement du { $card }, et les meilleures cartes restent en main.
primiera-advice-leaves-no-sweep = Personne ne pourra faire un coup de balai, contrairement à d'autres cartes.
primiera-advice-for-partner = { $seat ->
    [you] C'est ensuite à vous, du même côté : le coup de balai peut être le vôtre.
   *[other] C'est ensuite à { $seat }, de votre côté, qui peut faire un coup de balai.
  }
primiera-advice-another-held = Vous avez une autre carte de même valeur, { $left } : elle peut reprendre le { $card }.
primiera-advice-dead-rank = Plus personne n'a de carte de même valeur : le { $card } ne sera pas pris ainsi.
primiera-advice-keeps-herald = Vous gardez le { $card } jusqu'à ce qu'il vaille la peine de former les équipes.
primiera-advice-cheap-card = Le { $card } est ce que vous avez de moins précieux.
primiera-advice-keeps-others = Les autres cartes pourront encore capturer ; le { $card } part.

## Options

primiera-option-variant = Variante
primiera-option-variant-heralds = quatre joueurs avec Hérauts ; le premier Héraut joué dit qui joue avec qui
primiera-option-variant-classic = quatre joueurs, partenaires face à face, les Hérauts sont de simples 1 (Scopone)
primiera-option-variant-two = deux joueurs, trois cartes à la fois
primiera-option-variant-three = trois joueurs, six cartes à la fois
primiera-option-variant-robot = trois joueurs et un robot, avec Hérauts
primiera-option-opening-herald = Un Héraut posé comme carte d'ouverture
primiera-option-opening-herald-inert = est un simple 1 et ne décide rien
primiera-option-opening-herald-forbidden = est interdit
primiera-option-opening-herald-counts = décide des équipes ; s'il y en a plusieurs, le premier dans l'ordre du tour
primiera-option-missing-suit = Une Primiera à laquelle manque une couleur
primiera-option-missing-suit-ineligible = ne compte pas
primiera-option-missing-suit-sum-available = compte avec les couleurs présentes
primiera-option-match-end = La partie finit
primiera-option-match-end-unique-leader = quand un joueur mène seul et a atteint le but
primiera-option-match-end-extra-if-two-reach = après une manche de plus si deux ou plus atteignent le but, sinon aussitôt
primiera-option-robot-sum = De plusieurs sommes le robot capture
primiera-option-robot-sum-lexicographic = celle qui commence le plus à gauche, comparée carte par carte
primiera-option-robot-sum-min-mean-position = celle qui est en moyenne le plus à gauche
primiera-option-target = But

## Les règles en bref

primiera-rules =
    Jouez une carte. S'il y a sur la table une carte de même valeur, capturez-la
    (une seule) ; sinon des cartes dont la somme fait sa valeur ; sinon elle
    reste sur la table. Qui peut capturer le doit, mais la carte est au choix. Vider
    la table est un coup de balai, 1 point, sauf avec la dernière carte de la
    manche. La dernière capture emporte ce qui reste.
    { $variant ->
       *[heralds] { primiera-rules-opening }
        { primiera-rules-heralds }
        [classic] Les partenaires se font face et comptent ensemble. Les Hérauts sont des 1.
        [two] Trois cartes chacun, tant qu'il y a une pioche. Les Hérauts sont des 1.
        [three] Six cartes chacun, deux fois. Les Hérauts sont des 1.
        [robot] { primiera-rules-opening }
        { primiera-rules-heralds }
        Le robot retourne ses cartes une à une et capture le plus à gauche ; dès
        qu'il a un partenaire, ses cartes sont visibles et le partenaire choisit.
    }
    On compte le plus de cartes, le plus de Deniers, le Sept de Deniers et la
    meilleure Primiera : 1 point chacun, plus les coups de balai. Une égalité ne
    va à personne. Primiera : votre meilleure carte de chaque couleur ; 7 = 21,
    6 = 18, 1 = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, 8, 9, 10 = 10. La partie se
    joue en { $target } points.
primiera-rules-opening = D'abord chacun pose une carte face cachée ; ensemble elles font la table.
primiera-rules-heralds =
    Les quatre 1 sont les Hérauts. Le premier Héraut joué d'une main décide pour
    la manche, comme le dit sa flèche : Coupes, les partenaires se font face ;
    Bâtons, on joue avec son voisin de gauche ; Deniers, avec celui de droite,
    qui joue ensuite ; Épées, chacun pour soi, et les rubriques valent 2 points.

### Nain jaune

nain_jaune-name = Nain jaune
nain_jaune-title = Le Nain jaune

## Cartes

# On the face of a card: at most two letters.
nain_jaune-letter-a = A
nain_jaune-letter-j = V
nain_jaune-letter-q = D
nain_jaune-letter-k = R
nain_jaune-rank = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
  }
nain_jaune-needed = { $needed ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $needed }
  }

nain_jaune-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }

## La table

nain_jaune-round = Manche { $number }
nain_jaune-column-hand = cartes
nain_jaune-column-tokens = jetons
nain_jaune-note-deals = donneur
nain_jaune-note-last = a posé la dernière
nain_jaune-note-without = sans { $ranks }
nain_jaune-note-holds = a { $ranks }
nain_jaune-pile = Tas : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain_jaune-needed-rank = Demandé : { nain_jaune-rank }
nain_jaune-needed-any = N'importe quelle carte
nain_jaune-stock = { $count } cartes à part, cachées
nain_jaune-your-hand = Votre main
nain_jaune-prompt-any = { $count ->
    [one] Votre dernière carte, 1
   *[other] Posez la carte que vous voulez, 1 à { $count }
  } (? aide) : { "" }
nain_jaune-prompt-rank = Posez { nain_jaune-prompt-numbers } (? aide) : { "" }
nain_jaune-prompt-enter = Posez { nain_jaune-prompt-numbers }, ou 0 pour passer (? aide) : { "" }
nain_jaune-prompt-stop = Posez { nain_jaune-prompt-numbers }, ou 0 pour vous arrêter (? aide) : { "" }
nain_jaune-prompt-numbers = { $rank ->
    [Q] { $count ->
        [one] votre { nain_jaune-rank }, 1
       *[other] une { nain_jaune-rank }, 1 à { $count }
      }
   *[other] { $count ->
        [one] votre { nain_jaune-rank }, 1
       *[other] un { nain_jaune-rank }, 1 à { $count }
      }
  }
nain_jaune-prompt-pass = Vous êtes sans { nain_jaune-rank } : 0 pour passer (? aide) : { "" }
nain_jaune-offer-box = { $card } qui prend !
nain_jaune-offer-silent = { $card } sans rien dire : les jetons restent dans la case
nain_jaune-notation =
    5c     pose le 5 de trèfle
    Qs!    annonce la dame de pique, si c'est à vous de le faire
    J      suffit si une seule carte est possible
    pass   passe ; 0 aussi
    stop   vous arrête, si c'est permis quand vous pouvez continuer ; 0 aussi
    On écrit A as, J valet, Q dame, K roi ; s pique, h cœur, d carreau, c trèfle.
    Seules les cartes qu'on peut poser ont un numéro. Un nombre sous une de vos
    cartes : autant de jetons sont dans sa case.

## Les comptes

nain_jaune-sheet-title = Manche { $number }, comptes
nain_jaune-sheet-stake = Mise
nain_jaune-sheet-boxes = Cases
nain_jaune-sheet-opera = Grand Opéra
nain_jaune-sheet-cards = En main
nain_jaune-sheet-fines = Amendes
nain_jaune-sheet-change = Cette manche
nain_jaune-sheet-tokens = Jetons
nain_jaune-sheet-board = Plateau

## Événements

nain_jaune-event-dealt = Manche { $round } : { $dealer ->
    [you] vous distribuez
   *[other] { $dealer } distribue
  }, { $first ->
    [you] vous commencez
   *[other] { $first } commence
  }.
nain_jaune-event-staked = Chacun mise { $tokens } jetons.
nain_jaune-event-laid = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
  } { $card }.
nain_jaune-event-without = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Sans { nain_jaune-rank } ! »
nain_jaune-event-passed = { $seat ->
    [you] Vous passez
   *[other] { $seat } passe
  }, sans poser de { nain_jaune-rank }.
nain_jaune-event-stopped = { $seat ->
    [you] Vous vous arrêtez
   *[other] { $seat } s'arrête
  } avant { $rank ->
    [A] l'as
    [Q] la dame
   *[other] le { nain_jaune-rank }
  }.
nain_jaune-event-king-restart = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Roi et je recommence ! »
nain_jaune-event-restart = Personne ne continue : { $seat ->
    [you] vous recommencez
   *[other] { $seat } recommence
  } avec une carte au choix.
nain_jaune-event-takes-box = { $card } qui prend ! { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] Vous oubliez
   *[other] { $seat } oublie
  } d'annoncer { $card } : { $tokens ->
    [one] { $tokens } jeton reste
   *[other] { $tokens } jetons restent
  } dans la case.
nain_jaune-event-grand-opera = Grand Opéra ! { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } toutes les cases, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Vous n'avez
   *[other] { $seat } n'a
  } plus de cartes : la manche est finie.
nain_jaune-event-paid = { $to ->
    [you] { $seat } vous paie
   *[other] { $seat ->
        [you] Vous payez
       *[other] { $seat } paie
      } à { $to }
  } { nain_jaune-tokens }, pour { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] Vous avez encore { $card } et payez
   *[other] { $seat } a encore { $card } et paie
  } { nain_jaune-tokens } dans sa case.
nain_jaune-event-scored = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : { $points } dans cette manche, { $total } jetons maintenant.
nain_jaune-event-bankrupt = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
  } plus miser. Jetons restants : { $total }.
nain_jaune-event-won = { $seats ->
    [you] Vous avez gagné la partie.
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est refusé

nain_jaune-reason-wrong-rank = { $card } ne se pose pas maintenant. Demandé : { nain_jaune-needed }.
nain_jaune-reason-must-lead = Vous commencez une série, donc vous devez poser une carte, au choix.
nain_jaune-reason-must-enter = Demandé : { nain_jaune-needed }. Vous avez { $cards }, et dans cette partie qui peut continuer doit.
nain_jaune-reason-must-go-on = Demandé : { nain_jaune-needed }. Vous avez commencé et avez { $cards }, donc vous devez continuer.
nain_jaune-reason-nothing-laid-yet = Vous n'avez rien posé à ce tour : on ne s'arrête pas, on passe.
nain_jaune-reason-stop-instead = Vous avez commencé et avez la suite, { nain_jaune-needed } : pour finir le tour, arrêtez-vous (stop), ne passez pas.
nain_jaune-reason-pass-instead = Vous êtes sans { nain_jaune-needed } pour continuer : passez.
nain_jaune-reason-no-box-card = { $card } n'a pas de case : il n'y a rien à annoncer.
nain_jaune-reason-announced-by-itself = Dans cette partie { $card } prend sa case sans annonce. Enlevez le point d'exclamation.

## Pourquoi un coup est conseillé

nain_jaune-advice-must-pass = Vous n'avez pas de { nain_jaune-rank }.
nain_jaune-advice-waits = Vous attendez : { nain_jaune-rank } peut vous servir davantage plus tard.
nain_jaune-advice-stops = Vous gardez votre { nain_jaune-rank } : ainsi les autres ne continuent pas.
nain_jaune-advice-goes-out = C'est votre dernière carte : vous avez fini, et les autres paient.
nain_jaune-advice-takes-box = { $card } prend sa case tant qu'elle paie : { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } part sans un mot : vous en êtes quitte, mais la case reste pleine.
nain_jaune-advice-keeps-box-card = Vous gardez { $card } pour sa case, à poser plus tard.
nain_jaune-advice-king-leads = La suite finit par un roi : vous repartez ensuite avec la carte de votre choix.
nain_jaune-advice-stops-the-others = Ensuite personne ne peut avoir de { nain_jaune-rank } : vous repartez.
nain_jaune-advice-goes-on = { $count ->
    [one] Une carte de moins : { nain_jaune-rank }.
   *[other] { $count } cartes d'affilée en moins, à partir de : { nain_jaune-rank }.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Avec elle vous avez fini.
   *[other] Vos { $count } cartes se suivent toutes : vous avez fini.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Après un roi vous repartez : vous n'y perdez rien.
   *[other] { $count } cartes jusqu'au roi, et vous repartez.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Personne ne peut continuer avec : { nain_jaune-rank }. Vous repartez.
   *[other] { $count } cartes, et personne ne peut continuer avec : { nain_jaune-rank }. Vous repartez.
  }
nain_jaune-advice-unloads = { $count ->
    [one] Il ne reste qu'une carte à { $seat } : débarrassez-vous de ces { $points } points.
   *[other] Il ne reste que { $count } cartes à { $seat } : débarrassez-vous de ces { $points } points.
  }
nain_jaune-advice-run-to-box = La suite mène à { $card }, et dans sa case : { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] C'est votre plus longue suite.
   *[other] C'est votre plus longue suite : { $count } cartes d'un coup.
  }
nain_jaune-advice-keeps-stopper = Vous gardez { $card } : la poser, c'est repartir ensuite.
nain_jaune-advice-leads-low = { $card } est votre carte la plus basse ; peu de suites y passent d'elles-mêmes.
nain_jaune-advice-leads = À partir de { $card } la suite peut revenir à vous, plus haut.

## Options

nain_jaune-option-enter = Qui a la carte demandée
nain_jaune-option-enter-optional = peut passer
nain_jaune-option-enter-mandatory = doit la poser
nain_jaune-option-keep-going = Qui a commencé à poser
nain_jaune-option-keep-going-mandatory = continue tant que possible
nain_jaune-option-keep-going-free = peut s'arrêter
nain_jaune-option-grand-opera = Grand Opéra
nain_jaune-option-grand-opera-first-turn = c'est poser toute sa main dès son premier tour
nain_jaune-option-grand-opera-no-opponent-has-played = c'est poser toute sa main avant qu'un autre ait posé une carte
nain_jaune-option-grand-opera-off = n'existe pas
nain_jaune-option-announce = Les cartes du plateau
nain_jaune-option-announce-auto = prennent leur case d'elles-mêmes
nain_jaune-option-announce-manual = ne prennent leur case que si on les annonce
nain_jaune-option-held-box-card = Qui garde à la fin une carte du plateau
nain_jaune-option-held-box-card-none = ne paie rien pour elle
nain_jaune-option-held-box-card-double-box = paie dans sa case ce qui s'y trouve
nain_jaune-option-hand-payment = Pour les cartes restant en main on paie
nain_jaune-option-hand-payment-count = un jeton par carte
nain_jaune-option-hand-payment-pips = leurs points : as 1, figures 10

## Les règles en bref

nain_jaune-rules =
    Chacun mise 15 jetons : 1 sur 10♦, 2 sur V♣, 3 sur D♠, 4 sur R♥, 5 sur 7♦,
    le nain jaune. Le premier pose la carte qu'il veut et continue en montant,
    toutes couleurs mêlées, tant que possible ; le suivant reprend à la carte
    manquante, et ainsi de suite. Si personne ne le fait, qui a posé la
    dernière carte recommence à son choix ; de même, aussitôt, qui pose un roi.
    Poser une carte du plateau prend ce qu'il y a dans sa case. Ce que personne
    ne ramasse reste pour la manche suivante.
    Quand une main est vide, la manche est finie, et les autres paient au gagnant
    { $hand_payment ->
       *[count] un jeton pour chaque carte restant en main.
        [pips] les points des cartes restant en main : as 1, figures 10.
    }
    { $grand_opera ->
       *[first_turn] Grand Opéra : qui pose toute sa main au premier tour prend toutes les cases.
        [no_opponent_has_played] Grand Opéra : qui finit avant qu'un autre ait posé prend toutes les cases.
        [off] Il n'y a pas de Grand Opéra.
    }
    La partie finit quand quelqu'un ne peut plus miser. Le plus de jetons gagne.

### Primo

primo-name = Primo
primo-title = Primo{ $colours ->
   *[ignored] { "" }
    [alternating] { " " }à couleurs alternées
    [monochrome] { " " }à rangées unicolores
  }, { $games ->
    [one] une manche
   *[other] une partie en { $games } manches
  }

## Cartes

primo-card-y = { $number } jaune
primo-card-b = { $number } bleu
primo-card-top = carte Top
primo-card-nimm = carte Prends (Nimm)
# On the face of a card: at most five letters.
primo-face-top = Top
primo-face-top-does = haut
primo-face-nimm = Nimm
primo-face-nimm-does = prend

## La table

primo-round = { $games ->
    [one] Primo
   *[other] Manche { $number }/{ $games }
  }
# The heads of the columns: at most five letters.
primo-column-hand = main
primo-column-pile = pile
primo-column-total = total
primo-colours-alternating = Deux voisines d'une rangée sont de couleurs différentes.
primo-colours-monochrome = Chaque rangée est unicolore.
primo-idle = Aucune carte jouée depuis { $count } tours ; à { $limit } le jeu est bloqué.
primo-shifts = Rangées à déplacer : { $moves }
primo-your-hand = Vos cartes en main
primo-prompt-begin = Carte 1 à { $count }, rangée à déplacer, swap, ou 0 pour passer (? aide) : { "" }
primo-prompt-on = Carte 1 à { $count }, rangée à déplacer, ou undo (? aide) : { "" }
primo-prompt-end = Carte 1 à { $count }, rangée à déplacer, undo, ou 0 pour finir (? aide) : { "" }
primo-offer = { $card } en colonne { $column }
primo-offer-above = { $card } en haut de la rangée { $column }
primo-notation =
    5y>E      pose le 5 jaune au bout de la rangée E, ou l'ouvre ; ou bien 5>E
    8b^C      pose le 8 bleu en haut de la rangée C, où Top a été joué
    A10>E     déplace la rangée A à partir du 10 au bout de la rangée E
    top>C     joue Top sur la colonne C ; nimm>A joue Prends sur A, ou sur F
    end       finit votre tour et pioche jusqu'à six ; 0 aussi
    undo      reprend votre dernier coup, tant que votre tour dure
    swap 1 3  au lieu de tout cela : échange vos cartes 1 et 3 ; swap all
    pass      au lieu de tout cela : ne fait rien ; 0 aussi
    y jaune, b bleu. Sous une de vos cartes : les colonnes où elle va, ^ pour en
    haut. Un + derrière une pioche : ce qu'on sait être au-dessus.

## Le décompte

primo-sheet-title = { $games ->
    [one] La manche
   *[other] Manche { $number } sur { $games }
  }, décompte
primo-sheet-cards = Cartes rest.
primo-sheet-out = Terminé
primo-sheet-points = Points
primo-sheet-total = Total
primo-sheet-blocked = le jeu était bloqué : personne n'a terminé

## Événements

primo-event-dealt = Manche { $round } : { $dealer ->
    [you] vous jouez
   *[other] { $dealer } joue
  } en dernier, { $first ->
    [you] vous commencez
   *[other] { $first } commence
  }.
primo-event-swapped = { $seat ->
    [you] Vous échangez { $cards }.
   *[other] { $seat } échange { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }.
  }
primo-event-passed = { $seat ->
    [you] Vous passez.
   *[other] { $seat } passe.
  }
primo-event-laid = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
  } le { $card } sur la rangée { $column }.
primo-event-opened = { $seat ->
    [you] Vous ouvrez
   *[other] { $seat } ouvre
  } la rangée { $column } avec le { $card }.
primo-event-topped = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
  } le { $card } en haut de la rangée { $column }.
primo-event-shifted = { $seat ->
    [you] Vous déplacez
   *[other] { $seat } déplace
  } { $cards } de { $column } à { $target }.
primo-event-top = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Top sur la colonne { $column }.
primo-event-nimm = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Prends sur la colonne { $column } : les autres prennent.
primo-event-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
  } le { $card } de la rangée { $column }.
primo-event-cleared = La rangée { $column } est complète, de 13 à 1 : on la retire.
primo-event-ended = { $seat ->
    [you] Vous finissez votre tour.
   *[other] { $seat } finit son tour.
  }
primo-event-drew = { $seat ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }.
  }
primo-event-out = { $seat ->
    [you] Vous n'avez
   *[other] { $seat } n'a
  } plus de cartes : c'est fini.
primo-event-blocked = Plus personne ne peut jouer : le jeu est bloqué. Le moins de cartes l'emporte.
primo-event-scored = { $seat ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points }, { $total } en tout.
primo-event-won = { $seats ->
    [you] Vous avez gagné la partie.
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est refusé

primo-reason-turn-begun = Votre tour a commencé : continuez, reprenez vos coups avec undo, ou finissez-le.
primo-reason-nothing-played-yet = Vous n'avez encore rien joué : passez plutôt.
primo-reason-can-still-play = Vous n'avez que déplacé ; si vous pouvez jouer une carte, il le faut : { $moves }.
primo-reason-does-not-follow = Le { $card } ne suit pas le { $tail } au bout de la rangée { $column }.
primo-reason-wrong-colour = Le { $card } n'a pas la bonne couleur pour le { $neighbour } de la rangée { $column }.
primo-reason-column-empty = La colonne { $column } est libre.
primo-reason-no-top-here = On ne pose en haut de la rangée { $column } que si Top y a été joué à ce tour.
primo-reason-does-not-top = Le { $card } ne va pas au-dessus du { $head } de la rangée { $column }.
primo-reason-only-outer-columns = Prends se joue sur la colonne A ou F, pas sur { $column }.
primo-reason-number-not-in-row = Il n'y a pas de { $number } dans la rangée { $column }.
primo-reason-same-column = La rangée { $column } ne se déplace pas sur elle-même.
primo-reason-no-shift-to-empty = La colonne { $column } est libre : dans cette partie on ne l'ouvre que de la main.
primo-reason-layout-seen = L'étalage était déjà ainsi depuis votre dernière carte : on tourne en rond.
primo-reason-fits-nowhere = Le { $card } ne va nulle part dans cet étalage.

## Pourquoi un coup est conseillé

primo-advice-finishes = C'est votre dernière carte : vous avez fini.
primo-advice-completes-row = La rangée { $column } est complète, de 13 à 1, et la colonne { $column } se libère.
primo-advice-lays-run = { $count ->
    [one] Elle va sur la rangée { $column }.
   *[other] { $count } de vos cartes se suivent sur la rangée { $column }.
  }
primo-advice-fits = { $card } va sur la rangée { $column } : une carte de moins.
primo-advice-takes-empty-row = { $card } ne va pas ailleurs, et le suivant ne trouvera pas la colonne { $column } libre.
primo-advice-opens-row = { $card } ouvre une rangée dans la colonne { $column }.
primo-advice-lays-on-top = Top le permet : { $card } se pose en haut de la rangée { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Cela fait place à une carte de plus.
   *[other] Cela fait place à { $count } cartes de plus.
  }
primo-advice-shift-empties = La colonne { $column } se libère pour n'importe quelle carte.
primo-advice-shift-prepares = La rangée { $column } s'allonge, et d'autres pourront bouger.
primo-advice-top-unlocks = { $count ->
    [one] Avec Top, une de vos cartes va en haut de la rangée { $column }.
   *[other] Avec Top, { $count } de vos cartes vont en haut de la rangée { $column }.
  }
primo-advice-top-rid = Vous êtes quitte de la carte Top, si rien d'autre ne va.
primo-advice-nimm-near-end = { $count ->
    [one] Il ne reste qu'une carte à { $seat } : Prends en ajoute une.
   *[other] Il ne reste que { $count } cartes à { $seat } : Prends en ajoute une.
  }
primo-advice-nimm = { $count ->
    [one] Un autre prend une carte, et la suivante passe en haut.
   *[other] { $count } autres prennent une carte, et les suivantes passent en haut.
  }
primo-advice-swap-unfit = { $cards } : peu de chances de les poser bientôt ; { $percent } % des cartes non vues iraient.
primo-advice-swap-all = Rien ne vaut d'être gardé ; { $percent } % des cartes non vues iraient.
primo-advice-pass-keeps = Votre main vaut mieux que ce que vous piocheriez.
primo-advice-pass-empty = Votre pioche est vide : il n'y a rien à échanger.
primo-advice-end-keeps-special = À garder pour un tour où elle libère plus de cartes : { $cards }.
primo-advice-end-nothing-fits = Aucune de vos cartes ne va plus.
primo-advice-end-denies-row = La colonne { $column } reste libre : votre carte vaut plus que la place.
primo-advice-end-enough = Ce qui irait encore se garde mieux pour le prochain tour.

## Options

primo-option-colours = Les couleurs des cartes
primo-option-colours-ignored = ne comptent pas
primo-option-colours-alternating = alternent dans chaque rangée
primo-option-colours-monochrome = sont les mêmes dans une rangée
primo-option-games = La partie
primo-option-games-1 = se joue en une manche
primo-option-games-4 = se joue en quatre manches
primo-option-top-cards = Cartes Top parmi les dix cartes spéciales
primo-option-shift-to-empty = Déplacer une rangée vers une colonne libre
primo-option-shift-to-empty-no = est interdit
primo-option-shift-to-empty-yes = est permis

## Les règles en bref

primo-rules =
    Défaussez-vous de toutes vos cartes, main et pioche. Une rangée décroît :
    posez à son bout une carte exactement d'un rang plus basse. Toute carte
    ouvre une colonne libre. On peut déplacer une rangée entière, ou son bout à
    partir d'une carte, sous une rangée qu'elle continue{ $shift_to_empty ->
       *[no] { "" }
        [yes] , ou vers une colonne libre
    }.
    Une rangée de 13 à 1 est retirée aussitôt.
    { $colours ->
       *[ignored] Les couleurs ne comptent pas.
        [alternating] Deux voisines d'une rangée ont des couleurs différentes, même déplacées.
        [monochrome] Toutes les cartes d'une rangée ont la même couleur, même déplacées.
    }
    À votre tour, jouez autant de cartes que vous voulez, au moins une, et
    déplacez à votre gré ; ou échangez des cartes en main, qui vont sous votre
    pioche ; ou passez. Puis piochez jusqu'à six.
    Top ({ $top_cards } des dix cartes spéciales) : à ce tour vous pouvez aussi poser
    en haut de la rangée de cette colonne. Prends (les autres), sur A ou F :
    chacun des autres prend la carte du haut d'une rangée sur sa pioche, l'une
    après l'autre. Qui joue sa dernière carte finit la partie aussitôt.
    { $games ->
        [one] Si personne ne peut continuer, le moins de cartes gagne.
       *[other] Chaque carte restante coûte 1 point, terminer en rapporte 3 ; { $games } manches.
    }

### Tarock

tarock-name = Tarock autrichien
tarock-title = Tarock autrichien, une partie de { $deals } donnes

## Cartes

tarock-letter-k = R
tarock-letter-q = D
tarock-letter-n = C
tarock-letter-j = V
# On the face of a card: at most five letters.
tarock-matto = Fou
tarock-card-t1 = { $card } (Petit)
tarock-card-t21 = { $card } (Monde)

## Contrats

tarock-contract-trisac = Trischaken
tarock-contract-chiamata = Appel
tarock-contract-sei = Trois à six
tarock-contract-piccolo = Piccolo
tarock-contract-chiamata-solo = Appel solo
tarock-contract-chiamata-meglio = Appel supérieur
tarock-contract-mendicante = Misère
tarock-contract-proprio-semi = Trois couleur
tarock-contract-proprio = Trois
tarock-contract-piccolo-ouvert = Piccolo ouvert
tarock-contract-mendicante-ouvert = Misère ouverte
tarock-contract-solo-semi = Solo couleur
tarock-contract-solo-proprio = Trois solo

## Annonces

tarock-bonus-bird1 = Petit au bout
tarock-bonus-bird2 = Hibou
tarock-bonus-bird3 = Cacatoès
tarock-bonus-bird4 = Marabout
tarock-bonus-ultimo = Roi au bout
tarock-bonus-sacco = Sac
tarock-bonus-doppiosacco = Double sac
tarock-bonus-trull = Trull
tarock-bonus-kings = Quatre rois
tarock-bonus-mondo = Chasse au Monde
tarock-bonus-valat = Valat

## Ce qu'on dit

tarock-say-pass = passe
tarock-say-hold = je garde
tarock-say-accanto = aussi
tarock-say-contra = contre
tarock-say-recontra = surcontre
tarock-say-ok = bon
tarock-offer-fourth = le quatrième roi
tarock-offer-packet = { $number ->
    [1] premier paquet
   *[2] second paquet
  }

# What they mean, in at most 50 letters.
tarock-hint-trisac = chacun pour soi : le moins de points gagne
tarock-hint-chiamata = appeler un roi, prendre un paquet
tarock-hint-sei = seul, avec les six cartes du talon
tarock-hint-piccolo = seul : exactement un pli
tarock-hint-chiamata-solo = appeler un roi, sans talon, primes doublées
tarock-hint-chiamata-meglio = appeler un roi, un paquet, annoncer un oiseau
tarock-hint-mendicante = seul : aucun pli
tarock-hint-proprio-semi = seul, un paquet ; les tarots ne coupent pas
tarock-hint-proprio = seul, un paquet
tarock-hint-piccolo-ouvert = exactement un pli, cartes découvertes
tarock-hint-mendicante-ouvert = aucun pli, cartes découvertes
tarock-hint-solo-semi = seul, sans talon ; les tarots ne coupent pas
tarock-hint-solo-proprio = seul, sans talon, primes doublées
tarock-hint-bird1 = le I fait le dernier pli
tarock-hint-bird2 = le II fait l'avant-dernier pli
tarock-hint-bird3 = le III fait l'antépénultième pli
tarock-hint-bird4 = le IV fait le quatrième pli avant la fin
tarock-hint-ultimo = votre camp fait le dernier pli avec le roi appelé
tarock-hint-sacco = votre camp a 45 points
tarock-hint-doppiosacco = votre camp a 55 points
tarock-hint-trull = votre camp a le I, le XXI et le Fou
tarock-hint-kings = votre camp a les quatre rois
tarock-hint-mondo = le Fou de votre camp prend leur XXI
tarock-hint-valat = votre camp fait tous les plis
tarock-hint-hold = jouer vous-même le même contrat
tarock-hint-accanto = jouer aussi ce contrat, pour votre compte
tarock-hint-contra = tout compte double
tarock-hint-recontra = tout compte quatre fois
tarock-hint-ok = rien à ajouter

## La table

tarock-deal = Donne { $number }/{ $deals }
tarock-wheel = roue ×{ $factor }
# The heads of the columns: at most six letters.
tarock-column-cards = cartes
tarock-column-tricks = plis
tarock-column-points = points
tarock-column-total = total
tarock-note-declarer = preneur
tarock-note-joined = preneur aussi
tarock-note-partner = partenaire
tarock-note-void = sans { $suits }
tarock-note-forehand = premier à parler
tarock-note-deals = donneur
tarock-bidding = Enchères : { $said }
tarock-bidding-opens = Les enchères commencent.
tarock-plays = { $contract }, joué par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-plays-trisac = { $contract } : chacun pour soi, le moins de points gagne
tarock-plays-joined = par { $seats ->
    [you] vous
   *[other] { $seats }
  } aussi
tarock-plays-called = { $card } appelé
tarock-plays-partner = avec { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-plays-contra = { $level ->
    [1] contre : tout compte double
   *[2] surcontre : tout compte quatre fois
  }
tarock-announced = Annoncé : { $said }
tarock-announced-by = { $bonus } par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-contras = Contre à { $to ->
    [you] vous
   *[other] { $to }
  } : { $said }
tarock-contra-by = { $name } ×{ $times }
tarock-contra-asked = { $seat ->
    [you] Votre contrat : quelqu'un dit contre ?
   *[other] Quelqu'un dit contre à { $seat } ?
  }
tarock-discards = Écart : { $cards }
tarock-talon-left = Resté au talon : { $cards }
tarock-talon = Talon : { $cards }
tarock-trick = Pli { $number }, entamé par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-trick-lead = Pli { $number } : { $seat ->
    [you] vous entamez
   *[other] { $seat } entame
  }
tarock-last-trick = Pli { $number }, entamé par { $leader ->
    [you] vous
   *[other] { $leader }
  }, fait par { $winner ->
    [you] vous
   *[other] { $winner }
  }
tarock-from-talon = talon
tarock-no-trick = Personne n'a encore fait de pli.
tarock-your-hand = Votre main
tarock-prompt-auction = Votre enchère, 1 à { $count } (? aide) : { "" }
tarock-prompt-choice = Tous ont passé. Votre contrat, 1 à { $count } (? aide) : { "" }
tarock-prompt-call = Appelez un roi, 1 à { $count } (? aide) : { "" }
tarock-prompt-take = Prenez des cartes du talon, 1 à { $count } (? aide) : { "" }
tarock-prompt-lay = Écartez { $left ->
    [one] encore une carte
   *[other] { $left } cartes, une à une
  }, 1 à { $count } (? aide) : { "" }
tarock-prompt-announce = { $count ->
    [one] Rien à annoncer : 1
   *[other] Annoncez quelque chose ou dites bon, 1 à { $count }
  } (? aide) : { "" }
tarock-prompt-contra = Contre ? 1 à { $count } (? aide) : { "" }
tarock-prompt-lead = { $count ->
    [one] Votre dernière carte, 1
   *[other] Vous entamez, 1 à { $count }
  } (? aide) : { "" }
tarock-prompt-follow = { $count ->
    [one] Votre dernière carte, 1
   *[other] Votre carte, 1 à { $count }
  } (? aide) : { "" }
tarock-notation =
    Kh, 10s, T21, xxi, matto   joue cette carte, ou l'écarte
    pass, hold (je garde), accanto (aussi), call Ks, call fourth, take 1,
    contra, ok (bon) ; trisac Trischaken, chiamata Appel (_solo, _meglio), sei
    Trois à six, piccolo, mendicante Misère (_ouvert), proprio Trois (_semi),
    solo_semi, solo_proprio ; bird1 à bird4, ultimo, sacco, doppiosacco, trull,
    kings, mondo, valat
    last                       montre le dernier pli
    On écrit h ♥, d ♦, s ♠, c ♣ ; K roi, Q dame, N cavalier, J valet, matto Fou.
    Basses cartes rouges : 1 2 3 4, le 1 le plus fort ; noires : 10 9 8 7. Un
    numéro entre parenthèses : carte injouable ; tapez-le pour savoir pourquoi.
    Les points sont ceux des plis ; « sans ♥ » : on a vu qu'il n'a pas de cœur.

## Les comptes

tarock-sheet-title = Donne { $number } sur { $deals }, comptes en centimes
tarock-sheet-count = Le camp du preneur a { $points } points, les autres { $others } ; il en faut 35 2/3.
tarock-sheet-price = prix
tarock-sheet-points = Points
# In the terminal the next four have 30 letters.
tarock-sheet-game = { $contract }, { tarock-sheet-won }
tarock-sheet-announced = { $bonus }, ann., { tarock-sheet-won }
tarock-sheet-silent = { $bonus }, muet, { tarock-sheet-won }
tarock-sheet-won = { $won ->
    [1] gagné
   *[0] chuté
  }
tarock-sheet-pays = { $seat ->
    [you] Vous payez
   *[other] { $seat } paie
  }{ $mayor ->
    [1] { "" }
    [2] , maire
   *[4] , maire et premier
  }
tarock-sheet-virgins = Sans aucun pli, vierge : { $seats ->
    [you] vous
   *[other] { $seats }
  }.
tarock-sheet-others = Les autres :
tarock-sheet-deal = Cette donne
tarock-sheet-total = Total
tarock-sheet-valat = Valat au lieu du contrat
tarock-sheet-solo = solo : primes ×2
tarock-sheet-contra = avec contre

## Événements

tarock-event-dealt = Donne { $round } : { $dealer ->
    [you] vous donnez
   *[other] { $dealer } donne
  }, { $first ->
    [you] vous parlez
   *[other] { $first } parle
  } en premier (« à moi »).
tarock-event-wheel = La roue tourne : cette donne compte ×{ $factor }.
tarock-event-passed = { $seat ->
    [you] Vous passez
   *[other] { $seat } passe
  }.
tarock-event-bid = { $seat ->
    [you] Vous annoncez
   *[other] { $seat } annonce
  } { $contract }.
tarock-event-held = { $seat ->
    [you] Vous gardez et joueriez
   *[other] { $seat } garde et jouerait
  } { $contract }.
tarock-event-joined = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $contract } aussi.
tarock-event-all-passed = Tous les autres ont passé : { $seat ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } un contrat.
tarock-event-chose = { $seat ->
    [you] Vous choisissez
   *[other] { $seat } choisit
  } { $contract }.
# The word of list-none: nobody joins.
tarock-event-contract = Le contrat est { $contract }, par { $seat ->
    [you] vous
   *[other] { $seat }
  }{ $joined ->
    [rien] .
    [you] { " " }; par vous aussi.
   *[other] { " " }; par { $joined } aussi.
  }
tarock-event-called = { $seat ->
    [you] Vous appelez
   *[other] { $seat } appelle
  } { $card }.
tarock-event-called-fourth = { $seat ->
    [you] Vous appelez
   *[other] { $seat } appelle
  } le quatrième roi.
tarock-event-talon-open = Le talon : { $packet1 } dans le premier paquet, { $packet2 } dans le second.
tarock-event-king-in-talon = Le roi appelé, { $card }, est au talon : { $seat ->
    [you] vous jouez en solitaire
   *[other] { $seat } joue en solitaire
  }.
tarock-event-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $cards } ; les autres ont { $left }.
tarock-event-took-all = { $seat ->
    [you] Vous prenez tout le talon : { $cards }.
   *[other] { $seat } prend tout le talon, face cachée.
  }
tarock-event-laid = { $seat ->
    [you] Vous écartez { $card }.
   *[other] { $seat } écarte une carte : { $card }.
  }
tarock-event-down = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Écart fait. »
tarock-event-announced = { $seat ->
    [you] Vous annoncez
   *[other] { $seat } annonce
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Bon. »
tarock-event-contra = { $to ->
    [you] { $seat } vous contre.
   *[other] { $seat ->
        [you] Vous contrez
       *[other] { $seat } contre
      } { $to }.
  }
tarock-event-recontra = { $to ->
    [you] { $seat } vous surcontre.
   *[other] { $seat ->
        [you] Vous surcontrez
       *[other] { $seat } surcontre
      } { $to }.
  }
tarock-event-no-contra = { $to ->
    [you] { $seat } ne vous contre pas.
   *[other] { $seat ->
        [you] Vous ne contrez pas
       *[other] { $seat } ne contre pas
      } { $to }.
  }
tarock-event-first-lead = { $seat ->
    [you] Vous entamez
   *[other] { $seat } entame
  } le premier pli.
tarock-event-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card }.
tarock-event-partner = { $declarer ->
    [you] { $seat } est votre partenaire
   *[other] { $seat ->
        [you] Vous jouez
       *[other] { $seat } joue
      } avec { $declarer }
  } : { $card } était appelé.
tarock-event-trick = Le pli { $number } { $seat ->
    [you] est pour vous
   *[other] va à { $seat }
  } : { $cards }.
tarock-event-talon-card = S'y ajoute { $card } du talon, pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-event-caesar = Pli de l'Empereur ! Le I prend le XXI et le Fou, pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-event-mondo-caught = { $of ->
    [you] { $seat } vous attrape le XXI.
   *[other] { $seat ->
        [you] Vous attrapez
       *[other] { $seat } attrape
      } le XXI à { $of }.
  }
tarock-event-bird-made = { $seat ->
    [you] Vous réussissez
   *[other] { $seat } réussit
  } le { $kind } !
tarock-event-bird-lost = { $seat ->
    [you] Vous perdez
   *[other] { $seat } perd
  } le { $kind }.
tarock-event-hand-open = { $seat ->
    [you] Vous découvrez vos cartes
   *[other] { $seat } découvre ses cartes
  } : { $cards }.
tarock-event-failed = { $seat ->
    [you] Vous chutez votre contrat
   *[other] { $seat } chute son contrat
  }, { $contract }.
tarock-event-talon-shown = Au talon il y avait { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Vous aviez
   *[other] { $seat } avait
  } écarté { $cards }.
tarock-event-counted = { $seats ->
    [you] Vous
   *[other] { $seats }
  } : { $points }{ tarock-thirds } points, { $won ->
    [1] plus de la moitié
   *[0] pas plus de la moitié
  }.
tarock-event-game-paid = { $contract } : { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [1] annoncé
   *[0] non annoncé
  } et { $made ->
    [1] réussi
   *[0] perdu
  } par { $seats ->
    [you] vous
   *[other] { $seats }
  } : { $cents }.
tarock-event-multiplied = Le contre multiplie par { $by }, la roue par { $factor }.
tarock-event-negative-counted = { $contract }, { $seat ->
    [you] vous
   *[other] { $seat }
  } : { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } { $points }{ tarock-thirds } points.
tarock-thirds = { $pips ->
    [0] { "" }
   *[other] { " " }{ $pips }/3
  }
tarock-event-virgin = { $seat ->
    [you] Vous êtes
   *[other] { $seat } est
  } vierge : les autres paient.
tarock-event-mayor = { $seat ->
    [you] Vous êtes
   *[other] { $seat } est
  } maire, avec plus de la moitié des points, et { $seat ->
    [you] payez
   *[other] paie
  } double.
tarock-event-scored = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : { $points } centimes dans cette donne, { $total } en tout.
tarock-event-wheel-begins = Une roue commence : les { $deals } donnes suivantes comptent double.
tarock-event-won = { $seats ->
    [you] Vous avez gagné la partie.
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est refusé

tarock-phase-auction = les enchères ne sont pas finies
tarock-phase-choice = le premier à parler doit choisir un contrat
tarock-phase-call = il faut appeler un roi
tarock-phase-take = il faut prendre des cartes du talon
tarock-phase-lay = il faut écarter des cartes
tarock-phase-announce = c'est le moment des annonces
tarock-phase-contra = c'est le moment de contrer
tarock-phase-play = on joue les cartes
tarock-phase-over = la donne est finie
tarock-reason-card-twice = Une carte est nommée deux fois dans « { $text } ».
tarock-reason-wrong-phase = Pas maintenant : { $phase }.
tarock-reason-card-not-held = Vous n'avez pas { $card }.
tarock-reason-must-choose = Tous les autres ont passé, donc vous devez choisir : { $moves }.
tarock-reason-nothing-to-hold = Personne n'a encore annoncé : il n'y a rien à garder.
tarock-reason-only-forehand-holds = Seul le premier à parler peut garder, et c'est { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-nothing-to-join = On ne joue « aussi » qu'à côté d'un Piccolo ou d'une Misère.
tarock-reason-forehand-game = { $contract } est un contrat du premier, quand tous les autres ont passé.
tarock-reason-too-low = { $contract } n'est pas plus haut que { $standing }, qui tient.
tarock-reason-four-kings = Vous avez les quatre rois : aucun à appeler, impossible de jouer { $contract }.
tarock-reason-no-bird-held = { $contract } demande un oiseau : I, II, III ou IV en main.
tarock-reason-not-forehands-choice = { $contract } se demande aux enchères ; il ne reste que Trischaken, Appel et Trois à six.
tarock-reason-house-rule = On joue sans cela dans cette partie. { $option } : non.
tarock-reason-own-king = Vous avez vous-même { $card }. Appelez un roi que vous n'avez pas.
tarock-reason-not-three-kings = Il faut trois rois en main pour appeler le quatrième sans le nommer.
tarock-reason-king-must-be-taken = { $card } est au talon : prenez-le avec deux cartes de l'autre paquet : { $moves }.
tarock-reason-take-a-packet = Prenez un des deux paquets, tel quel.
tarock-reason-packet-of-king = { $card } est au talon : vous devez prendre son paquet, le { $moves }.
tarock-reason-five-points = { $card } vaut cinq points : rois, I, XXI et Fou ne s'écartent jamais.
tarock-reason-suit-cards-first = { $card } reste : on écarte les couleurs avant les tarots. Vous avez encore { $cards }.
tarock-reason-tarocks-first = { $card } reste : ici on écarte les tarots avant les couleurs. Vous avez encore { $cards }.
tarock-reason-last-bird = { $card } est votre seul oiseau, et vous devez en annoncer un.
tarock-reason-already-announced = { $kind } est déjà annoncé, par { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-one-sack = On n'annonce qu'un sac par donne, et { $seat ->
    [you] vous avez
   *[other] { $seat } a
  } annoncé l'autre ; trop tard pour { $kind }.
tarock-reason-not-in-colour-games = { $kind } n'existe pas dans les contrats à la couleur.
tarock-reason-not-holder = { $kind } s'annonce quand on a { $card } en main.
tarock-reason-no-king-called = { $kind } demande un roi appelé, et ici aucun ne l'est.
tarock-reason-not-the-called-king = { $kind } s'annonce quand on a le roi appelé en main.
tarock-reason-said-bene = Vous avez dit « bon » : trop tard pour { $kind }. Il ne vous reste que contre et surcontre.
tarock-reason-contra-said = Contre est déjà dit, par { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-own-contract = On ne contre pas son propre camp.
tarock-reason-nothing-to-recontra = Personne n'a contré : il n'y a rien à surcontrer.
tarock-reason-recontra-said = Surcontre est déjà dit, par { $seat ->
    [you] vous
   *[other] { $seat }
  } ; on ne monte pas plus haut.
tarock-reason-not-your-contract = Seul le camp du preneur surcontre.
tarock-reason-bird-first = Vous jouez Appel supérieur : annoncez d'abord un oiseau. Vous avez { $cards }.
tarock-reason-must-follow-suit = { $card } ne fournit pas la couleur. Vous pouvez jouer : { $cards }.
tarock-reason-must-play-tarock = { $card } ne va pas : sans la couleur il faut jouer un tarot. Vous pouvez jouer : { $cards }.
tarock-reason-must-play-suit-card = { $card } ne va pas : dans cette partie, sans la couleur il faut jouer une autre couleur. Vous pouvez jouer : { $cards }.
tarock-reason-must-beat = { $card } ne monte pas sur { $best }, et ici il faut monter si on peut. Vous pouvez jouer : { $cards }.
tarock-reason-bagato-last = { $card } se joue ici en dernier de tous les tarots. Vous pouvez jouer : { $cards }.
tarock-reason-suit-must-be-led = { $card } ne s'entame pas ici tant que vous avez des couleurs. Vous pouvez jouer : { $cards }.
tarock-reason-announced-now = { $card } doit attendre : ce qui est annoncé pour ce pli doit être joué. Vous pouvez jouer : { $cards }.
tarock-reason-announced-later = { $card } est annoncé pour le pli { $trick }. D'ici là vous pouvez jouer : { $cards }.
tarock-reason-highest-bird-first = { $card } doit attendre : la plus haute carte annoncée d'abord. Vous pouvez jouer : { $cards }.

## Pourquoi un coup est conseillé

tarock-advice-pass-weak = { $count ->
    [one] { $count } tarot, dont { $high } à partir du XVI : trop faible pour jouer.
   *[other] { $count } tarots, dont { $high } à partir du XVI : trop faible pour jouer.
  }
tarock-advice-pass-outbid = Ce que vaut votre main est inférieur à { $standing }, qui est annoncé.
tarock-advice-holds = Votre main vaut aussi { $contract }, et le premier en a le droit.
tarock-advice-joins = Votre main vaut aussi { $contract } : jouez-le à côté.
tarock-advice-bid-strength = { $count ->
    [one] Avec { $count } tarot, dont { $high } à partir du XVI, { $contract } vaut la peine.
   *[other] Avec { $count } tarots, dont { $high } à partir du XVI, { $contract } vaut la peine.
  }
tarock-advice-bid-bird = { $count ->
    [one] Avec { $count } tarot, un oiseau peut aller au bout : { $contract }.
   *[other] Avec { $count } tarots, un oiseau peut aller au bout : { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] Les couleurs font { $tricks } pli sûr : { $contract }.
   *[other] Les couleurs font { $tricks } plis là où les tarots ne coupent pas : { $contract }.
  }
tarock-advice-bid-low = La main est assez basse pour éviter les plis : { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] { $count } tarot, c'est trop peu pour un contrat : chacun pour soi.
   *[other] { $count } tarots, c'est trop peu pour un contrat : chacun pour soi.
  }
tarock-advice-calls-short = { $count ->
    [one] { $card } : vous n'avez qu'une carte de cette couleur et couperez bientôt.
   *[other] { $card } : vous n'avez que { $count } cartes de cette couleur et couperez bientôt.
  }
tarock-advice-calls-void = { $card } : vous n'avez rien de cette couleur et pouvez couper aussitôt.
tarock-advice-calls-queen = { $card } : derrière lui votre dame est à l'abri.
tarock-advice-calls-king = { $card } : qui l'a vous aide dans cette couleur.
tarock-advice-calls-fourth = Vous avez trois rois : personne n'a besoin de savoir quel est le quatrième.
tarock-advice-takes-king = { $card } est là : ses points sont à vous.
tarock-advice-takes-tarocks = { $count ->
    [one] { $count } tarot de plus.
   *[other] { $count } tarots de plus.
  }
tarock-advice-takes-points = Il y a des points : { $cards }.
tarock-advice-takes-packet = { $cards } vont mieux avec votre main que les autres.
tarock-advice-lays-void = Avec { $card } part la dernière de sa couleur : vous pourrez couper.
tarock-advice-lays-points = Les points de { $card } sont à l'abri chez vous.
tarock-advice-lays-short = { $card } ne sert à rien, et sa couleur raccourcit.
tarock-advice-lays-tarock = Il n'y a rien d'autre à écarter : { $card }.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } avec { $count } tarot, dont { $high } à partir du XVI.
   *[other] { $count } tarots, dont { $high } à partir du XVI, devraient suffire : { $kind }.
  }
tarock-advice-announces-held = Vous avez presque tout ce qu'il faut : { $kind }.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } avec { $count } tarot, dont { $high } à partir du XVI, c'est osé.
   *[other] { $count } tarots, dont { $high } à partir du XVI, suffisent : { $kind }.
  }
tarock-advice-announces = Annoncé, cela compte double : { $kind } ; cela dépend aussi du partenaire.
tarock-advice-contra-strong = { $count ->
    [one] Avec { $count } tarot, dont { $high } à partir du XVI, et vos couleurs, le preneur peut perdre.
   *[other] { $count } tarots, dont { $high } à partir du XVI : le preneur peut bien perdre.
  }
tarock-advice-contra-low = Vos cartes peuvent rester dessous : un pli lui restera.
tarock-advice-recontra = Vous en êtes sûr : que cela double encore.
tarock-advice-says-no-more = Rien d'autre n'est assez probable pour l'annoncer.
tarock-advice-bird-home = C'est son pli : { $card } doit le faire.
tarock-advice-catches = Il attrape { $card }.
tarock-advice-takes-rich = { $points ->
    [one] Le pli vaut environ { $points } point.
   *[other] Le pli vaut environ { $points } points.
  }
tarock-advice-takes-cheaply = { $card } suffit tout juste pour le prendre.
tarock-advice-takes-high = { $card } laisse peu de chances aux suivants.
tarock-advice-smears = { $seat } gagne, de votre côté selon toute apparence : { $card } apporte des points.
tarock-advice-saves-bagato = Vous gardez { $card } pour la fin.
tarock-advice-saves-tarocks = { $card } suffit ici : vos tarots plus hauts serviront plus tard.
tarock-advice-gives-little = Le pli n'est pas à vous : { $card } coûte peu.
tarock-advice-draws-tarocks = { $count ->
    [one] Vous avez { $count } tarot : faites tomber ceux des autres.
   *[other] Vous avez { $count } tarots : faites tomber ceux des autres.
  }
tarock-advice-leads-king = { $card } gagne tant que personne ne manque de la couleur.
tarock-advice-leads-called-suit = La couleur de { $card } : elle fait sortir le roi appelé et montre le partenaire.
tarock-advice-leads-short = { $card } est votre dernière de la couleur : ensuite vous coupez.
tarock-advice-leads-quietly = { $card } donne peu et garde vos cartes plus fortes pour plus tard.
tarock-advice-leads-winner = Presque personne ne peut battre { $card } maintenant.
tarock-advice-ducks = { $card } reste dessous : le pli va à un autre.
tarock-advice-throws-danger = Vous n'avez pas à fournir : débarrassez-vous de { $card }, qui pourrait prendre.
tarock-advice-must-take = Il faut monter de toute façon : alors avec { $card }.
tarock-advice-takes-the-one = C'est peut-être le seul pli qu'il vous faut : { $card }.
tarock-advice-leaves-it-to = Vous restez dessous : le pli reste à { $seat }.
tarock-advice-leads-under = On peut monter sur { $card } : un autre devra prendre.

## Options

tarock-option-deals = Donnes dans une partie
tarock-option-forehand-choice = Quand tous ont passé, le premier à parler choisit
tarock-option-forehand-choice-three = entre Trischaken, Appel et Trois à six
tarock-option-forehand-choice-any = entre tous les contrats
tarock-option-hold = Jouer soi-même l'enchère d'un autre (je garde)
tarock-option-hold-forehand = est permis au premier à parler
tarock-option-hold-none = est interdit
tarock-option-accanto = Jouer Piccolo ou Misère à côté d'un autre (aussi)
tarock-option-accanto-on = est permis
tarock-option-accanto-off = est interdit
tarock-option-king-in-talon = Si le roi appelé est au talon
tarock-option-king-in-talon-king-plus-two = on le prend avec deux cartes de l'autre paquet
tarock-option-king-in-talon-king-packet = on prend son paquet
tarock-option-king-in-talon-free = on prend le paquet qu'on veut
tarock-option-solo-king-in-talon = Dans un Appel solo avec le roi appelé au talon
tarock-option-solo-king-in-talon-opponents = tout le talon compte pour la défense
tarock-option-solo-king-in-talon-half-with-king = le paquet du roi compte pour le preneur
tarock-option-solo-king-in-talon-all-to-declarer = tout le talon compte pour le preneur
tarock-option-kaiser = Le pli de l'Empereur : le I prend le XXI et le Fou
tarock-option-kaiser-any = dans n'importe quel ordre
tarock-option-kaiser-ordered = s'ils viennent dans l'ordre XXI, Fou, I
tarock-option-kaiser-off = n'existe pas
tarock-option-silent-fail = Un oiseau ou Roi au bout non annoncé qui échoue
tarock-option-silent-fail-free = ne coûte rien
tarock-option-silent-fail-pays-silent = coûte son prix non annoncé
tarock-option-trisac-pay = Au Trischaken
tarock-option-trisac-pay-max-to-min = le plus de points paie le moins de points
tarock-option-trisac-pay-loser-pays-three = le plus de points paie tout le monde
tarock-option-trisac-pay-two-pay-two = les deux qui ont le plus de points paient les deux qui en ont le moins
tarock-option-trisac-talon = Le talon du Trischaken
tarock-option-trisac-talon-first-six = va carte par carte aux six premiers plis
tarock-option-trisac-talon-last-trick = va au dernier pli
tarock-option-trisac-talon-unused = ne va à personne
tarock-option-colour-tarock = Les tarots en Trois couleur et Solo couleur
tarock-option-colour-tarock-lead-restriction = s'entament en dernier, et se jouent quand la couleur manque
tarock-option-colour-tarock-literal = ne se jouent que si on n'a plus de cartes de couleur
tarock-option-wheel-overlap = Une roue dans la roue
tarock-option-wheel-overlap-multiply = double encore une fois
tarock-option-wheel-overlap-append = la prolonge de quatre donnes

## Les règles en bref

tarock-rules =
    54 cartes : 22 tarots, I à XXI et le Fou (Sküs), le plus fort ; ils coupent.
    Rois, I (Petit), XXI (Monde) et Fou valent 5, dames 4, cavaliers 3, valets 2,
    les autres 1 ; trois cartes perdent 2 points, 70 en tout ; il faut 35 2/3.
    On fournit ; sans la couleur, un tarot ; sans l'un ni l'autre, au choix.
    Enchères en montant (centimes) : Piccolo 10, exactement un pli ; Appel solo
    10, Appel supérieur 10, Misère 20, aucun pli ; Trois couleur 20, Trois 20,
    Piccolo ouvert 30, Misère ouverte 40, Solo couleur 50, Trois solo 50.
    { $forehand_choice ->
       *[three] Si tous passent, le premier joue Trischaken, Appel 10 ou Trois à six 20/40.
        [any] Si tous passent, le premier joue ce qu'il veut, aussi Trischaken, Appel 10 ou Trois à six 20/40.
    }
    Appel : qui a le roi appelé est le partenaire secret. En Appel et en Trois on
    prend un paquet du talon et on écarte trois cartes ; solo veut dire sans
    talon. Couleur : les tarots ne coupent pas. Dans les contrats négatifs et au
    Trischaken, il faut monter si on peut, et le I vient en dernier.
    Annonces (la moitié sans annonce) : Petit au bout, Hibou, Cacatoès,
    Marabout : I, II, III, IV fait le dernier pli, l'avant-dernier, etc. : 10,
    20, 30, 40. Roi au bout, Trull, Quatre rois, Chasse au Monde, Sac 10 ; Double
    sac 20 ; Valat, tous les plis, 12 fois le contrat. En solo elles comptent
    double. Contre double tout.
    { $kaiser ->
       *[any] Pli de l'Empereur : I, XXI et Fou dans un même pli, le I gagne.
        [ordered] Pli de l'Empereur : si XXI, Fou et I viennent dans cet ordre, le I gagne.
        [off] Il n'y a pas de pli de l'Empereur.
    }
    Après un Trischaken, ou une donne où personne ne paie, une roue : quatre
    donnes comptent double. De même les quatre dernières des { $deals } donnes.
    Le plus de centimes gagne.

### La table dans le navigateur.

## Les jeux

web-game-primiera = Primiera
web-game-primo = Primo
web-game-nain-jaune = Nain jaune
web-game-tarock = Tarock
web-about-primiera = Capturez par valeur égale ou par somme ; les Hérauts disent qui joue avec qui.
web-about-primo = Construisez et déplacez des rangées de nombres jusqu'à votre dernière carte.
web-about-nain-jaune = Montez les suites, videz les cases, gare au nain jaune.
web-about-tarock = Tarock autrichien : enchérissez, appelez un roi, trouvez votre partenaire, faites des plis.
level-random = au hasard
level-greedy = gourmand
level-beginner = débutant
level-club = joueur de club
level-expert = expert
level-master = maître

## Pages

web-tagline = Une table de cartes pour quatre jeux
web-home = Accueil
web-settings = Réglages
web-no-page = Cette page n'existe pas
web-no-table = Impossible d'ouvrir cette table
web-connecting = Connexion …
web-reconnecting = Connexion perdue. Nouvel essai …
web-play-now = Jouer tout de suite
web-new-table = Nouvelle table
web-new-table-of = Une nouvelle table : { $game }
web-join = Rejoindre par un lien ou un code
web-join-go = Rejoindre
web-my-tables = Mes tables
web-public-tables = Tables publiques
web-no-public-tables = Aucune n'est ouverte en ce moment.
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
web-name-too = Nom d'une autre personne sur cet appareil
web-you = Vous
web-guest = Invité
web-rules = Règles de la maison
web-default = selon les règles
web-seats = Places
web-who = Qui joue
web-public = Tout le monde peut venir
web-hints = Conseils permis
web-level = Niveau des bots
web-clock = Avec une pendule
web-clock-seconds = Secondes par tour
web-clock-bank = Secondes de réserve pour la partie
web-open-table = Ouvrir la table
web-host-is = Hôte : { $name }
web-host-starts = { $name } lance la partie.
web-free = libre
web-sit = M'asseoir ici
web-sit-too = Cet appareil aussi
web-stand = Me lever
web-add-bot = Bot
web-remove = Faire partir
web-let-bot = Laisser jouer un bot
web-lock = Plus personne ne peut s'asseoir
web-start = Commencer
web-invite = Inviter
web-invite-text = Qui ouvre ce lien peut s'asseoir. Le code est { $code }.
web-link = Lien d'invitation
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code pour téléphones

## À la table

web-table = Table
web-players = Joueurs
web-menu = À la table
web-round = manche { $number }
web-dealer = Donneur
web-total = Total
web-bot = bot, { $level }
web-bot-plays = un bot joue
web-away = hors ligne
web-on-turn = doit jouer
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-your-turn = À vous de jouer
web-not-your-turn = Ce n'est pas votre tour.
web-waiting-for = On attend { $names }
web-waiting = On attend les autres
web-shuffling = On mélange : chaque navigateur ajoute sa part …
web-confirm = Jouer { $move } ?
web-do-it = Oui
web-not-yet = Pas encore
web-take-back = Reprendre le coup
web-hint = Conseil
web-hint-thinking = On réfléchit …
web-hint-values = L'avance sur les autres
web-hint-do = Jouer ce coup
web-leave = Partir
web-leave-seat = Laisser à un bot
web-take-over = Reprendre la main
web-wish = { $name } voudrait reprendre le dernier coup.
web-wish-pending = { $name } a demandé à reprendre un coup.
web-agree = D'accord
web-refuse = Non
web-pass-to = Passez l'appareil
web-i-am = C'est moi, { $name }
web-more = Plus
web-close = Fermer
web-log = Ce qui s'est passé
web-score = Score
web-fair = Mélange honnête
web-commitment = SHA-256 de la graine de cette partie :
web-keys = Touches
web-keys-text = H va à votre main, les flèches la parcourent, Entrée joue. U reprend, L ouvre cette page, Échap la ferme. ? demande un conseil.
web-host = Vous êtes l'hôte
web-abandon = Arrêter la partie maintenant

## Le décompte, et après

web-count = Décompte
web-round-count = Manche { $number }
web-points = Points
web-totals = Totaux
web-won = { $names ->
    [you] Vous avez gagné
   *[other] { $count ->
        [one] { $names } a gagné
       *[other] Victoire : { $names }
      }
  }
web-abandoned = La partie a été abandonnée
web-next-round = Manche suivante
web-rematch = Revanche
web-replay = Revoir la partie
web-download = Télécharger l'enregistrement

## Réglages

web-language = Langue
web-set-theme = Couleurs
web-set-theme-system = comme le système
web-set-theme-light = claires
web-set-theme-dark = sombres
web-set-contrast = Contraste
web-set-contrast-system = comme le système
web-set-contrast-normal = normal
web-set-contrast-high = élevé
web-set-suits = Enseignes françaises
web-set-suits-two = deux couleurs
web-set-suits-four = quatre couleurs
web-set-cards = Cartes
web-set-cards-small = petites
web-set-cards-medium = moyennes
web-set-cards-large = grandes
web-set-motion = Animations
web-set-motion-system = comme le système
web-set-motion-full = oui
web-set-motion-none = non
web-set-sound = Son
web-set-confirm = Demander avant de jouer une carte
web-other-device = Un autre appareil
web-other-device-text = Avec un lien personnel, un autre appareil a les mêmes places. Il vaut un jour ; ne le donnez à personne d'autre.
web-other-device-link = Créer un lien personnel

## Primiera

primiera-web-openings = Cartes d'ouverture
primiera-web-table = Cartes sur la table
primiera-web-empty = La table est vide.
primiera-web-which = Quelles cartes capture-t-elle ? Touchez-les.
primiera-web-taken = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
  }
primiera-web-sweeps = { $count ->
    [one] { $count } coup de balai
   *[other] { $count } coups de balai
  }
primiera-web-with = avec { $name }
primiera-web-coins = Deniers
primiera-web-seven = Sept de Deniers
primiera-web-primiera = Primiera
primiera-web-best = Ses cartes
primiera-web-sweeps-line = Coups de balai

## Primo

primo-web-rows = Colonnes A à F
primo-web-column = Colonne { $column } : { $cards }
primo-web-column-empty = Colonne { $column }, libre
primo-web-part = { $count ->
    [one] { $card }, peut se déplacer
   *[other] { $card } et la suite, { $count } cartes, peuvent se déplacer
  }
primo-web-shift = rangée { $column } à partir du { $number } vers la colonne { $target }
primo-web-stays = Rien de la rangée { $column } ne peut se déplacer maintenant.
primo-web-not-there = Cela ne va pas en colonne { $column }.
primo-web-begin = Prenez une carte, ou un bout de rangée ; ou échangez des cartes.
primo-web-where = { $count ->
    [one] Touchez la colonne éclairée, ou encore la carte.
   *[other] Choisissez une des colonnes éclairées.
  }
primo-web-top = Top : choisissez une colonne. À ce tour vous pouvez aussi poser la carte juste au-dessus en haut de sa rangée.
primo-web-topped = En haut de { $columns } vous pouvez poser la carte juste au-dessus.
primo-web-nimm = Prends : A ou F. De là vers l'intérieur, chacun des autres prend la carte du haut d'une rangée.
primo-web-now-play = Déplacer ne fait pas un tour : jouez aussi une carte, ou reprenez.
primo-web-exchange = Échanger
primo-web-exchange-cards = { $count ->
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
  }
primo-web-exchange-which = Lesquelles vont sous votre pioche ?
primo-web-all = Toutes
primo-web-pass = Passer
primo-web-end = Finir le tour
primo-web-quoted = « { $words } »
primo-web-colours-alternating = Couleurs alternées
primo-web-colours-monochrome = Rangées unicolores
primo-web-gone = { $count } hors du jeu
primo-web-idle = aucune carte depuis { $count } tours sur { $limit }
primo-web-exchange-short = Échanger { $count }
primo-web-hand-title = Cartes en main
primo-web-pile-title = Cartes dans la pioche
primo-web-known-top = Au-dessus de la pioche : { $cards }
primo-web-known-bottom = Sous la pioche : { $cards }
primo-web-keys = Avec une carte choisie, A à F la posent là ; sinon E finit le tour, X échange (choisir avec Entrée, encore X), P passe. Tab va aux rangées, les flèches parcourent ce qui peut se déplacer.
primo-web-blocked = Le jeu était bloqué : personne n'a terminé.

## Nain jaune

nain_jaune-web-card = { nain_jaune-rank } de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
  }
nain_jaune-web-keys = P passe, T dit « Carte qui prend ! » avant qu'une carte soit posée.
nain_jaune-web-board = Le plateau
nain_jaune-web-box = { $card } : { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, posée : { nain_jaune-tokens }
nain_jaune-web-needed = demandé
nain_jaune-web-any = carte au choix
nain_jaune-web-pass = Passer
nain_jaune-web-stop = M'arrêter là
nain_jaune-web-claim = Carte qui prend !
nain_jaune-web-before = Avant
nain_jaune-web-left = Restant à { $name } : { $count }
nain_jaune-web-opera = { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } toutes les cases, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Sans { nain_jaune-rank } !
nain_jaune-web-call-king = Roi et je recommence !
nain_jaune-web-call-takes = { $taker ->
    [ten] Dix qui prend !
    [jack] Valet qui prend !
    [queen] Dame qui prend !
    [king] Roi qui prend !
   *[dwarf] Nain jaune qui prend !
  }
nain_jaune-web-call-opera = Grand Opéra !
nain_jaune-web-call-stop = Je m'arrête.
nain_jaune-web-call-pass = Je passe.

## Revoir et prouver

web-replay-of = Revoir la partie
web-replay-seat = Cartes de
web-replay-nobody = personne
web-replay-round = Manche
web-replay-move = Coup { $place } sur { $count }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-first = À la distribution
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-last = Au décompte
web-replay-keys = Espace lance et arrête, les flèches vont d'un coup en arrière ou en avant, Début et Fin à la distribution et au décompte.
web-replay-to-table = À la table
web-verify = Vérifier le mélange
web-verify-short = Vérifier
web-verify-about = Votre navigateur redistribue chaque manche à partir de la graine, fixée avant que quiconque puisse la connaître, et de ce que les joueurs y ont ajouté.
web-verify-fine = Tout est comme il faut.
web-verify-wrong = Quelque chose n'est pas comme il faut.
web-verify-seed = { $ok ->
    [yes] La graine est celle que la table avait promise.
   *[no] La graine n'est pas celle que la table avait promise.
  }
web-verify-promise = { $ok ->
    [yes] Ce navigateur a vu cette promesse avant la première carte.
   *[no] Avant la première carte, ce navigateur a vu une autre promesse.
  }
web-verify-unseen = Ce navigateur n'a pas vu le début de la partie ; il tient la promesse du serveur.
web-verify-added = { $ok ->
    [yes] Ce que ce navigateur a ajouté fait partie du mélange.
   *[no] Ce que ce navigateur a ajouté ne fait pas partie du mélange.
  }
web-verify-dealer = { $ok ->
    [yes] Le premier donneur a été tiré au sort : { $found }.
   *[no] Le premier donneur devait être { $expected }, pas { $found }.
  }
web-verify-round = { $ok ->
    [yes] Manche { $number } : les { $cards } cartes étaient là où le mélange les a mises.
   *[no] Manche { $number } : { $count ->
        [one] { $count } carte n'est pas
       *[other] { $count } cartes ne sont pas
      } là où le mélange les a mises.
  }
web-verify-hand = { $ok ->
    [yes] Manche { $number } : vos cartes étaient celles que ce navigateur vous a montrées.
   *[no] Manche { $number } : ce navigateur vous a montré d'autres cartes : { $cards }.
  }
web-verify-the-seed = La graine elle-même :
web-verify-difference = { $place ->
    [hand] { $name }, carte { $position }
    [table] La table, carte { $position }
   *[stock] La pioche, carte { $position }
  } : { $expected } selon le mélange, { $found } selon l'enregistrement.

## Tarock

tarock-web-card = { $rank } de { $suit }
tarock-web-tarock = { $number ->
    [1] tarot { $name }, Petit
    [21] tarot { $name }, Monde
   *[other] tarot { $name }
  }
tarock-web-rank-k = roi
tarock-web-rank-q = dame
tarock-web-rank-n = cavalier
tarock-web-rank-j = valet
tarock-web-suit-h = cœur
tarock-web-suit-d = carreau
tarock-web-suit-s = pique
tarock-web-suit-c = trèfle
tarock-web-tarocks = tarots
tarock-web-my-game = à moi
tarock-web-bids = Ce que vous pouvez dire
tarock-web-announcements = Annonces
tarock-web-standing = { $seat ->
    [you] Votre enchère tient : { $contract }
   *[other] { $seat } annonce { $contract }
  }
tarock-web-no-bid = Pas encore d'enchère
tarock-web-all-passed = Tous ont passé
tarock-web-choose = Tous ont passé. Choisissez votre contrat.
tarock-web-announce = Annoncez une prime, ou dites bon
tarock-web-announce-first = Annoncez d'abord un oiseau
tarock-web-announcing = Annonces
tarock-web-call = Appelez un roi
tarock-web-call-hint = Qui l'a en main joue avec vous, en secret.
tarock-web-talon = Le talon
tarock-web-take = Touchez le paquet que vous prenez
tarock-web-packet = Prendre le { $name } : { $cards }
tarock-web-take-cards = { $cards } est au talon : prenez-le, avec deux cartes de l'autre paquet
tarock-web-take-more = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
  }
tarock-web-take-these = Prendre { $cards }
tarock-web-lay = Écartez { $left ->
    [one] encore une carte
   *[other] { $left } cartes
  }
tarock-web-lays = { $seat ->
    [you] Vous écartez
   *[other] { $seat } écarte
  }
tarock-web-discards = Écart
tarock-web-by = { $seat ->
    [you] vous jouez
   *[other] { $seat } joue
  }
tarock-web-known = Ce qu'on sait
tarock-web-last = Dernier pli
tarock-web-takes = Pli { $number } : { $seat ->
    [you] pour vous
   *[other] pour { $seat }
  }
tarock-web-laid = { $card }, { $seat ->
    [you] de votre main
   *[other] par { $seat }
  }
tarock-web-laid-wins = { $card }, { $seat ->
    [you] de votre main
   *[other] par { $seat }
  }, fait le pli
tarock-web-added = { $card }, du talon
tarock-web-open = Cartes découvertes : { $name }
tarock-web-tricks = { $count ->
    [one] { $count } pli, { $points }
   *[other] { $count } plis, { $points }
  }
