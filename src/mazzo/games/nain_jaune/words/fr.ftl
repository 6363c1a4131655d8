### Nain Jaune

nain_jaune-name = Nain jaune
nain_jaune-title = Le Nain jaune
nain_jaune-short = Nain jaune
nain_jaune-unit = jetons
nain_jaune-about = Montez les suites, videz les cases, gare au nain jaune.
nain_jaune-preset-first = Première partie
nain_jaune-preset-family = Famille
nain_jaune-preset-old = À l’ancienne
nain_jaune-preset-tournament = Tournoi
# What differs, in as few words as can be.
nain_jaune-brief-enter-mandatory = interdit de passer si on peut poser
nain_jaune-brief-keep-going-free = on peut s’arrêter
nain_jaune-brief-grand-opera-no-opponent-has-played = Grand Opéra seulement avant que les autres posent
nain_jaune-brief-grand-opera-off = pas de Grand Opéra
nain_jaune-brief-announce-manual = les cartes du plateau s’annoncent
nain_jaune-brief-held-box-card-double-box = les cartes du plateau gardées coûtent
nain_jaune-brief-hand-payment-pips = on paie aux points

## Cartes

nain_jaune-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }

## La table

nain_jaune-column-hand = cartes
nain_jaune-column-tokens = jetons
nain_jaune-pile = Tas : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain_jaune-needed-rank = Demandé : { $rank }
nain_jaune-needed-any = Posez la carte que vous voulez
nain_jaune-notation =
    5c     pose le 5 de trèfle
    Qs!    annonce la dame de pique, si c’est à vous de le faire
    J      suffit si une seule carte est possible
    pass   passe ; 0 aussi
    stop   vous arrête, si c’est permis quand vous pouvez continuer ; 0 aussi
    On écrit A as, J valet, Q dame, K roi ; s pique, h cœur, d carreau, c trèfle.
    Seules les cartes qu’on peut poser ont un numéro. Un nombre sous une de vos
    cartes : autant de jetons sont dans sa case.

## Les comptes

nain_jaune-sheet-title = Manche { $number }, comptes
nain_jaune-sheet-board = Plateau

## Ce que dit n'importe quelle table

nain_jaune-area-box = { $name } : { nain_jaune-lies }
nain_jaune-area-box-laid = { $name }, posée : { nain_jaune-lies }
nain_jaune-lies = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
  }
nain_jaune-area-pile = Tas, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain_jaune-area-stock = À part, cachées : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain_jaune-area-purse = Bourse : { nain_jaune-lies }
nain_jaune-area-left = Encore en main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain_jaune-fact-tokens = { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
  }
nain_jaune-fact-without = sans { $value }
nain_jaune-fact-holds = a { $value }
nain_jaune-note-needed = Demandé : { $rank }
nain_jaune-note-any = Posez la carte que vous voulez
nain_jaune-note-lacking = Sans { $rank } : { $seats ->
    [you] vous
   *[other] { $seats }
  }
nain_jaune-note-laid-last = { $seat ->
    [you] Vous avez posé la dernière carte
   *[other] { $seat } a posé la dernière carte
  }
nain_jaune-note-out = { $seat ->
    [you] Vous n’avez plus de cartes
   *[other] { $seat } n’a plus de cartes
  }
nain_jaune-note-grand-opera = Grand Opéra ! { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $left ->
    [0] toutes les cases
   *[other] toutes les cases sauf celles qu’on a oubliées
  }, { nain_jaune-tokens }.
nain_jaune-ask-any = { $count ->
    [one] À vous : posez votre dernière carte
   *[other] À vous : posez la carte que vous voulez
  }
nain_jaune-ask-lay = À vous : posez { nain_jaune-one-of-rank }
nain_jaune-ask-enter = À vous : posez { nain_jaune-one-of-rank }, ou passez
nain_jaune-ask-go-on = À vous : posez { nain_jaune-one-of-rank }, ou arrêtez-vous
nain_jaune-one-of-rank = { $count ->
    [one] votre { $rank }
   *[other] { $rank ->
        [dame] une dame
       *[other] un { $rank }
      } ({ $count } au choix)
  }
nain_jaune-ask-pass = À vous : vous n’avez pas de { $rank }, passez
nain_jaune-move-takes = { $card } qui prend ! ({ nain_jaune-box-tokens })
nain_jaune-move-silent = { $card } sans rien dire : { nain_jaune-box-tokens } dans la case
nain_jaune-box-tokens = { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
  }
