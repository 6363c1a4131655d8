### Primo

primo-name = Primo
primo-title = Primo{ $colours ->
   *[ignored] { "" }
    [alternating] { " " }mit abwechselnden Farben
    [monochrome] { " " }mit einfarbigen Reihen
  }, { $games ->
    [one] ein Spiel
   *[other] eine Partie über { $games } Durchgänge
  }
primo-short = Primo
primo-about = Bau und verschieb Zahlenreihen, bis deine letzte Karte weg ist.
primo-preset-first = Erstes Spiel
primo-preset-family = Familie
primo-preset-classic = Klassisch
primo-preset-tournament = Turnier
# What differs, in as few words as can be.
primo-brief-colours-alternating = Farben wechseln ab
primo-brief-colours-monochrome = einfarbige Reihen
primo-brief-games-4 = vier Durchgänge
primo-brief-top-cards = { $value ->
    [0] keine Top-Karte
    [one] eine Top-Karte
   *[other] { $value } Top-Karten
  }

## Karten

# On the face of a card: at most five letters.
primo-face-top-does = oben
primo-face-nimm-does = Karte

## Der Tisch

# The heads of the columns: at most five letters.
primo-column-hand = Hand
primo-column-pile = Stapel
primo-column-total = Summe
primo-shifts = Reihen, die sich verschieben lassen: { $moves }
primo-notation =
    5y>E      legt Gelb 5 unten an Reihe E an oder eröffnet sie; oft genügt 5>E
    8b^C      legt Blau 8 oben an Reihe C an, wo Top gespielt wurde
    A10>E     verschiebt Reihe A ab der 10 ans Ende von Reihe E
    top>C     spielt Top auf Spalte C; nimm>A spielt Nimm auf A, oder auf F
    end       beendet deinen Zug und zieht auf sechs nach; 0 tut dasselbe
    undo      nimmt deinen letzten Schritt zurück, solange dein Zug dauert
    swap 1 3  statt alledem: tauscht deine Karten 1 und 3 aus; swap all
    pass      statt alledem: tut nichts; 0 tut dasselbe
    y ist Gelb, b Blau. Unter deiner Karte: die Spalten, wo sie jetzt passt,
    ^ für oben. Karten hinter einem Stapel liegen obenauf, die letzte zuoberst.

## Die Wertung

primo-sheet-title = { $games ->
    [one] Das Spiel
   *[other] Durchgang { $number } von { $games }
  }, gezählt

## Ereignisse

primo-event-dealt = Durchgang { $round }: { $dealer ->
    [you] Du kommst
   *[other] { $dealer } kommt
  } zuletzt dran, { $first ->
    [you] du beginnst
   *[other] { $first } beginnt
  }.
primo-event-swapped = { $seat ->
    [you] Du tauschst { $cards } aus.
   *[other] { $seat } tauscht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
      } aus.
  }
primo-event-passed = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
  }
primo-event-laid = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
  } { $card } an Reihe { $column } an.
primo-event-opened = { $seat ->
    [you] Du eröffnest
   *[other] { $seat } eröffnet
  } Reihe { $column } mit { $card }.
primo-event-topped = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
  } { $card } oben an Reihe { $column } an.
primo-event-shifted = { $seat ->
    [you] Du verschiebst
   *[other] { $seat } verschiebt
  } { $cards } von { $column } nach { $target }.
primo-event-top = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } Top auf Spalte { $column }.
primo-event-nimm = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } Nimm auf Spalte { $column }: Die Mitspieler nehmen Karten.
primo-event-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $card } aus Reihe { $column }.
primo-event-cleared = Reihe { $column } ist komplett, 13 bis 1, und wird abgeräumt.
primo-event-ended = { $seat ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
  }
primo-event-drew = { $seat ->
    [you] Du ziehst { $cards } nach.
   *[other] { $seat } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
      } nach.
  }
primo-event-out = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } keine Karten mehr: Der Durchgang ist zu Ende.
primo-event-blocked = Niemand kann weiter: Das Spiel ist blockiert. Je weniger Karten du noch hast, desto besser.
primo-event-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, insgesamt { $total }.
primo-event-won = { $seats ->
    [you] Du hast das Spiel gewonnen!
   *[other] Das Spiel ist aus. Gewonnen: { $seats }.
  }

## Auf dem Band eines Augenblicks

primo-moment-cleared = Eine ganze Reihe!
primo-moment-top = Top!
primo-moment-nimm = Nimm!
primo-moment-out = Keine Karten mehr!

## Warum ein Zug nicht geht

