### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] avec Hérauts
    [classic] classique
    [two] à deux
    [three] à trois
    [robot] avec un robot
  }, partie en { primiera-target-points }
primiera-short = Primiera
primiera-about = Capturez une carte de même valeur, ou une somme ; les Hérauts disent qui joue avec qui.
primiera-preset-first = Première partie
primiera-preset-family = Famille
primiera-preset-classic = Classique (Scopone)
primiera-preset-full = Complet, avec Hérauts
primiera-preset-tournament = Tournoi
# What differs, in as few words as can be.
primiera-brief-variant-classic = partenaires face à face, sans Hérauts
primiera-brief-variant-two = sans Hérauts
primiera-brief-variant-three = sans Hérauts
primiera-brief-variant-robot = avec un robot
primiera-brief-opening-herald-forbidden = pas de Héraut à l’ouverture
primiera-brief-target = { $value ->
    [one] en un point
   *[other] en { $value } points
  }

## Cartes

primiera-card-1s = Héraut d’Épées
primiera-card-1b = Héraut de Bâtons
primiera-card-1c = Héraut de Coupes
primiera-card-1d = Héraut de Deniers

## La table

primiera-target-points = { $target ->
    [one] { $target } point
   *[other] { $target } points
  }
primiera-round = Manche { $number }, en { primiera-target-points }
# The heads of the columns: at most six letters.
primiera-column-hand = main
primiera-column-taken = prises
primiera-column-sweeps = balais
primiera-column-total = total
primiera-notation =
    7d          joue le 7 de Deniers
    7d x 4b+3c  capture avec lui le 4 de Bâtons et le 3 de Coupes
    7 x         suffit si un seul coup est possible
    Couleurs : s Épées (spade), b Bâtons, c Coupes, d Deniers.
    Un x sous une de vos cartes : elle capture quelque chose.

## La marque

primiera-sheet-title = Manche { $number }, décompte
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
  } avec le { $card } : { $takes }.
primiera-event-sweep = Coup de balai pour { $seat ->
    [you] vous
   *[other] { $seat }
  } !
primiera-event-teams = { $seat ->
    [you] Votre { $card }
   *[other] Le { $card } joué par { $seat }
  } forme les équipes : { $team } contre { $others }.
primiera-event-alone = { $seat ->
    [you] Votre { $card }
   *[other] Le { $card } joué par { $seat }
  } décide : chacun pour soi, et les rubriques comptent double.
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
  }, valeur { $value }, avec { $cards }.
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
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Sur le ruban d'un grand moment

primiera-moment-sweep = Scopa !
primiera-moment-seven = Le sept de Deniers !
primiera-moment-teams = Le { $card }
primiera-moment-teams-small = { $team } contre { $others }
primiera-moment-alone = Chacun pour soi !
primiera-moment-alone-small = les rubriques comptent double
primiera-moment-no-herald = Chacun pour soi !
primiera-moment-no-herald-small = les rubriques comptent double

## Pourquoi un coup est refusé

primiera-reason-card-twice = Le { $card } est nommé deux fois.
primiera-reason-already-laid = Vous avez déjà posé le { $card }, il reste là.
primiera-reason-robot-chooses-nothing = Le robot ne choisit rien : ses cartes sont retournées une à une.
primiera-reason-opening-takes-nothing = Une carte d’ouverture ne capture rien. Posez seulement le { $card }.
primiera-reason-herald-may-not-open = Vous ne pouvez pas ouvrir avec le { $card } : dans cette partie, pas de Héraut avant le jeu.
primiera-reason-must-capture = Le { $card } peut capturer, donc il le doit : { $moves }.
primiera-reason-nothing-to-take = Le { $card } ne capture rien : ni carte de même valeur, ni somme qui convienne.
primiera-reason-not-on-table = Le { $card } n’est pas sur la table.
primiera-reason-one-equal-card = Le { $card } ne capture qu’une carte de même valeur. Choisissez { $equal }.
primiera-reason-equal-card-first = Le { $card } doit capturer une carte de même valeur plutôt qu’une somme : { $equal }.
primiera-reason-wrong-sum = Ces cartes font { $sum }, mais le { $card } capture exactement { $needed }.

## Pourquoi un coup est conseillé

primiera-advice-sweep = Vous capturez { $takes } et videz la table : coup de balai.
primiera-advice-takes-seven = Le 7 de Deniers est à vous : à lui seul il vaut un point.
primiera-advice-makes-team = Le { $card } vous donne { $seat } pour partenaire.
primiera-advice-makes-alone = Avec le { $card }, chacun joue pour soi, et les rubriques comptent double.
primiera-advice-takes-last = Qui capture en dernier emporte ce qui reste sur la table.
primiera-advice-takes-coins = { $count ->
    [one] Un Denier de plus.
   *[other] { $count } Deniers de plus.
  }
primiera-advice-builds-primiera = Pour la Primiera : { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Une carte de plus.
   *[other] { $count } cartes de plus, et qui en a le plus marque.
  }