nain_jaune-move-without = Sans { $rank } !
nain_jaune-move-pass = Passer
nain_jaune-move-stop = S’arrêter ici
nain_jaune-tally-before = Avant
nain_jaune-tally-stake = Mise
nain_jaune-tally-boxes = Cases
nain_jaune-tally-grand-opera = Grand Opéra
nain_jaune-tally-cards = En main
nain_jaune-tally-fines = Amendes
nain_jaune-tally-change = Cette manche
nain_jaune-tally-total = Jetons

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
  } : « Sans { $rank } ! »
nain_jaune-event-passed = { $seat ->
    [you] Vous passez
   *[other] { $seat } passe
  }, sans poser de { $rank }.
nain_jaune-event-stopped = { $seat ->
    [you] Vous vous arrêtez
   *[other] { $seat } s’arrête
  } avant { $rank ->
    [as] l’as
    [dame] la dame
   *[other] le { $rank }
  }.
nain_jaune-event-king-restart = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Roi et je recommence ! »
nain_jaune-event-restart = Personne ne continue : { $seat ->
    [you] vous recommencez
   *[other] { $seat } recommence
  } avec une carte au choix.
nain_jaune-event-takes-box = { $card } qui prend ! { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] Vous oubliez
   *[other] { $seat } oublie
  } d’annoncer { $card } : { $tokens ->
    [one] { $tokens } jeton reste
   *[other] { $tokens } jetons restent
  } dans la case.
nain_jaune-event-grand-opera = Grand Opéra ! { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } { $left ->
    [0] toutes les cases
   *[other] toutes les cases sauf celles qu’on a oubliées
  }, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
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
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Sur le ruban d'un grand moment

nain_jaune-moment-takes-box = { $card } !
nain_jaune-moment-dwarf = Le nain jaune !
nain_jaune-moment-grand-opera = Grand Opéra !
nain_jaune-moment-out = Plus de cartes !

## Pourquoi un coup est refusé

nain_jaune-reason-wrong-rank = Vous ne pouvez pas poser { $card } maintenant. Demandé : { $needed }.
nain_jaune-reason-must-lead = Vous commencez une suite : posez la carte que vous voulez, mais posez-en une.
nain_jaune-reason-must-enter = Demandé : { $needed }. Vous avez { $cards } ; dans cette partie, si vous pouvez continuer, il le faut.
nain_jaune-reason-must-go-on = Demandé : { $needed }. Vous avez commencé à poser et avez { $cards } : vous devez continuer.
nain_jaune-reason-nothing-laid-yet = Vous n’avez rien posé à ce tour : passez, au lieu de vous arrêter.
nain_jaune-reason-stop-instead = Vous avez déjà posé et pourriez continuer avec { $needed } : arrêtez-vous, au lieu de passer.
nain_jaune-reason-pass-instead = Vous n’avez pas de { $needed } pour continuer : passez.
nain_jaune-reason-no-box-card = { $card } n’a pas de case : il n’y a rien à annoncer.
nain_jaune-reason-announced-by-itself = Dans cette partie { $card } prend sa case sans annonce. Enlevez le point d’exclamation.

## Pourquoi un coup est conseillé

nain_jaune-advice-must-pass = Vous n’avez pas de { $rank }.
nain_jaune-advice-waits = Attendez : votre { $rank } peut vous servir davantage plus tard.
nain_jaune-advice-stops = Vous gardez votre { $rank } : ainsi les autres ne continuent pas.
nain_jaune-advice-goes-out = C’est votre dernière carte : vous avez fini, et les autres paient.
nain_jaune-advice-takes-box = { $card } prend sa case tant qu’elle paie : { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } part sans un mot : vous en êtes quitte, mais la case reste pleine.
nain_jaune-advice-keeps-box-card = Vous gardez { $card } pour sa case, à poser plus tard.
nain_jaune-advice-king-leads = La suite finit par un roi : vous repartez ensuite avec la carte de votre choix.
nain_jaune-advice-stops-the-others = Ensuite personne ne peut avoir de { $rank } : vous repartez.
nain_jaune-advice-goes-on = { $count ->
    [one] Une carte de moins : { $rank }.
   *[other] { $count } cartes d’affilée en moins, à partir { $rank ->
       [as] de l’as
       [dame] de la dame
      *[other] du { $rank }
    }.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Avec elle vous avez fini.
   *[other] Vos { $count } cartes se suivent toutes : vous avez fini.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Après un roi vous repartez : vous n’y perdez rien.
   *[other] { $count } cartes jusqu’au roi, et vous repartez.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Personne ne peut continuer avec { $rank ->
       [dame] une dame
      *[other] un { $rank }
    } : vous repartez.
   *[other] { $count } cartes, et personne ne peut continuer avec { $rank ->
       [dame] une dame
      *[other] un { $rank }
    } : vous repartez.
  }
