### Worte der Befehlszeile, und wenn sie etwas ablehnt.

## Ablehnungen: je eine Zeile

error-option = Option { $key } = { $value }: erlaubt ist { $allowed }
error-unknown-option = es gibt keine Option { $key }; zur Wahl stehen { $allowed }
error-option-form = --option braucht KEY=VALUE, nicht { $text }
error-option-twice = Option { $key } ist zweimal angegeben
error-unknown-game = es gibt kein Spiel { $name }; zur Wahl stehen { $allowed }
error-seats = { $game }: hier spielen { $allowed } mit, nicht { $seats }
error-players = --players nimmt hier höchstens { $seats } Namen, durch Kommas getrennt
error-unknown-player = es gibt keinen Spieler { $name }; zur Wahl stehen { $allowed }
error-seed = --seed braucht einen Text aus druckbaren Zeichen
error-number = { $name } ist { $value }: es muss mindestens { $least } sein
error-no-such-move = die Aufzeichnung hat { $moves } Züge; einen Zug { $move } gibt es nicht
error-no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-not-that-seat = die Aufzeichnung zeigt nicht, was Platz { $seat } gesehen hat
error-no-position = was nur einer gesehen hat, zeigt keine Stellungen, nur Züge
error-file = { $path }: { $problem }
error-file-missing = { $path }: keine solche Datei
error-file-folder = { $path }: ist ein Ordner
error-file-forbidden = { $path }: darf nicht gelesen werden
error-arguments = { $problem }
error-port = Port { $port } geht nicht: { $problem }
error-missing-part = dieser Teil von Mazzo ist nicht installiert: { $name }

## Der Server

server-address = Mazzo läuft: { $address }
server-lan = Alle in diesem Netz können diese Adresse öffnen.
server-stop = Ctrl-C beendet ihn.

## Was an einer Aufzeichnung nicht stimmt: die Zeile, dann der Grund

error-record = { $path }, Zeile { $line }: { $reason }
error-record-not-a-record = das ist keine Aufzeichnung von Mazzo
error-record-version = das ist eine Aufzeichnung der Version { $version }; dieses Mazzo liest Version 1
error-record-not-text = das ist kein UTF-8-Text
error-record-truncated = die Aufzeichnung bricht ab: die letzte Zeile, die Prüfsumme, fehlt
error-record-checksum = die Prüfsumme passt nicht: die Aufzeichnung wurde geändert oder beschädigt
error-record-expected = hier gehört hin: { $form }
error-record-unknown-game = es gibt kein Spiel { $name }
error-record-option = Option { $key } = { $value }: erlaubt ist { $allowed }
error-record-seats = die Zahl der Plätze passt nicht zum Spiel; erlaubt ist { $allowed }
error-record-commitment = der Startwert ist nicht der, der vorab festgelegt war
error-record-not-whole = hier steht nur, was einer sah: nachspielen oder prüfen lässt sich das nicht
error-record-dealer = hier gibt nicht Platz { $found }, sondern Platz { $expected }
error-record-table = die offenen Karten sind nicht die, die der Startwert ergibt: { $expected }
error-record-illegal-move = Platz { $seat } kann hier nicht { $move } spielen ({ $reason })
error-record-round-not-over = die Runde wird gezählt, bevor sie zu Ende ist
error-record-scores = die Punkte sind { $expected }, nicht { $found }
error-record-totals = die Summen sind { $expected }, nicht { $found }
error-record-match-not-over = die Partie ist noch nicht zu Ende
error-record-match-over = nach dem Ende der Partie wird noch eine Runde gegeben
error-record-winners = gewonnen haben { $expected }, nicht { $found }

## mazzo arena

arena-title = { $game }, { $seats } Plätze, { $deals } Kartendecks: Vorsprung in Punkten je Runde
arena-results = Ergebnisse, vom ersten der beiden aus gesehen
arena-pairing = Spieler
arena-wins = Siege/Niederl./gleich
arena-points = Punkte je Runde, 95 %
arena-times = ms p50/p95
arena-ratings = Wertungen
arena-player = Spieler
arena-rating = Elo
error-bots = --bots braucht mindestens zwei verschiedene Namen, durch Kommas getrennt

## mazzo games

games-values = { $allowed } (sonst { $default })
games-for = { $what } bei { $value }

## mazzo replay, mazzo verify

record-kind-complete = vollständige Aufzeichnung
record-kind-unfinished = Aufzeichnung einer unvollendeten Partie
record-kind-seat = was Platz { $seat } gesehen hat
record-kind-watcher = was ein Zuschauer gesehen hat
record-seat = Platz { $seat }
record-player-person = ein Mensch
record-player-bot = Bot, { $level }
record-player-nobody = von den Regeln gespielt
record-round = Runde { $number }, gegeben von Platz { $dealer }
record-table = offen: { $cards }
record-hand = Hand von Platz { $seat }: { $cards }
record-stock = später gegeben: { $cards }
record-scores = Punkte { $scores }, Summen { $totals }
record-winners = { $count ->
    [one] Platz { $winners } hat gewonnen.
   *[other] Die Plätze { $winners } haben gewonnen.
  }
record-unfinished = Die Partie ist nicht zu Ende.
record-position = Stellung nach Zug { $move } von { $moves }
record-verified = stimmt: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  } in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }, ganz nach dem vorab festgelegten Startwert

### Worte des Tisches, für jedes Spiel dieselben.

## Listen und Namen

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-you = du
name-you = Du
name-person = Spieler { $number }
name-robot = Roboter
card-hidden = verdeckte Karte
# tarock-event-contract chooses by this word.
list-none = nichts

## mazzo play: was es nicht anfängt

error-level = es gibt keine Spielstärke { $level }; zur Wahl stehen { $allowed }
error-people = --people nimmt hier 1 bis { $most }, nicht { $people }
error-names = --name ist { $names }-mal angegeben, aber { $people ->
    [one] es spielt ein Mensch
   *[other] es spielen { $people } Menschen
  }
error-resume-alone = --resume spielt die Partie so weiter, wie sie gespeichert ist: lass { $given } weg
error-nothing-saved = es gibt keine unvollendete Partie in { $path }
error-save = die gespeicherte Partie { $path } ist beschädigt, Zeile { $line }: { $reason }
error-save-elsewhere = die gespeicherte Partie { $path } geht inzwischen in einem anderen Terminal weiter
error-data-folder = in { $path } lassen sich keine Partien speichern: { $problem }

## mazzo play: rund um eine Partie

play-with-bots = Mit { $names } ({ $count ->
    [one] ein Bot
   *[other] Bots
  }, Spielstärke { $level }).
play-with-people = An diesem Terminal: { $names }.
play-how = ? erklärt, rules erinnert, quit hört auf; jeder Zug ist gespeichert.
play-commitment =
    Alle Karten folgen aus einem Startwert, der schon feststeht. Sein SHA-256:
    { $commitment }
play-kept = Noch unvollendet: { $count ->
    [one] eine Partie; mazzo play --resume spielt sie weiter.
   *[other] { $count } Partien; mazzo play --resume spielt die letzte weiter.
  }
play-resumed = Weiter geht es mit { $name }, Runde { $round }.
play-resumed-others = { $count ->
    [one] Eine ältere unvollendete Partie wartet
   *[other] { $count } ältere unvollendete Partien warten
  } in { $path }
play-saved = Gespeichert. mazzo play --resume spielt von hier weiter.
play-pass = Weitergeben an { $name }, dann Enter: { "" }
play-turn-of = { $name }
play-next-round = Enter gibt die nächste Runde: { "" }
play-won = { $winners ->
    [you] Du hast das Spiel gewonnen!
   *[other] Das Spiel ist gewonnen: { $winners }.
  }
play-record = mazzo verify beweist aus der Aufzeichnung, dass fair gegeben wurde:

## mazzo play --table

error-table-alone = mit --table lass { $given } weg
error-table-names = von einem Terminal setzt sich nur einer an den Tisch: gib --name einmal an
error-name-long = ein Name hat höchstens { $most } Zeichen
error-link = { $text } ist kein Link zu einem Tisch; so sähe er aus: http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = keine Antwort von { $address }: { $problem }
error-not-mazzo = bei { $address } antwortet etwas anderes als Mazzo
error-table = { $problem }
online-at = Ein Tisch von { $host }:
online-free = frei
online-note-you = du
online-note-host = Gastgeber
online-note-bot = Bot, { $level }
online-note-away = nicht verbunden
online-note-stand-in = ein Bot spielt
online-link = Mitspielen geht mit diesem Link, im Browser oder mit mazzo play --table:
online-how = ? erklärt, rules erinnert, quit hört auf; dein Platz bleibt dir.
online-which-seat = Welcher Platz, { $seats }, oder w zum Zuschauen? { "" }
online-no-seat = „{ $text }“ ist kein freier Platz.
online-name = Dein Name: { "" }
online-watch-running = Die Partie läuft: du schaust zu.
online-watch-full = Kein Platz ist frei: du schaust zu.
online-host = start fängt an, mit Bots auf den freien Plätzen: { "" }
online-waiting = Warten auf { $names } …
online-others = die anderen
online-not-now = Du bist nicht dran; ? hilft.
online-unknown = Diesen Befehl gibt es hier nicht; ? hilft.
# What is typed is English: yes, no.
online-agree = Einverstanden, yes oder no? { "" }
online-take-over = Ein Bot spielt für dich. Enter übernimmt: { "" }
online-clock = Du hast { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
  }
online-hurry = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
online-ready = Enter, wenn du es gesehen hast: { "" }
online-rematch = rematch spielt noch einmal, alle einen Platz weiter; quit hört auf: { "" }
online-over = Bleib für eine weitere Partie, oder quit: { "" }
online-lost = Die Verbindung ist weg. Neuer Versuch ...
online-again = Wieder verbunden.
online-left = Du bist vom Tisch weg. Derselbe Befehl bringt dich auf deinen Platz zurück.
online-fair = Alle Karten folgten aus dem, was vorher feststand, und dem, was dieses Terminal beitrug.
online-unfair = ACHTUNG: die Aufzeichnung beweist nicht die Karten, die versprochen waren.
online-refused = Der Server lehnt ab: { $code }
online-help =
    Tipp die Nummer über einer Karte, um sie zu spielen; geht es auf mehrere
    Arten, wirst du gefragt. Züge lassen sich auch schreiben:
    { $notation }
    Enter   noch einmal der Tisch
    hint    was gute Spieler jetzt täten
    log     was in dieser Runde geschah
    score   Runde für Runde
    rules   die Regeln dieser Partie in Kürze
    who     wer am Tisch sitzt
    undo    deinen letzten Zug zurücknehmen; die anderen werden gefragt
    sit     einen Platz nehmen, wenn du zuschaust
    start   die Partie beginnen, als Gastgeber; rematch spielt noch eine
    leave   deinen Platz aufgeben; in einer Partie spielt ein Bot weiter
    quit    aufhören; der Platz bleibt dir, nach einer Minute spielt ein Bot

## Was an einem Tisch geschieht

table-event-sat = { $who ->
    [you] Du hast einen Platz.
   *[other] Jetzt am Tisch: { $who }.
  }
table-event-bot-sat = Ein Bot setzt sich: { $who }.
table-event-stood = { $who ->
    [you] Du hast deinen Platz aufgegeben.
   *[other] Wieder ein freier Platz, bisher: { $who }.
  }
table-event-removed = { $who ->
    [you] Der Gastgeber hat dich weggeschickt.
   *[other] Der Gastgeber hat { $who } weggeschickt.
  }
table-event-locked = { $locked ->
    [yes] Jetzt darf sich niemand mehr setzen.
   *[no] Andere dürfen sich wieder setzen.
  }
table-event-hints = { $hints ->
    [yes] An diesem Tisch darf man um Tipps bitten.
   *[no] An diesem Tisch gibt es keine Tipps.
  }
table-event-host-passed = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $who } ist jetzt Gastgeber.
  }
table-event-asked-back = { $who ->
    [you] Du möchtest
   *[other] { $who } möchte
  } { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
  } zurücknehmen.
table-event-answered-back = { $who ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
  }
table-event-refused-back = Nichts wird zurückgenommen.
table-event-taken-back = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
  } zurück.
