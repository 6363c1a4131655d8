### New Game

newgame-name = New Game
newgame-short = New Game
newgame-about = Tre carte in mano: vince chi fa più prese.
newgame-title = New Game, { $deals ->
    [one] una mano
   *[other] { $deals } mani
  }
newgame-preset-duel = In due, una mano

## Il tavolo

newgame-area-stock = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
newgame-area-trick = Presa
newgame-area-won = Vinte: { $count ->
    [0] nessuna presa
    [one] una presa
   *[other] { $count } prese
  }
newgame-fact-tricks = { $value ->
    [one] una presa
   *[other] { $value } prese
  }
# The head of a column: at most six letters.
newgame-column-tricks = prese
newgame-tally-tricks = Prese
newgame-notation =
    7d        gioca il 7 di Denari
    7         basta, se può essere una carta sola
    Semi: s Spade, b Bastoni, c Coppe, d Denari.

## Avvenimenti

newgame-event-dealt = Mano { $round }: { $dealer ->
    [you] dai le carte tu
   *[other] dà le carte { $dealer }
  }, { $first ->
    [you] esci tu
   *[other] esce { $first }
  }.
newgame-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $card }.
newgame-event-trick = { $seat ->
    [you] Prendi tu
   *[other] Prende { $seat }
  }.
newgame-event-drew = { $seat ->
    [you] Peschi: { $card }.
   *[other] { $seat } pesca una carta.
  }
newgame-event-scored = { $seat ->
    [you] Fai
   *[other] { $seat } fa
  } { $points }, in tutto { $total }.
newgame-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Perché una mossa è consigliata

newgame-advice-leads-strong = { $card } è forte: spesso prende.
newgame-advice-leads-weak = Con { $card } perdi poco.
newgame-advice-takes = { $card } prende le carte in tavola.
newgame-advice-takes-last = { $card } prende, e dopo di te non gioca nessuno.
newgame-advice-throws = { $card } non prende: tieni le carte migliori.

## Opzioni

newgame-option-takes = Prende
newgame-option-takes-highest = la carta più alta del seme di uscita
newgame-option-takes-lowest = la carta più bassa del seme di uscita
newgame-option-deals = Mani

## Le regole in breve

newgame-rules =
    Tre carte a testa; le altre formano il mazzo. Gioca una carta qualsiasi:
    { $takes ->
       *[highest] prende la carta più alta del seme di uscita.
        [lowest] prende la carta più bassa del seme di uscita.
    }
    Chi prende pesca per primo ed esce; gli altri pescano a turno, finché c’è
    una carta per tutti. Ogni presa vale un punto.
    { $deals ->
        [one] La partita: una mano.
       *[other] La partita: { $deals } mani.
    }
