### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] mit Herolden
    [classic] klassisch
    [two] zu zweit
    [three] zu dritt
    [robot] mit Roboter
  }, Spiel bis { primiera-target-points }
primiera-short = Primiera
primiera-about = Stich eine Karte von gleichem Wert oder eine Summe; Herolde sagen, wer mit wem spielt.
primiera-preset-first = Erstes Spiel
primiera-preset-family = Familie
primiera-preset-classic = Klassisch (Scopone)
primiera-preset-full = Voll, mit Herolden
primiera-preset-tournament = Turnier
# What differs, in as few words as can be.
primiera-brief-variant-classic = Partner gegenüber, ohne Herolde
primiera-brief-variant-two = ohne Herolde
primiera-brief-variant-three = ohne Herolde
primiera-brief-variant-robot = mit einem Roboter
primiera-brief-opening-herald-forbidden = kein Herold als Eröffnungskarte
primiera-brief-target = { $value ->
    [one] bis zu einem Punkt
   *[other] bis { $value } Punkte
  }

## Karten

primiera-card-1s = Herold der Schwerter
primiera-card-1b = Herold der Stäbe
primiera-card-1c = Herold der Becher
primiera-card-1d = Herold der Münzen

## Der Tisch

primiera-target-points = { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
  }
primiera-round = Runde { $number }, bis { primiera-target-points }
# The heads of the columns: at most six letters.
primiera-column-hand = Hand
primiera-column-taken = geholt
primiera-column-sweeps = Str.
primiera-column-total = gesamt
primiera-notation =
    7d          spielt Münzen-7
    7d x 4b+3c  sticht damit Stäbe-4 und Becher-3
    7 x         genügt, wenn es nur einen Zug meinen kann
    Farben: s Schwerter, b Stäbe (bastoni), c Becher, d Münzen (denari).
    Ein x unter einer deiner Karten: Sie sticht etwas.

## Die Punktwertung

primiera-sheet-title = Runde { $number }, gezählt
primiera-category-most-cards = Die meisten Karten
primiera-category-most-coins = Die meisten Münzen
primiera-category-seven-of-coins = Münzen-7
primiera-category-best-primiera = Die beste Primiera

## Ereignisse

primiera-event-dealt = Runde { $round }: { $dealer ->
    [you] Du teilst aus
   *[other] { $dealer } teilt aus
  }, { $first ->
    [you] du beginnst
   *[other] { $first } beginnt
  }.
primiera-event-laid = { $seat ->
    [you] Du legst { $card } verdeckt ab.
   *[other] { $seat } legt eine Karte verdeckt ab.
  }
primiera-event-opened = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } mit { $card } eröffnet.
primiera-event-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $card } aus.
primiera-event-captured = { $seat ->
    [you] Du stichst
   *[other] { $seat } sticht
  } { $takes } mit { $card }.
primiera-event-sweep = { $seat ->
    [you] Ein Streich für dich!
   *[other] Ein Streich für { $seat }!
  }
primiera-event-teams = { $seat ->
    [you] Dein { $card }
   *[other] Der { $card } von { $seat }
  } bestimmt die Teams: { $team } – { $others }.
primiera-event-alone = { $seat ->
    [you] Dein { $card }
   *[other] Der { $card } von { $seat }
  } entscheidet: jeder für sich, und die Wertungen zählen doppelt.
primiera-event-no-herald = Alle Herolde liegen offen: jeder für sich, die Wertungen zählen doppelt.
primiera-event-robot-open = Die Karten des Roboters liegen offen, { $seat ->
    [you] und du wählst
   *[other] und { $seat } wählt
  } für ihn: { $cards }.
primiera-event-dealt-again = Für jeden { $number } neue Karten, noch { $stock } im Nachziehstapel.
primiera-event-leftovers = { $seat ->
    [you] Du hast zuletzt gestochen und nimmst
   *[other] { $seat } hat zuletzt gestochen und nimmt
  } den Rest: { $cards }.
primiera-event-most-cards = Die meisten Karten: { $seats ->
    [you] du
   *[other] { $seats }
  }, mit { $number }.
primiera-event-most-coins = Die meisten Münzen: { $seats ->
    [you] du
   *[other] { $seats }
  }, mit { $number }.
primiera-event-seven-of-coins = Münzen-7: { $seats ->
    [you] du
   *[other] { $seats }
  }.
primiera-event-best-primiera = Die beste Primiera: { $seats ->
    [you] du
   *[other] { $seats }
  }, Wert { $value }, mit { $cards }.