table-event-stood-in = { $cause ->
    [time] { $who ->
        [you] Deine Zeit ist um: ein Bot spielt für dich.
       *[other] Die Zeit ist um für { $who }: ein Bot spielt weiter.
      }
   *[left] { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $who }.
      }
  }
table-event-took-over = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $who } spielt wieder selbst.
  }
table-event-got-ready = { $who ->
    [you] Du bist bereit.
   *[other] Bereit: { $who }.
  }
table-event-arrived = { $who ->
    [you] Du bist wieder da.
   *[other] Wieder da: { $who }.
  }
table-event-departed = { $who ->
    [you] Du bist nicht verbunden.
   *[other] Nicht verbunden: { $who }.
  }
table-event-rematched = Noch eine Partie: alle sind einen Platz weitergerückt.
table-event-abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.

## Warum ein Tisch ablehnt

table-reason-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-reason-table-locked = Der Gastgeber lässt niemanden mehr Platz nehmen.
table-reason-not-host = Das darf nur der Gastgeber.
table-reason-not-your-seat = Platz { $number } ist nicht deiner.
table-reason-no-such-seat = Einen Platz { $number } gibt es hier nicht.
table-reason-seat-taken = Platz { $number } ist besetzt.
table-reason-seat-free = Auf Platz { $number } sitzt niemand zum Wegschicken.
table-reason-seats-and-names = Jeder Platz braucht einen eigenen Namen und ist nur einmal zu haben.
table-reason-name-empty = Ein Name braucht mindestens einen Buchstaben.
table-reason-name-taken = Hier heißt schon jemand { $name }, oder fast so.
table-reason-no-such-level = Es gibt keinen Bot der Spielstärke { $level }; zur Wahl stehen { $allowed }.
table-reason-match-running = Das muss warten, bis die Partie zu Ende ist.
table-reason-no-match-running = Es läuft keine Partie.
table-reason-not-playing = Gerade werden keine Karten gespielt.
table-reason-match-over = Die Partie ist zu Ende: spielt noch eine, mit einer Revanche.
table-reason-nobody-seated = Erst muss sich jemand setzen.
table-reason-not-seated = Du hast keinen Platz an diesem Tisch.
table-reason-not-shuffling = Die Karten sind schon gemischt.
table-reason-contributed-before = Du hast schon zum Mischen beigetragen.
table-reason-not-your-turn = { $seat ->
    [you] Für dich
   *[other] Für { $seat }
  } gibt es jetzt nichts zu entscheiden.
table-reason-stale-decision = Inzwischen ist etwas geschehen: schau noch einmal, was für { $seat ->
    [you] dich
   *[other] { $seat }
  } zu entscheiden ist.
table-reason-no-hints = An diesem Tisch gibt es keine Tipps.
table-reason-bot-plays = { $seat ->
    [you] Für dich
   *[other] Für { $seat }
  } spielt ein Bot.
table-reason-you-play = { $seat ->
    [you] Für dich
   *[other] Für { $seat }
  } spielt kein Bot.
table-reason-person-present = { $seat ->
    [you] Du bist da.
   *[other] { $seat } ist da.
  }
table-reason-nothing-to-take-back = Du hast in dieser Runde noch nichts entschieden.
table-reason-cards-were-revealed = Seitdem wurden Karten aufgedeckt: das geht nicht mehr zurück.
table-reason-take-back-pending = Erst müssen die anderen sagen, ob ein Zug zurückgenommen wird.
table-reason-take-back-denied = Die anderen haben das abgelehnt.
table-reason-no-take-back-pending = Niemand will etwas zurücknehmen.
table-reason-not-asked = Du bist hier nicht gefragt.
table-reason-answered-before = Du hast schon zugestimmt.
table-reason-round-not-over = Die Runde ist noch nicht zu Ende.
table-reason-ready-before = Du bist bereit; die anderen noch nicht.
table-reason-match-not-over = Die Partie ist noch nicht zu Ende.

## Warum ein Server ablehnt

table-reason-no-identity = Der Server kennt dich nicht. Lade die Seite neu, oder erlaube sein Cookie.
table-reason-too-many-tables = Du hast { $most } Tische offen, mehr sind nicht erlaubt.
table-reason-seats-not-allowed = Das spielt man nicht zu { $seats }, sondern zu { $allowed }.
table-reason-link-expired = Dieser Link ist zu alt. Hol dir auf deinem ersten Gerät einen neuen.
table-reason-option = Option { $option } = { $value }: erlaubt ist { $allowed }.
table-reason-no-such-table = Diesen Tisch gibt es nicht.
table-reason-no-such-game = Es gibt kein Spiel { $game }.
table-reason-no-such-match = Diese Partie gibt es an diesem Tisch nicht.
table-reason-no-such-round = Diese Runde gibt es in dieser Partie nicht.
table-reason-no-such-record = Diese Aufzeichnung gibt es nicht.
table-reason-no-such-page = Diese Seite gibt es nicht.
table-reason-malformed-message = Das versteht der Server nicht: { $problem }
table-reason-malformed-request = Das versteht der Server nicht: { $problem }
table-reason-hello-first = Der Server erwartet zuerst ein Hallo.
table-reason-hint-pending = Über einen Tipp wird schon nachgedacht.
table-reason-too-many-messages = Zu viele Nachrichten: der Server nimmt { $a_second } je Sekunde.
table-reason-too-many-requests = Zu viele Anfragen. Warte eine Minute.
table-reason-too-slow = Die Verbindung ist zu langsam für die Neuigkeiten dieses Tisches.
table-reason-server-stopping = Der Server hört auf. Nichts geht verloren.
table-reason-server-error = Auf dem Server ging etwas schief.
table-reason-foreign-origin = Diese Anfrage kommt von einer anderen Seite.

## Eine Entscheidung

turn-which = { $card }: welcher Stich, 1 bis { $count }? { "" }
turn-which-move = Welcher Zug, 1 bis { $count }? { "" }
turn-only-zero = Keine Karte hat jetzt eine Nummer: nur 0 ist möglich.
turn-no-such-number = Eine { $number } gibt es hier nicht: wähle 1 bis { $count }.
turn-undone = Zurückgenommen: { $move }.
turn-nothing-to-undo = Es gibt nichts zurückzunehmen.
turn-log-empty = In dieser Runde ist noch nichts geschehen.
turn-help =
    Tipp die Nummer über einer Karte, um sie zu spielen; geht es auf mehrere
    Arten, wirst du gefragt. Züge lassen sich auch schreiben:
    { $notation }
    Enter   noch einmal der Tisch
    hint    was gute Spieler jetzt täten
    log     was in dieser Runde geschah
    score   Runde für Runde
    rules   die Regeln dieser Partie in Kürze
    quit    aufhören; gespeichert ist alles, mazzo play --resume spielt weiter
score-title = Punktestand
score-round = Runde
score-total = Gesamt
rules-option = { $option }: { $value }

## Warum ein Zug nicht geht: Gründe, die mehrere Spiele haben

reason-not-a-move = „{ $text }“ ist kein Zug. Tipp die Nummer einer Karte, oder ? für Hilfe.
reason-unknown-card = „{ $card }“ ist keine Karte. Tipp die Nummer einer Karte, oder ? für Hilfe.
reason-several-moves = „{ $text }“ kann heißen: { $moves }.
reason-watching = Du schaust nur zu.
reason-round-over = Die Runde ist zu Ende.
reason-not-your-turn = { $seat ->
    [you] Du bist dran, aber nicht mit dieser Karte.
   *[other] Dran ist { $seat }.
  }
reason-card-not-held = { $card } ist nicht unter den Karten, die du spielen kannst.

## Tipps

advice-only-move = Etwas anderes geht nicht.
hint-move = Tipp: { $move }
hint-values = Wie weit vor den Schnitt der anderen jeder Zug bringen kann:
hint-thinking = Einen Moment ...

### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] mit Herolden
    [classic] klassisch
    [two] zu zweit
    [three] zu dritt
    [robot] mit Roboter
  }, Spiel bis { $target }

## Karten

primiera-suit-s = Schwerter
primiera-suit-b = Stäbe
primiera-suit-c = Becher
primiera-suit-d = Münzen
primiera-card = { $suit }-{ $rank }
primiera-card-herald = Herold der { $suit }
# On the face of a card: at most five letters.
primiera-face-s = Schw.
primiera-face-b = Stab
primiera-face-c = Bech.
primiera-face-d = Münze

## Der Tisch

primiera-round = Runde { $number }, bis { $target }
# The heads of the columns: at most six letters.
primiera-column-hand = Hand
primiera-column-taken = geholt
primiera-column-sweeps = Str.
primiera-column-total = gesamt
primiera-note-deals = Geber
primiera-note-laid = Karte liegt
primiera-note-partner = { $name ->
    [you] mit dir
   *[other] mit { $name }
  }
primiera-note-last = letzter Stich
primiera-teams-open = Noch kein Herold gespielt: offen ist, wer mit wem spielt.
primiera-teams-by = Teams durch { $card }, gespielt von { $seat ->
    [you] dir
   *[other] { $seat }
  }.
primiera-teams-alone = { $card } von { $seat ->
    [you] dir
   *[other] { $seat }
  }: jeder für sich, die Wertungen zählen doppelt.
primiera-table = Tisch
primiera-table-empty = (leer)
primiera-stock = { $count } im Nachziehstapel
primiera-your-hand = Deine Hand
primiera-robot-hand = Die Karten des Roboters
primiera-prompt-opening = Leg eine Karte verdeckt ab, 1 bis { $count } (? hilft): { "" }
primiera-prompt-play = { $count ->
    [one] Deine letzte Karte, 1
   *[other] Deine Karte, 1 bis { $count }
  } (? hilft): { "" }
primiera-prompt-robot = { $count ->
    [one] Die letzte Karte des Roboters, 1
   *[other] Du wählst für den Roboter, 1 bis { $count }
  } (? hilft): { "" }
primiera-notation =
    7d          spielt Münzen-7
    7d x 4b+3c  sticht damit Stäbe-4 und Becher-3
    7 x         genügt, wenn es nur einen Zug meinen kann
    Farben: s Schwerter, b Stäbe (bastoni), c Becher, d Münzen (denari).
    Ein x unter einer deiner Karten: sie sticht etwas.

## Die Punktwertung

primiera-sheet-title = Runde { $number }, gezählt
primiera-sheet-cards = Karten
primiera-sheet-coins = Münzen
primiera-sheet-seven = Münzen-7
primiera-sheet-primiera = Primiera
primiera-sheet-sweeps = Streiche
primiera-sheet-points = Punkte
primiera-sheet-total = Gesamt
primiera-sheet-doubled = jeder für sich: Wertungen zählen doppelt
primiera-sheet-target = Spiel bis { $target }
primiera-category-most-cards = Die meisten Karten
primiera-category-most-coins = Die meisten Münzen
primiera-category-seven-of-coins = Münzen-7
primiera-category-best-primiera = Die beste Primiera

## Ereignisse

primiera-event-dealt = Runde { $round }: { $dealer ->
    [you] du teilst aus
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
   *[other] { $card } von { $seat }
  } bestimmt die Teams: { $team } – { $others }.
primiera-event-alone = { $seat ->
    [you] Dein { $card }
   *[other] { $card } von { $seat }
  } heißt: jeder für sich, und die Wertungen zählen doppelt.
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
  }, { $value } mit { $cards }.
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
    [you] Du hast das Spiel gewonnen.
   *[other] Das Spiel ist gewonnen: { $seats }.
  }

## Warum ein Zug nicht geht

primiera-reason-card-twice = { $card } ist zweimal genannt.
primiera-reason-already-laid = Du hast { $card } schon abgelegt, und dabei bleibt es.
primiera-reason-robot-chooses-nothing = Der Roboter wählt nicht: er deckt seine Karten der Reihe nach auf.
primiera-reason-opening-takes-nothing = Eine Eröffnungskarte sticht nichts. Leg { $card } allein ab.
primiera-reason-herald-may-not-open = { $card } darf nicht eröffnen: in dieser Partie liegt vor dem Spiel kein Herold.
primiera-reason-must-capture = Mit { $card } kannst du stechen, also musst du: { $moves }.
primiera-reason-nothing-to-take = { $card } sticht nichts: keine liegende Karte hat den gleichen Wert, keine Summe passt.
primiera-reason-not-on-table = { $card } liegt nicht auf dem Tisch.
primiera-reason-one-equal-card = { $card } sticht eine gleiche Karte, nicht mehrere: { $equal }.
primiera-reason-equal-card-first = { $card } muss eine gleiche Karte stechen, nie eine Summe, wenn eine da ist: { $equal }.
primiera-reason-wrong-sum = Diese Karten ergeben { $sum }, aber { $card } sticht genau { $needed }.

