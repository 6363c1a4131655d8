### What some pages in the browser say that are fetched when they are needed.

## The own account

web-account-guest-text = Vous jouez en invité, et cela suffit. Avec un compte, votre nom n’est qu’à vous, et vous retrouvez vos places sur n’importe quel appareil, même si vous perdez celui-ci. Aucune adresse e-mail n’est demandée.
web-account-text = Vous avez un compte ici. Là où des inconnus se rencontrent, personne d’autre ne s’assoit sous votre nom.
web-account-profile = Comment les autres vous voient
web-account-create = Créer un compte
web-account-name = Nom du compte
web-account-password = Mot de passe
web-account-password-new = Nouveau mot de passe
web-account-with-passkey = Créer avec une clé d’accès
web-account-with-password = Créer avec un mot de passe
web-account-passkey-text = Votre appareil garde la clé d’accès : vous confirmez du doigt, du visage ou par code PIN, et personne ne peut la deviner.
web-account-unprotected = Cette page n’est pas chiffrée : d’autres sur votre réseau pourraient lire un mot de passe en chemin. Prenez-en un qui ne sert nulle part ailleurs.
web-account-or = ou
web-account-sign-in = Se connecter
web-account-sign-in-text = Vous avez déjà un compte ici, d’un autre appareil ou d’avant.
web-account-sign-in-passkey = Se connecter avec une clé d’accès
web-account-lost = Mot de passe ou appareil perdu ?
web-account-code = Code de secours
web-account-sign-in-code = Se connecter avec un code
web-account-keep = { $count ->
    [one] En invité, vous avez une table qui n’est pas finie.
   *[other] En invité, vous avez { $count } tables qui ne sont pas finies.
}
web-account-keep-yes = Tout emporter dans mon compte
web-account-keep-no = Tout laisser derrière moi
web-account-codes = Vos codes de secours
web-account-codes-text = Si vous perdez tout le reste, chacun d’eux vous connecte une fois. Imprimez-les ou notez-les : ils ne s’affichent que maintenant.
web-account-codes-copy = Copier
web-account-codes-copied = Copié
web-account-codes-print = Imprimer
web-account-codes-done = Je les ai gardés
web-account-credentials = Comment vous vous connectez
web-account-credential = { $kind ->
    [password] Mot de passe
   *[passkey] Clé d’accès
}
web-account-used = dernier usage : { $when }
web-account-remove = Retirer
web-account-remove-one = Retirer : { $what }
web-account-add-passkey = Ajouter une clé d’accès
web-account-set-password = Définir le mot de passe
web-account-rename = Changer de nom
web-account-codes-left = { $count ->
    [0] Il ne vous reste aucun code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
web-account-codes-new = De nouveaux codes de secours
web-account-prove = Pour changer de moyen de connexion ou de nom, ou supprimer votre compte, connectez-vous encore une fois. Ainsi, personne ne peut le faire en trouvant cet appareil déverrouillé.
web-account-done = C’est fait
web-account-data = Vos données
web-account-data-text = Tout ce que ce serveur garde sur vous : tables, enregistrements de vos parties, appareils, leçons.
web-account-export = Tout télécharger
web-account-delete = Tout supprimer
web-account-delete-question = Supprimer tout ce qui vous concerne ?
web-account-delete-text = Vous quittez toutes les tables, et votre nom disparaît de tout ce qui a été joué. Sur tous vos appareils, on ne vous connaît plus.
web-account-delete-next = Continuer
web-account-delete-no = Tout garder
web-account-delete-sure = Vraiment tout supprimer ? Personne ne pourra rien récupérer.
web-account-delete-yes = Tout supprimer maintenant
web-account-deleted = Tout ce qui vous concernait a été supprimé.
web-account-passkey-failed = Votre appareil n’a créé ni montré aucune clé d’accès.
web-account-blocked = Les personnes que vous avez bloquées
web-account-unblock = Débloquer
web-account-unblock-one = Débloquer : { $name }

## Bots of one's own

web-own-bots = Les bots que vous avez écrits
web-own-bots-text = Un de vos programmes peut s’asseoir aux tables dont l’hôte le permet. Tout le monde y voit que c’est un programme.
web-own-bots-name = Nom du bot
web-own-bots-make = Créer un bot
web-own-bots-seen = vu pour la dernière fois le { $when }
web-own-bots-revoke = Révoquer
web-own-bots-revoke-question = Révoquer { $name } ?
web-own-bots-revoke-text = Son jeton n’ouvre plus rien, et il quitte ses tables. Personne ne peut le faire revenir.
web-own-bots-revoke-no = Le garder
web-own-bots-token = Jeton : { $name }
web-own-bots-token-text = Votre programme le présente à chaque requête. Gardez-le bien : il ne s’affiche que maintenant.
web-own-bots-token-copy = Copier
web-own-bots-token-copied = Copié
web-own-bots-token-done = Je l’ai gardé

## Moderation

web-moderate-text = Ce qui est signalé, qui est exclu, et ce qui a été fait. Tout ce que vous faites ici est noté.
web-moderate-reports = Signalements
web-moderate-said = Ce qui s’est dit avant
web-moderate-no-reports = Personne n’a rien signalé.
web-moderate-done = Rien à faire
web-moderate-act = Exclure ou faire taire quelqu’un
web-moderate-whom = De qui s’agit-il ?
web-moderate-account = Un compte, par son nom
web-moderate-kind = Mesure
web-moderate-ban = Exclure : ne peut plus jouer
web-moderate-mute = Faire taire : ne peut plus parler
web-moderate-days = Jours, 0 pour toujours
web-moderate-reason = Motif, communiqué à la personne
web-moderate-do = Appliquer
web-moderate-rename = Donner un autre nom à un compte
web-moderate-to = Nouveau nom
web-moderate-held = Exclus et réduits au silence
web-moderate-nobody = Personne.
web-moderate-until = { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
}
web-moderate-lift = Lever
web-moderate-lift-one = Lever : { $name }
web-moderate-audit = Ce qui a été fait
web-moderate-machine = sur la machine même
web-moderate-act-ban = Exclusion
web-moderate-act-mute = Silence
web-moderate-act-lift-ban = Exclusion levée
web-moderate-act-lift-mute = Silence levé
web-moderate-act-report-done = Signalement clos
web-moderate-act-rename = Renommé
web-moderate-act-role = Rôle
web-moderate-nothing = Rien encore.
web-moderate-why = Motif, pour mémoire
web-moderate-club = Club
web-moderate-club-rename = Donner un autre nom au club
web-moderate-act-rename-club = Club renommé
web-moderate-void = Annuler une partie
web-moderate-match = Adresse de la relecture, ou identifiant
web-moderate-void-do = Ne plus compter
web-moderate-act-void = Partie annulée

## Clubs

web-clubs-about = Jouez entre vous : des tables réservées aux membres, vos règles maison et un classement par saison.
web-clubs-account = Pour faire partie d’un club, il faut un compte ici ; cela prend une minute.
web-clubs-none = Vous ne faites encore partie d’aucun club.
web-clubs-own = Vos clubs
web-clubs-invited = Invitations reçues
web-clubs-asked = Demandes en attente
web-club-found = Fonder un club
web-club-name = Nom du club
web-club-found-do = Fonder
web-club-ask = Demander à entrer dans un club
web-club-ask-text = Écrivez son nom comme ses membres l’écrivent. L’un de ses responsables vous fera entrer.
web-club-ask-do = Demander
web-club-ask-back = Annuler la demande : { $name }
web-club-back = Annuler
web-club-invites = { $who } vous invite dans le club { $name }.
web-club-asks = { $count ->
    [one] Quelqu’un demande
   *[other] { $count } personnes demandent
  } à entrer dans { $name }.
web-club-join = Entrer
web-club-join-text = On vous invite dans le club { $name }.
web-club-no = Non
web-club-role-head = dirige le club
web-club-role-keeper = responsable
web-club-role-member = membre
web-club-members = Membres
web-club-size = { $count ->
    [one] un membre
   *[other] { $count } membres
  }
web-club-online = en ligne
web-club-tables = Tables
web-club-no-tables = Personne ne joue en ce moment. Ouvrez une table ; les autres la verront ici.
web-club-open = Ouvrir une table
web-club-rules = Règles maison
web-club-no-rules = Ce club n’a pas encore de règles maison.
web-club-rules-text = Choisissez un jeu, réglez-le et enregistrez ses règles sous un nom.
web-club-rules-drop = Retirer ces règles : { $name }
web-club-rules-drop-text = Les tables où l’on y joue restent comme elles sont.
web-club-drop = Retirer
web-club-board = La saison
web-club-board-text = Chaque partie jouée entre humains compte, avec ou sans règles maison. Le classement suit la place moyenne ; on est classé à partir de { $count } parties.
web-club-no-board = Aucune partie n’a encore été jouée ici jusqu’au bout.
web-club-won = Victoires
web-club-place = Place moyenne
web-club-form = Jeu
web-club-make-keeper = Nommer responsable
web-club-make-member = Ne plus être responsable
web-club-hand-over = Confier le club
web-club-hand-over-ask = Confier le club à { $name } ?
web-club-hand-over-text = Cette personne le dirigera, et vous resterez responsable.
web-club-send-away = Exclure
web-club-send-away-ask = Exclure { $name } ?
web-club-send-away-text = Cette personne quitte aussitôt les tables du club et ne revient pas tant que vous ne l’autorisez pas.
web-club-act = Plus sur { $name }
web-club-leave = Quitter le club
web-club-leave-ask = Quitter le club { $name } ?
web-club-leave-text = Vous quittez aussi ses tables ; là où une partie est en cours, un bot joue à votre place.
web-club-delete = Supprimer le club
web-club-delete-ask = Supprimer le club { $name } ?
web-club-delete-text = Membres, règles maison et classements disparaissent pour de bon. Ses tables restent à ceux qui y sont assis.
web-club-rename = Renommer le club
web-club-manage = Diriger le club
web-club-report = Signaler le nom du club
web-club-report-text = Les modérateurs de ce serveur l’examineront.
web-club-reported = Merci. Les modérateurs vont l’examiner.
web-club-invite = Inviter
web-club-invite-name = Nom du compte
web-club-invite-done = Invitation envoyée. La réponse se donne dans « Pour vous ».
web-club-link-text = Quiconque a ce lien peut entrer sans demander.
web-club-link-new = Nouveau lien
web-club-link-off = Pas de lien
web-club-link-none = Personne ne peut entrer par un lien.
web-club-asking = Demandes d’entrée
web-club-let-in = Faire entrer
web-club-let-in-one = Faire entrer : { $name }
web-club-refuse-one = Non : { $name }
web-club-waiting = Invités, sans réponse
web-club-barred = Exclus
web-club-lift = Peut revenir : { $name }
web-club-lift-short = Peut revenir
web-club-new-table = Une table du club { $name }
web-club-only-members = Seuls les membres du club s’assoient ici ou regardent.
web-club-keep = Enregistrer comme règles maison
web-club-keep-name = Nom de ces règles
web-club-keep-do = Enregistrer
web-club-kept = C’est enregistré. Tout le club les voit maintenant.

## Why something about clubs is refused

table-reason-no-such-club = Ce club n’existe pas ici, ou vous n’en faites pas partie.
table-reason-no-such-member = Cette personne n’est plus sur la liste du club.
table-reason-no-such-link = Ce lien ne mène plus à aucun club. Demandez-en un nouveau.
table-reason-no-such-invitation = Cette invitation n’est plus valable.
table-reason-no-such-house-rules = Le club n’a plus ces règles maison.
table-reason-club-name-taken = Un club s’appelle déjà { $name }, ou presque. Choisissez un autre nom.
table-reason-club-not-public = La table d’un club est réservée à ses membres ; elle ne peut pas être publique.
table-reason-club-member-already = Vous faites déjà partie de ce club.
table-reason-club-has-them = Cette personne fait déjà partie du club.
table-reason-club-barred = Ce club ne vous laisse pas entrer. Si vous pensez à une erreur, parlez-en à l’un de ses responsables.
table-reason-club-full = Un club compte au plus { $most } membres, et celui-ci est complet.
table-reason-club-too-many-ask = { $most } personnes attendent déjà la réponse de ce club. Réessayez plus tard.
table-reason-club-too-many-invited = { $most } personnes n’ont pas encore répondu aux invitations du club. Retirez-en d’abord quelques-unes.
table-reason-club-needs-head = Vous dirigez ce club. Confiez-le d’abord à un autre membre, ou supprimez-le.
table-reason-not-club-head = Seule la personne qui dirige le club peut le faire.
table-reason-not-club-keeper = Seuls les responsables du club peuvent le faire.
table-reason-too-many-clubs = On peut faire partie de { $most } clubs au plus.
table-reason-too-many-clubs-founded = On peut diriger { $most } clubs au plus.
table-reason-too-many-house-rules = Un club a au plus { $most } jeux de règles maison.

## Puzzles

web-puzzles-title = Problèmes
web-puzzles-text = Une position telle qu’un joueur l’a vue. Un coup est nettement le meilleur, et de bons joueurs le manquent.
web-puzzles-device = Votre cote reste sur cet appareil. Nul besoin d’un compte.
web-puzzles-none = Il n’y a pas de problèmes pour ce jeu.
web-puzzles-rating = Votre cote : { $rating }. Du premier coup : { $solved } sur { $count }.
web-puzzles-new = { $count } problèmes
web-puzzles-any = Tous les thèmes
web-puzzles-count = { $seen } sur { $count }
web-puzzle-ask = Trouvez le meilleur coup.
web-puzzle-ask-turn = Trouvez le meilleur coup, ou le début du meilleur tour.
web-puzzle-wrong = Il y a mieux. Essayez encore.
web-puzzle-missed = Beaucoup joueraient cela, mais il y a mieux. Essayez encore.
web-puzzle-right = Exact !
web-puzzle-best = Le meilleur : { $move }.
web-puzzle-cost = Le coup habituel ({ $move }) coûte { $cost } { $unit }.
web-puzzle-unit-points = points
web-puzzle-unit-tokens = jetons
web-puzzle-unit-cents = centimes
web-puzzle-unit-cards = cartes
web-puzzle-now = Votre cote : { $rating } ({ $change }).
web-puzzle-next = Problème suivant
web-puzzle-list = Tous les problèmes

## La donne du jour

web-daily-text = Une manche par jour et par jeu, avec les mêmes cartes et les mêmes adversaires pour tous. La chance des cartes s’annule : seul compte ce que vous en faites.
web-daily-once = Chaque compte ou appareil la joue une fois. Un nouvel invité pourrait la rejouer, c’est pourquoi seuls les comptes sont classés.
web-daily-until = Ouverte jusqu’à { $time }, heure de votre appareil, soit minuit UTC.
web-daily-new = Vous ne l’avez pas encore jouée.
web-daily-begun = Vous l’avez commencée.
web-daily-go-new = Jouer
web-daily-go-begun = Continuer
web-daily-go-over = Résultats
web-daily-yours = Votre résultat : { $result } { $unit }
web-daily-told = Tout le monde joue ces cartes une fois. Personne ne contribue au mélange : il découle du secret du jour, publié après minuit (UTC).
web-daily-list = Toutes les donnes du jour
web-daily-see = Ce que les autres en ont fait
web-daily-you = Vous
web-daily-expert = Expert
web-daily-average = Moyenne de tous
web-daily-measure = L’avance de chacun sur la moyenne de ses adversaires, en { $unit }.
web-daily-players = { $count ->
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
}
web-daily-compared = Mieux que vous : { $better }. À égalité : { $same }. Derrière vous : { $worse }.
web-daily-alone = Personne ici ne l’a terminée avant vous. Revenez plus tard.
web-daily-only = Personne d’autre ne l’a terminée ici.
web-daily-expert-soon = Un expert joue encore les mêmes cartes contre les mêmes bots.
web-daily-nobody = Personne n’a terminé cette donne.
web-daily-ranked = Joueurs avec un compte
web-daily-unranked = Personne avec un compte ne l’a encore terminée.
web-daily-closed = Les autres cartes et votre enregistrement restent fermés jusqu’à la fin du jour.
web-daily-again = Rejouer ces cartes
web-daily-record = Enregistrer votre partie
web-daily-past = Jours précédents
web-daily-today = aujourd’hui
web-daily-trust = Puis-je me fier aux cartes ?
web-daily-trust-text = Le serveur tire un secret pour chaque jour, et personne n’y ajoute rien. Il en publie l’empreinte avant le jour et le secret lui-même après : entre-temps, il ne peut pas changer les cartes. Les cartes et la chance des bots découlent du secret. Qui tient le serveur pourrait connaître les cartes d’avance.
web-daily-hash = Empreinte :
web-daily-secret = Secret :
web-daily-check-closed = Le secret est publié à la fin du jour.
web-daily-check-seen = Le secret correspond à l’empreinte que cet appareil a vue avant.
web-daily-check-told = Le secret correspond à son empreinte, que cet appareil n’avait pas vue avant.
web-daily-check-wrong = Attention : cela ne correspond pas à l’empreinte publiée avant.

## My mistakes

web-mistakes-text = Des coups de vos dernières parties qui vous ont sûrement coûté quelque chose. Revoyez ce que vous voyiez alors, et trouvez mieux.
web-mistakes-more = Vous en voulez plus ? Faites analyser une partie : ses erreurs sûres arrivent ici. Ce que vous résolvez revient plus tard, chaque fois après un temps plus long.
web-mistakes-none = Il n’y a encore rien ici. Faites analyser une partie que vous avez jouée : ses erreurs sûres arrivent ici.
web-mistakes-begin = { $count ->
    [one] Commencer : un exercice
   *[other] Commencer : { $count } exercices
}
web-mistakes-done = Tout est fait pour le moment. Le prochain exercice revient le { $day }.
web-mistakes-list = Tous les exercices
web-mistakes-one = { $day }, coup { $number }
web-mistakes-new = nouveau
web-mistakes-due = à faire maintenant
web-mistakes-later = de retour le { $day }
web-mistakes-way = { $count ->
    [one] Trouver mieux : un exercice
   *[other] Trouver mieux : { $count } exercices
}
web-mistake-ask = Ici, vous avez fait une erreur. Trouvez un meilleur coup.
web-mistake-ask-turn = Ici, vous avez fait une erreur. Trouvez un meilleur coup, ou le début d’un meilleur tour.
web-mistake-same = C’est ce que vous aviez joué. Il y a mieux. Essayez encore.
web-mistake-unweighed = Ce coup n’a pas été analysé, il ne compte donc pas. Essayez-en un autre.
web-mistake-cost = Vous avez joué { $move }, ce qui a coûté { $cost } { $unit }.
web-mistake-back = { $days ->
    [one] L’exercice revient demain.
   *[other] L’exercice revient dans { $days } jours.
}
web-mistake-today = L’exercice revient aujourd’hui.
web-mistake-next = Suivant

## Reviews

unit-points = points
unit-tokens = jetons
unit-cents = centimes
unit-cards = cartes
review-judging = Examen des décisions
review-lead = { $game } : avance sur la moyenne des autres, en { $unit }
review-decisions = { $count ->
    [one] Une décision ; en { $unit }, elle a coûté { $cost } ± { $error }.
   *[other] { $count } décisions ; en { $unit }, elles ont coûté chacune { $cost } ± { $error } en moyenne.
  }
review-no-mistakes = Aucun coup n’est une erreur certaine.
review-mistakes = { $count ->
    [one] Une erreur est certaine : le coup { $number }.
   *[other] { $count } erreurs sont certaines ; la plus coûteuse est le coup { $number }.
  }
review-finest = Le plus beau coup est le coup { $number } : aucun joueur de club ne le trouve.
review-number = Coup
review-played = Joué
review-better = Mieux
review-cost = Coût en { $unit }
review-cost-value = { $cost } ± { $error }
review-unsure = { $cost }, pas certain
review-why = Pourquoi
review-hardness-even = Ici, aucun coup n’était certainement moins bon qu’un autre.
review-hardness-easy = Facile à voir.
review-hardness-fair = Un joueur de club le voit.
review-hardness-hard = Difficile à voir.
review-stake = Cette manche pouvait décider de la partie : un coup y coûte ce qu’il enlève aux chances de la gagner.
review-openly = Cartes sur table, ce que personne ne pouvait savoir, le meilleur coup était { $moves }.
review-rougher = Ici, le moteur n’est pas compilé : moins de mondes ont été essayés, et tout cela est plus grossier.
web-reported-name = nom choquant
web-reported-insults = insultes
web-reported-play = gâche le jeu
web-review-start = Analyser cette partie
web-review-offer = Chaque décision est jugée d’après ce que l’on voyait alors : ce qui était meilleur, de combien, et pourquoi.
web-review-counting = La partie est en cours de lecture…
web-review-going = { $judged } décisions sur { $total } sont jugées.
web-review-stop = Arrêter
web-review-stopped = Vous avez arrêté l’analyse. Ce qui est jugé est gardé.
web-review-failed = Cette partie n’a pas pu être analysée jusqu’au bout.
web-review-go-on = Continuer
web-review-thorough = Analyser plus à fond
web-review-is-thorough = Analyse approfondie.
web-review-course = Cours de la partie
web-review-lead = Avance sur la moyenne des autres, en { $unit }
web-review-at = Coup { $number } : { $leads }
web-review-turning = Tournants
web-review-mine = Seulement les miens
web-review-unsure-too = Aussi ce qui n’est pas sûr
web-review-none = Aucune erreur n’est sûre ici.
web-review-move = Coup { $number }
web-review-played = Joué : { $moves }
web-review-better = Mieux : { $moves }
web-review-cost = { $cost } ± { $error } { $unit }
web-review-unit-points = points
web-review-unit-tokens = jetons
web-review-unit-cents = centimes
web-review-unit-cards = cartes
web-review-fine = Bien trouvé
web-review-none-better = Aucun coup n’était meilleur
web-review-not-sure = pas sûr
web-review-players = Joueurs
web-review-decisions = { $count ->
    [0] Aucune décision
    [one] Une décision, { $cost } { $unit } de perte
   *[other] { $count } décisions, { $cost } { $unit } de perte chacune en moyenne
  }
web-review-no-mistake = Aucune erreur sûre
web-review-costliest = Erreur la plus coûteuse : coup { $number }
web-review-finest = Meilleur coup : coup { $number }
web-review-open = Montrer toutes les cartes
web-review-own = Seulement ce que l’on voyait
web-review-list = Analyse
web-review-hand = Cartes : { $name }
web-play-on = Continuer à partir d’ici
web-play-on-seat = Vous jouez à la place de
web-play-on-same = avec les cartes telles qu’elles étaient
web-play-on-anew = avec les cartes cachées redistribuées
web-play-on-told-same = Vous continuez avec les cartes telles qu’elles étaient. Des bots jouent pour les autres ; la partie reste comme elle est.
web-play-on-told-anew = Vous continuez ; les cartes que vous ne pouviez pas voir sont redistribuées. Des bots jouent pour les autres ; la partie reste comme elle est.
web-play-on-back = Retour à la partie
web-play-on-over = La manche est finie.
web-play-on-again = Encore une fois

## Pairing, and leaderboards

web-add-text = Sur le nouvel appareil, ouvrez les réglages et choisissez « Jouer ici comme la même personne ». Il affiche un code. Tapez-le ici.
web-add-code = Code du nouvel appareil
web-add-code-short = Un code a { $count } lettres.
web-add-who = { $device } demande à jouer à votre nom.
web-add-warning = Ne continuez que si cet appareil est à vous : il aura toutes vos places et toutes vos tables.
web-add-number = Quel nombre le nouvel appareil affiche-t-il ?
web-add-refuse = Aucun de ceux-ci : ne pas l’admettre
web-add-done = Dites maintenant oui sur le nouvel appareil.
web-add-refused = L’appareil n’a pas été admis.
web-add-again = Ajouter un autre appareil
web-become-text = Si vous jouez déjà sur un autre appareil, vous pouvez avoir ici les mêmes places et les mêmes tables. Rien ne change avant que vous ayez accepté sur les deux.
web-become-ask = Afficher un code
web-become-enter = Sur votre autre appareil, ouvrez les réglages, choisissez « Ajouter un appareil » et tapez ce code. Il sert une fois, pendant cinq minutes.
web-become-number = Choisissez-y ensuite ce nombre
web-become-waiting = En attente de votre autre appareil
web-become-qr = Le code, pour l’appareil photo de votre autre appareil
web-become-question = { $known ->
    [no] Devenir la personne de votre autre appareil ?
   *[other] Devenir { $name } ?
}
web-become-leaving = { $count ->
    [one] Sur cet appareil, vous êtes maintenant quelqu’un d’autre, avec une table qui n’est pas finie. Vous la quittez : votre place y reste, et dans une partie en cours un bot joue à votre place.
   *[other] Sur cet appareil, vous êtes maintenant quelqu’un d’autre, avec { $count } tables qui ne sont pas finies. Vous les quittez : vos places y restent, et dans une partie en cours un bot joue à votre place.
}
web-become-yes = { $known ->
    [no] Oui
   *[other] Oui, devenir { $name }
}
web-become-no = Non, tout laisser ainsi
web-become-done = { $known ->
    [no] Vous êtes maintenant la même personne ici.
   *[other] Vous êtes maintenant { $name } ici.
}
web-become-again = Afficher un autre code
ratings-about = Les parties classées se jouent à des tables publiques avec pendule, entre personnes qui ont un compte, sans bots ni conseils. C’est la place qui compte, pas les points ; qui part est dernier. Chaque semestre, tout le monde recommence avec une cote de 1000.
ratings-bots = Les bots
ratings-bots-about = Les bots sont classés entre eux, sur des donnes dupliquées dans l’arène, et jamais avec des personnes : les deux listes ne se comparent pas. Le joueur de club a une cote de 1000 dans chaque jeu.{ $part ->
    [1] {""}
   *[other] {" "}Ici, chacun n’avait qu’une part sur { $part } de son temps de réflexion.
}

## Learning

web-learn-title = Apprendre à jouer
web-learn-text = Une idée à la fois, à une vraie table. Ici, vous ne pouvez rien perdre.
web-learn-games = Tous les jeux
web-learn-list = Toutes les leçons
web-learn-none = Il n’y a pas de leçons pour ce jeu.
web-learn-early = Pour commencer
web-learn-late = Le moment venu
web-learn-first = Votre première donne
web-learn-first-text = Une donne entière contre des débutants, avec quelqu’un qui vous conseille.
web-learn-first-over = C’était votre première donne. Regardez le décompte, ligne par ligne.
web-learn-begun = commencée
web-learn-done = faite
web-learn-unaided = faite sans aide
web-learn-revised = faite, revue depuis
web-learn-step = { $step } étapes sur { $steps }
web-learn-go-on = Continuer
web-learn-watch = Regardez…
web-learn-skip = Sauter
web-learn-next = Suivante
web-learn-again = Recommencer
web-learn-play = Jouer
web-learn-short-game = Une courte partie
web-learn-help = Aide
web-learn-show = Montrez-moi
web-learn-keep = Laisser ainsi
web-learn-not-quite = Pas tout à fait. Essayez autre chose.
web-learn-legal = C’est permis. Mais voici ce que l’on cherche : { $idea }.
web-learn-might = Ce qui brille conviendrait.
web-learn-also-good = C’est bien aussi.
web-learn-costly = Ce coup pourrait vous coûter cher. Vous pouvez le reprendre.
web-learn-forced = Il n’y a qu’un coup.

## Replays and moderation

web-replay-of = Revoir la partie
web-verify-short = Vérifier
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
web-replay-keys = Espace lance et arrête, les flèches vont d’un coup en arrière ou en avant, Début et Fin à la distribution et au décompte.
web-replay-to-table = À la table
web-verify-about = Votre navigateur redistribue chaque manche à partir de la graine, fixée avant que quiconque puisse la connaître, et de ce que les joueurs y ont ajouté.
web-verify-fine = Tout est en ordre.
web-verify-wrong = Quelque chose ne va pas.
web-verify-seed = { $ok ->
    [yes] La graine est celle que la table avait promise.
   *[no] La graine n’est pas celle que la table avait promise.
  }
web-verify-promise = { $ok ->
    [yes] Ce navigateur a vu cette promesse avant la première carte.
   *[no] Avant la première carte, ce navigateur a vu une autre promesse.
  }
web-verify-unseen = Ce navigateur n’était pas là au début de la partie ; il doit croire la promesse que le serveur montre maintenant.
web-verify-added = { $ok ->
    [yes] Ce que ce navigateur a ajouté fait partie du mélange.
   *[no] Ce que ce navigateur a ajouté ne fait pas partie du mélange.
  }
web-verify-commits = { $ok ->
    [yes] Chacun a ajouté ce qui était fixé avant que rien ne soit révélé.
   *[no] Quelqu’un a ajouté autre chose que ce qui était fixé avant.
  }
web-verify-list = { $ok ->
    [yes] La liste des parts est celle que ce navigateur a vue.
   *[no] La liste des parts n’est pas celle que ce navigateur a vue.
  }
web-verify-void = { $ok ->
    [yes] Un mélange avant celui-ci n’a pas compté, car { $name } n’a jamais envoyé sa part. Sa graine est celle qui était promise.
   *[no] Un mélange avant celui-ci n’a pas compté, car { $name } n’a jamais envoyé sa part. Sa graine n’est pas celle qui était promise.
  }
web-verify-dealer = { $ok ->
    [yes] Le premier donneur a été tiré au sort : { $found }.
   *[no] Le premier donneur devait être { $expected }, pas { $found }.
  }
web-verify-round = { $ok ->
    [yes] Manche { $number } : les { $cards } cartes étaient là où le mélange les a mises.
   *[no] Manche { $number } : { $count ->
        [one] { $count } carte n’est pas
       *[other] { $count } cartes ne sont pas
      } là où le mélange les a mises.
  }
web-verify-hand = { $ok ->
    [yes] Manche { $number } : vos cartes étaient celles que ce navigateur vous a montrées.
   *[no] Manche { $number } : ce navigateur vous a montré d’autres cartes : { $cards }.
  }
web-verify-the-seed = La graine elle-même :
web-verify-difference = { $place ->
    [hand] { $name }, carte { $position }
    [table] La table, carte { $position }
   *[stock] La pioche, carte { $position }
  } : { $expected } selon le mélange, { $found } selon l’enregistrement.
web-moderate = Modération
web-complain = Signaler ou bloquer
web-complain-question = Qu’y a-t-il avec { $name } ?
web-complain-text = Les modérateurs de ce serveur regardent les signalements. Les personnes que vous bloquez ne peuvent plus s’asseoir à vos tables, vous demander en ami ni vous inviter.
web-complain-name = Signaler un nom choquant
web-complain-insults = Signaler des insultes
web-complain-play = Signaler un joueur qui gâche le jeu
web-complain-block = Bloquer
web-complain-no = Rien
web-complain-done = C’est noté, merci

## Ce qu'on a joué, et comment

history-form = à { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
  }
history-none = Rien encore. Une partie figure ici dès qu’elle est finie.
history-no-such = Aucune partie ne correspond.
history-more = Parties plus anciennes
history-filter = Quelles parties
history-game = Jeu
history-forms = Forme
history-result = Résultat
history-with = Avec
history-any = tout
history-won = gagnée
history-lost = perdue
history-abandoned = abandonnée
history-voided = ne compte pas
history-place = place { $place } sur { $count }
history-nobody = quelqu’un
history-statistics = Statistiques
history-matches = { $count ->
    [one] 1 partie
   *[other] { $count } parties
  }
history-wins = { $count ->
    [one] 1 victoire
   *[other] { $count } victoires
  }
history-mean-place = place moyenne { $place }
history-share = { $share } %
history-feats = Ce que vous avez réussi
history-plot = Les { $count } dernières places, la plus récente à droite : { $places }
history-rated = classée
history-change = Cote { $before } → { $after }

ratings-title = Classements
ratings-profile = Profil : { $name }
ratings-since = Ici depuis le { $date }
ratings-rank = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-played = Parties
ratings-season = { $half ->
    [1] Premier semestre { $year }
   *[other] Second semestre { $year }
  }
ratings-season-label = Saison
ratings-nobody = Personne n’est encore classé ici. Il faut { $count } parties classées dans une saison.
ratings-own = Votre cote est de { $rating }, après { $matches ->
    [one] une partie classée
   *[other] { $matches } parties classées
  }.
ratings-own-rank = Vous êtes au rang { $rank }.
ratings-provisional = provisoire
ratings-provisional-text = Après { $count } parties, vous entrez au classement.
ratings-more = Plus bas
ratings-level = Niveau
ratings-deals = Donnes
ratings-none = Pas encore de cote cette saison.
ratings-no-matches = Pas encore de partie classée. Seules celles-ci figurent ici.
ratings-changes = Cotes
ratings-filing = Les cotes sont en cours de calcul…
ratings-changed = { $before } → { $after }
ratings-by-place = place { $place }
ratings-quit = dernier, car un bot a continué ou le temps était écoulé
ratings-share = compte pour { $share } %, car les autres sont nouveaux
ratings-unrated = Cette partie ne compte pas pour le classement.
ratings-unrated-abandoned = Elle a été abandonnée.
ratings-unrated-shuffle = Tous n’ont pas mélangé.
ratings-unrated-bots = Un bot a joué.
ratings-unrated-hints = Les conseils étaient permis.
ratings-unrated-options = On a joué avec des règles maison.
ratings-unrated-guests = Quelqu’un n’avait pas de compte.
ratings-unrated-new-account = Un compte a moins d’un jour.
ratings-unrated-few-matches = Quelqu’un n’avait pas encore joué cinq parties.
ratings-unrated-same-place = Deux d’entre vous jouent depuis le même réseau ou le même appareil.
ratings-unrated-same-people = Deux d’entre vous ont déjà joué cinq parties classées ensemble en un jour.
ratings-unrated-voided = La modération l’a annulée.