primiera-event-tied = { $category }: niemand.
primiera-event-sweeps = Streiche: { $seats ->
    [you] du
   *[other] { $seats }
  }, { $number }.
primiera-event-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, insgesamt { $total }.
primiera-event-won = { $seats ->
    [you] Du hast das Spiel gewonnen!
   *[other] Das Spiel ist aus. Gewonnen: { $seats }.
  }

## Auf dem Band eines Augenblicks

primiera-moment-sweep = Scopa!
primiera-moment-seven = Die Münzen-7!
primiera-moment-teams = Der { $card }
primiera-moment-teams-small = { $team } – { $others }
primiera-moment-alone = Jeder für sich!
primiera-moment-alone-small = die Wertungen zählen doppelt
primiera-moment-no-herald = Jeder für sich!
primiera-moment-no-herald-small = die Wertungen zählen doppelt

## Warum ein Zug nicht geht

primiera-reason-card-twice = { $card } ist zweimal genannt.
primiera-reason-already-laid = Du hast { $card } schon abgelegt, und dabei bleibt es.
primiera-reason-robot-chooses-nothing = Der Roboter wählt nicht: Er deckt seine Karten der Reihe nach auf.
primiera-reason-opening-takes-nothing = Eine Eröffnungskarte sticht nichts. Leg { $card } allein ab.
primiera-reason-herald-may-not-open = Mit dem { $card } darfst du nicht eröffnen: In dieser Partie liegt vor dem Spiel kein Herold.
primiera-reason-must-capture = Mit { $card } kannst du stechen, also musst du: { $moves }.
primiera-reason-nothing-to-take = { $card } sticht nichts: Keine Karte auf dem Tisch hat den gleichen Wert, keine Summe passt.
primiera-reason-not-on-table = { $card } liegt nicht auf dem Tisch.
primiera-reason-one-equal-card = { $card } sticht nur eine gleiche Karte. Wähl { $equal }.
primiera-reason-equal-card-first = Liegt eine gleiche Karte da, musst du mit { $card } diese stechen, keine Summe: { $equal }.
primiera-reason-wrong-sum = Diese Karten ergeben { $sum }, aber { $card } sticht genau { $needed }.

## Warum zu einem Zug geraten wird

primiera-advice-sweep = Das sticht { $takes } und leert den Tisch: ein Streich.
primiera-advice-takes-seven = Das bringt die Münzen-7 heim, die allein schon einen Punkt zählt.
primiera-advice-makes-team = Der { $card } macht { $seat } zu deinem Partner.
primiera-advice-makes-alone = Mit dem { $card } spielen alle für sich, und die Wertungen zählen doppelt.
primiera-advice-takes-last = Wer zuletzt sticht, bekommt, was auf dem Tisch bleibt.
primiera-advice-takes-coins = { $count ->
    [one] Das bringt eine Münzen-Karte.
   *[other] Das bringt { $count } Münzen-Karten.
  }
primiera-advice-builds-primiera = Für die Primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Das bringt eine Karte.
   *[other] Das bringt { $count } Karten, und die meisten Karten zählen.
  }
primiera-advice-opens-with-herald = Der { $card } ist aus der Hand, bevor er etwas entscheiden kann.
primiera-advice-opens = Auf { $card } kannst du leicht verzichten; die besseren Karten bleiben dir.
primiera-advice-leaves-no-sweep = So macht niemand einen Streich; mit anderen Karten ginge das.
primiera-advice-for-partner = { $seat ->
    [you] Danach bist du dran, auf derselben Seite: Der Streich kann dir gehören.
   *[other] Danach ist { $seat } dran, auf deiner Seite, und kann einen Streich machen.
  }
primiera-advice-another-held = Du hast noch eine vom selben Wert, { $left }, und kannst { $card } damit wieder holen.
primiera-advice-dead-rank = Niemand hat mehr eine Karte vom selben Wert, um { $card } zu stechen.
primiera-advice-keeps-herald = Du behältst den { $card }, bis es sich lohnt, die Teams zu bestimmen.
primiera-advice-cheap-card = { $card } ist von deinen Karten am wenigsten wert.
primiera-advice-keeps-others = Mit den anderen Karten kannst du noch stechen; { $card } kann weg.

## Optionen