## Warum zu einem Zug geraten wird

primiera-advice-sweep = Das sticht { $takes } und leert den Tisch: ein Streich.
primiera-advice-takes-seven = Das bringt die Münzen-7 heim, die allein schon zählt.
primiera-advice-makes-team = { $card } macht { $seat } zu deinem Partner.
primiera-advice-makes-alone = Mit { $card } spielen alle für sich, und die Wertungen zählen doppelt.
primiera-advice-takes-last = Wer zuletzt sticht, bekommt, was auf dem Tisch bleibt.
primiera-advice-takes-coins = { $count ->
    [one] Das bringt eine Münzen-Karte.
   *[other] Das bringt { $count } Münzen-Karten.
  }
primiera-advice-builds-primiera = Für die Primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Das bringt eine Karte.
   *[other] Das bringt { $count } Karten, denn die meisten zählen.
  }
primiera-advice-opens-with-herald = { $card } ist aus der Hand, bevor er etwas entscheiden kann.
primiera-advice-opens = { $card } ist leicht zu entbehren; die besseren Karten bleiben dir.
primiera-advice-leaves-no-sweep = So kann niemand einen Streich machen, wie bei anderen Karten.
primiera-advice-for-partner = { $seat ->
    [you] Danach bist du dran, auf derselben Seite: der Streich kann dir gehören.
   *[other] Danach ist { $seat } dran, auf deiner Seite, und kann einen Streich machen.
  }
primiera-advice-another-held = Du hast noch eine vom selben Wert, { $left }, und kannst { $card } damit wieder holen.
primiera-advice-dead-rank = Niemand hat mehr eine vom selben Wert: { $card } ist so nicht zu stechen.
primiera-advice-keeps-herald = Du behältst { $card }, bis es sich lohnt, die Teams zu bestimmen.
primiera-advice-cheap-card = { $card } ist von deinen Karten am wenigsten wert.
primiera-advice-keeps-others = Die anderen Karten können noch stechen; { $card } geht.

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

## Die Regeln in Kürze

primiera-rules =
    Spiel eine Karte aus. Liegt eine Karte von gleichem Wert da, stich eine
    davon; sonst Karten, deren Summe passt; sonst bleibt sie liegen. Was stechen
    kann, muss, aber die Karte wählst du. Wer den Tisch leert, macht einen
    Streich: 1 Punkt, außer mit der letzten Karte der Runde. Wer zuletzt sticht,
    nimmt den Rest.
    { $variant ->
       *[heralds] { primiera-rules-opening }
        { primiera-rules-heralds }
        [classic] Partner sitzen gegenüber und zählen zusammen. Herolde sind Einser.
        [two] Je drei Karten, bis der Nachziehstapel leer ist. Herolde sind Einser.
        [three] Je sechs Karten, zweimal. Herolde sind Einser.
        [robot] { primiera-rules-opening }
        { primiera-rules-heralds }
        Der Roboter deckt Karte um Karte auf und sticht ganz links; hat er einen
        Partner, liegen seine Karten offen und der Partner wählt.
    }
    Gezählt werden die meisten Karten, die meisten Münzen, Münzen-7, die beste
    Primiera: je 1 Punkt, dazu die Streiche. Gleichstand zählt für niemanden.
    Primiera: deine beste Karte jeder Farbe; 7 = 21, 6 = 18, 1 = 16, 5 = 15,
    4 = 14, 3 = 13, 2 = 12, 8, 9, 10 = 10. Das Spiel geht bis { $target }.
primiera-rules-opening = Zuerst legt jeder eine Karte verdeckt ab; zusammen sind sie der Tisch.
primiera-rules-heralds =
    Die vier Einser sind Herolde. Der erste, der aus einer Hand gespielt wird,
    entscheidet für die Runde, wie sein Pfeil zeigt: Becher, Partner sitzen
    gegenüber; Stäbe, man spielt mit dem linken Nachbarn; Münzen, mit dem
    rechten, der als Nächster spielt; Schwerter, jeder für sich, und die
    Wertungen zählen 2 Punkte.

### Nain Jaune

nain_jaune-name = Nain Jaune
nain_jaune-title = Nain Jaune, der Gelbe Zwerg

## Karten

# On the face of a card: at most two letters.
nain_jaune-letter-a = A
nain_jaune-letter-j = B
nain_jaune-letter-q = D
nain_jaune-letter-k = K
nain_jaune-rank = { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
  }
nain_jaune-needed = { $needed ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $needed }
  }

nain_jaune-tokens = { $tokens ->
    [0] keinen Spielchip
    [one] einen Spielchip
   *[other] { $tokens } Spielchips
  }

## Der Tisch

nain_jaune-round = Runde { $number }
nain_jaune-column-hand = Karten
nain_jaune-column-tokens = Chips
nain_jaune-note-deals = Geber
nain_jaune-note-last = legte zuletzt
nain_jaune-note-without = ohne { $ranks }
nain_jaune-note-holds = hat { $ranks }
nain_jaune-pile = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
nain_jaune-needed-rank = Gefragt: { nain_jaune-rank }
nain_jaune-needed-any = Jede Karte darf kommen
nain_jaune-stock = { $count } übrige Karten, verdeckt
nain_jaune-your-hand = Deine Hand
nain_jaune-prompt-any = { $count ->
    [one] Deine letzte Karte, 1
   *[other] Leg eine beliebige Karte ab, 1 bis { $count }
  } (? hilft): { "" }
nain_jaune-prompt-rank = { nain_jaune-prompt-numbers } (? hilft): { "" }
nain_jaune-prompt-enter = { nain_jaune-prompt-numbers }, oder 0 zum Passen (? hilft): { "" }
nain_jaune-prompt-stop = { nain_jaune-prompt-numbers }, oder 0 zum Aufhören (? hilft): { "" }
nain_jaune-prompt-numbers = { $count ->
    [one] { nain_jaune-rank } ablegen, 1
   *[other] { nain_jaune-rank } ablegen, 1 bis { $count }
  }
nain_jaune-prompt-pass = Ohne { nain_jaune-rank }: 0 zum Passen (? hilft): { "" }
nain_jaune-offer-box = { $card } fegt!
nain_jaune-offer-silent = { $card } ohne ein Wort: die Spielchips bleiben im Feld
nain_jaune-notation =
    5c     legt Kreuz-5 ab
    Qs!    sagt Pik-Dame an, wenn das dir überlassen ist
    J      genügt, wenn es nur eine Karte meinen kann
    pass   passt; 0 tut dasselbe
    stop   hört auf, wenn du darfst, obwohl du weiterkönntest; 0 tut dasselbe
    Geschrieben: A Ass, J Bube, Q Dame, K König; s Pik, h Herz, d Karo, c Kreuz.
    Nur Karten, die jetzt gehen, haben eine Nummer. Eine Zahl unter deiner
    Karte: so viele Spielchips liegen in ihrem Feld.

## Die Abrechnung

nain_jaune-sheet-title = Runde { $number }, abgerechnet
nain_jaune-sheet-stake = Einsatz
nain_jaune-sheet-boxes = Felder
nain_jaune-sheet-opera = Große Oper
nain_jaune-sheet-cards = Restkarten
nain_jaune-sheet-fines = Strafen
nain_jaune-sheet-change = Diese Runde
nain_jaune-sheet-tokens = Spielchips
nain_jaune-sheet-board = Spielbrett

## Ereignisse

nain_jaune-event-dealt = Runde { $round }: { $dealer ->
    [you] du gibst
   *[other] { $dealer } gibt
  }, { $first ->
    [you] du beginnst
   *[other] { $first } beginnt
  }.
nain_jaune-event-staked = Jeder setzt { $tokens } Spielchips.
nain_jaune-event-laid = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
  } { $card } ab.
nain_jaune-event-without = { $seat ->
    [you] Du
   *[other] { $seat }
  }: „Ohne { nain_jaune-rank }!“
nain_jaune-event-passed = { $seat ->
    [you] Du passt
   *[other] { $seat } passt
  }, gefragt war { nain_jaune-rank }.
nain_jaune-event-stopped = { $seat ->
    [you] Du hörst
   *[other] { $seat } hört
  } auf, gefragt bleibt { nain_jaune-rank }.
nain_jaune-event-king-restart = { $seat ->
    [you] Du
   *[other] { $seat }
  }: „König, eine neue Reihe beginnt!“
nain_jaune-event-restart = Niemand geht weiter: { $seat ->
    [you] du beginnst
   *[other] { $seat } beginnt
  } eine neue Reihe, mit beliebiger Karte.
nain_jaune-event-takes-box = { $card } fegt! { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } { nain_jaune-tokens } ein.
nain_jaune-event-forgot-box = { $seat ->
    [you] Du vergisst
   *[other] { $seat } vergisst
  }, { $card } anzusagen: { $tokens ->
    [one] ein Spielchip bleibt
   *[other] { $tokens } Spielchips bleiben
  } im Feld.
nain_jaune-event-grand-opera = Große Oper! { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } alle Felder ein, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } alle Karten abgelegt: die Runde ist zu Ende.
nain_jaune-event-paid = { $seat ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  } { nain_jaune-tokens } an { $to ->
    [you] dich
   *[other] { $to }
  }, für { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] Du hast noch { $card } und zahlst
   *[other] { $seat } hat noch { $card } und zahlt
  } { nain_jaune-tokens } in das Feld.
nain_jaune-event-scored = { $seat ->
    [you] Du
   *[other] { $seat }
  }: { $points } in dieser Runde, jetzt { $total } Spielchips.
nain_jaune-event-bankrupt = { $seat ->
    [you] Du kannst
   *[other] { $seat } kann
  } nicht mehr setzen. Übrige Spielchips: { $total }.
nain_jaune-event-won = { $seats ->
    [you] Du hast das Spiel gewonnen.
   *[other] Das Spiel ist gewonnen: { $seats }.
  }

## Warum ein Zug nicht geht

nain_jaune-reason-wrong-rank = { $card } geht jetzt nicht. Gefragt: { nain_jaune-needed }.
nain_jaune-reason-must-lead = Du beginnst eine Reihe, also musst du eine Karte ablegen: irgendeine.
nain_jaune-reason-must-enter = Gefragt: { nain_jaune-needed }. Du hast { $cards }, und wer weitergehen kann, muss in dieser Partie.
nain_jaune-reason-must-go-on = Gefragt: { nain_jaune-needed }. Du hast begonnen und hast { $cards }, also musst du weiter.
nain_jaune-reason-nothing-laid-yet = Du hast in diesem Zug nichts abgelegt: da hört man nicht auf, da passt man.
nain_jaune-reason-stop-instead = Du hast begonnen und hast die nächste Karte, { nain_jaune-needed }: da passt man nicht, da hört man auf.
nain_jaune-reason-pass-instead = Ohne { nain_jaune-needed } geht es für dich nicht weiter: passe.
nain_jaune-reason-no-box-card = { $card } hat kein Feld: es gibt nichts anzusagen.
nain_jaune-reason-announced-by-itself = In dieser Partie fegt { $card } von selbst. Lass das Ausrufezeichen weg.

## Warum zu einem Zug geraten wird

nain_jaune-advice-must-pass = Du hast nichts vom Rang { nain_jaune-rank }.
nain_jaune-advice-waits = Du wartest: { nain_jaune-rank } kann dir später mehr nützen.
nain_jaune-advice-stops = Du behältst { nain_jaune-rank }: so kommen die anderen nicht weiter.
nain_jaune-advice-goes-out = Es ist deine letzte Karte: du bist fertig, und die anderen zahlen.
nain_jaune-advice-takes-box = { $card } nimmt das Feld, solange es etwas bringt: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } geht ohne Ansage: die Karte bist du los, aber das Feld bleibt voll.
nain_jaune-advice-keeps-box-card = Du behältst { $card } für das Feld; legen kannst du später.
nain_jaune-advice-king-leads = Die Folge endet beim König: dann beginnst du neu mit jeder Karte.
nain_jaune-advice-stops-the-others = Danach kann niemand { nain_jaune-rank } haben: du beginnst neu.
nain_jaune-advice-goes-on = { $count ->
    [one] Du wirst { nain_jaune-rank } los.
   *[other] Du wirst { $count } Karten hintereinander los, ab { nain_jaune-rank }.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Damit bist du fertig.
   *[other] Deine { $count } Karten folgen alle aufeinander: du bist fertig.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Nach einem König beginnst du wieder: du verlierst nichts.
   *[other] { $count } Karten bis zum König, dann beginnst du wieder.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Niemand kann mit { nain_jaune-rank } weitermachen: du beginnst neu.
   *[other] { $count } Karten, und niemand kann mit { nain_jaune-rank } weitermachen: du beginnst neu.
  }