primo-reason-turn-begun = Dein Zug hat begonnen: Spiel weiter, nimm ihn mit undo zurück, oder beende ihn.
primo-reason-nothing-played-yet = Du hast noch nichts gespielt: Dann passe.
primo-reason-can-still-play = Du hast nur Reihen verschoben. Kannst du eine Karte spielen, musst du: { $moves }.
primo-reason-does-not-follow = { $card } schließt nicht an { $tail } an, die unterste Karte von Reihe { $column }.
primo-reason-wrong-colour = { $card } hat die falsche Farbe für { $neighbour } in Reihe { $column }.
primo-reason-column-empty = Spalte { $column } ist frei.
primo-reason-no-top-here = Oben an Reihe { $column } kannst du nur anlegen, wenn du dort in diesem Zug Top gespielt hast.
primo-reason-does-not-top = { $card } passt nicht über { $head } in Reihe { $column }.
primo-reason-only-outer-columns = Spiel Nimm auf Spalte A oder F, nicht auf { $column }.
primo-reason-number-not-in-row = In Reihe { $column } gibt es keine { $number }.
primo-reason-same-column = Du kannst Reihe { $column } nicht auf sich selbst verschieben.
primo-reason-no-shift-to-empty = Spalte { $column } ist frei: In dieser Partie kannst du sie nur aus der Hand eröffnen.
primo-reason-layout-seen = So lagen die Reihen seit deiner letzten Karte schon einmal: Du drehst dich im Kreis.
primo-reason-fits-nowhere = { $card } passt nirgends in die Auslage.

## Warum zu einem Zug geraten wird

primo-advice-finishes = Es ist deine letzte Karte: Du bist fertig.
primo-advice-completes-row = Reihe { $column } wird komplett, 13 bis 1, und Spalte { $column } ist frei.
primo-advice-lays-run = { $count ->
    [one] Sie passt an Reihe { $column }.
   *[other] An Reihe { $column } gehen { $count } deiner Karten nacheinander.
  }
primo-advice-fits = { $card } passt an Reihe { $column }: eine Karte weniger.
primo-advice-takes-empty-row = { $card } passt sonst nirgends, und so findet niemand nach dir Spalte { $column } frei.
primo-advice-opens-row = { $card } eröffnet eine Reihe in Spalte { $column }.
primo-advice-lays-on-top = Top erlaubt es: { $card } kommt oben an Reihe { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Das macht Platz für eine Karte mehr.
   *[other] Das macht Platz für { $count } Karten mehr.
  }
primo-advice-shift-empties = Das macht Spalte { $column } frei, für jede deiner Karten.
primo-advice-shift-prepares = Reihe { $column } wird länger, und dann lassen sich andere verschieben.
primo-advice-top-unlocks = { $count ->
    [one] Mit Top geht eine deiner Karten oben an Reihe { $column }.
   *[other] Mit Top gehen { $count } deiner Karten oben an Reihe { $column }.
  }
primo-advice-top-rid = Du bist die Top-Karte los, wenn sonst nichts passt.
primo-advice-nimm-near-end = { $count ->
    [one] { $seat } hat nur noch eine Karte: Nimm gibt eine dazu.
   *[other] { $seat } hat nur noch { $count } Karten: Nimm gibt eine dazu.
  }
primo-advice-nimm = { $count ->
    [one] Jemand nimmt eine Karte, und eine neue liegt oben.
   *[other] { $count } andere nehmen je eine Karte, und neue liegen oben.
  }
primo-advice-swap-unfit = Das passt so bald nicht: { $cards }. Von den Karten, die du nicht kennst, passen jetzt { $percent } %.
primo-advice-swap-all = Von deiner Hand lohnt sich nichts. Von den Karten, die du nicht kennst, passen jetzt { $percent } %.
primo-advice-pass-keeps = Deine Hand ist besser als das, was du ziehen würdest.
primo-advice-pass-empty = Dein Stapel ist leer: Du könntest nichts nachziehen.
primo-advice-end-keeps-special = Heb sie für einen Zug auf, in dem sie mehr Karten frei macht: { $cards }.
primo-advice-end-nothing-fits = Keine deiner Karten passt mehr.
primo-advice-end-denies-row = Lass Spalte { $column } frei: Deine Karte ist mehr wert als der Platz.
primo-advice-end-enough = Was noch passt, hebst du besser für den nächsten Zug auf.

## Optionen

primo-option-colours = Kartenfarben
primo-option-colours-ignored = spielen keine Rolle
primo-option-colours-alternating = wechseln in jeder Reihe ab
primo-option-colours-monochrome = sind in einer Reihe gleich
primo-option-games = Die Partie
primo-option-games-1 = ist ein Spiel
primo-option-games-4 = geht über vier Durchgänge
primo-option-top-cards = Top-Karten unter den zehn Sonderkarten
primo-option-shift-to-empty = Verschieben in eine freie Spalte
primo-option-shift-to-empty-no = ist nicht erlaubt
primo-option-shift-to-empty-yes = ist erlaubt
primo-option-starter = Wer den ersten Durchgang beginnt,
primo-option-starter-drawn = entscheidet das Los
primo-option-starter-first-seat = sitzt auf dem ersten Platz: nach der Anleitung der Älteste
primo-option-pass-draws = Nach dem Passen
primo-option-pass-draws-yes = zieht man wie nach jedem Zug auf sechs Karten nach
primo-option-pass-draws-no = zieht man nicht nach: Wer passt, tut gar nichts

