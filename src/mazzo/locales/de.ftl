### Worte der Befehlszeile, und wenn sie etwas ablehnt.

## Ablehnungen: je eine Zeile

error-option = Option { $key } kann nicht { $value } sein; erlaubt: { $allowed }
error-unknown-option = es gibt keine Option { $key }; zur Wahl stehen { $allowed }
error-unknown-preset = { $game } hat keine Vorlage { $preset }; möglich sind { $allowed }
error-option-form = --option braucht KEY=VALUE, nicht { $text }
error-option-twice = Option { $key } ist zweimal angegeben
error-unknown-game = es gibt kein Spiel { $name }; zur Wahl stehen { $allowed }
error-broken-game = das Spiel { $name } lässt sich nicht laden, repariere oder deinstalliere { $package }: { $why }
error-faulty-game = { $name }: { $why }
error-seats = { $game } braucht hier { $allowed } Spieler, nicht { $seats }
error-players = --players nimmt hier höchstens { $seats } Namen, durch Kommas getrennt
error-unknown-player = es gibt keinen Spieler { $name }; zur Wahl stehen { $allowed }
error-seed = --seed braucht einen Text aus druckbaren Zeichen
error-number = { $name } muss mindestens { $least } sein, nicht { $value }
error-no-such-move = die Aufzeichnung hat { $moves } Züge; einen Zug { $move } gibt es nicht
error-no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-not-that-seat = die Aufzeichnung zeigt nicht, was Platz { $seat } gesehen hat
error-no-position = diese Aufzeichnung zeigt nur, was einer gesehen hat: Züge, aber keine Stellungen
error-file = { $path }: { $problem }
error-file-missing = { $path }: diese Datei gibt es nicht
error-file-folder = { $path }: das ist ein Ordner, keine Datei
error-file-forbidden = { $path }: du darfst diese Datei nicht lesen
error-arguments = { $problem }
error-port = Port { $port } lässt sich nicht verwenden: { $problem }
error-missing-part = dieser Teil von Mazzo ist nicht installiert: { $name }

## Der Server

server-address = Mazzo läuft: { $address }
server-lan = Alle in diesem Netz können diese Adresse öffnen.
server-here-only =
    Diese Adresse öffnet nur dieser Rechner.
    Mit mazzo --lan spielen auch andere in deinem Netz mit.
server-data = Tische und Aufzeichnungen liegen in { $folder }
server-stop = Ctrl-C beendet Mazzo.

## Was an einer Aufzeichnung nicht stimmt: die Zeile, dann der Grund

error-record = { $path }, Zeile { $line }: { $reason }
error-record-not-a-record = das ist keine Aufzeichnung von Mazzo
error-record-version = das ist eine Aufzeichnung der Version { $version }; dieses Mazzo liest Version 1
error-record-not-text = das ist kein UTF-8-Text
error-record-truncated = die Aufzeichnung bricht ab: die letzte Zeile, die Prüfsumme, fehlt
error-record-checksum = die Prüfsumme passt nicht: die Aufzeichnung wurde geändert oder beschädigt
error-record-expected = hier muss stehen: { $form }
error-record-unknown-game = es gibt kein Spiel { $name }
error-record-option = Option { $key } kann nicht { $value } sein; erlaubt: { $allowed }
error-record-seats = die Zahl der Plätze passt nicht zum Spiel; erlaubt: { $allowed }
error-record-commitment = der Startwert ist nicht der, der vorab festgelegt war
error-record-not-whole = hier steht nur, was einer gesehen hat: Das lässt sich weder nachspielen noch prüfen
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