nain_jaune-advice-unloads = { $count ->
    [one] { $seat } hat nur noch eine Karte: weg mit den { $points } Punkten.
   *[other] { $seat } hat nur noch { $count } Karten: weg mit den { $points } Punkten.
  }
nain_jaune-advice-run-to-box = Die Folge führt zu { $card }, und auf dem Feld liegt etwas: { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] Es ist deine längste Folge.
   *[other] Es ist deine längste Folge: { $count } Karten auf einmal.
  }
nain_jaune-advice-keeps-stopper = Du behältst { $card }: legst du diese Karte, beginnst du danach neu.
nain_jaune-advice-leads-low = { $card } ist deine niedrigste Karte; von selbst kommt selten eine Folge dorthin.
nain_jaune-advice-leads = Von { $card } aus kann die Folge weiter oben zu dir zurückkommen.

## Optionen

nain_jaune-option-enter = Wer die gefragte Karte hat
nain_jaune-option-enter-optional = darf passen
nain_jaune-option-enter-mandatory = muss sie ablegen
nain_jaune-option-keep-going = Wer abzulegen begonnen hat
nain_jaune-option-keep-going-mandatory = macht weiter, solange es geht
nain_jaune-option-keep-going-free = darf aufhören
nain_jaune-option-grand-opera = Große Oper
nain_jaune-option-grand-opera-first-turn = heißt: die ganze Hand im eigenen ersten Zug ablegen
nain_jaune-option-grand-opera-no-opponent-has-played = heißt: die ganze Hand ablegen, bevor ein anderer eine Karte ablegt
nain_jaune-option-grand-opera-off = gibt es nicht
nain_jaune-option-announce = Spielbrettkarten
nain_jaune-option-announce-auto = fegen ihr Feld von selbst
nain_jaune-option-announce-manual = fegen ihr Feld nur, wenn man sie ansagt
nain_jaune-option-held-box-card = Wer am Ende eine Spielbrettkarte hält
nain_jaune-option-held-box-card-none = zahlt dafür nichts
nain_jaune-option-held-box-card-double-box = zahlt in ihr Feld, was dort liegt
nain_jaune-option-hand-payment = Für die Karten auf der Hand zahlt man
nain_jaune-option-hand-payment-count = einen Spielchip je Karte
nain_jaune-option-hand-payment-pips = ihre Augen: Ass 1, Bilder 10

## Die Regeln in Kürze

nain_jaune-rules =
    Jeder setzt 15 Spielchips: 1 auf 10♦, 2 auf B♣, 3 auf D♠, 4 auf K♥, 5 auf 7♦,
    den Gelben Zwerg. Wer beginnt, legt eine beliebige Karte ab und geht
    aufsteigend weiter, in allen Farben, solange es geht; dann macht der Nächste
    mit der fehlenden Karte weiter, und so fort. Tut es niemand, beginnt eine
    neue Reihe, wer zuletzt abgelegt hat; sofort auch, wer einen König ablegt.
    Eine Karte vom Spielbrett fegt ihr Feld leer. Was niemand einsammelt, bleibt
    für die nächste Runde.
    Ist eine Hand leer, endet die Runde, und die anderen zahlen an ihren Spieler
    { $hand_payment ->
       *[count] einen Spielchip für jede Karte auf ihrer Hand.
        [pips] die Augen der Karten auf ihrer Hand: Ass 1, Bilder 10.
    }
    { $grand_opera ->
       *[first_turn] Große Oper: wer im ersten Zug die ganze Hand ablegt, nimmt alle Felder.
        [no_opponent_has_played] Große Oper: wer fertig ist, bevor ein anderer ablegt, nimmt alle Felder.
        [off] Die Große Oper gibt es nicht.
    }
    Das Spiel endet, wenn jemand nicht setzen kann. Die meisten Chips gewinnen.

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

## Karten

primo-card-y = Gelb { $number }
primo-card-b = Blau { $number }
primo-card-top = Top-Karte
primo-card-nimm = Nimm-Karte
# On the face of a card: at most five letters.
primo-face-top = Top
primo-face-top-does = oben
primo-face-nimm = Nimm
primo-face-nimm-does = Karte

## Der Tisch

primo-round = { $games ->
    [one] Primo
   *[other] Durchgang { $number }/{ $games }
  }
# The heads of the columns: at most five letters.
primo-column-hand = Hand
primo-column-pile = Stoß
primo-column-total = Summe
primo-colours-alternating = Nachbarn in einer Reihe haben verschiedene Farben.
primo-colours-monochrome = Jede Reihe hat eine Farbe.
primo-idle = Seit { $count } Zügen keine Karte gespielt; bei { $limit } ist das Spiel blockiert.
primo-shifts = Reihen, die sich verschieben lassen: { $moves }
primo-your-hand = Deine Handkarten
primo-prompt-begin = Karte 1 bis { $count }, Reihe verschieben, swap, oder 0 zum Passen (? hilft): { "" }
primo-prompt-on = Karte 1 bis { $count }, Reihe verschieben oder undo (? hilft): { "" }
primo-prompt-end = Karte 1 bis { $count }, Reihe verschieben, undo, oder 0 für Ende (? hilft): { "" }
primo-offer = { $card } an Reihe { $column }
primo-offer-above = { $card } oben an Reihe { $column }
primo-notation =
    5y>E      legt Gelb 5 unten an Reihe E an oder eröffnet sie; oft genügt 5>E
    8b^C      legt Blau 8 oben an Reihe C an, wo Top gespielt wurde
    A10>E     verschiebt Reihe A ab der 10 ans Ende von Reihe E
    top>C     spielt Top auf Reihe C; nimm>A spielt Nimm auf A, oder auf F
    end       beendet deinen Zug und zieht auf sechs nach; 0 tut dasselbe
    undo      nimmt deinen letzten Schritt zurück, solange dein Zug dauert
    swap 1 3  statt alledem: tauscht deine Karten 1 und 3 aus; swap all
    pass      statt alledem: tut nichts; 0 tut dasselbe
    y ist Gelb, b Blau. Unter deiner Karte: die Reihen, an die sie jetzt passt,
    ^ für oben. Ein + hinter einem Stapel: was bekanntlich obenauf liegt.

## Die Wertung

primo-sheet-title = { $games ->
    [one] Das Spiel
   *[other] Durchgang { $number } von { $games }
  }, gezählt
primo-sheet-cards = Restkarten
primo-sheet-out = Fertig
primo-sheet-points = Punkte
primo-sheet-total = Gesamt
primo-sheet-blocked = das Spiel war blockiert: niemand ist fertig geworden

## Ereignisse

primo-event-dealt = Durchgang { $round }: { $dealer ->
    [you] du kommst
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
  } Top auf Reihe { $column }.
primo-event-nimm = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } Nimm auf Reihe { $column }: die Mitspieler nehmen.
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
  } keine Karten mehr: das Spiel ist zu Ende.
primo-event-blocked = Niemand kann weiter: das Spiel ist blockiert. Die wenigsten Karten zählen.
primo-event-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $points }, insgesamt { $total }.
primo-event-won = { $seats ->
    [you] Du hast das Spiel gewonnen.
   *[other] Das Spiel ist gewonnen: { $seats }.
  }

## Warum ein Zug nicht geht

primo-reason-turn-begun = Dein Zug hat begonnen: spiel weiter, nimm ihn mit undo zurück, oder beende ihn.
primo-reason-nothing-played-yet = Du hast noch nichts gespielt: passe stattdessen.
primo-reason-can-still-play = Du hast nur Reihen verschoben; wenn eine Karte geht, musst du sie spielen: { $moves }.
primo-reason-does-not-follow = { $card } schließt nicht an { $tail } an, die unterste Karte von Reihe { $column }.
primo-reason-wrong-colour = { $card } hat die falsche Farbe für { $neighbour } in Reihe { $column }.
primo-reason-column-empty = Reihe { $column } ist frei.
primo-reason-no-top-here = Oben an Reihe { $column } legt nur an, wer dort in diesem Zug Top gespielt hat.
primo-reason-does-not-top = { $card } passt nicht über { $head } in Reihe { $column }.
primo-reason-only-outer-columns = Nimm spielt man auf Reihe A oder F, nicht auf { $column }.
primo-reason-number-not-in-row = In Reihe { $column } gibt es keine { $number }.
primo-reason-same-column = Reihe { $column } lässt sich nicht auf sich selbst verschieben.
primo-reason-no-shift-to-empty = Reihe { $column } ist frei: in dieser Partie eröffnet man sie nur aus der Hand.
primo-reason-layout-seen = So lag die Auslage schon, seit deiner letzten Karte: das dreht sich im Kreis.
primo-reason-fits-nowhere = { $card } passt nirgends in die Auslage.

## Warum zu einem Zug geraten wird

primo-advice-finishes = Es ist deine letzte Karte: du bist fertig.
primo-advice-completes-row = Reihe { $column } wird komplett, 13 bis 1, und { $column } ist frei.
primo-advice-lays-run = { $count ->
    [one] Sie passt an Reihe { $column }.
   *[other] An Reihe { $column } gehen { $count } deiner Karten nacheinander.
  }
primo-advice-fits = { $card } passt an Reihe { $column }: eine Karte weniger.
primo-advice-takes-empty-row = { $card } passt sonst nirgends, und so findet niemand nach dir { $column } frei.
primo-advice-opens-row = { $card } eröffnet Reihe { $column }.
primo-advice-lays-on-top = Top erlaubt es: { $card } kommt oben an Reihe { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Das macht Platz für eine Karte mehr.
   *[other] Das macht Platz für { $count } Karten mehr.
  }
primo-advice-shift-empties = Das macht { $column } frei, für jede deiner Karten.
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
primo-advice-swap-unfit = { $cards } passt kaum so bald; von den ungesehenen Karten passen jetzt { $percent } %.
primo-advice-swap-all = Nichts davon lohnt das Behalten; von den ungesehenen Karten passen jetzt { $percent } %.
primo-advice-pass-keeps = Deine Hand ist besser als das, was du ziehen würdest.
primo-advice-pass-empty = Dein Stapel ist leer: es gibt nichts einzutauschen.
primo-advice-end-keeps-special = Aufheben für einen Zug, in dem sie mehr Karten frei macht: { $cards }.
primo-advice-end-nothing-fits = Keine deiner Karten passt mehr.
primo-advice-end-denies-row = { $column } bleibt frei: deine Karte ist mehr wert als der Platz.
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
primo-option-shift-to-empty = Verschieben in eine freie Reihe
primo-option-shift-to-empty-no = ist nicht erlaubt
primo-option-shift-to-empty-yes = ist erlaubt

## Die Regeln in Kürze

primo-rules =
    Werde deine Karten los, Hand und Nachziehstapel. Eine Reihe ist absteigend:
    leg unten eine Karte an, wenn sie genau um eins niedriger ist. Eine freie
    Reihe eröffnet jede Karte. Ganze Reihen, oder ihr Ende ab einer Karte, darf
    man unter eine Reihe verschieben, die sie fortsetzen{ $shift_to_empty ->
       *[no] { "" }
        [yes] , oder in eine freie
    }.
    Eine Reihe von 13 bis 1 wird sofort abgeräumt.
    { $colours ->
       *[ignored] Farben spielen keine Rolle.
        [alternating] Nachbarn in einer Reihe haben verschiedene Farben, auch nach dem Verschieben.
        [monochrome] Alle Karten einer Reihe haben eine Farbe, auch nach dem Verschieben.
    }
    Spiel in deinem Zug beliebig viele Karten aus, mindestens eine, und
    verschieb nach Belieben; oder tausch Handkarten aus, sie gehen unter deinen
    Stapel; oder passe. Dann zieh auf sechs nach.
    Top ({ $top_cards } der zehn Sonderkarten): in diesem Zug darfst du auch oben an
    diese Reihe anlegen. Nimm (die anderen), auf A oder F: jeder Mitspieler
    nimmt die oberste Karte einer Reihe auf seinen Stapel, Reihe um Reihe.
    Wer die letzte Karte spielt, beendet das Spiel sofort.
    { $games ->
        [one] Kann vorher niemand weiter, gewinnen die wenigsten Karten.
       *[other] Jede Restkarte ist ein Minuspunkt, fertig sein bringt 3 plus; { $games } Durchgänge.
    }