## In the browser

primo-web-rows = Spalten A bis F
primo-web-column = Spalte { $column }: { $cards }
primo-web-column-empty = Spalte { $column }, frei
primo-web-part = { $count ->
    [one] { $card }, lässt sich verschieben
   *[other] { $card } und was folgt, { $count } Karten, lassen sich verschieben
  }
primo-web-stays = Von Reihe { $column } kannst du jetzt nichts verschieben.
primo-web-not-there = In Spalte { $column } passt das nicht.
primo-web-where = Wähl eine helle Spalte
primo-web-goes = { $count ->
    [one] { $card } geht in Spalte { $column }
   *[other] { $card } und was folgt gehen in Spalte { $column }
  }
primo-web-top = Top: Wähl die Spalte, in der du auch oben anlegst
primo-web-nimm = Nimm: A oder F; von dort nehmen die anderen je eine Karte
primo-web-exchange = Austauschen
primo-web-exchange-which = Welche gehen unter deinen Stapel?
primo-web-all = Alle
primo-web-game = { $games ->
    [one] Ein Spiel
   *[other] Durchgang { $number } von { $games }
  }
primo-web-colours-ignored = Farben egal
primo-web-colours-alternating = Abwechselnde Farben
primo-web-colours-monochrome = Einfarbige Reihen
primo-web-left = noch { $count }
primo-web-exchange-short = { $count } austauschen
primo-web-known-top = Oben auf dem Stapel: { $cards }
primo-web-known-bottom = Unten im Stapel: { $cards }
primo-web-keys = Ist eine Karte gewählt, legen A bis F sie dort an; sonst beendet E den Zug, X tauscht aus (mit Enter wählen, noch einmal X), P passt. Tab geht zu den Reihen, Pfeiltasten gehen entlang, was sich verschieben lässt.

## Auf jedem Brett

primo-area-column = Spalte { $name }
primo-area-gone = Aus dem Spiel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
primo-area-pile = Stapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
primo-fact-pile = Stapel { $value }
primo-move-lay = { $card } unten an Reihe { $column }
primo-move-open = { $card } in die freie Spalte { $column }
primo-move-above = { $card } oben an Reihe { $column }
primo-move-shift = { $count ->
    [one] { $card }
   *[other] { $card } und was folgt, { $count } Karten,
  } von { $column } nach { $target }
primo-move-top = Top auf Spalte { $column }
primo-move-nimm = Nimm auf Spalte { $column }
primo-move-swap = { $cards } austauschen
primo-move-pass = Passen
primo-move-end = Zug beenden
primo-ask-begin = Du bist dran: Spiel aus, tausch aus oder passe
primo-ask-nothing-fits = Du bist dran: Nichts passt, also tausch aus oder passe
primo-ask-play-too = Verschieben allein genügt nicht: Spiel auch eine Karte aus, oder nimm zurück
primo-ask-go-on = Du bist dran: Mach weiter oder beende deinen Zug
primo-ask-end = Nichts passt mehr: Beende deinen Zug
primo-note-alternating = Nachbarn in einer Reihe haben verschiedene Farben.
primo-note-monochrome = Jede Reihe hat eine Farbe.
primo-note-match = Eine Partie über { $games } Durchgänge.
primo-note-top = Top liegt auf Spalte { $column }: In diesem Zug darf die nächsthöhere Karte auch oben an ihre Reihe.
primo-note-gone = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
  } aus dem Spiel.
primo-note-idle = { $count } Züge ohne Karte; nach { $limit } ist das Spiel blockiert.
primo-note-under = Unten in deinem Stapel: { $cards }.
primo-note-blocked = Das Spiel ist blockiert: Niemand ist fertig geworden.
primo-tally-cards = Restkarten
primo-tally-out = Fertig
primo-tally-points = Punkte
primo-tally-total = Gesamt

primo-family-ignored = beliebige Farben
primo-family-alternating = Farben abwechselnd
primo-family-monochrome = einfarbige Reihen
primo-feat-finished = Durchgänge als Erster beendet
primo-feat-left = Karten übrig

## Worum es in Aufgaben geht

primo-theme-shift = Verschieben
primo-theme-top = Top
primo-theme-nimm = Nimm
primo-theme-exchange = Tauschen
primo-theme-patience = Zurückhalten
primo-theme-laying = Anlegen