games-values = { $allowed } (üblich { $default })
games-preset = { $seats } Plätze, { $options }
games-preset-plain = { $seats } Plätze
games-for = { $what } bei { $value }
games-untranslated = { $language }: { $count ->
    [one] eine Meldung ist
   *[other] { $count } Meldungen sind
  } noch auf Englisch, von { $first } an

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
record-verified = geprüft: { $moves ->
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
card-hidden = eine verdeckte Karte
# Sentences of games choose by this word.
list-none = nichts

## Wie jeder der Bots ist

bot-berta = Berta zählt zweimal und nimmt den sicheren Punkt.
bot-carlo = Carlo bietet hoch und lacht, wie es auch kommt.
bot-dora = Dora merkt sich jede Karte.
bot-emilio = Emilio wartet und hebt sich die beste Karte für den Schluss auf.
bot-fosca = Fosca will alles, was auf dem Tisch liegt.
bot-gino = Gino spielt sofort und bereut es sofort.
bot-ida = Ida lächelt, strickt und kennt keine Gnade.
bot-lino = Lino vertraut dem Wind, und oft weht er für ihn.
bot-mirko = Mirko ist drei Stiche voraus und sagt nichts.
bot-nives = Nives lässt sich nichts anmerken.
bot-oskar = Oskar lässt keinen Partner im Stich.
bot-pina = Pina, die Katze des Cafés, jagt Karten lieber, als sie zu zählen.

## Cards, by the family of their deck

deck-italian-suit-s = Schwerter
deck-italian-suit-b = Stäbe
deck-italian-suit-c = Becher
deck-italian-suit-d = Münzen
# A suit by itself.
deck-italian-full-suit-s = Schwerter
deck-italian-full-suit-b = Stäbe
deck-italian-full-suit-c = Becher
deck-italian-full-suit-d = Münzen
deck-italian-card = { $suit }-{ $rank }
deck-italian-card-1s = Schwerter-Ass
deck-italian-card-1b = Stäbe-Ass
deck-italian-card-1c = Becher-Ass
deck-italian-card-1d = Münzen-Ass
# On the face of a card: at most five letters.
deck-italian-face-s = Schw.
deck-italian-face-b = Stab
deck-italian-face-c = Bech.
deck-italian-face-d = Münze
# In the corner of a card: at most two letters.
deck-french-rank-a = A
deck-french-rank-j = B
deck-french-rank-q = D
deck-french-rank-k = K
deck-french-suit-s = ♠
deck-french-suit-h = ♥
deck-french-suit-d = ♦
deck-french-suit-c = ♣
deck-french-card = { $rank }{ $suit }
# In full, for who hears it.
deck-french-full-rank-a = Ass
deck-french-full-rank-j = Bube
deck-french-full-rank-q = Dame
deck-french-full-rank-k = König
deck-french-full-suit-s = Pik
deck-french-full-suit-h = Herz
deck-french-full-suit-d = Karo
deck-french-full-suit-c = Kreuz
deck-french-full = { $suit }-{ $rank }
# In the corner of a card: at most two letters.
deck-tarock-rank-j = B
deck-tarock-rank-n = C
deck-tarock-rank-q = D
deck-tarock-rank-k = K
deck-tarock-suit-h = ♥
deck-tarock-suit-d = ♦
deck-tarock-suit-s = ♠
deck-tarock-suit-c = ♣
deck-tarock-card = { $rank }{ $suit }
# On the face of a card: at most five letters.
deck-tarock-card-t1 = I
deck-tarock-card-t2 = II
deck-tarock-card-t3 = III
deck-tarock-card-t4 = IV
deck-tarock-card-t5 = V
deck-tarock-card-t6 = VI
deck-tarock-card-t7 = VII
deck-tarock-card-t8 = VIII
deck-tarock-card-t9 = IX
deck-tarock-card-t10 = X
deck-tarock-card-t11 = XI
deck-tarock-card-t12 = XII
deck-tarock-card-t13 = XIII
deck-tarock-card-t14 = XIV
deck-tarock-card-t15 = XV
deck-tarock-card-t16 = XVI
deck-tarock-card-t17 = XVII
deck-tarock-card-t18 = XVIII
deck-tarock-card-t19 = XIX
deck-tarock-card-t20 = XX
deck-tarock-card-t21 = XXI
deck-tarock-card-t22 = Sküs
# In full, for who hears it.
deck-tarock-full-rank-j = Bube
deck-tarock-full-rank-n = Cavall
deck-tarock-full-rank-q = Dame
deck-tarock-full-rank-k = König
deck-tarock-full-suit-h = Herz
deck-tarock-full-suit-d = Karo
deck-tarock-full-suit-s = Pik
deck-tarock-full-suit-c = Treff
deck-tarock-full = { $suit }-{ $rank }
deck-tarock-full-other = Tarock { $card }
deck-tarock-full-t22 = Sküs
deck-numbers-suit-y = Gelb
deck-numbers-suit-b = Blau
deck-numbers-card = { $suit } { $rank }
deck-numbers-card-top = Top-Karte
deck-numbers-card-nimm = Nimm-Karte

## mazzo play: was es nicht anfängt

error-level = es gibt keine Spielstärke { $level }; zur Wahl stehen { $allowed }
error-people = --people nimmt hier 1 bis { $most }, nicht { $people }
error-names = --name ist { $names }-mal angegeben, aber { $people ->
    [one] es spielt ein Mensch
   *[other] es spielen { $people } Menschen
  }
error-resume-alone = --resume spielt die Partie so weiter, wie sie gespeichert ist: lass { $given } weg
error-nothing-saved = in { $path } gibt es keine angefangene Partie
error-save = die gespeicherte Partie { $path } ist beschädigt, Zeile { $line }: { $reason }
error-save-elsewhere = die gespeicherte Partie { $path } geht inzwischen in einem anderen Terminal weiter
error-data-folder = in { $path } lassen sich keine Partien speichern: { $problem }

## mazzo play: rund um eine Partie

play-with-bots = Mit { $names } ({ $count ->
    [one] ein Bot
   *[other] Bots
  }, Spielstärke { $level }).
play-with-people = An diesem Terminal: { $names }.
play-how = ? hilft, rules zeigt die Regeln, quit beendet. Jeder Zug wird gespeichert.
play-commitment =
    Alle Karten ergeben sich aus einem Startwert, der schon feststeht. SHA-256:
    { $commitment }
play-kept = { $count ->
    [one] Du hast eine angefangene Partie: mazzo play --resume spielt sie weiter.
   *[other] Du hast { $count } angefangene Partien: mazzo play --resume spielt die letzte weiter.
  }
play-resumed = Weiter geht es mit { $name }, Runde { $round }.
play-resumed-others = { $count ->
    [one] Eine ältere angefangene Partie liegt
   *[other] { $count } ältere angefangene Partien liegen
  } in { $path }
play-saved = Gespeichert. Weiter geht es mit mazzo play --resume.
play-pass = Gib weiter an { $name }, dann Enter: { "" }
play-turn-of = { $name }
play-next-round = Enter für die nächste Runde: { "" }
play-won = { $winners ->
    [you] Du hast das Spiel gewonnen!
   *[other] Das Spiel ist aus. Gewonnen: { $winners }.
  }
play-record = Mit mazzo verify prüfst du an der Aufzeichnung, ob fair gegeben wurde:

## mazzo play --table

error-table-alone = lass bei --table { $given } weg
error-table-names = an einem Terminal kann sich nur einer an den Tisch setzen: gib --name einmal an
error-name-long = ein Name hat höchstens { $most } Zeichen
error-link = { $text } ist kein Link zu einem Tisch; so sieht einer aus: http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = keine Antwort von { $address }: { $problem }
error-not-mazzo = was unter { $address } antwortet, ist nicht Mazzo
error-table = { $problem }
online-at = Ein Tisch von { $host }:
online-free = frei
online-note-you = du
online-note-host = Gastgeber
online-note-bot = Bot, { $level }
online-note-away = nicht verbunden
online-note-stand-in = ein Bot spielt
online-link = Mit diesem Link spielen andere mit, im Browser oder mit mazzo play --table:
online-here-only = Dieser Link geht nur auf diesem Rechner: starte den Server mit mazzo --lan, dann können andere in deinem Netz mitspielen.
online-how = ? hilft, rules zeigt die Regeln, quit beendet. Dein Platz bleibt dir.
online-which-seat = Welcher Platz: { $seats }, oder w zum Zuschauen? { "" }
online-no-seat = „{ $text }“ ist kein freier Platz.
online-name = Dein Name: { "" }
online-watch-running = Die Partie läuft schon, du schaust zu.
online-watch-full = Alle Plätze sind besetzt, du schaust zu.
online-host = Mit start geht es los, Bots nehmen die freien Plätze: { "" }
online-waiting = Warten auf { $names } …
online-others = die anderen
online-not-now = Du bist nicht dran; ? hilft.
online-unknown = Diesen Befehl gibt es hier nicht; ? hilft.
# What is typed is English: yes, no.
online-agree = Einverstanden? yes oder no: { "" }
online-take-over = Ein Bot spielt für dich. Mit Enter spielst du wieder selbst: { "" }
online-clock = Du hast { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
  }
online-hurry = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
online-ready = Enter, wenn du so weit bist: { "" }
online-rematch = rematch für eine Revanche, alle einen Platz weiter; quit zum Aufhören: { "" }
online-over = Warte auf eine weitere Partie, oder hör mit quit auf: { "" }
online-lost = Verbindung verloren. Neuer Versuch ...
online-again = Wieder verbunden.
online-left = Du hast den Tisch verlassen. Derselbe Befehl bringt dich auf deinen Platz zurück.
online-fair = Fair gegeben: Alle Karten ergeben sich aus dem, was vorher feststand und was dieses Terminal beitrug.
online-unfair = ACHTUNG: Die Aufzeichnung beweist nicht, dass es die versprochenen Karten waren.
online-refused = Der Server lehnt ab: { $code }
online-help =
    Tipp die Nummer über einer Karte, um sie zu spielen. Geht das auf mehrere
    Arten, wirst du gefragt. Du kannst deinen Zug auch schreiben:
    { $notation }
    Enter   den Tisch noch einmal zeigen
    hint    was gute Spieler jetzt täten
    log     was in dieser Runde geschehen ist
    score   der Punktestand, Runde für Runde
    rules   die Regeln dieser Partie in Kürze
    who     wer am Tisch sitzt
    undo    deinen letzten Zug zurücknehmen, wenn die anderen zustimmen
    sit     einen Platz nehmen, wenn du zuschaust
    start   die Partie beginnen, als Gastgeber; rematch spielt noch eine
    leave   deinen Platz aufgeben; in einer Partie spielt ein Bot weiter
    quit    aufhören; der Platz bleibt dir, nach einer Minute spielt ein Bot

## Was an einem Tisch geschieht

table-event-sat = { $who ->
    [you] Du setzt dich.
   *[other] Jetzt am Tisch: { $who }.
  }
table-event-bot-sat = Ein Bot setzt sich: { $who }.
table-event-stood = { $who ->
    [you] Du hast deinen Platz aufgegeben.
   *[other] Aufgestanden: { $who }. Ein Platz ist wieder frei.
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
    [yes] An diesem Tisch sind Tipps erlaubt.
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
table-event-refused-back = Kein Zug wird zurückgenommen.
table-event-taken-back = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
  } zurück.
table-event-stood-in = { $cause ->
    [time] { $who ->
        [you] Deine Zeit ist um: Ein Bot spielt für dich.
       *[other] Die Zeit ist um für { $who }: Ein Bot spielt weiter.
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
    [you] Deine Verbindung ist weg.
   *[other] Verbindung weg: { $who }.
  }
table-event-rematched = Revanche: Alle rücken einen Platz weiter.
table-event-ended = { $who ->
    [you] Du hast die Partie beendet; niemand hat gewonnen.
   *[other] Partie beendet von { $who }; niemand hat gewonnen.
  }
table-event-abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.

## Warum ein Tisch ablehnt

table-reason-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-reason-table-locked = Der Gastgeber lässt niemanden mehr Platz nehmen.
table-reason-not-host = Das darf nur der Gastgeber.
table-reason-not-your-seat = Platz { $number } ist nicht deiner.
table-reason-no-such-seat = Einen Platz { $number } gibt es hier nicht.
table-reason-seat-taken = Platz { $number } ist besetzt.
table-reason-seat-free = Auf Platz { $number } sitzt niemand.
table-reason-seats-and-names = Gib jedem Platz einen eigenen Namen, und nimm jeden Platz nur einmal.
table-reason-name-empty = Gib einen Namen mit mindestens einem Buchstaben ein.
table-reason-name-taken = Hier heißt schon jemand { $name } oder ganz ähnlich. Nimm einen anderen Namen.
table-reason-no-such-level = Es gibt keinen Bot der Spielstärke { $level }; zur Wahl stehen { $allowed }.
table-reason-match-running = Warte, bis die Partie zu Ende ist.
table-reason-others-play = Hier spielen noch andere. Beende zuerst die Partie, oder verlass den Tisch.
table-reason-no-match-running = Es läuft keine Partie.
table-reason-not-playing = Gerade läuft keine Runde.
table-reason-match-over = Die Partie ist zu Ende. Weiter geht es mit einer Revanche.
table-reason-nobody-seated = Erst muss sich jemand setzen.
table-reason-not-seated = Du hast keinen Platz an diesem Tisch.
table-reason-not-shuffling = Die Karten sind schon gemischt.
table-reason-contributed-before = Du hast schon zum Mischen beigetragen.
table-reason-not-your-turn = { $seat ->
    [you] Für dich
   *[other] Für { $seat }
  } gibt es jetzt nichts zu entscheiden.
table-reason-stale-decision = Am Tisch hat sich etwas getan: Schau noch einmal hin, bevor du { $seat ->
    [you] entscheidest
   *[other] für { $seat } entscheidest
  }.
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
table-reason-nothing-to-take-back = Du hast in dieser Runde noch keinen Zug gemacht.
table-reason-cards-were-revealed = Seitdem wurden Karten aufgedeckt: Das kannst du nicht mehr zurücknehmen.
table-reason-take-back-pending = Warte: Erst müssen die anderen sagen, ob ein Zug zurückgenommen wird.
table-reason-take-back-denied = Die anderen haben das abgelehnt.
table-reason-no-take-back-pending = Niemand will etwas zurücknehmen.
table-reason-not-asked = Diese Frage geht nicht an dich.
table-reason-answered-before = Du hast schon zugestimmt.
table-reason-round-not-over = Die Runde ist noch nicht zu Ende.
table-reason-ready-before = Du bist bereit. Warte auf die anderen.
table-reason-match-not-over = Die Partie ist noch nicht zu Ende.

## Warum ein Server ablehnt

table-reason-no-identity = Der Server kennt dich nicht. Lade die Seite neu, oder erlaube sein Cookie.
table-reason-too-many-tables = Du hast schon { $most } Tische offen, mehr sind nicht erlaubt.
table-reason-seats-not-allowed = Dieses Spiel braucht { $allowed } Spieler, nicht { $seats }.
table-reason-link-expired = Dieser Link ist zu alt. Erstell auf deinem ersten Gerät einen neuen.
table-reason-option = Option { $option } kann nicht { $value } sein. Erlaubt: { $allowed }.
table-reason-no-such-table = Diesen Tisch gibt es nicht.
table-reason-no-such-game = Es gibt kein Spiel { $game }.
table-reason-no-such-match = Diese Partie gibt es an diesem Tisch nicht.
table-reason-no-such-round = Diese Runde gibt es in dieser Partie nicht.
table-reason-no-such-record = Diese Aufzeichnung gibt es nicht.
table-reason-no-such-page = Diese Seite gibt es nicht.
table-reason-malformed-message = Das versteht der Server nicht: { $problem }
table-reason-malformed-request = Das versteht der Server nicht: { $problem }
table-reason-hello-first = Der Server erwartet zuerst ein Hallo.
table-reason-hint-pending = Du hast schon um einen Tipp gebeten. Er kommt gleich.
table-reason-too-many-messages = Zu viele Nachrichten: Der Server nimmt höchstens { $a_second } pro Sekunde.
table-reason-too-many-requests = Zu viele Anfragen. Warte eine Minute.
table-reason-too-slow = Deine Verbindung ist zu langsam für diesen Tisch.
table-reason-server-stopping = Der Server wird gerade beendet. Nichts geht verloren.
table-reason-server-error = Auf dem Server ist etwas schiefgegangen.
table-reason-foreign-origin = Diese Anfrage kommt von einer anderen Seite.

## Jedes Spiel im Terminal

board-round = Runde { $number }
board-with = { $seats ->
    [you] mit dir
   *[other] mit: { $seats }
  }
board-alone = allein
board-deals = Geber
board-empty = (leer)
board-hand = Deine Hand
board-hand-of = Karten von { $name }
board-counted = Runde { $number }, gezählt
# Höchstens sechs Buchstaben.
column-cards = Karten
column-total = gesamt
fact-cards = { $value ->
    [one] eine Karte
   *[other] { $value } Karten
  }

## Eine Entscheidung

turn-yours = Du bist dran
turn-prompt = { $asked } ({ turn-numbers }? hilft): { "" }
turn-prompt-zero = { $asked } ({ turn-numbers }0: { $move }, ? hilft): { "" }
turn-numbers = { $count ->
    [0] { "" }
    [one] 1,{ " " }
   *[other] 1 bis { $count },{ " " }
  }
turn-which = { $card }: welcher Stich, 1 bis { $count }? { "" }
turn-which-move = Welcher Zug, 1 bis { $count }? { "" }
turn-no-such-number = Eine Nummer { $number } gibt es hier nicht: Wähl 1 bis { $count }.
turn-undone = Zurückgenommen: { $move }.
turn-nothing-to-undo = Es gibt nichts zum Zurücknehmen.
turn-log-empty = In dieser Runde ist noch nichts geschehen.
turn-help =
    Tipp die Nummer über einer Karte, um sie zu spielen. Geht das auf mehrere
    Arten, wirst du gefragt. Du kannst deinen Zug auch schreiben:
    { $notation }
    Enter   den Tisch noch einmal zeigen
    hint    was gute Spieler jetzt täten
    log     was in dieser Runde geschehen ist
    score   der Punktestand, Runde für Runde
    rules   die Regeln dieser Partie in Kürze
    quit    aufhören; alles ist gespeichert, mazzo play --resume spielt weiter
score-title = Punktestand
score-round = Runde
score-total = Gesamt
rules-option = { $option }: { $value }

## Warum ein Zug nicht geht: Gründe, die mehrere Spiele haben

reason-not-a-move = „{ $text }“ ist kein Zug. Tipp die Nummer einer Karte, oder ? für Hilfe.
reason-unknown-card = „{ $card }“ ist keine Karte. Tipp die Nummer einer Karte, oder ? für Hilfe.
reason-several-moves = „{ $text }“ kann { $moves } heißen. Sag, was du meinst.
reason-watching = Du schaust nur zu.
reason-round-over = Die Runde ist zu Ende.
reason-not-your-turn = { $seat ->
    [you] Du bist dran, aber diese Karte geht nicht.
   *[other] { $seat } ist dran.
  }
reason-card-not-held = { $card } ist nicht unter den Karten, die du spielen kannst.
reason-not-allowed = Das geht jetzt nicht. Du kannst spielen: { $moves }.

## Was gefragt ist

ask-play = Du bist dran: Spiel eine Karte

## Tipps

advice-only-move = Das ist dein einziger Zug.
advice-good-move = Von deinen Zügen verspricht dieser am meisten.
hint-move = Tipp: { $move }
hint-values = Wie weit dich jeder Zug im Schnitt vor die anderen bringt:
hint-value = { $sign }{ $points }
hint-thinking = Einen Moment ...

### Der Tisch im Browser.

## Die Spiele

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Könner
level-master = Meister

## Seiten

web-tagline = Karten auf den Tisch
web-home = Start
web-to-home = Zur ersten Seite
web-settings = Einstellungen
web-no-page = Diese Seite gibt es nicht
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-connecting = Verbinden …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-play-now = Sofort spielen
web-with-friends = Mit Freunden
web-new-table-of = Ein neuer Tisch: { $game }
web-preset = Was ihr spielt
web-preset-plain = Wie in den Regeln
web-join = Mitspielen mit Link oder Code
web-join-example = zum Beispiel k7qf3m2xab
web-join-empty = Füg den Link eines Tisches ein, oder tipp seinen Code.
web-join-unknown = Kein Tisch hat den Code { $code }. Prüf ihn, oder bitte um einen neuen Link.
web-join-go = Mitspielen
web-table-waits = Dein Tisch wartet
web-my-tables = Deine Tische
web-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
  }
web-public-tables = Offene Tische
web-no-public-tables = Gerade hat niemand einen Tisch für alle geöffnet.
web-go-on = Weiter
web-sit-down = Mitspielen
web-watch = Zusehen
web-leave-table = Tisch verlassen
web-delete-table = Tisch löschen
web-leave-ask = Diesen Tisch ({ $game }) verlassen?
web-leave-open = Deine Plätze werden frei, und der Tisch steht nicht mehr in deiner Liste.
web-leave-running = Ein Bot spielt für dich weiter, und der Tisch steht nicht mehr in deiner Liste.
web-stay = Bleiben
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
web-name-too = Name einer weiteren Person an diesem Gerät
web-name-first = Gib zuerst den Namen der Person ein, die dort sitzt.
web-you = Du
web-guest = Gast
web-rules = Hausregeln
web-default = wie in den Regeln
web-seats = Anzahl der Spieler
web-players-count = { $count ->
    [one] zu einem
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $count }
  }