### Tarock

tarock-name = Tarock (Königrufen)
tarock-title = Tarock (Königrufen), eine Partie über { $deals } Spiele

## Karten

tarock-letter-k = K
tarock-letter-q = D
tarock-letter-n = C
tarock-letter-j = B
# On the face of a card: at most five letters.
tarock-matto = Sküs
tarock-card-t1 = { $card } (Pagat)
tarock-card-t21 = { $card } (Mond)

## Spiele

tarock-contract-trisac = Trischaken
tarock-contract-chiamata = Rufer
tarock-contract-sei = Sechserdreier
tarock-contract-piccolo = Piccolo
tarock-contract-chiamata-solo = Solorufer
tarock-contract-chiamata-meglio = Besserrufer
tarock-contract-mendicante = Bettler
tarock-contract-proprio-semi = Farbendreier
tarock-contract-proprio = Dreier
tarock-contract-piccolo-ouvert = Piccolo ouvert
tarock-contract-mendicante-ouvert = Bettler ouvert
tarock-contract-solo-semi = Farbensolo
tarock-contract-solo-proprio = Solodreier

## Ansagen

tarock-bonus-bird1 = Pagat
tarock-bonus-bird2 = Uhu
tarock-bonus-bird3 = Kakadu
tarock-bonus-bird4 = Marabu
tarock-bonus-ultimo = König ultimo
tarock-bonus-sacco = Sack
tarock-bonus-doppiosacco = Doppelsack
tarock-bonus-trull = Trull
tarock-bonus-kings = Vier Könige
tarock-bonus-mondo = Mondfang
tarock-bonus-valat = Valat

## Was man sagt

tarock-say-pass = weiter
tarock-say-hold = ich halte
tarock-say-accanto = bei
tarock-say-contra = Kontra
tarock-say-recontra = Rekontra
tarock-say-ok = gut
tarock-offer-fourth = der vierte König
tarock-offer-packet = { $number ->
    [1] erste Talonhälfte
   *[2] zweite Talonhälfte
  }

# What they mean, in at most 50 letters.
tarock-hint-trisac = jeder für sich: die wenigsten Punkte gewinnen
tarock-hint-chiamata = einen König rufen, eine Talonhälfte
tarock-hint-sei = allein, mit allen sechs Karten des Talons
tarock-hint-piccolo = allein: genau ein Stich
tarock-hint-chiamata-solo = einen König rufen, ohne Talon, Prämien doppelt
tarock-hint-chiamata-meglio = König rufen, eine Talonhälfte, einen Vogel ansagen
tarock-hint-mendicante = allein: kein einziger Stich
tarock-hint-proprio-semi = allein, eine Talonhälfte; Tarock sticht nicht
tarock-hint-proprio = allein, eine Talonhälfte
tarock-hint-piccolo-ouvert = genau ein Stich, mit offenen Karten
tarock-hint-mendicante-ouvert = kein einziger Stich, mit offenen Karten
tarock-hint-solo-semi = allein, ohne Talon; Tarock sticht nicht
tarock-hint-solo-proprio = allein, ohne Talon, Prämien doppelt
tarock-hint-bird1 = I macht den letzten Stich
tarock-hint-bird2 = II macht den vorletzten Stich
tarock-hint-bird3 = III macht den drittletzten Stich
tarock-hint-bird4 = IV macht den viertletzten Stich
tarock-hint-ultimo = letzter Stich für euch, mit dem gerufenen König
tarock-hint-sacco = deine Partei hat 45 Punkte
tarock-hint-doppiosacco = deine Partei hat 55 Punkte
tarock-hint-trull = deine Partei hat I, XXI und den Sküs
tarock-hint-kings = deine Partei hat alle vier Könige
tarock-hint-mondo = euer Sküs übersticht ihren XXI
tarock-hint-valat = deine Partei macht alle Stiche
tarock-hint-hold = dasselbe Spiel selbst spielen
tarock-hint-accanto = dasselbe Spiel auch spielen, für dich allein
tarock-hint-contra = alles zählt doppelt
tarock-hint-recontra = alles zählt vierfach
tarock-hint-ok = nichts weiter anzusagen

## Der Tisch

tarock-deal = Spiel { $number } von { $deals }
tarock-wheel = Radl ×{ $factor }
tarock-column-cards = Karten
tarock-column-tricks = Stiche
tarock-column-points = Punkte
tarock-column-total = gesamt
tarock-note-declarer = Spieler
tarock-note-joined = Spieler bei
tarock-note-partner = Partner
tarock-note-void = kein { $suits }
tarock-note-forehand = Vorhand
tarock-note-deals = Geber
tarock-bidding = Lizitation: { $said }
tarock-bidding-opens = Die Lizitation beginnt.
tarock-plays = { $contract }, gespielt von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-plays-trisac = { $contract }: jeder für sich, die wenigsten Punkte gewinnen
tarock-plays-joined = { $seats ->
    [you] du bei
   *[other] { $seats } bei
  }
tarock-plays-called = { $card } gerufen
tarock-plays-partner = { $seat ->
    [you] mit dir
   *[other] mit { $seat }
  }
tarock-plays-contra = { $level ->
    [1] Kontra: alles zählt doppelt
   *[2] Rekontra: alles zählt vierfach
  }
tarock-announced = Angesagt: { $said }
tarock-announced-by = { $bonus } von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-contras = Kontra gegen { $to ->
    [you] dich
   *[other] { $to }
  }: { $said }
tarock-contra-by = { $name } ×{ $times }
tarock-contra-asked = { $seat ->
    [you] Dein Spiel: sagt jemand Kontra?
   *[other] Sagt jemand Kontra gegen { $seat }?
  }
tarock-discards = Abgelegt: { $cards }
tarock-talon-left = Im Talon geblieben: { $cards }
tarock-talon = Talon: { $cards }
tarock-trick = Stich { $number }, ausgespielt von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-trick-lead = Stich { $number }: { $seat ->
    [you] du spielst aus
   *[other] { $seat } spielt aus
  }
tarock-last-trick = Stich { $number }, ausgespielt von { $leader ->
    [you] dir
   *[other] { $leader }
  }, gemacht von { $winner ->
    [you] dir
   *[other] { $winner }
  }
tarock-from-talon = Talon
tarock-no-trick = Noch hat niemand einen Stich gemacht.
tarock-your-hand = Deine Hand
tarock-prompt-auction = Dein Wort, 1 bis { $count } (? hilft): { "" }
tarock-prompt-choice = Alle sagten weiter. Dein Spiel, 1 bis { $count } (? hilft): { "" }
tarock-prompt-call = Ruf einen König, 1 bis { $count } (? hilft): { "" }
tarock-prompt-take = Nimm Karten des Talons auf, 1 bis { $count } (? hilft): { "" }
tarock-prompt-lay = Leg { $left ->
    [one] noch eine Karte
   *[other] { $left } Karten nacheinander
  } ab, 1 bis { $count } (? hilft): { "" }
tarock-prompt-announce = { $count ->
    [one] Nichts anzusagen: 1
   *[other] Sag etwas an oder gut, 1 bis { $count }
  } (? hilft): { "" }
tarock-prompt-contra = Kontra? 1 bis { $count } (? hilft): { "" }
tarock-prompt-lead = { $count ->
    [one] Deine letzte Karte, 1
   *[other] Du spielst aus, 1 bis { $count }
  } (? hilft): { "" }
tarock-prompt-follow = { $count ->
    [one] Deine letzte Karte, 1
   *[other] Deine Karte, 1 bis { $count }
  } (? hilft): { "" }
tarock-notation =
    Kh, 10s, T21, xxi, matto   spielt diese Karte oder legt sie ab
    pass (weiter), hold, accanto (bei), call Ks, call fourth, take 1, contra, ok
    trisac Trischaken, chiamata Rufer (_solo, _meglio), sei Sechserdreier,
    piccolo, mendicante Bettler (_ouvert), proprio Dreier (_semi), solo_semi
    bird1 bis bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       zeigt den letzten Stich
    Geschrieben: h ♥, d ♦, s ♠, c ♣; K König, Q Dame, N Cavall, J Bube, matto
    Sküs. Rote Glatzen: 1 2 3 4, die 1 am höchsten; schwarze 10 9 8 7. Eine
    Nummer in Klammern: die Karte geht jetzt nicht; tipp sie, und du erfährst
    warum. Punkte sind Punkte in Stichen; „kein ♥“: jemand ist in Herz farbfrei.

## Die Abrechnung

tarock-sheet-title = Spiel { $number } von { $deals }, abgerechnet in Cent
tarock-sheet-count = Die Spielerpartei hat { $points } Punkte, die anderen { $others }; 35 2/3 gewinnen.
tarock-sheet-price = Preis
tarock-sheet-points = Punkte
# In the terminal the next four have 30 letters.
tarock-sheet-game = { $contract }, { tarock-sheet-won }
tarock-sheet-announced = { $bonus }, ang., { tarock-sheet-won }
tarock-sheet-silent = { $bonus }, still, { tarock-sheet-won }
tarock-sheet-won = { $won ->
    [1] gewonnen
   *[0] verloren
  }
tarock-sheet-pays = { $seat ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  }{ $mayor ->
    [1] { "" }
    [2] , Bürgermeister
   *[4] , Bgm. und Vorhand
  }
tarock-sheet-virgins = Ohne Stich, Jungfrau: { $seats ->
    [you] du
   *[other] { $seats }
  }.
tarock-sheet-others = Die anderen:
tarock-sheet-deal = Dieses Spiel
tarock-sheet-total = Gesamt
tarock-sheet-valat = Valat statt des Spiels
tarock-sheet-solo = solo: Prämien ×2
tarock-sheet-contra = mit Kontra

## Ereignisse

tarock-event-dealt = Spiel { $round }: { $dealer ->
    [you] du gibst
   *[other] { $dealer } gibt
  }, { $first ->
    [you] du bist
   *[other] { $first } ist
  } Vorhand („mein Spiel“).
tarock-event-wheel = Ein Radl läuft: dieses Spiel zählt ×{ $factor }.
tarock-event-passed = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
  } weiter.
tarock-event-bid = { $seat ->
    [you] Du bietest
   *[other] { $seat } bietet
  } { $contract }.
tarock-event-held = { $seat ->
    [you] Du hältst und würdest
   *[other] { $seat } hält und würde
  } { $contract } spielen.
tarock-event-joined = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $contract } bei.
tarock-event-all-passed = Alle anderen sagten weiter: { $seat ->
    [you] du wählst
   *[other] { $seat } wählt
  } ein Spiel.
tarock-event-chose = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
  } { $contract }.
# The word of list-none: nobody joins.
tarock-event-contract = Gespielt wird { $contract }, von { $seat ->
    [you] dir
   *[other] { $seat }
  }{ $joined ->
    [nichts] .
    [you] ; du bei.
   *[other] ; { $joined } bei.
  }
tarock-event-called = { $seat ->
    [you] Du rufst
   *[other] { $seat } ruft
  } { $card }.
tarock-event-called-fourth = { $seat ->
    [you] Du rufst
   *[other] { $seat } ruft
  } den vierten König.
tarock-event-talon-open = Der Talon: { $packet1 } in der ersten Hälfte, { $packet2 } in der zweiten.
tarock-event-king-in-talon = Der gerufene { $card } liegt im Talon: { $seat ->
    [you] du spielst
   *[other] { $seat } spielt
  } allein.
tarock-event-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $cards } auf; die anderen bekommen { $left }.
tarock-event-took-all = { $seat ->
    [you] Du nimmst den ganzen Talon auf: { $cards }.
   *[other] { $seat } nimmt den ganzen Talon auf, verdeckt.
  }
