### New Game

newgame-name = New Game
newgame-short = New Game
newgame-about = Trois cartes en main : qui fait le plus de plis gagne.
newgame-title = New Game, { $deals ->
    [one] une manche
   *[other] { $deals } manches
  }
newgame-preset-duel = À deux, une manche

## La table

newgame-area-stock = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
newgame-area-trick = Pli
newgame-area-won = Gagnés : { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
newgame-fact-tricks = { $value ->
    [one] { $value } pli
   *[other] { $value } plis
  }
# The head of a column: at most six letters.
newgame-column-tricks = plis
newgame-tally-tricks = Plis
newgame-notation =
    7d        joue le 7 de Deniers
    7         suffit si une seule carte est possible
    Couleurs : s Épées (spade), b Bâtons, c Coupes, d Deniers.

## Événements

newgame-event-dealt = Manche { $round } : { $dealer ->
    [you] vous distribuez
   *[other] { $dealer } distribue
  }, { $first ->
    [you] vous entamez
   *[other] { $first } entame
  }.
newgame-event-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } le { $card }.
newgame-event-trick = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
  } le pli.
newgame-event-drew = { $seat ->
    [you] Vous piochez : { $card }.
   *[other] { $seat } pioche une carte.
  }
newgame-event-scored = { $seat ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points }, en tout { $total }.
newgame-event-won = { $seats ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Pourquoi un coup est conseillé

newgame-advice-leads-strong = Le { $card } est fort : il fait souvent le pli.
newgame-advice-leads-weak = Avec le { $card }, vous perdez peu.
newgame-advice-takes = Le { $card } fait le pli tel qu’il est.
newgame-advice-takes-last = Le { $card } fait le pli, et personne ne joue après vous.
newgame-advice-throws = Le { $card } ne fait pas le pli : vous gardez de meilleures cartes.

## Options

newgame-option-takes = Le pli revient à
newgame-option-takes-highest = la plus forte carte de la couleur demandée
newgame-option-takes-lowest = la plus faible carte de la couleur demandée
newgame-option-deals = Manches

## Les règles en bref

newgame-rules =
    Trois cartes chacun ; les autres forment la pioche. Jouez n’importe quelle carte :
    { $takes ->
       *[highest] la plus forte carte de la couleur demandée fait le pli.
        [lowest] la plus faible carte de la couleur demandée fait le pli.
    }
    Qui fait le pli pioche en premier et entame ; les autres piochent à leur
    tour, tant qu’il y a une carte pour chacun. Chaque pli vaut un point.
    { $deals ->
        [one] La partie : une manche.
       *[other] La partie : { $deals } manches.
    }