primiera-option-variant = Variante
primiera-option-variant-heralds = vier Spieler mit Herolden; der erste gespielte Herold sagt, wer mit wem spielt
primiera-option-variant-classic = vier Spieler, Partner gegenüber, Herolde sind einfache Einser (Scopone)
primiera-option-variant-two = zwei Spieler, je drei Karten
primiera-option-variant-three = drei Spieler, je sechs Karten
primiera-option-variant-robot = drei Spieler und ein Roboter, mit Herolden
primiera-option-opening-herald = Ein Herold als Eröffnungskarte
primiera-option-opening-herald-inert = ist ein einfacher Einser und entscheidet nichts
primiera-option-opening-herald-forbidden = ist nicht erlaubt
primiera-option-opening-herald-counts = entscheidet die Teams; von mehreren der erste in der Reihenfolge
primiera-option-missing-suit = Primiera, wenn eine Farbe fehlt
primiera-option-missing-suit-ineligible = zählt nicht
primiera-option-missing-suit-sum-available = zählt mit den Farben, die da sind
primiera-option-match-end = Das Spiel endet
primiera-option-match-end-unique-leader = wenn einer allein führt und das Ziel erreicht hat
primiera-option-match-end-extra-if-two-reach = nach einer Zusatzrunde, wenn zwei oder mehr das Ziel erreichen, sonst sofort
primiera-option-robot-sum = Von mehreren Summen sticht der Roboter
primiera-option-robot-sum-lexicographic = die, die am weitesten links beginnt, Karte für Karte verglichen
primiera-option-robot-sum-min-mean-position = die, die im Mittel am weitesten links liegt
primiera-option-target = Ziel

## In the browser

primiera-web-teams = Teams
primiera-web-alone = Jeder für sich
primiera-web-last = zuletzt gestochen

## Auf jedem Brett

primiera-area-openings = Eröffnungskarten
primiera-area-table = Karten auf dem Tisch
primiera-area-stock = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
primiera-area-won = Geholt: { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
  }
primiera-area-robot = Die Karten des Roboters
primiera-fact-taken = { $value } geholt
primiera-fact-sweeps = { $value ->
    [0] kein Streich
    [one] ein Streich
   *[other] { $value } Streiche
  }
primiera-move-opening = { $card } als Eröffnungskarte
primiera-move-capture = { $card } sticht { $takes }
primiera-ask-opening = Wähl deine Eröffnungskarte: Du legst sie verdeckt hin
primiera-ask-take = Du bist dran: Stich, das kann jede deiner Karten
primiera-ask-lay = Du bist dran: Leg eine Karte ab, keine von deinen sticht etwas
primiera-ask-take-or-lay = Du bist dran: Stich, oder leg eine Karte ab
primiera-ask-robot = Wähl eine Karte für den Roboter
primiera-note-teams-open = Noch kein Herold gespielt: Noch ist offen, wer mit wem spielt.
primiera-note-teams = { $seat ->
    [you] Dein { $card }
   *[other] Der { $card } von { $seat }
  }: { $team } – { $others }.
primiera-note-alone = { $seat ->
    [you] Dein { $card }
   *[other] Der { $card } von { $seat }
  }: jeder für sich, und die Wertungen zählen doppelt.
primiera-note-no-herald = Alle Herolde liegen offen: jeder für sich, die Wertungen zählen doppelt.
primiera-note-rest = { $seat ->
    [you] Du hast zuletzt gestochen: So bekommst du am Ende den Rest.
   *[other] { $seat } hat zuletzt gestochen und bekommt so am Ende den Rest.
  }
primiera-note-target = Das Spiel geht bis { primiera-target-points }.
primiera-note-best = { $seats ->
    [you] Deine besten Karten
   *[other] Die besten Karten, { $seats }
  }: { $cards }.
primiera-note-together = Zusammen gezählt: { $team } – { $others }.
primiera-note-doubled = Jeder für sich: Die Wertungen zählen doppelt.
primiera-tally-cards = Karten
primiera-tally-coins = Münzen
primiera-tally-seven = Münzen-7
primiera-tally-primiera = Primiera
primiera-tally-sweeps = Streiche
primiera-tally-points = Punkte
primiera-tally-total = Gesamt

primiera-family-heralds = mit Herolden
primiera-family-classic = Partner gegenüber
primiera-family-two = zu zweit
primiera-family-three = zu dritt
primiera-family-robot = mit Roboter
primiera-feat-sweeps = Streiche
primiera-feat-sevens = Münzen-Sieben
primiera-feat-primieras = Beste Primieren

## Worum es in Aufgaben geht

primiera-theme-sweep = Streiche
primiera-theme-herald = Herolde
primiera-theme-seven = Die Münzen-Sieben
primiera-theme-coins = Münzen
primiera-theme-primiera = Die Primiera
primiera-theme-capture = Stechen
primiera-theme-laying = Was man hinlegt
