### Briscola

briscola-name = Briscola
briscola-short = Briscola
briscola-about = Trois cartes en main, une couleur est atout : on gagne avec 61 points sur 120.
briscola-title = Briscola, { $games ->
    [one] une manche
   *[other] { $length ->
       *[best_of] au meilleur des { $games } manches
        [all] { $games } manches
      }
  }
briscola-preset-duel = À deux
briscola-preset-pairs = Deux contre deux
briscola-preset-exchange = Avec échange de l’atout

## La table

briscola-area-stock = Pioche : { $count ->
    [one] l’atout seul
   *[other] { $count } cartes
  }
briscola-area-trick = Pli
briscola-area-won = Gagnées : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
briscola-area-known = Main
briscola-fact-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
# The head of a column: at most six letters.
briscola-column-points = points
briscola-note-trump = Atout : { $suit }
briscola-ask-lead = À vous d’entamer : jouez n’importe quelle carte
briscola-ask-follow = À vous : jouez n’importe quelle carte
briscola-move-swap = échanger le { $card } contre le { $takes }
briscola-tally-points = Points
briscola-tally-total = Manche
briscola-notation =
    7d        joue le 7 de Deniers
    swap 7d   l’échange contre l’atout sous la pioche
    7         suffit si une seule carte est possible
    Couleurs : s Épées (spade), b Bâtons, c Coupes, d Deniers.

## Événements

briscola-event-dealt = Manche { $round } : { $dealer ->
    [you] vous distribuez
   *[other] { $dealer } distribue
  }, { $first ->
    [you] vous entamez
   *[other] { $first } entame
  }.
briscola-event-trump = Le { $card } est retourné. Atout : { $suit }.
briscola-event-swapped = { $seat ->
    [you] Vous échangez
   *[other] { $seat } échange
  } le { $card } contre le { $takes }.
briscola-event-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } le { $card }.
briscola-event-trick = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
  } le pli : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
  }.
briscola-event-drew = { $seat ->
    [you] Vous piochez : { $card }.
   *[other] { $seat } pioche une carte.
  }
briscola-event-last-draw = La pioche est vide : ce sont les trois dernières cartes.
briscola-event-counted = { $seats ->
    [you] Vous avez { $points } points.
   *[other] { $points } points : { $seats }.
  } Manches gagnées : { $total }.
briscola-event-won = { $seats ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est refusé

briscola-reason-no-exchange = Le { $card } ne peut pas être échangé maintenant.

## Pourquoi un coup est conseillé

briscola-advice-swaps = Le { $takes } vaut mieux que le { $card }, et l’échange ne coûte rien.
briscola-advice-leads-cheap = Si quelqu’un prend le { $card }, vous ne perdez rien.
briscola-advice-leads-trump = Le { $card } est un atout : seul un plus fort le prend.
briscola-advice-leads-dear = Le { $card } rapporte { $points } points, si personne ne coupe.
briscola-advice-takes = Le { $card } prend { $points ->
    [0] le pli
    [one] { $points } point
   *[other] { $points } points
  } sans atout.
briscola-advice-trumps = Le { $card } prend { $points ->
    [0] le pli
    [one] { $points } point
   *[other] { $points } points
  }.
briscola-advice-loads = Votre partenaire fait le pli : le { $card } y ajoute { $points } points.
briscola-advice-throws = Avec le { $card }, vous ne donnez rien.
briscola-advice-gives = Vous donnez { $points } points avec le { $card }, et gardez ce qui vaut plus.

## Options

briscola-option-exchange = L’atout retourné
briscola-option-exchange-off = reste sous la pioche
briscola-option-exchange-seven = peut s’échanger contre le 7, s’il est plus fort
briscola-option-exchange-seven-two = peut s’échanger contre le 7, s’il est plus fort, sinon contre le 2
briscola-option-look = Les partenaires
briscola-option-look-off = ne se montrent jamais leurs cartes
briscola-option-look-on = se montrent leurs trois dernières cartes
briscola-option-length = La partie
briscola-option-length-best-of = finit quand personne ne peut plus revenir
briscola-option-length-all = va jusqu’à la dernière manche
briscola-option-games = Manches

## Les règles en bref

briscola-rules =
    Trois cartes chacun ; la carte sous la pioche est visible, sa couleur est
    atout. Jouez n’importe quelle carte : l’atout le plus fort fait le pli, à
    défaut la plus forte carte de la couleur demandée. Qui fait le pli pioche
    en premier et entame. De haut en bas : 1, 3, 10, 9, 8, 7, 6, 5, 4, 2.
    Points : 1 = 11, 3 = 10, 10 = 4, 9 = 3, 8 = 2 ; 120 en tout. Le plus de
    points gagne. À quatre, deux contre deux, face à face ; à trois, sans le
    2 de Coupes.
    { $exchange ->
       *[off] L’atout retourné reste en place jusqu’à ce qu’on le pioche.
        [seven] À votre tour, vous pouvez échanger le 7 d’atout contre un atout retourné plus fort.
        [seven_two] À votre tour, vous pouvez échanger le 7 d’atout contre un atout retourné plus fort, ou le 2 contre un 7, 6, 5 ou 4.
    }
    { $look ->
       *[off] Les partenaires ne se montrent jamais leurs cartes.
        [on] Les partenaires se montrent leurs trois dernières cartes.
    }
    { $games ->
        [one] La partie : une manche.
       *[other] { $length ->
           *[best_of] La partie : au meilleur des { $games } manches.
            [all] La partie : { $games } manches.
        }
    }
