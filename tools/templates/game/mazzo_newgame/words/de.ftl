### New Game

newgame-name = New Game
newgame-short = New Game
newgame-about = Drei Karten auf der Hand: Wer die meisten Stiche macht, gewinnt.
newgame-title = New Game, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
  }
newgame-preset-duel = Zu zweit, ein Spiel

## Der Tisch

newgame-area-stock = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
newgame-area-trick = Stich
newgame-area-won = Gewonnen: { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
  }
newgame-fact-tricks = { $value ->
    [one] ein Stich
   *[other] { $value } Stiche
  }
# The head of a column: at most six letters.
newgame-column-tricks = Stiche
newgame-tally-tricks = Stiche
newgame-notation =
    7d        spielt die Münzen-7
    7         genügt, wenn nur eine Karte gemeint sein kann
    Farben: s Schwerter, b Stäbe (bastoni), c Becher, d Münzen (denari).

## Ereignisse

newgame-event-dealt = Spiel { $round }: { $dealer ->
    [you] Du teilst aus
   *[other] { $dealer } teilt aus
  }, { $first ->
    [you] du spielst aus
   *[other] { $first } spielt aus
  }.
newgame-event-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $card }.
newgame-event-trick = { $seat ->
    [you] Du machst
   *[other] { $seat } macht
  } den Stich.
newgame-event-drew = { $seat ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht eine Karte.
  }
newgame-event-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $points }, insgesamt { $total }.
newgame-event-won = { $seats ->
    [you] Du hast die Partie gewonnen!
   *[other] Die Partie ist gewonnen: { $seats }.
  }

## Warum zu einem Zug geraten wird

newgame-advice-leads-strong = { $card } ist stark und macht oft den Stich.
newgame-advice-leads-weak = Mit { $card } verlierst du wenig.
newgame-advice-takes = { $card } macht den Stich, so wie er liegt.
newgame-advice-takes-last = { $card } macht den Stich, und nach dir spielt niemand mehr.
newgame-advice-throws = { $card } macht den Stich nicht: Du behältst bessere Karten.

## Optionen

newgame-option-takes = Den Stich macht
newgame-option-takes-highest = die höchste Karte der ausgespielten Farbe
newgame-option-takes-lowest = die niedrigste Karte der ausgespielten Farbe
newgame-option-deals = Spiele

## Die Regeln in Kürze

newgame-rules =
    Jeder hat drei Karten, die anderen sind der Stapel. Spiel irgendeine Karte:
    { $takes ->
       *[highest] Die höchste Karte der ausgespielten Farbe macht den Stich.
        [lowest] Die niedrigste Karte der ausgespielten Farbe macht den Stich.
    }
    Wer ihn macht, zieht zuerst und spielt aus; die anderen ziehen der Reihe
    nach, solange es für alle reicht. Jeder Stich ist ein Punkt.
    { $deals ->
        [one] Die Partie: ein Spiel.
       *[other] Die Partie: { $deals } Spiele.
    }
