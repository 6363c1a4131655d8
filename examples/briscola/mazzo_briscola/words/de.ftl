### Briscola

briscola-name = Briscola
briscola-short = Briscola
briscola-about = Drei Karten auf der Hand, eine Farbe ist Trumpf: 61 von 120 Punkten gewinnen.
briscola-title = Briscola, { $games ->
    [one] ein Spiel
   *[other] { $length ->
       *[best_of] höchstens { $games } Spiele
        [all] { $games } Spiele
      }
  }
briscola-preset-duel = Zu zweit
briscola-preset-pairs = Zwei gegen zwei
briscola-preset-exchange = Mit Trumpftausch

## Der Tisch

briscola-area-stock = Stapel: { $count ->
    [one] nur noch der Trumpf
   *[other] { $count } Karten
  }
briscola-area-trick = Stich
briscola-area-won = Gewonnen: { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
  }
briscola-area-known = Hand
briscola-fact-points = { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
  }
# The head of a column: at most six letters.
briscola-column-points = Punkte
briscola-note-trump = Trumpf: { $suit }
briscola-ask-lead = Du spielst aus: Spiel irgendeine Karte
briscola-ask-follow = Du bist dran: Spiel irgendeine Karte
briscola-move-swap = { $card } gegen { $takes } tauschen
briscola-tally-points = Punkte
briscola-tally-total = Spiel
briscola-notation =
    7d        spielt die Münzen-7
    swap 7d   tauscht sie gegen den Trumpf unter dem Stapel
    7         genügt, wenn nur eine Karte gemeint sein kann
    Farben: s Schwerter, b Stäbe (bastoni), c Becher, d Münzen (denari).

## Ereignisse

briscola-event-dealt = Spiel { $round }: { $dealer ->
    [you] Du teilst aus
   *[other] { $dealer } teilt aus
  }, { $first ->
    [you] du spielst aus
   *[other] { $first } spielt aus
  }.
briscola-event-trump = { $card } wird aufgedeckt. Trumpf: { $suit }.
briscola-event-swapped = { $seat ->
    [you] Du tauschst
   *[other] { $seat } tauscht
  } { $card } gegen { $takes }.
briscola-event-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $card }.
briscola-event-trick = { $seat ->
    [you] Du machst
   *[other] { $seat } macht
  } den Stich: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
briscola-event-drew = { $seat ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht eine Karte.
  }
briscola-event-last-draw = Der Stapel ist leer: Das sind die letzten drei Karten.
briscola-event-counted = { $seats ->
    [you] Du hast { $points } Punkte.
   *[other] { $points } Punkte: { $seats }.
  } Gewonnene Spiele bisher: { $total }.
briscola-event-won = { $seats ->
    [you] Du hast die Partie gewonnen!
   *[other] Die Partie ist aus. Gewonnen: { $seats }.
  }

## Warum ein Zug nicht geht

briscola-reason-no-exchange = { $card } kannst du jetzt nicht tauschen.

## Warum zu einem Zug geraten wird

briscola-advice-swaps = { $takes } ist besser als { $card }, und der Tausch kostet nichts.
briscola-advice-leads-cheap = Wenn jemand { $card } sticht, verlierst du nichts.
briscola-advice-leads-trump = { $card } ist Trumpf: Nur ein höherer sticht die Karte.
briscola-advice-leads-dear = { $card } bringt { $points } Punkte heim, wenn sie niemand sticht.
briscola-advice-takes = { $card } holt { $points ->
    [0] den Stich
    [one] einen Punkt
   *[other] { $points } Punkte
  } ohne Trumpf.
briscola-advice-trumps = { $card } holt { $points ->
    [0] den Stich
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
briscola-advice-loads = Der Stich gehört deinem Partner: { $card } legt { $points } Punkte dazu.
briscola-advice-throws = { $card } verschenkt nichts.
briscola-advice-gives = Du gibst mit { $card } { $points } Punkte her und behältst, was mehr wert ist.

## Optionen

briscola-option-exchange = Der offene Trumpf
briscola-option-exchange-off = bleibt unter dem Stapel
briscola-option-exchange-seven = darf gegen die 7 getauscht werden, wenn er besser ist
briscola-option-exchange-seven-two = darf gegen die 7 getauscht werden, wenn er besser ist, sonst gegen die 2
briscola-option-look = Partner
briscola-option-look-off = sehen die Karten des anderen nie
briscola-option-look-on = sehen die letzten drei Karten des anderen
briscola-option-length = Die Partie
briscola-option-length-best-of = endet, wenn niemand mehr aufholen kann
briscola-option-length-all = geht bis zum letzten Spiel
briscola-option-games = Spiele

## Die Regeln in Kürze

briscola-rules =
    Jeder hat drei Karten; die Karte unter dem Stapel liegt offen, ihre Farbe
    ist Trumpf. Spiel irgendeine Karte: Der höchste Trumpf sticht, sonst die
    höchste Karte der ausgespielten Farbe. Wer sticht, zieht zuerst und spielt
    aus. Von hoch nach tief: 1, 3, 10, 9, 8, 7, 6, 5, 4, 2.
    Punkte: 1 = 11, 3 = 10, 10 = 4, 9 = 3, 8 = 2; zusammen 120. Die meisten
    gewinnen. Zu viert spielen die, die sich gegenübersitzen, zusammen; zu
    dritt fehlt die Becher-2.
    { $exchange ->
       *[off] Der offene Trumpf bleibt liegen, bis er gezogen wird.
        [seven] Wenn du dran bist, darfst du die Trumpf-7 gegen einen besseren offenen Trumpf tauschen.
        [seven_two] Wenn du dran bist, darfst du die Trumpf-7 gegen einen besseren offenen Trumpf tauschen, die 2 gegen 7, 6, 5 oder 4.
    }
    { $look ->
       *[off] Partner sehen die Karten des anderen nie.
        [on] Partner sehen die letzten drei Karten des anderen.
    }
    { $games ->
        [one] Die Partie: ein Spiel.
       *[other] { $length ->
           *[best_of] Die Partie: höchstens { $games } Spiele, bis niemand mehr aufholen kann.
            [all] Die Partie: { $games } Spiele.
        }
    }
