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
primo-short = Primo
primo-about = Construisez et déplacez des rangées de nombres jusqu’à votre dernière carte.
primo-preset-first = Première partie
primo-preset-family = Famille
primo-preset-classic = Classique
primo-preset-tournament = Tournoi
# What differs, in as few words as can be.
primo-brief-colours-alternating = couleurs alternées
primo-brief-colours-monochrome = rangées unicolores
primo-brief-games-4 = quatre manches
primo-brief-top-cards = { $value ->
    [0] sans carte Top
    [one] { $value } carte Top
   *[other] { $value } cartes Top
  }

## Cartes

# On the face of a card: at most five letters.
primo-face-top-does = haut
primo-face-nimm-does = prend

## La table

# The heads of the columns: at most five letters.
primo-column-hand = main
primo-column-pile = pioche
primo-column-total = total
primo-shifts = Rangées à déplacer : { $moves }
primo-notation =
    5y>E      pose le 5 jaune au bout de la rangée E, ou l’ouvre ; ou bien 5>E
    8b^C      pose le 8 bleu en haut de la rangée C, où Top a été joué
    A10>E     déplace la rangée A à partir du 10 au bout de la rangée E
    top>C     joue Top sur la colonne C ; nimm>A joue Prends sur A, ou sur F
    end       finit votre tour et pioche jusqu’à six ; 0 aussi
    undo      reprend votre dernier coup, tant que votre tour dure
    swap 1 3  au lieu de tout cela : échange vos cartes 1 et 3 ; swap all
    pass      au lieu de tout cela : ne fait rien ; 0 aussi
    y jaune, b bleu. Sous une de vos cartes : les colonnes où elle va, ^ pour en
    haut. Cartes derrière une pioche : dessus, la dernière en haut.

## Le décompte

primo-sheet-title = { $games ->
    [one] La manche
   *[other] Manche { $number } sur { $games }
  }, décompte

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
  } Prends sur la colonne { $column } : les autres prennent des cartes.
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
    [you] Vous n’avez
   *[other] { $seat } n’a
  } plus de cartes : la manche est finie.