web-who = Wer spielt
web-public = Alle dürfen mitspielen
web-hints = Tipps erlaubt
web-level = Spielstärke der Bots
web-clock = Mit Uhr
web-clock-seconds = Sekunden für jeden Zug
web-clock-bank = Sekunden Reserve für die Partie
web-open-table = Tisch eröffnen
web-host-is = Gastgeber: { $name }
web-is-host = Gastgeber
web-watching = Du siehst zu.
web-watching-free = Du siehst zu. Wenn du mitspielen willst, nimm einen freien Platz.
web-host-starts = { $name } startet die Partie.
web-free = frei
web-sit = Hier sitzen
web-sit-too = Noch jemand hier
web-stand = Aufstehen
web-add-bot = Bot dazusetzen
web-remove = Wegschicken
web-let-bot = Einen Bot spielen lassen
web-lock = Niemand sonst darf sich setzen
web-start = Los
web-bots-fill = Freie Plätze nehmen Bots ein.
web-invite = Einladen
web-invite-text = Wer diesen Link oder diesen Code hat, kann sich setzen.
web-invite-here-only = Dieser Link geht nur auf diesem Rechner. Starte Mazzo mit „mazzo --lan“, dann können andere in deinem Netz mitspielen.
web-link = Link
web-code = Code
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als Code fürs Handy