primiera-advice-opens-with-herald = Le { $card } quitte votre main avant de pouvoir décider de quoi que ce soit.
primiera-advice-opens = Vous pouvez vous passer du { $card } et gardez de meilleures cartes.
primiera-advice-leaves-no-sweep = Ainsi personne ne peut faire de coup de balai ; avec d’autres cartes, si.
primiera-advice-for-partner = { $seat ->
    [you] C’est ensuite à vous, du même côté : le coup de balai peut être le vôtre.
   *[other] C’est ensuite à { $seat }, de votre côté, qui peut faire un coup de balai.
  }
primiera-advice-another-held = Vous avez une autre carte de même valeur, { $left } : elle peut reprendre le { $card }.
primiera-advice-dead-rank = Plus personne n’a de carte de même valeur pour prendre le { $card }.
primiera-advice-keeps-herald = Vous gardez le { $card } pour le moment où former les équipes vous servira.
primiera-advice-cheap-card = Le { $card } est ce que vous avez de moins précieux.
primiera-advice-keeps-others = Vos autres cartes peuvent encore capturer ; le { $card } peut partir.

## Options

primiera-option-variant = Variante
primiera-option-variant-heralds = quatre joueurs avec Hérauts ; le premier Héraut joué dit qui joue avec qui
primiera-option-variant-classic = quatre joueurs, partenaires face à face, les Hérauts sont de simples 1 (Scopone)
primiera-option-variant-two = deux joueurs, trois cartes à la fois
primiera-option-variant-three = trois joueurs, six cartes à la fois
primiera-option-variant-robot = trois joueurs et un robot, avec Hérauts
primiera-option-opening-herald = Un Héraut posé comme carte d’ouverture
primiera-option-opening-herald-inert = est un simple 1 et ne décide de rien
primiera-option-opening-herald-forbidden = est interdit
primiera-option-opening-herald-counts = décide des équipes ; s’il y en a plusieurs, le premier dans l’ordre du tour
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

## In the browser

primiera-web-teams = Équipes
primiera-web-alone = Chacun pour soi
primiera-web-last = dernière capture

## Sur n'importe quel plateau

primiera-area-openings = Cartes d’ouverture
primiera-area-table = Cartes sur la table
primiera-area-stock = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
primiera-area-won = Prises : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
primiera-area-robot = Les cartes du robot
primiera-fact-taken = { $value ->
    [one] { $value } prise
   *[other] { $value } prises
  }
primiera-fact-sweeps = { $value ->
    [0] aucun coup de balai
    [one] { $value } coup de balai
   *[other] { $value } coups de balai
  }
primiera-move-opening = { $card } comme carte d’ouverture
primiera-move-capture = { $card } capture { $takes }
primiera-ask-opening = Choisissez votre carte d’ouverture : vous la posez cachée
primiera-ask-take = À vous : capturez, chacune de vos cartes le peut
primiera-ask-lay = À vous : posez une carte, aucune des vôtres ne capture
primiera-ask-take-or-lay = À vous : capturez ou posez une carte
primiera-ask-robot = Choisissez une carte pour le robot
primiera-note-teams-open = Pas encore de Héraut : on ne sait pas qui joue avec qui.
primiera-note-teams = Selon { $seat ->
    [you] votre { $card }
   *[other] le { $card } joué par { $seat }
  } : { $team } contre { $others }.
primiera-note-alone = Selon { $seat ->
    [you] votre { $card }
   *[other] le { $card } joué par { $seat }
  } : chacun pour soi, et les rubriques comptent double.
primiera-note-no-herald = Tous les Hérauts sont sur la table : chacun pour soi, rubriques doublées.
primiera-note-rest = { $seat ->
    [you] Dernière capture pour vous : en l’état, ce qui restera à la fin est à vous.
   *[other] Dernière capture pour { $seat } : en l’état, ce qui restera à la fin lui revient.
  }
primiera-note-target = La partie se joue en { primiera-target-points }.
primiera-note-best = { $seats ->
    [you] Vos meilleures cartes
   *[other] Meilleures cartes, { $seats }
  } : { $cards }.
primiera-note-together = Comptés ensemble : { $team } – { $others }.
primiera-note-doubled = Chacun pour soi : les rubriques comptent double.
primiera-tally-cards = Cartes
primiera-tally-coins = Deniers
primiera-tally-seven = Sept de Deniers
primiera-tally-primiera = Primiera
primiera-tally-sweeps = Coups de balai
primiera-tally-points = Points
primiera-tally-total = Total

primiera-family-heralds = avec Hérauts
primiera-family-classic = partenaires face à face
primiera-family-two = à deux
primiera-family-three = à trois
primiera-family-robot = avec un robot
primiera-feat-sweeps = Coups de balai
primiera-feat-sevens = Sept de Deniers
primiera-feat-primieras = Meilleures Primieras

## Le sujet des problèmes

primiera-theme-sweep = Coups de balai
primiera-theme-herald = Hérauts
primiera-theme-seven = Le sept de Deniers
primiera-theme-coins = Deniers
primiera-theme-primiera = La Primiera
primiera-theme-capture = Captures
primiera-theme-laying = Que poser