primo-event-blocked = Plus personne ne peut jouer : le jeu est bloqué. Moins il vous reste de cartes, mieux c’est.
primo-event-scored = { $seat ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
primo-event-won = { $seats ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Sur le ruban d'un grand moment

primo-moment-cleared = Une rangée entière !
primo-moment-top = Top !
primo-moment-nimm = Prends !
primo-moment-out = Plus de cartes !

## Pourquoi un coup est refusé

primo-reason-turn-begun = Votre tour a commencé : continuez, reprenez vos coups avec undo, ou finissez-le.
primo-reason-nothing-played-yet = Vous n’avez encore rien joué : passez plutôt.
primo-reason-can-still-play = Vous avez seulement déplacé des rangées. Si vous pouvez jouer une carte, il le faut : { $moves }.
primo-reason-does-not-follow = Le { $card } ne suit pas le { $tail } au bout de la rangée { $column }.
primo-reason-wrong-colour = Le { $card } n’a pas la bonne couleur pour le { $neighbour } de la rangée { $column }.
primo-reason-column-empty = La colonne { $column } est libre.
primo-reason-no-top-here = Vous ne pouvez poser en haut de la rangée { $column } que si vous y avez joué Top à ce tour.
primo-reason-does-not-top = Le { $card } ne va pas au-dessus du { $head } de la rangée { $column }.
primo-reason-only-outer-columns = Jouez Prends sur la colonne A ou F, pas sur { $column }.
primo-reason-number-not-in-row = Il n’y a pas de { $number } dans la rangée { $column }.
primo-reason-same-column = Vous ne pouvez pas déplacer la rangée { $column } sur elle-même.
primo-reason-no-shift-to-empty = La colonne { $column } est libre : dans cette partie, vous ne l’ouvrez que de votre main.
primo-reason-layout-seen = Les rangées étaient déjà ainsi depuis votre dernière carte : vous tournez en rond.
primo-reason-fits-nowhere = Le { $card } ne va nulle part pour l’instant.

## Pourquoi un coup est conseillé

primo-advice-finishes = C’est votre dernière carte : vous avez fini.
primo-advice-completes-row = La rangée { $column } est complète, de 13 à 1, et la colonne { $column } se libère.
primo-advice-lays-run = { $count ->
    [one] Elle va sur la rangée { $column }.
   *[other] { $count } de vos cartes se suivent sur la rangée { $column }.
  }
primo-advice-fits = { $card } va sur la rangée { $column } : une carte de moins.
primo-advice-takes-empty-row = { $card } ne va pas ailleurs, et le suivant ne trouvera pas la colonne { $column } libre.
primo-advice-opens-row = { $card } ouvre une rangée dans la colonne { $column }.
primo-advice-lays-on-top = Top le permet : { $card } se pose en haut de la rangée { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Cela fait place à une carte de plus.
   *[other] Cela fait place à { $count } cartes de plus.
  }
primo-advice-shift-empties = La colonne { $column } se libère pour n’importe quelle carte.
primo-advice-shift-prepares = La rangée { $column } s’allonge, et d’autres pourront bouger.
primo-advice-top-unlocks = { $count ->
    [one] Avec Top, une de vos cartes va en haut de la rangée { $column }.
   *[other] Avec Top, { $count } de vos cartes vont en haut de la rangée { $column }.
  }
primo-advice-top-rid = Vous vous débarrassez de la carte Top, si rien d’autre ne va.
primo-advice-nimm-near-end = { $count ->
    [one] Il ne reste qu’une carte à { $seat } : Prends en ajoute une.
   *[other] Il ne reste que { $count } cartes à { $seat } : Prends en ajoute une.
  }
primo-advice-nimm = { $count ->
    [one] Un autre prend une carte, et la suivante passe en haut.
   *[other] { $count } autres prennent une carte, et les suivantes passent en haut.
  }
primo-advice-swap-unfit = { $cards } : peu de chances de les poser bientôt ; { $percent } % des cartes que vous n’avez pas vues iraient.
primo-advice-swap-all = Rien ne vaut d’être gardé ; { $percent } % des cartes que vous n’avez pas vues iraient.
primo-advice-pass-keeps = Votre main vaut mieux que ce que vous piocheriez.
primo-advice-pass-empty = Votre pioche est vide : vous n’auriez rien à piocher en échange.
primo-advice-end-keeps-special = Gardez-la pour un tour où elle libère plus de cartes : { $cards }.
primo-advice-end-nothing-fits = Vous ne pouvez plus poser aucune carte.
primo-advice-end-denies-row = Laissez la colonne { $column } libre : votre carte vaut plus que la place.
primo-advice-end-enough = Gardez ce qui irait encore pour le prochain tour.

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
primo-option-starter = Le joueur qui commence la première manche
primo-option-starter-drawn = est tiré au sort
primo-option-starter-first-seat = est à la première place : d’après la règle, le plus âgé
primo-option-pass-draws = Après avoir passé
primo-option-pass-draws-yes = on complète sa main à six cartes, comme après chaque tour
primo-option-pass-draws-no = on ne pioche pas : passer, c’est ne rien faire du tout

## In the browser

primo-web-rows = Colonnes A à F
primo-web-column = Colonne { $column } : { $cards }
primo-web-column-empty = Colonne { $column }, libre
primo-web-part = { $count ->
    [one] { $card }, peut se déplacer
   *[other] { $card } et la suite, { $count } cartes, peuvent se déplacer
  }
primo-web-stays = Rien de la rangée { $column } ne peut se déplacer maintenant.
primo-web-not-there = Cela ne va pas en colonne { $column }.
primo-web-where = Choisissez une colonne éclairée
primo-web-goes = { $count ->
    [one] Le { $card } va dans la colonne { $column }
   *[other] Le { $card } et la suite vont dans la colonne { $column }
  }
primo-web-top = Top : choisissez la colonne où poser aussi en haut
primo-web-nimm = Prends : A ou F ; de là, les autres prennent une carte
primo-web-exchange = Échanger
primo-web-exchange-which = Lesquelles vont sous votre pioche ?
primo-web-all = Toutes
primo-web-game = { $games ->
    [one] Une seule manche
   *[other] Manche { $number } sur { $games }
  }
primo-web-colours-ignored = Couleurs libres
primo-web-colours-alternating = Couleurs alternées
primo-web-colours-monochrome = Rangées unicolores
primo-web-left = encore { $count }
primo-web-exchange-short = Échanger { $count }
primo-web-known-top = Au-dessus de la pioche : { $cards }
primo-web-known-bottom = Sous la pioche : { $cards }
primo-web-keys = Avec une carte choisie, A à F la posent là ; sinon E finit le tour, X échange (choisir avec Entrée, encore X), P passe. Tab va aux rangées, les flèches parcourent ce qui peut se déplacer.

## Sur n'importe quel plateau

primo-area-column = Colonne { $name }
primo-area-gone = Hors du jeu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
primo-area-pile = Pioche, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
primo-fact-pile = pioche { $value }
primo-move-lay = { $card } au bout de la rangée { $column }
primo-move-open = { $card } dans la colonne libre { $column }
primo-move-above = { $card } en haut de la rangée { $column }
primo-move-shift = { $count ->
    [one] { $card },
   *[other] { $card } et la suite, { $count } cartes,
  } de { $column } à { $target }
primo-move-top = Top sur la colonne { $column }
primo-move-nimm = Prends sur la colonne { $column }
primo-move-swap = Échanger { $cards }
primo-move-pass = Passer
primo-move-end = Finir le tour
primo-ask-begin = À vous : jouez, échangez ou passez
primo-ask-nothing-fits = À vous : rien ne va, échangez ou passez
primo-ask-play-too = Déplacer ne suffit pas : jouez aussi une carte, ou reprenez vos coups
primo-ask-go-on = À vous : continuez, ou finissez votre tour
primo-ask-end = Plus rien ne va : finissez votre tour
primo-note-alternating = Deux voisines d’une rangée sont de couleurs différentes.
primo-note-monochrome = Chaque rangée est unicolore.
primo-note-match = Une partie en { $games } manches.
primo-note-top = Top est sur la colonne { $column } : à ce tour, la carte juste au-dessus peut aussi aller en haut de sa rangée.
primo-note-gone = { $count ->
    [one] { $count } carte est
   *[other] { $count } cartes sont
  } hors du jeu.
primo-note-idle = { $count } tours sans carte ; après { $limit }, le jeu est bloqué.
primo-note-under = Sous votre pioche : { $cards }.
primo-note-blocked = Le jeu est bloqué : personne n’a terminé.
primo-tally-cards = Restantes
primo-tally-out = Terminé
primo-tally-points = Points
primo-tally-total = Total

primo-family-ignored = couleurs libres
primo-family-alternating = couleurs alternées
primo-family-monochrome = rangées unicolores
primo-feat-finished = Manches finies en premier
primo-feat-left = Cartes restantes

## Le sujet des problèmes

primo-theme-shift = Déplacements
primo-theme-top = Top
primo-theme-nimm = Prends
primo-theme-exchange = Échanges
primo-theme-patience = Garder pour plus tard
primo-theme-laying = Poser