nain_jaune-advice-unloads = { $count ->
    [one] Il ne reste qu’une carte à { $seat } : débarrassez-vous de ces { $points } points.
   *[other] Il ne reste que { $count } cartes à { $seat } : débarrassez-vous de ces { $points } points.
  }
nain_jaune-advice-run-to-box = La suite mène à { $card }, et dans sa case : { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] C’est votre plus longue suite.
   *[other] C’est votre plus longue suite : { $count } cartes d’un coup.
  }
nain_jaune-advice-keeps-stopper = Vous gardez { $card } : la poser, c’est repartir ensuite.
nain_jaune-advice-leads-low = { $card } est votre carte la plus basse ; peu de suites y passent d’elles-mêmes.
nain_jaune-advice-leads = À partir de { $card } la suite peut revenir à vous, plus haut.

## Options

nain_jaune-option-enter = Si vous avez la carte demandée
nain_jaune-option-enter-optional = vous pouvez passer
nain_jaune-option-enter-mandatory = vous devez la poser
nain_jaune-option-keep-going = Quand vous avez commencé à poser
nain_jaune-option-keep-going-mandatory = vous continuez tant que possible
nain_jaune-option-keep-going-free = vous pouvez vous arrêter
nain_jaune-option-grand-opera = Grand Opéra
nain_jaune-option-grand-opera-first-turn = c’est poser toute sa main dès son premier tour
nain_jaune-option-grand-opera-no-opponent-has-played = c’est poser toute sa main avant qu’un autre ait posé une carte
nain_jaune-option-grand-opera-off = n’existe pas
nain_jaune-option-announce = Les cartes du plateau
nain_jaune-option-announce-auto = prennent leur case d’elles-mêmes
nain_jaune-option-announce-manual = ne prennent leur case que si on les annonce
nain_jaune-option-held-box-card = Si vous gardez à la fin une carte du plateau
nain_jaune-option-held-box-card-none = vous ne payez rien pour elle
nain_jaune-option-held-box-card-double-box = vous payez dans sa case ce qui s’y trouve
nain_jaune-option-hand-payment = Pour les cartes restant en main on paie
nain_jaune-option-hand-payment-count = un jeton par carte
nain_jaune-option-hand-payment-pips = leurs points : as 1, figures 10
nain_jaune-option-forgotten-box = Une case dont la carte a été posée sans annonce
nain_jaune-option-forgotten-box-opera-collects = revient au Grand Opéra comme les autres
nain_jaune-option-forgotten-box-stays = reste pour la manche suivante même après un Grand Opéra

## Nain jaune

nain_jaune-web-keys = P passe, T dit « Carte qui prend ! » avant qu’une carte soit posée.
nain_jaune-web-board = Le plateau
nain_jaune-web-box = { $card } : { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, posée : { nain_jaune-tokens }
nain_jaune-web-yours = à vous
nain_jaune-web-below = { $count ->
    [one] une carte dessous
   *[other] { $count } cartes dessous
  }
nain_jaune-web-without = sans { $ranks }
nain_jaune-web-holds = a { $ranks }
nain_jaune-web-stake = Mise : 15 jetons chacun.
nain_jaune-web-any = carte au choix
nain_jaune-web-claim = Carte qui prend !
nain_jaune-web-left = Restant à { $name } : { $count }
nain_jaune-web-opera = { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
  } { $left ->
    [0] toutes les cases
   *[other] toutes les cases sauf celles qu’on a oubliées
  }, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Sans { $rank } !
nain_jaune-web-call-king = Roi et je recommence !
nain_jaune-web-call-takes = { $taker ->
    [ten] Dix qui prend !
    [jack] Valet qui prend !
    [queen] Dame qui prend !
    [king] Roi qui prend !
   *[dwarf] Nain jaune qui prend !
  }
nain_jaune-web-call-opera = Grand Opéra !
nain_jaune-web-call-stop = Je m’arrête.
nain_jaune-web-call-pass = Je passe.

nain_jaune-feat-boxes = Jetons pris aux cases
nain_jaune-feat-out = Manches terminées
nain_jaune-feat-operas = Grands Opéras

## Le sujet des problèmes

nain_jaune-theme-box = Cases
nain_jaune-theme-stopper = Cartes d’arrêt
nain_jaune-theme-king = Rois
nain_jaune-theme-waiting = Attendre
nain_jaune-theme-unloading = Se défaire de ce qui coûte cher
nain_jaune-theme-run = Suites
nain_jaune-theme-leading = L’entame