## Am Tisch

web-table = Tisch
web-players = Spieler
web-menu = Am Tisch
web-round = Runde { $number }
web-dealer = Geber
web-dealer-token = G
web-seconds = { $count } s
web-holds = { $count ->
    [one] hält { $count } Karte
   *[other] hält { $count } Karten
 }
web-total = Gesamt
web-bot = Bot, { $level }
web-bot-plays = ein Bot spielt
web-away = abwesend
web-on-turn = ist dran
web-your-hand = Deine Karten
web-hand-of = Karten von { $name }
web-which = Wähl, was du damit machst.
web-which-take = Tipp die Karten an, die du nehmen willst.
web-part = { $card } und was folgt, { $count } Karten
web-with-you = mit dir
web-with = mit { $names }
web-area-of = { $name }: { $area }
web-laid = { $card }, { $seat ->
    [you] von dir
   *[other] von { $seat }
  }
web-laid-wins = { $card }, { $seat ->
    [you] von dir
   *[other] von { $seat }
  }, macht den Stich
web-clockwise = Es geht im Uhrzeigersinn: Wer als Nächstes dran ist, sitzt links von dir
web-counter-clockwise = Es geht gegen den Uhrzeigersinn: Wer als Nächstes dran ist, sitzt rechts von dir
web-your-turn = Du bist dran
web-not-your-turn = Du bist nicht dran.
web-waiting-for = Warten auf { $names }
web-waiting = Warten auf die anderen
web-shuffling = Mischen: Jeder Browser trägt etwas bei …
web-confirm = Spielen: { $move }?
web-do-it = Ja
web-not-yet = Noch nicht
web-take-back = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Moment …
web-hint-values = Vorsprung vor den anderen im Schnitt
web-hint-do = So spielen
web-leave = Gehen
web-leave-text = Ein Bot übernimmt deine Karten und spielt weiter. Du kannst zurückkommen und dich wieder an deinen Platz setzen.
web-leave-seat = Einen Bot für mich spielen lassen
web-take-over = Wieder selbst spielen
web-wish = { $name } möchte den letzten Zug zurücknehmen.
web-wish-pending = { $name } möchte einen Zug zurücknehmen.
web-agree = Einverstanden
web-refuse = Nein
web-pass-to = Gib das Gerät weiter
web-i-am = Ich bin { $name }
web-more = Mehr
web-close = Schließen
web-log = Verlauf
web-score = Punktestand
web-fair = Faires Mischen
web-commitment = SHA-256 des Startwerts dieser Partie:
web-keys = Tasten
web-keys-text = H geht zu deiner Hand, die Pfeiltasten gehen sie entlang, Enter spielt. U nimmt einen Zug zurück, L öffnet diese Seite, Escape schließt sie. ? gibt einen Tipp.
web-host = Du bist Gastgeber
web-abandon = Partie für alle beenden
web-abandon-ask = Partie für alle beenden?
web-abandon-text = Dann gewinnt niemand, und niemand kann sie weiterspielen. Wenn nur du gehen willst, lass einen Bot für dich spielen.
web-abandon-yes = Beenden
web-abandon-no = Weiterspielen