tarock-event-laid = { $seat ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt eine Karte ab: { $card }.
  }
tarock-event-down = { $seat ->
    [you] Du: „Ich liege.“
   *[other] { $seat }: „Ich liege.“
  }
tarock-event-announced = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
  } { $kind } an.
tarock-event-bene = { $seat ->
    [you] Du: „Gut.“
   *[other] { $seat }: „Gut.“
  }
tarock-event-contra = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
  } Kontra gegen { $to ->
    [you] dich
   *[other] { $to }
  }.
tarock-event-recontra = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
  } Rekontra gegen { $to ->
    [you] dich
   *[other] { $to }
  }.
tarock-event-no-contra = { $seat ->
    [you] Du sagst
   *[other] { $seat } sagt
  } kein Kontra gegen { $to ->
    [you] dich
   *[other] { $to }
  }.
tarock-event-first-lead = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } zum ersten Stich aus.
tarock-event-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $card }.
tarock-event-partner = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
  } { $declarer ->
    [you] dein Partner
   *[other] Partner von { $declarer }
  }: { $card } war gerufen.
tarock-event-trick = Stich { $number } geht an { $seat ->
    [you] dich
   *[other] { $seat }
  }: { $cards }.
tarock-event-talon-card = Dazu kommt { $card } aus dem Talon, an { $seat ->
    [you] dich
   *[other] { $seat }
  }.
tarock-event-caesar = Kaiserstich! I übersticht XXI und den Sküs, für { $seat ->
    [you] dich
   *[other] { $seat }
  }.
tarock-event-mondo-caught = { $seat ->
    [you] Du fängst
   *[other] { $seat } fängt
  } { $of ->
    [you] deinen XXI.
   *[other] den XXI von { $of }.
  }
tarock-event-bird-made = { $seat ->
    [you] Du machst
   *[other] { $seat } macht
  } den { $kind }!
tarock-event-bird-lost = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
  } den { $kind }.
tarock-event-hand-open = { $seat ->
    [you] Deine Karten liegen offen
   *[other] Die Karten von { $seat } liegen offen
  }: { $cards }.
tarock-event-failed = { $contract } verloren: { $seat ->
    [you] du
   *[other] { $seat }
  }.
tarock-event-talon-shown = Im Talon lagen: { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Du hattest
   *[other] { $seat } hatte
  } { $cards } abgelegt.
tarock-event-counted = { $seats ->
    [you] Du
   *[other] { $seats }
  }: { $points }{ tarock-thirds } Punkte, { $won ->
    [1] mehr als die Hälfte
   *[0] nicht mehr als die Hälfte
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [1] angesagt
   *[0] still
  } und { $made ->
    [1] gemacht
   *[0] verloren
  }, { $seats ->
    [you] du
   *[other] { $seats }
  }: { $cents }.
tarock-event-multiplied = Kontra zählt mal { $by }, das Radl mal { $factor }.
tarock-event-negative-counted = { $contract }, { $seat ->
    [you] du
   *[other] { $seat }
  }: { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } { $points }{ tarock-thirds } Punkte.
tarock-thirds = { $pips ->
    [0] { "" }
   *[other] { " " }{ $pips }/3
  }
tarock-event-virgin = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
  } Jungfrau: die anderen zahlen.
tarock-event-mayor = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
  } Bürgermeister, mit mehr als der Hälfte der Punkte, und { $seat ->
    [you] zahlst
   *[other] zahlt
  } doppelt.
tarock-event-scored = { $seat ->
    [you] Du
   *[other] { $seat }
  }: { $points } Cent in diesem Spiel, insgesamt { $total }.
tarock-event-wheel-begins = Ein Radl beginnt: die nächsten { $deals } Spiele zählen doppelt.
tarock-event-won = { $seats ->
    [you] Du hast die Partie gewonnen.
   *[other] Die Partie ist gewonnen: { $seats }.
  }

## Warum ein Zug nicht geht

tarock-phase-auction = die Lizitation ist noch nicht zu Ende
tarock-phase-choice = die Vorhand muss ein Spiel wählen
tarock-phase-call = erst muss ein König gerufen werden
tarock-phase-take = erst sind Karten des Talons aufzunehmen
tarock-phase-lay = erst sind Karten abzulegen
tarock-phase-announce = jetzt ist Zeit für Ansagen
tarock-phase-contra = jetzt ist Zeit für Kontra
tarock-phase-play = es wird schon gespielt
tarock-phase-over = das Spiel ist zu Ende
tarock-reason-card-twice = In „{ $text }“ ist eine Karte zweimal genannt.
tarock-reason-wrong-phase = Jetzt nicht: { $phase }.
tarock-reason-card-not-held = { $card } hast du nicht.
tarock-reason-must-choose = Alle anderen sagten weiter, also musst du wählen: { $moves }.
tarock-reason-nothing-to-hold = Noch hat niemand geboten: es gibt nichts zu halten.
tarock-reason-only-forehand-holds = Halten darf nur die Vorhand, und das { $seat ->
    [you] bist du
   *[other] ist { $seat }
  }.
tarock-reason-nothing-to-join = Bei spielen kannst du nur neben einem Piccolo oder Bettler.
tarock-reason-forehand-game = { $contract } ist ein Vorhandspiel, wenn alle anderen weiter gesagt haben.
tarock-reason-too-low = { $contract } ist nicht höher als { $standing }, das schon geboten ist.
tarock-reason-four-kings = Du hast alle vier Könige: keiner ist zu rufen, also geht { $contract } nicht.
tarock-reason-no-bird-held = { $contract } braucht einen Vogel: I, II, III oder IV in deiner Hand.
tarock-reason-not-forehands-choice = { $contract } war zu bieten; jetzt bleiben nur Trischaken, Rufer und Sechserdreier.
tarock-reason-house-rule = In dieser Partie gibt es das nicht. { $option }: nein.
tarock-reason-own-king = { $card } hast du selbst. Ruf einen König, den du nicht hast.
tarock-reason-not-three-kings = Den vierten König ungenannt rufen kannst du nur mit drei Königen in der Hand.
tarock-reason-king-must-be-taken = { $card } liegt im Talon: nimm ihn mit zwei Karten der anderen Hälfte auf: { $moves }.
tarock-reason-take-a-packet = Nimm eine der beiden Talonhälften auf, wie sie liegt.
tarock-reason-packet-of-king = { $card } liegt im Talon: du musst seine Hälfte aufnehmen, { $moves }.
tarock-reason-five-points = { $card } zählt fünf Punkte: Könige, I, XXI und Sküs legt man nie ab.
tarock-reason-suit-cards-first = { $card } bleibt: erst legt man Farbkarten ab, dann Tarock. Du hast noch { $cards }.
tarock-reason-tarocks-first = { $card } bleibt: hier legt man erst Tarock ab, dann Farbkarten. Du hast noch { $cards }.
tarock-reason-last-bird = { $card } ist dein einziger Vogel, und einen musst du ansagen.
tarock-reason-already-announced = { $kind } ist schon angesagt, von { $seat ->
    [you] dir
   *[other] { $seat }
  }.
tarock-reason-one-sack = Je Spiel wird nur ein Sack angesagt, und { $seat ->
    [you] du hast
   *[other] { $seat } hat
  } den anderen angesagt; { $kind } kommt zu spät.
tarock-reason-not-in-colour-games = { $kind } gibt es nicht in Farbenspielen, in denen Tarock nicht sticht.
tarock-reason-not-holder = { $kind } sagt an, wer { $card } hat.
tarock-reason-no-king-called = { $kind } braucht einen gerufenen König, und hier ist keiner gerufen.
tarock-reason-not-the-called-king = { $kind } sagt an, wer den gerufenen König hat.
tarock-reason-said-bene = Du hast „gut“ gesagt: { $kind } kommt zu spät. Dir bleiben nur Kontra und Rekontra.
tarock-reason-contra-said = Kontra ist schon gesagt, von { $seat ->
    [you] dir
   *[other] { $seat }
  }.
tarock-reason-own-contract = Gegen die eigene Partei kannst du nicht Kontra sagen.
tarock-reason-nothing-to-recontra = Niemand hat Kontra gesagt: es gibt nichts zu erwidern.
tarock-reason-recontra-said = Rekontra ist schon gesagt, von { $seat ->
    [you] dir
   *[other] { $seat }
  }; höher geht es nicht.
tarock-reason-not-your-contract = Rekontra sagt nur die Partei des Spielers.
tarock-reason-bird-first = Du spielst Besserrufer: sag zuerst einen Vogel an. Du hast { $cards }.
tarock-reason-must-follow-suit = Mit { $card } bedienst du die Farbe nicht. Möglich: { $cards }.
tarock-reason-must-play-tarock = { $card } geht nicht: farbfrei musst du Tarock spielen. Möglich: { $cards }.
tarock-reason-must-play-suit-card = { $card } geht nicht: in dieser Partie musst du farbfrei eine andere Farbkarte spielen. Möglich: { $cards }.
tarock-reason-must-beat = { $card } übersticht { $best } nicht, und in diesem Spiel herrscht Stichzwang. Möglich: { $cards }.
tarock-reason-bagato-last = { $card } kommt in diesem Spiel als letztes Tarock. Möglich: { $cards }.
tarock-reason-suit-must-be-led = { $card } darfst du hier nicht ausspielen, solange du Farbkarten hast. Möglich: { $cards }.
tarock-reason-announced-now = { $card } muss warten: was für diesen Stich angesagt ist, muss fallen. Möglich: { $cards }.
tarock-reason-announced-later = { $card } ist für Stich { $trick } angesagt. Bis dahin möglich: { $cards }.
tarock-reason-highest-bird-first = { $card } muss warten: von angesagten Karten kommt zuerst die höchste. Möglich: { $cards }.

## Warum zu einem Zug geraten wird

tarock-advice-pass-weak = { $count ->
    [one] Ein Tarock, ab XVI { $high }: zu schwach für ein Spiel.
   *[other] { $count } Tarock, davon { $high } ab XVI: zu schwach für ein Spiel.
  }
tarock-advice-pass-outbid = Wofür deine Hand gut ist, liegt unter { $standing }.
tarock-advice-holds = Auch deine Hand taugt zum { $contract }, und die Vorhand hat das Recht darauf.
tarock-advice-joins = Auch deine Hand taugt zum { $contract }: spiel ihn daneben.
tarock-advice-bid-strength = { $count ->
    [one] Mit einem Tarock, ab XVI { $high }, und den Königen lohnt sich { $contract }.
   *[other] Mit { $count } Tarock, davon { $high } ab XVI, lohnt sich { $contract }.
  }
tarock-advice-bid-bird = { $count ->
    [one] Mit einem Tarock kann ein Vogel heimkommen: { $contract }.
   *[other] Mit { $count } Tarock kommt ein Vogel wohl heim: { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] Die Farben machen einen sicheren Stich: { $contract }.
   *[other] Die Farben machen { $tricks } Stiche, wo Tarock nicht sticht: { $contract }.
  }
tarock-advice-bid-low = Die Hand ist niedrig genug, um Stichen auszuweichen: { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] Ein Tarock ist zu wenig für ein Spiel: jeder für sich.
   *[other] { $count } Tarock sind zu wenig für ein Spiel: jeder für sich.
  }
tarock-advice-calls-short = { $count ->
    [one] { $card }: von dieser Farbe hast du eine Karte und kannst bald stechen.
   *[other] { $card }: von dieser Farbe hast du nur { $count } Karten und kannst bald stechen.
  }
tarock-advice-calls-void = { $card }: von dieser Farbe hast du nichts und kannst gleich stechen.
tarock-advice-calls-queen = { $card }: hinter ihm ist deine Dame sicher.
tarock-advice-calls-king = { $card }: wer ihn hat, hilft dir in dieser Farbe.
tarock-advice-calls-fourth = Du hast drei Könige: niemand muss wissen, welcher der vierte ist.
tarock-advice-takes-king = Dort liegt { $card }: seine Punkte gehören dir.
tarock-advice-takes-tarocks = { $count ->
    [one] Ein Tarock mehr.
   *[other] { $count } Tarock mehr.
  }