## Die Wertung, und danach

web-count = Wertung
web-round-count = Runde { $number }
web-won = { $names ->
    [you] Du hast gewonnen
   *[other] { $count ->
        [one] { $names } hat gewonnen
       *[other] Gewonnen: { $names }
      }
  }
web-ended = Partie beendet von { $names }
web-abandoned = Die Partie wurde abgebrochen
web-next-round = Nächste Runde
web-rematch = Revanche
web-replay = Partie nachspielen
web-download = Aufzeichnung herunterladen

## Einstellungen

web-language = Sprache
web-preview = So sieht es aus
web-preview-move = Eine Karte bewegen
web-set-theme = Darstellung
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
web-set-cards = Größe der Karten
web-set-cards-small = klein
web-set-cards-medium = mittel
web-set-cards-large = groß
web-set-motion = Bewegung
web-set-motion-system = wie das System
web-set-motion-full = an
web-set-motion-none = aus
web-set-sound = Ton
web-set-sound-off = aus
moment-won = Das Spiel ist gewonnen!
web-set-confirm = Vor jeder Karte nachfragen
web-other-device = Ein anderes Gerät
web-other-device-text = Mit einem persönlichen Link öffnest du deine Plätze auf einem anderen Gerät. Er gilt einen Tag; gib ihn nicht weiter.
web-other-device-link = Persönlichen Link erstellen

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
web-verify-fine = Alles in Ordnung.
web-verify-wrong = Hier stimmt etwas nicht.
web-verify-seed = { $ok ->
    [yes] Der Startwert ist der, auf den der Tisch sich festgelegt hat.
   *[no] Der Startwert ist nicht der, auf den der Tisch sich festgelegt hat.
  }