tarock-advice-takes-points = Darin sind Punkte: { $cards }.
tarock-advice-takes-packet = { $cards } passen besser zu deiner Hand als die anderen.
tarock-advice-lays-void = Mit { $card } ist die letzte dieser Farbe weg, und du kannst stechen.
tarock-advice-lays-points = Die Punkte von { $card } sind sicher daheim.
tarock-advice-lays-short = { $card } nützt nichts, und die Farbe wird kürzer.
tarock-advice-lays-tarock = Anderes ist nicht abzulegen: { $card }.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } mit einem Tarock, ab XVI { $high }.
   *[other] { $count } Tarock, davon { $high } ab XVI, sollten { $kind } heimbringen.
  }
tarock-advice-announces-held = Du hast das meiste, was es braucht: { $kind }.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } mit einem Tarock, ab XVI { $high }, ist kühn.
   *[other] { $count } Tarock, davon { $high } ab XVI, sind stark genug: { $kind }.
  }
tarock-advice-announces = Angesagt zählt es doppelt: { $kind }; es hängt auch am Partner.
tarock-advice-contra-strong = { $count ->
    [one] Mit einem Tarock, ab XVI { $high }, und deinen Farben kann der Spieler verlieren.
   *[other] { $count } Tarock, davon { $high } ab XVI: der Spieler kann gut verlieren.
  }
tarock-advice-contra-low = Deine Karten können drunterbleiben: ein Stich bleibt ihm.
tarock-advice-recontra = Du bist dir sicher: es soll noch einmal doppelt zählen.
tarock-advice-says-no-more = Mehr ist nicht wahrscheinlich genug, um es anzusagen.
tarock-advice-bird-home = Das ist sein Stich: { $card } soll ihn machen.
tarock-advice-catches = Das fängt { $card }.
tarock-advice-takes-rich = { $points ->
    [one] Der Stich ist etwa einen Punkt wert.
   *[other] Der Stich ist etwa { $points } Punkte wert.
  }
tarock-advice-takes-cheaply = { $card } reicht gerade, um ihn zu machen.
tarock-advice-takes-high = { $card } lässt den Nächsten wenig Möglichkeiten.
tarock-advice-smears = { $seat } macht ihn, wohl auf deiner Seite: { $card } bringt Punkte.
tarock-advice-saves-bagato = Du hebst { $card } für den Schluss auf.
tarock-advice-saves-tarocks = { $card } genügt hier: höhere Tarock brauchst du später.
tarock-advice-gives-little = Der Stich ist nicht deiner: { $card } kostet wenig.
tarock-advice-draws-tarocks = { $count ->
    [one] Du hast ein Tarock: zieh die der anderen.
   *[other] Du hast { $count } Tarock: zieh die der anderen.
  }
tarock-advice-leads-king = { $card } gewinnt, solange niemand farbfrei ist.
tarock-advice-leads-called-suit = Die Farbe von { $card }: das treibt den gerufenen König heraus und zeigt den Partner.
tarock-advice-leads-short = { $card } ist deine letzte dieser Farbe: dann kannst du stechen.
tarock-advice-leads-quietly = { $card } gibt wenig her, und die stärkeren Karten bleiben dir.
tarock-advice-leads-winner = Kaum jemand kann { $card } jetzt noch schlagen.
tarock-advice-ducks = { $card } bleibt drunter: den Stich bekommt ein anderer.
tarock-advice-throws-danger = Du musst nicht bedienen: weg mit { $card }, bevor das einen Stich macht.
tarock-advice-must-take = Überstechen musst du ohnehin: dann mit { $card }.
tarock-advice-takes-the-one = Das kann der eine Stich sein, den du brauchst: { $card }.
tarock-advice-leaves-it-to = Du bleibst drunter: der Stich bleibt bei { $seat }.
tarock-advice-leads-under = { $card } ist zu übertreffen: nehmen muss ein anderer.

## Optionen

tarock-option-deals = Spiele in einer Partie
tarock-option-forehand-choice = Wenn alle weiter gesagt haben, wählt die Vorhand
tarock-option-forehand-choice-three = unter Trischaken, Rufer und Sechserdreier
tarock-option-forehand-choice-any = unter allen Spielen
tarock-option-hold = Das Spiel eines anderen selbst zu spielen (ich halte)
tarock-option-hold-forehand = ist der Vorhand erlaubt
tarock-option-hold-none = ist nicht erlaubt
tarock-option-accanto = Piccolo oder Bettler neben einem anderen zu spielen (bei)
tarock-option-accanto-on = ist erlaubt
tarock-option-accanto-off = ist nicht erlaubt
tarock-option-king-in-talon = Liegt der gerufene König im Talon
tarock-option-king-in-talon-king-plus-two = nimmt man ihn mit zwei Karten der anderen Hälfte auf
tarock-option-king-in-talon-king-packet = nimmt man seine Hälfte auf
tarock-option-king-in-talon-free = nimmt man eine beliebige Hälfte auf
tarock-option-solo-king-in-talon = Im Solorufer mit dem gerufenen König im Talon
tarock-option-solo-king-in-talon-opponents = zählt der ganze Talon für die Gegner
tarock-option-solo-king-in-talon-half-with-king = zählt die Hälfte mit dem König für den Spieler
tarock-option-solo-king-in-talon-all-to-declarer = zählt der ganze Talon für den Spieler
tarock-option-kaiser = Der Kaiserstich: I übersticht XXI und Sküs
tarock-option-kaiser-any = in jeder Reihenfolge
tarock-option-kaiser-ordered = wenn sie in der Reihenfolge XXI, Sküs, I fallen
tarock-option-kaiser-off = gibt es nicht
tarock-option-silent-fail = Ein stiller Vogel oder König ultimo, der misslingt
tarock-option-silent-fail-free = kostet nichts
tarock-option-silent-fail-pays-silent = kostet seinen stillen Preis
tarock-option-trisac-pay = Beim Trischaken
tarock-option-trisac-pay-max-to-min = zahlen die meisten Punkte an die wenigsten
tarock-option-trisac-pay-loser-pays-three = zahlen die meisten Punkte an alle
tarock-option-trisac-pay-two-pay-two = zahlen die zwei mit den meisten Punkten an die zwei mit den wenigsten
tarock-option-trisac-talon = Der Talon beim Trischaken
tarock-option-trisac-talon-first-six = geht Karte für Karte zu den ersten sechs Stichen
tarock-option-trisac-talon-last-trick = geht zum letzten Stich
tarock-option-trisac-talon-unused = geht an niemanden
tarock-option-colour-tarock = Tarock in Farbendreier und Farbensolo
tarock-option-colour-tarock-lead-restriction = spielt man zuletzt aus, und wenn man farbfrei ist
tarock-option-colour-tarock-literal = spielt man nur, wenn man keine Farbkarten hat
tarock-option-wheel-overlap = Ein Radl im Radl
tarock-option-wheel-overlap-multiply = verdoppelt noch einmal
tarock-option-wheel-overlap-append = verlängert es um vier Spiele

## Die Regeln in Kürze

tarock-rules =
    54 Karten: 22 Tarock, I bis XXI und der Sküs, der höchste; sie stechen.
    Könige, I (Pagat), XXI (Mond) und Sküs zählen 5, Damen 4, Cavalls 3, Buben 2,
    die anderen 1; je drei Karten verlieren 2, das sind 70; 35 2/3 gewinnen.
    Farbe bedienen; farbfrei Tarock spielen; ohne beides jede Karte.
    Spiele, von unten (Cent): Piccolo 10, genau ein Stich; Solorufer 10,
    Besserrufer 10, Bettler 20, kein Stich; Farbendreier 20, Dreier 20, Piccolo
    ouvert 30, Bettler ouvert 40, Farbensolo 50, Solodreier 50.
    { $forehand_choice ->
       *[three] Sagen alle weiter: Vorhand mit Trischaken, Rufer 10 oder Sechserdreier 20/40.
        [any] Sagen alle weiter, spielt die Vorhand ein beliebiges Spiel, auch Trischaken, Rufer 10 oder Sechserdreier 20/40.
    }
    Rufer: wer den gerufenen König hat, ist heimlich Partner. Bei Rufer und
    Dreier nimmt man eine Talonhälfte auf und legt drei Karten ab; solo heißt
    ohne Talon. Farben-: Tarock sticht nicht. In Negativspielen und beim
    Trischaken herrscht Stichzwang, und der I kommt zuletzt.
    Ansagen (still die Hälfte): Pagat, Uhu, Kakadu, Marabu: I, II, III, IV macht
    den letzten Stich, den vorletzten und so fort: 10, 20, 30, 40. König ultimo,
    Trull, Vier Könige, Mondfang, Sack 10; Doppelsack 20; Valat, alle Stiche,
    12-mal das Spiel. In Solospielen zählen sie doppelt. Kontra verdoppelt alles.
    { $kaiser ->
       *[any] Kaiserstich: von I, XXI und Sküs in einem Stich gewinnt der I.
        [ordered] Kaiserstich: fallen XXI, Sküs und I in dieser Reihenfolge, gewinnt der I.
        [off] Den Kaiserstich gibt es nicht.
    }
    Nach Trischaken, oder wenn niemand zahlt, ein Radl: vier Spiele zählen
    doppelt. So auch die letzten vier der { $deals } Spiele. Die meisten Cent
    gewinnen.

### Der Tisch im Browser.

## Die Spiele

web-game-primiera = Primiera
web-game-primo = Primo
web-game-nain-jaune = Nain Jaune
web-game-tarock = Tarock
web-about-primiera = Stich mit gleichem Wert oder mit der Summe; Herolde sagen, wer mit wem spielt.
web-about-primo = Bau und verschieb Zahlenreihen, bis deine letzte Karte weg ist.
web-about-nain-jaune = Leg die Karten aufsteigend ab, feg die Felder leer, hüte dich vor dem Gelben Zwerg.
web-about-tarock = Königrufen: bieten, einen König rufen, den Partner finden, Stiche machen.
level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Könner
level-master = Meister

## Seiten

web-tagline = Ein Kartentisch für vier Spiele
web-home = Start
web-settings = Einstellungen
web-no-page = Diese Seite gibt es nicht
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-connecting = Verbinden …
web-reconnecting = Verbindung weg. Neuer Versuch …
web-play-now = Gleich spielen
web-new-table = Neuer Tisch
web-new-table-of = Ein neuer Tisch: { $game }
web-join = Mitspielen mit Link oder Code
web-join-go = Mitspielen
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-no-public-tables = Gerade ist keiner offen.
web-free-seats = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
web-status-shuffling = beginnt
web-status-playing = läuft
web-status-counted = läuft
web-status-finished = zu Ende

## Ein neuer Tisch, und wer dort sitzt

web-name = Dein Name
web-name-too = Name von jemand anderem an diesem Gerät
web-you = Du
web-guest = Gast
web-rules = Hausregeln
web-default = wie in den Regeln
web-seats = Plätze
web-who = Wer spielt
web-public = Alle dürfen mitspielen
web-hints = Tipps erlaubt
web-level = Spielstärke der Bots
web-clock = Mit Uhr
web-clock-seconds = Sekunden für jeden Zug
web-clock-bank = Sekunden Reserve für die Partie
web-open-table = Tisch eröffnen
web-host-is = Gastgeber: { $name }
web-host-starts = { $name } startet die Partie.
web-free = frei
web-sit = Hier sitzen
web-sit-too = Auch dieses Gerät
web-stand = Aufstehen
web-add-bot = Bot
web-remove = Wegschicken
web-let-bot = Einen Bot spielen lassen
web-lock = Niemand sonst darf sich setzen
web-start = Los
web-invite = Einladen
web-invite-text = Wer diesen Link öffnet, kann sich setzen. Der Code ist { $code }.
web-link = Einladungslink
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als Code fürs Handy

## Am Tisch

web-table = Tisch
web-players = Spieler
web-menu = Am Tisch
web-round = Runde { $number }
web-dealer = Geber
web-total = Gesamt
web-bot = Bot, { $level }
web-bot-plays = ein Bot spielt
web-away = abwesend
web-on-turn = ist dran
web-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-your-turn = Du bist dran
web-not-your-turn = Du bist nicht dran.
web-waiting-for = Warten auf { $names } …
web-waiting = Warten auf die anderen …
web-shuffling = Mischen: jeder Browser trägt etwas bei …
web-confirm = Spielen: { $move }?
web-do-it = Ja
web-not-yet = Noch nicht
web-take-back = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Wird überlegt …
web-hint-values = Wie weit vor den anderen
web-hint-do = So spielen
web-leave = Gehen
web-leave-seat = Einem Bot überlassen
web-take-over = Wieder selbst spielen
web-wish = { $name } möchte den letzten Zug zurücknehmen.
web-wish-pending = { $name } hat gebeten, einen Zug zurückzunehmen.
web-agree = Einverstanden
web-refuse = Nein
web-pass-to = Gib das Gerät weiter
web-i-am = Ich bin { $name }
web-more = Mehr
web-close = Schließen
web-log = Was geschah
web-score = Punktestand
web-fair = Faires Mischen
web-commitment = SHA-256 des Startwerts dieser Partie:
web-keys = Tasten
web-keys-text = H geht zu deiner Hand, Pfeiltasten gehen sie entlang, Enter spielt. U nimmt zurück, L öffnet diese Seite, Escape schließt sie. ? gibt einen Tipp.
web-host = Du bist Gastgeber
web-abandon = Partie jetzt abbrechen

## Die Wertung, und danach

web-count = Wertung
web-round-count = Runde { $number }
web-points = Punkte
web-totals = Gesamt
web-won = { $names ->
    [you] Du hast gewonnen
   *[other] { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
      }
  }
web-abandoned = Die Partie wurde abgebrochen
web-next-round = Nächste Runde
web-rematch = Revanche
web-replay = Partie nachspielen
web-download = Aufzeichnung herunterladen

## Einstellungen

web-language = Sprache
web-set-theme = Farben
web-set-theme-system = wie das System
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-contrast = Kontrast
web-set-contrast-system = wie das System
web-set-contrast-normal = normal
web-set-contrast-high = hoch
web-set-suits = Französische Farben
web-set-suits-two = zweifarbig
web-set-suits-four = vierfarbig
web-set-cards = Karten
web-set-cards-small = klein
web-set-cards-medium = mittel
web-set-cards-large = groß
web-set-motion = Bewegung
web-set-motion-system = wie das System
web-set-motion-full = an
web-set-motion-none = aus
web-set-sound = Ton
web-set-confirm = Nachfragen, bevor eine Karte gespielt wird
web-other-device = Ein anderes Gerät
web-other-device-text = Mit einem persönlichen Link hat ein anderes Gerät dieselben Plätze. Er gilt einen Tag; gib ihn niemandem sonst.
web-other-device-link = Persönlichen Link machen

## Primiera

primiera-web-openings = Eröffnungskarten
primiera-web-table = Liegende Karten
primiera-web-empty = Der Tisch ist leer.
primiera-web-which = Welche Karten sticht sie? Tipp sie an.
primiera-web-taken = { $count } geholt
primiera-web-sweeps = { $count ->
    [one] ein Streich
   *[other] { $count } Streiche
  }
primiera-web-with = mit { $name }
primiera-web-coins = Münzen
primiera-web-seven = Münzen-7
primiera-web-primiera = Primiera
primiera-web-best = Ihre Karten
primiera-web-sweeps-line = Streiche

## Primo

primo-web-rows = Reihen A bis F
primo-web-column = Reihe { $column }: { $cards }
primo-web-column-empty = Reihe { $column }, frei
primo-web-part = { $count ->
    [one] { $card }, lässt sich verschieben
   *[other] { $card } und was folgt, { $count } Karten, lassen sich verschieben
  }
primo-web-shift = Reihe { $column } ab der { $number } an Reihe { $target }
primo-web-stays = Von Reihe { $column } lässt sich jetzt nichts verschieben.
primo-web-not-there = An Reihe { $column } geht das nicht.
primo-web-begin = Nimm eine Karte oder das Ende einer Reihe; oder tausch Karten aus.
primo-web-where = { $count ->
    [one] Tipp auf die helle Reihe, oder noch einmal auf die Karte.
   *[other] Wähl eine der hellen Reihen.
  }
primo-web-top = Top: wähl eine Reihe. In diesem Zug darfst du dort auch oben die nächsthöhere Karte anlegen.
primo-web-topped = Oben an { $columns } darfst du die nächsthöhere Karte anlegen.
primo-web-nimm = Nimm: A oder F. Von dort nach innen nimmt jeder Mitspieler die oberste Karte einer Reihe.
primo-web-now-play = Reihen allein sind kein Zug: spiel auch eine Karte aus, oder nimm zurück.
primo-web-exchange = Austauschen
primo-web-exchange-cards = { $count ->
    [one] Eine Karte austauschen
   *[other] { $count } Karten austauschen
  }
primo-web-exchange-which = Welche gehen unter deinen Stapel?
primo-web-all = Alle
primo-web-pass = Passen
primo-web-end = Zug beenden
primo-web-quoted = „{ $words }“
primo-web-colours-alternating = Abwechselnde Farben
primo-web-colours-monochrome = Einfarbige Reihen
primo-web-gone = { $count } aus dem Spiel
primo-web-idle = keine Karte seit { $count } von { $limit } Zügen
primo-web-exchange-short = { $count } austauschen
primo-web-hand-title = Handkarten
primo-web-pile-title = Karten im Nachziehstapel
primo-web-known-top = Oben auf dem Stapel: { $cards }
primo-web-known-bottom = Unten im Stapel: { $cards }
primo-web-keys = Ist eine Karte gewählt, legen A bis F sie dort an; sonst beendet E den Zug, X tauscht aus (mit Enter wählen, noch einmal X), P passt. Tab geht zu den Reihen, Pfeiltasten gehen entlang, was sich verschieben lässt.
primo-web-blocked = Das Spiel war blockiert: niemand ist fertig geworden.

## Nain Jaune

nain_jaune-web-card = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
  }-{ nain_jaune-rank }
nain_jaune-web-keys = P passt, T sagt „Die Karte fegt!“, bevor eine Karte abgelegt wird.
nain_jaune-web-board = Das Spielbrett
nain_jaune-web-box = { $card }: { $tokens ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $tokens } Spielchips
  }
nain_jaune-web-box-laid = { $card }, abgelegt: { $tokens ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $tokens } Spielchips
  }
nain_jaune-web-needed = gefragt
nain_jaune-web-any = jede Karte
nain_jaune-web-pass = Passen
nain_jaune-web-stop = Hier aufhören
nain_jaune-web-claim = Die Karte fegt!
nain_jaune-web-before = Vorher
nain_jaune-web-left = Auf der Hand von { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } alle Felder ein, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Ohne { nain_jaune-rank }!
nain_jaune-web-call-king = König, eine neue Reihe beginnt!
nain_jaune-web-call-takes = { $taker ->
    [ten] Die Zehn fegt!
    [jack] Der Bube fegt!
    [queen] Die Dame fegt!
    [king] Der König fegt!
   *[dwarf] Der Zwerg fegt!
  }
nain_jaune-web-call-opera = Große Oper!
nain_jaune-web-call-stop = Ich höre auf.
nain_jaune-web-call-pass = Ich passe.

## Nachspielen und Beweis

web-replay-of = Partie nachspielen
web-replay-seat = Karten von
web-replay-nobody = niemandem
web-replay-round = Runde
web-replay-move = Zug { $place } von { $count }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-first = Zum Geben
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-last = Zur Wertung
web-replay-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen einen Zug zurück oder weiter, Pos1 und Ende zum Geben und zur Wertung.
web-replay-to-table = Zum Tisch
web-verify = Mischen prüfen
web-verify-short = Prüfen
web-verify-about = Dein Browser gibt jede Runde neu: aus dem Startwert, der feststand, bevor ihn jemand kennen konnte, und aus dem, was die Spieler beigetragen haben.
web-verify-fine = Alles ist, wie es sein soll.
web-verify-wrong = Etwas ist nicht, wie es sein soll.
web-verify-seed = { $ok ->
    [yes] Der Startwert ist der, auf den der Tisch sich festgelegt hat.
   *[no] Der Startwert ist nicht der, auf den der Tisch sich festgelegt hat.
  }
web-verify-promise = { $ok ->
    [yes] Dieser Browser hat die Festlegung vor der ersten Karte gesehen.
   *[no] Vor der ersten Karte hat dieser Browser eine andere Festlegung gesehen.
  }
web-verify-unseen = Dieser Browser hat den Anfang der Partie nicht gesehen; er nimmt die Festlegung vom Server.
web-verify-added = { $ok ->
    [yes] Was dieser Browser beigetragen hat, ist Teil des Mischens.
   *[no] Was dieser Browser beigetragen hat, ist nicht Teil des Mischens.
  }
web-verify-dealer = { $ok ->
    [yes] Der erste Geber wurde ausgelost: { $found }.
   *[no] Der erste Geber hätte { $expected } sein müssen, nicht { $found }.
  }
web-verify-round = { $ok ->
    [yes] Runde { $number }: alle { $cards } Karten lagen dort, wohin das Mischen sie brachte.
   *[no] Runde { $number }: { $count ->
        [one] eine Karte liegt
       *[other] { $count } Karten liegen
      } nicht dort, wohin das Mischen sie brachte.
  }
web-verify-hand = { $ok ->
    [yes] Runde { $number }: deine Karten waren die, die dieser Browser dir gezeigt hat.
   *[no] Runde { $number }: dieser Browser hat dir andere Karten gezeigt: { $cards }.
  }
web-verify-the-seed = Der Startwert selbst:
web-verify-difference = { $place ->
    [hand] { $name }, Karte { $position }
    [table] Der Tisch, Karte { $position }
   *[stock] Die übrigen Karten, Karte { $position }
  }: { $expected } laut Mischen, { $found } laut Aufzeichnung.

## Tarock

tarock-web-card = { $suit }-{ $rank }
tarock-web-tarock = { $number ->
    [1] Tarock { $name }, Pagat
    [21] Tarock { $name }, Mond
    [22] { $name }
   *[other] Tarock { $name }
  }
tarock-web-rank-k = König
tarock-web-rank-q = Dame
tarock-web-rank-n = Cavall
tarock-web-rank-j = Bube
tarock-web-suit-h = Herz
tarock-web-suit-d = Karo
tarock-web-suit-s = Pik
tarock-web-suit-c = Treff
tarock-web-tarocks = Tarock
tarock-web-my-game = mein Spiel
tarock-web-bids = Was du sagen kannst
tarock-web-announcements = Ansagen
tarock-web-standing = { $seat ->
    [you] Dein Gebot steht: { $contract }
   *[other] { $seat } bietet { $contract }
  }
tarock-web-no-bid = Noch kein Gebot
tarock-web-all-passed = Alle haben weiter gesagt
tarock-web-choose = Alle haben weiter gesagt. Wähl dein Spiel.
tarock-web-announce = Sag eine Prämie an, oder sag gut
tarock-web-announce-first = Sag zuerst einen Vogel an
tarock-web-announcing = Ansagen
tarock-web-call = Ruf einen König
tarock-web-call-hint = Wer ihn hat, spielt mit dir, heimlich.
tarock-web-talon = Der Talon
tarock-web-take = Tipp auf die Hälfte, die du aufnimmst
tarock-web-packet = { $name } aufnehmen: { $cards }
tarock-web-take-cards = { $cards } liegt im Talon: nimm ihn auf, dazu zwei Karten der anderen Hälfte
tarock-web-take-more = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
  }
tarock-web-take-these = { $cards } aufnehmen
tarock-web-lay = Leg { $left ->
    [one] noch eine Karte
   *[other] { $left } Karten
  } ab
tarock-web-lays = { $seat ->
    [you] Du legst Karten ab
   *[other] { $seat } legt Karten ab
  }
tarock-web-discards = Abgelegt
tarock-web-by = { $seat ->
    [you] du spielst
   *[other] { $seat } spielt
  }
tarock-web-known = Was bisher bekannt ist
tarock-web-last = Letzter Stich
tarock-web-takes = Stich { $number }: { $seat ->
    [you] deiner
   *[other] für { $seat }
  }
tarock-web-laid = { $card }, { $seat ->
    [you] von dir
   *[other] von { $seat }
  }
tarock-web-laid-wins = { $card }, { $seat ->
    [you] von dir
   *[other] von { $seat }
  }, macht den Stich
tarock-web-added = { $card }, aus dem Talon
tarock-web-open = Offene Karten von { $name }
tarock-web-tricks = { $count ->
    [one] ein Stich, { $points }
   *[other] { $count } Stiche, { $points }
  }