web-verify-promise = { $ok ->
    [yes] Dieser Browser hat die Festlegung vor der ersten Karte gesehen.
   *[no] Vor der ersten Karte hat dieser Browser eine andere Festlegung gesehen.
  }
web-verify-unseen = Dieser Browser war am Anfang der Partie nicht dabei; er muss der Festlegung glauben, die der Server jetzt zeigt.
web-verify-added = { $ok ->
    [yes] Was dieser Browser beigetragen hat, ist Teil des Mischens.
   *[no] Was dieser Browser beigetragen hat, ist nicht Teil des Mischens.
  }
web-verify-dealer = { $ok ->
    [yes] Der erste Geber wurde ausgelost: { $found }.
   *[no] Der erste Geber hätte { $expected } sein müssen, nicht { $found }.
  }
web-verify-round = { $ok ->
    [yes] Runde { $number }: Alle { $cards } Karten lagen dort, wohin das Mischen sie brachte.
   *[no] Runde { $number }: { $count ->
        [one] eine Karte liegt
       *[other] { $count } Karten liegen
      } nicht dort, wohin das Mischen sie brachte.
  }
web-verify-hand = { $ok ->
    [yes] Runde { $number }: Deine Karten waren die, die dieser Browser dir gezeigt hat.
   *[no] Runde { $number }: Dieser Browser hat dir andere Karten gezeigt: { $cards }.
  }
web-verify-the-seed = Der Startwert selbst:
web-verify-difference = { $place ->
    [hand] { $name }, Karte { $position }
    [table] Der Tisch, Karte { $position }
   *[stock] Die übrigen Karten, Karte { $position }
  }: { $expected } laut Mischen, { $found } laut Aufzeichnung.
