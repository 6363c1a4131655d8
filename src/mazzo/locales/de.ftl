### Worte der Befehlszeile, und wenn sie etwas ablehnt.

## Ablehnungen: je eine Zeile

error-option = Option { $key } kann nicht { $value } sein; erlaubt: { $allowed }
error-unknown-option = es gibt keine Option { $key }; zur Wahl stehen { $allowed }
error-unknown-preset = { $game } hat keine Vorlage { $preset }; zur Wahl stehen { $allowed }
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
error-file-missing = { $path }: Diese Datei gibt es nicht
error-file-folder = { $path }: Das ist ein Ordner, keine Datei
error-file-forbidden = { $path }: Du darfst diese Datei nicht lesen
error-arguments = { $problem }
error-port = Port { $port } lässt sich nicht verwenden: { $problem }
error-origin = { $text } ist keine Herkunft: Schreib sie wie https://cards.example
error-proxy = { $text } ist weder eine Adresse noch ein Netz, wie 192.0.2.1 oder 192.0.2.0/24
error-limit-unknown = { $text } ist keine Grenze, die sich setzen lässt; diese lassen sich setzen, wie guests_an_hour=100: { $known }
error-limit-value = { $text }: schreib { $kind ->
    [whole] eine ganze Zahl
   *[number] eine Zahl
  }, mindestens { $least }
error-not-started = der Server konnte nicht starten; die Zeilen darüber sagen, warum
error-processes = auf einer Maschine laufen 1 bis { $most } Prozesse
error-processes-database = mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://…
error-folder-in-use = { $folder } wird von einem anderen Mazzo benutzt (Prozess { $process }); beende es zuerst, oder wähle mit --data einen anderen Ordner
error-storage-full = in { $path } lässt sich nichts speichern: Es ist kein Platz mehr frei ({ $problem })
error-storage-locked = { $path } wird von einem anderen Programm festgehalten ({ $problem }); beende es und versuche es noch einmal
error-storage-unwritable = { $path } lässt sich nicht beschreiben: { $problem }
error-storage-failing = { $path } lässt sich nicht lesen oder beschreiben: { $problem }
error-storage-damaged = { $path } ist beschädigt ({ $problem }); setze mit mazzo restore DATEI eine Sicherung an seine Stelle
error-role = es gibt keine Rolle { $role }; zur Wahl stehen moderator, admin und none
error-database-version = { $path } stammt von einer früheren Version; starte den Server einmal, er bringt die Datei auf den neuesten Stand
error-storage-newer = { $path } stammt von einer neueren Version von Mazzo; aktualisiere Mazzo und versuche es noch einmal
error-no-tables = in { $folder } gibt es noch keine Tische
error-back-up-itself = { $path } ist die Datenbank selbst; wähle für die Sicherung eine andere Datei
error-back-up-damaged = { $path } ist keine Sicherung von Mazzo, oder sie ist beschädigt: { $problem }
error-no-back-up = { $path } ist keine Sicherung von Mazzo
error-not-handed-over = der Server, der { $folder } benutzt, hat die Sicherung nicht übernommen, und alles ist wie vorher; beende den Server und versuche es noch einmal
error-check = { $path }: { $tables ->
    [one] ein Tisch ist beschädigt
   *[other] { $tables } Tische sind beschädigt
}
error-database-address = { $address } ist keine Adresse einer PostgreSQL-Datenbank: Schreib sie wie postgresql://user@host/name
error-database-away = { $address } antwortet nicht: { $problem }
error-database-refused = { $address } lässt diesen Server nicht hinein: { $problem }
error-database-missing = { $address }: Diese Datenbank gibt es nicht ({ $problem }); lege sie zuerst an, zum Beispiel mit createdb
error-database-old = { $address } ist PostgreSQL { $found }; Mazzo braucht { $needed } oder neuer
error-database = { $address } lässt sich nicht verwenden: { $problem }
error-redis-address = { $address } ist keine Adresse eines Redis-Servers: Schreib sie wie redis://host
error-redis-old = { $address } ist Redis { $found }; Mazzo braucht { $needed } oder neuer
error-redis-alone = --redis ist für einen Server mit --database: Ein Prozess allein braucht kein Redis
error-database-back-up = die Tische liegen in { $address }: Gesichert und zurückgeholt werden sie mit den Werkzeugen von PostgreSQL, pg_dump und pg_restore
error-database-holds = { $address } ist nicht leer; Tische ziehen nur in eine leere Datenbank um
error-database-differs = in { $address } steht nicht dasselbe wie in { $path } ({ $what }); nichts wurde übernommen
error-missing-part = dieser Teil von Mazzo ist nicht installiert: { $name }
error-missing-extra = dafür fehlt noch etwas: pip install "mazzo[{ $extra }]"

## Der Server

server-address = Mazzo läuft: { $address }
server-lan = Alle in diesem Netz können diese Adresse öffnen.
server-here-only =
    Nur dieser Rechner kann diese Adresse öffnen.
    Mit mazzo --lan spielen auch andere in deinem Netz mit.
server-data = Tische und Aufzeichnungen liegen in { $folder }
server-metrics = Messwerte für Prometheus gibt es unter { $address }
server-restored = Die Sicherung ist an ihrem Platz. Der Server macht mit ihr weiter.
server-stop = Strg-C beendet Mazzo.
server-compiled = Ab jetzt spielen die Bots mit voller Stärke: Ihre Engine ist kompiliert. Spätere Starts haben sie sofort.
server-not-compiled = Die Engine der Bots ließ sich nicht kompilieren; sie spielen weiter wie bisher. Warum, steht in { $log }.
database-waiting = { $address } antwortet noch nicht ({ $problem }); ich versuche es { $seconds } Sekunden lang …
worker-started = Lässt Bots ziehen, { $processes } gleichzeitig. Strg-C beendet es.

## Tische aufbewahren: Sicherungen und Prüfungen

admin-role = { $role ->
    [none] { $name } hat keine Rolle mehr.
    [moderator] { $name } moderiert.
   *[admin] { $name } ist Admin.
}
admin-penalty = { $kind ->
    [ban] { $name }: gesperrt
   *[mute] { $name }: stummgeschaltet
}, { $until ->
    [never] für immer
   *[other] bis { $until }
} ({ $reason })
admin-reports = { $count ->
    [0] Keine Meldung wartet.
    [one] Eine Meldung wartet.
   *[other] { $count } Meldungen warten.
}
admin-banned = { $name } kommt nicht mehr herein. Wer als neuer Gast wiederkommt, ist nicht zu erkennen.
admin-lifted = { $name } ist weder gesperrt noch stummgeschaltet.
admin-renamed = { $name } heißt jetzt { $to }.
admin-voided = Die Partie { $match } zählt nicht mehr, und alle Wertungen danach sind neu berechnet.
back-up-done = { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, geprüft
restore-done = Die Tische aus { $path } sind an ihrem Platz.
restore-taken = Die Tische aus { $path } sind an ihrem Platz, und der laufende Server macht mit ihnen weiter.
restore-kept = Was vorher da war, bleibt aufgehoben in { $path }
check-pages = { $path } wird gelesen …
check-progress = { $done } von { $all } Tischen
check-problem = Tisch { $table }, Ereignis { $number }: { $problem }
check-missing = { $tables ->
    [one] ein Tisch wurde nicht geprüft
   *[other] { $tables } Tische wurden nicht geprüft
}, weil { $game } nicht installiert ist
check-whole = { $path } ist unbeschädigt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}, { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
} nachgeprüft
move-progress = { $what }: { $done } von { $all }
move-checking = { $what }: { $all } Zeilen werden verglichen …
move-done = { $tables ->
    [one] Ein Tisch mit { $events } Ereignissen und alle Leute sind jetzt in { $address }; jede Zeile wurde verglichen.
   *[other] { $tables } Tische mit { $events } Ereignissen und alle Leute sind jetzt in { $address }; jede Zeile wurde verglichen.
}
move-next = { $path } ist, wie es war. Starte den Server von nun an mit --database.

## Was an einer Aufzeichnung nicht stimmt: die Zeile, dann der Grund

error-record = { $path }, Zeile { $line }: { $reason }
error-record-not-a-record = das ist keine Aufzeichnung von Mazzo
error-record-version = das ist eine Aufzeichnung der Version { $version }; dieses Mazzo liest die Versionen 1 und 2
error-record-not-text = das ist kein UTF-8-Text
error-record-truncated = die Aufzeichnung bricht ab: Die letzte Zeile, die Prüfsumme, fehlt
error-record-checksum = die Prüfsumme passt nicht: Die Aufzeichnung wurde geändert oder beschädigt
error-record-expected = hier muss stehen: { $form }
error-record-unknown-game = es gibt kein Spiel { $name }
error-record-option = Option { $key } kann nicht { $value } sein; erlaubt: { $allowed }
error-record-seats = die Zahl der Plätze passt nicht zum Spiel; erlaubt: { $allowed }
error-record-commitment = der Startwert ist nicht der, der vorab festgelegt war
error-record-commit = was Platz { $seat } beigetragen hat, ist nicht das, was er festgelegt hatte
error-record-void = Platz { $seat } kann bei diesem Mischen nicht gefehlt haben oder steht doppelt da
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
arena-points = Punkte je Runde, 95 %
arena-times = ms p50/p95
arena-ratings = Wertungen
arena-player = Spieler
arena-rating = Elo
error-bots = --bots braucht mindestens zwei verschiedene Namen, durch Kommas getrennt

## Programs from outside, and work on other machines

error-command = mit { $name } lässt sich kein Programm starten: Schreib cmd:PROGRAMM ARGUMENTE, oder cmd/slow:…, wenn es länger denken darf
error-cluster-unreachable = unter { $address } antwortet kein Dask-Cluster: { $detail }
error-cluster-different = ein Rechner des Clusters { $address } hat ein anderes Mazzo ({ $detail }): Seine Ergebnisse wären nicht dieselben
error-program-unnamed = in dieser Partie spielt ein Programm mit: Sag mit --bot "cmd:…" noch einmal, welches
program-crashed = es ist zu Ende
program-late = es war zu spät
program-garbage = das ist keine Antwort
program-illegal = dieser Zug ist nicht erlaubt
program-lost = { $name }, Platz { $seat }: { $wrong }; gespielt wurde dafür { $move }
program-lost-count = { $name } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 } an den schnellen Spieler verloren, weil es versagt hat.
program-dropped = { $name } hat in einer Runde dreimal versagt und spielt nicht mehr mit; das Ergebnis ist das der Runden davor.
program-failed = { $name }: { $wrong }. Diesmal entscheidet ein Vereinsspieler.
program-failed-last = { $name }: { $wrong }. Das war das dritte Mal: Ein Vereinsspieler spielt weiter.

## mazzo dataset

dataset-playing = Spielen
dataset-written = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
 } mit { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
 } in { $path }
dataset-verified = geprüft: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 } mit { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
 }, jeder Zug, jede Sicht und jeder Punkt
error-dataset-other = in { $path } liegt schon ein anderer Datensatz oder etwas anderes: Wähl einen anderen Ordner
error-dataset-unfinished = der Datensatz { $path } ist nicht fertig: Derselbe Befehl macht weiter
error-dataset-damaged = { $path } ist beschädigt: { $what }
error-dataset-dropped = { $name } hat in Partie { $match } dreimal versagt und spielt nicht mehr mit: Diese Partie ist nicht im Datensatz

## mazzo review

error-review-unfinished = { $path }: Diese Partie ist noch nicht zu Ende; beurteilt werden nur beendete
error-review-nobody = für Platz { $seat } entscheidet niemand: Ihn spielen die Regeln

## mazzo puzzles, mazzo puzzle

puzzles-finding = Aufgaben werden gesucht
puzzles-found = { $count ->
    [one] Eine Aufgabe, in { $path }
   *[other] { $count } Aufgaben, in { $path }
  }
puzzle-title = Aufgabe { $number } von { $count }
puzzle-ask = Finde den besten Zug. show verrät ihn, quit beendet.
puzzle-ask-turn = Finde den besten Zug, oder womit der beste Zug beginnt. show verrät ihn, quit beendet.
puzzle-right = Richtig!
puzzle-wrong = Es gibt Besseres. Versuch es noch einmal.
puzzle-missed = Das würden viele spielen, aber es gibt Besseres. Versuch es noch einmal.
puzzle-best = Am besten: { $move }
puzzle-cost = Das übliche { $move } kostet, in { $unit }: { $cost }.
puzzle-rating = Deine Wertung: { $rating }. Beim ersten Versuch: { $solved } von { $count }.
puzzle-next = Enter für die nächste Aufgabe, oder quit:{" "}
error-puzzles-source = sag, woher die Aufgaben kommen: entweder --from AUFZEICHNUNGEN oder --self-play N
error-puzzles-game = { $path }: Das ist eine Partie { $other }, nicht { $game }
error-no-puzzles = es gibt noch keine Aufgaben; so findest du welche: mazzo puzzles { $game } --self-play 50

## mazzo games

games-values = { $allowed } (üblich { $default })
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
record-shuffle-open = Mischen 1: Die Beiträge waren offen. Es wurde fair gemischt, außer jemand kannte den Startwert und trug als Letzter bei.
record-shuffle-sealed = Mischen 2: { $count ->
    [0] Niemand hat etwas beigetragen.
    [one] Ein Beitrag stand fest, bevor einer aufgedeckt wurde.
   *[other] { $count } Beiträge standen fest, bevor einer aufgedeckt wurde.
  }
record-listing = Prüfwert der Liste, zum Vergleichen mit dem, was andere gesehen haben:
record-void = Davor zählte ein Mischen nicht: Platz { $seat } ({ $name }) hatte einen Beitrag festgelegt und nie aufgedeckt.

### Worte des Tisches, für jedes Spiel dieselben.

## Listen und Namen

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-you = du
name-gone = jemand
name-you = Du
name-person = Spieler { $number }
name-robot = Roboter
card-hidden = eine verdeckte Karte
# Sentences of games choose by this word.
list-none = nichts

## Wie jeder der Bots ist

bot-berta = Berta zählt zweimal und nimmt den sicheren Punkt.
bot-berta-greet = Guten Tag. Die Stühle sind gezählt.
bot-berta-won = Es ist aufgegangen. Wie meistens.
bot-berta-lost = Das zähle ich noch einmal nach.
bot-berta-thanks = Danke. Das schreibe ich mir auf.
bot-berta-gained = Das zähle ich gern zweimal.
bot-carlo = Carlo spielt und bietet hoch und lacht, wie es auch kommt.
bot-carlo-greet = Ha! Wer traut sich?
bot-carlo-won = Ha! Alles oder nichts, und es war alles!
bot-carlo-lost = Ha! Das war es wert.
bot-carlo-thanks = Ha! Zu gütig!
bot-carlo-gained = Ha! Mehr davon!
bot-dora = Dora merkt sich jede Karte und richtet sich nach dem, was weg ist.
bot-dora-greet = An dich erinnere ich mich.
bot-dora-won = Ich habe mir die richtigen gemerkt.
bot-dora-lost = Das vergesse ich nicht.
bot-dora-thanks = Das merke ich mir.
bot-dora-gained = Auch das habe ich mir gemerkt.
bot-emilio = Emilio wartet und hebt sich die beste Karte für den Schluss auf.
bot-emilio-greet = Es eilt nicht.
bot-emilio-won = Das Gute kommt zum Schluss.
bot-emilio-lost = Ich habe etwas zu lange gewartet.
bot-emilio-thanks = Danke. Ich habe mir Zeit gelassen.
bot-emilio-gained = Das Warten hat sich gelohnt.
bot-fosca = Fosca will alles, was auf dem Tisch liegt.
bot-fosca-greet = Kann ich den Stuhl da auch noch haben?
bot-fosca-won = Meins. Alles.
bot-fosca-lost = Nichts habt ihr mir übrig gelassen!
bot-fosca-thanks = Das nehme ich auch, danke.
bot-fosca-gained = Wieder meins!
bot-gino = Gino spielt sofort und bereut es sofort.
bot-gino-greet = Hallo hallo, wer ist dran?
bot-gino-won = Schon vorbei? Ich habe gewonnen?
bot-gino-lost = Ach, hätte ich nur erst gedacht.
bot-gino-thanks = Danke! Weiter, weiter!
bot-gino-gained = Oh! War ich das?
bot-ida = Ida lächelt, strickt und kennt keine Gnade.
bot-ida-greet = Komm nur, Liebes. Vorsicht, die Wolle.
bot-ida-won = Na, na. Noch eine Reihe, und fertig.
bot-ida-lost = Oh. Mir ist eine Masche gefallen.
bot-ida-thanks = Wie lieb von dir.
bot-ida-gained = Nicht böse gemeint, Liebes.
bot-lino = Lino vertraut dem Wind, und oft weht er für ihn.
bot-lino-greet = Schöner Wind heute.
bot-lino-won = Der Wind stand gut für mich.
bot-lino-lost = Der Wind hat gedreht.
bot-lino-thanks = Bedank dich beim Wind.
bot-lino-gained = Das war Rückenwind.
bot-mirko = Mirko ist drei Züge voraus und sagt nichts.
bot-mirko-greet = …
bot-mirko-won = Wie erwartet.
bot-mirko-lost = Das habe ich kommen sehen.
bot-mirko-thanks = Mhm.
bot-mirko-gained = Mhm. Nach Plan.
bot-nives = Nives lässt den anderen nichts übrig und sich nichts anmerken.
bot-nives-greet = Guten Abend.
bot-nives-won = Habt ihr etwas anderes erwartet?
bot-nives-lost = Sieht man es mir an? Nein.
bot-nives-thanks = Vermerkt.
bot-nives-gained = So.
bot-oskar = Oskar lässt keinen Partner im Stich.
bot-oskar-greet = Ich bin bei dir, Partner.
bot-oskar-won = Das haben wir zusammen geschafft.
bot-oskar-lost = Meine Schuld. Nächstes Mal klappt es.
bot-oskar-thanks = Dir auch, mein Freund.
bot-oskar-gained = Das haben wir alle gut gemacht.
bot-pina = Pina, die Katze des Cafés, jagt Karten lieber, als sie zu zählen.
bot-pina-greet = Miau.
bot-pina-won = Prrrr.
bot-pina-lost = Miau?
bot-pina-thanks = Prrr.
bot-pina-gained = Schnurr.

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
error-resume-alone = --resume spielt die Partie so weiter, wie sie gespeichert ist: Lass { $given } weg
error-nothing-saved = in { $path } gibt es keine angefangene Partie
error-save = die gespeicherte Partie { $path } ist beschädigt, Zeile { $line }: { $reason }
error-save-elsewhere = die gespeicherte Partie { $path } geht inzwischen in einem anderen Terminal weiter
error-data-folder = in { $path } lassen sich keine Partien speichern: { $problem }

## mazzo play: rund um eine Partie

play-with-bots = Mit { $names } ({ $count ->
    [one] ein Bot
   *[other] Bots
  }).
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
error-table-names = an einem Terminal kann sich nur einer an den Tisch setzen: Gib --name einmal an
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
online-note-below = spielt vorerst unter seiner Spielstärke
online-link = Mit diesem Link spielen andere mit, im Browser oder mit mazzo play --table:
online-here-only = Dieser Link funktioniert nur auf diesem Rechner: Starte den Server mit mazzo --lan, dann können andere in deinem Netz mitspielen.
online-how = ? hilft, rules zeigt die Regeln, quit beendet. Dein Platz bleibt dir.
online-which-seat = Welcher Platz: { $seats }, oder w zum Zuschauen? { "" }
online-no-seat = „{ $text }“ ist kein freier Platz.
online-name = Dein Name: { "" }
online-watch-running = Die Partie läuft schon, du schaust zu.
online-watch-full = Alle Plätze sind besetzt, du schaust zu.
online-host = Mit start geht es los, Bots nehmen die freien Plätze: { "" }
online-waiting = Warten auf { $names }.
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
online-hours = Du hast { $hours ->
    [one] eine Stunde.
   *[other] { $hours } Stunden.
  }
online-days = Du hast { $days ->
    [one] einen Tag.
   *[other] { $days } Tage.
  }
online-below = { $who } spielt vorerst unter der eigenen Spielstärke: Die Zeit zum Nachdenken ist aufgebraucht.
online-hurry = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
online-ready = Enter, wenn du so weit bist: { "" }
online-rematch = rematch für eine Revanche, alle einen Platz weiter; quit zum Aufhören: { "" }
online-over = Warte auf eine weitere Partie, oder hör mit quit auf: { "" }
online-lost = Verbindung verloren. Neuer Versuch …
online-again = Wieder verbunden.
online-left = Du hast den Tisch verlassen. Derselbe Befehl bringt dich auf deinen Platz zurück.
online-fair = Fair gegeben: Alle Karten folgen aus dem, was vorher bei allen feststand, auch bei diesem Terminal.
online-unfair = ACHTUNG: Die Aufzeichnung beweist nicht, dass es die versprochenen Karten waren.
pair-how = Öffne auf deinem anderen Gerät die Einstellungen unter { $address } und wähl „Gerät hinzufügen“. Gib dort diesen Code ein, dann wähl die Zahl. Der Code gilt einmal, fünf Minuten lang.
pair-code = Code: { $code }
pair-number = Zahl: { $number }
pair-waiting = Warten auf dein anderes Gerät …
pair-yes-or-no = Tipp yes oder no: { "" }
pair-no = Nichts hat sich geändert.
pair-play = Spiel mit: { $command }
pair-which = Welche Zahl zeigt das neue Gerät: { $numbers }? Alles andere lässt es nicht zu: { "" }
shuffle-warning-title = Sieh dir dieses Mischen an
shuffle-warning-missing = Dein Beitrag fehlt bei diesem Mischen: Er kam zu spät, oder der Server hat ihn weggelassen. Die Karten hängen diesmal nicht von dir ab. Wenn das wieder geschieht, vertrau diesem Server nicht.
shuffle-warning-elsewhere = Ein anderes deiner Geräte ist an diesem Mischen beteiligt, dieses darum nicht. Wenn du kein anderes Gerät an diesem Tisch hast, vertrau diesem Server nicht.
shuffle-warning-list = Die Liste der Beiträge, die der Server zeigt, widerspricht sich. Dein Beitrag bleibt geheim; dieses Mischen wird nicht zählen.
shuffle-warning-changed = Der Server verspricht für dieses Mischen etwas anderes als vorher. Dein Beitrag bleibt geheim.
shuffle-warning-blamed = Der Server sagt, dein Beitrag zum Mischen sei nicht angekommen, doch dieses Gerät hat ihn geschickt. Entweder war die Verbindung schlecht, oder der Server ist nicht ehrlich.
shuffle-warning-revealed = Diese Karten folgen nicht aus dem, was vorher bei allen feststand. Vertrau diesem Server nicht.
shuffle-warning-void = Der Server zeigt für das Mischen, das nicht zählt, einen anderen Startwert, als er versprochen hatte. Vertrau diesem Server nicht.
online-refused = Der Server lehnt ab: { $code }
online-too-old = Der Server spricht eine neuere Sprache als dieses Programm. Aktualisiere Mazzo.
online-say-how = Tipp say und eine Nummer, oder wie es anfängt:
online-say-unknown = So etwas gibt es nicht zu sagen: say zeigt alles.
online-which-speaker = Tipp { $command } und die Nummer eines Platzes; who zählt sie auf.
online-muted = Du hörst { $name } nicht mehr.
online-unmuted = Du hörst { $name } wieder.
online-help =
    Tipp die Nummer über einer Karte, um sie zu spielen. Geht das auf mehrere
    Arten, wirst du gefragt. Du kannst deinen Zug auch schreiben:
    { $notation }
    Enter   den Tisch noch einmal zeigen
    hint    was gute Spieler jetzt täten
    log     was in dieser Runde geschehen ist
    score   der Punktestand, Runde für Runde
    rules   die Regeln dieser Partie; rules und ein Kapitel liest dort weiter
    what    erklärt ein Wort: what und das Wort
    who     wer am Tisch sitzt
    say     was man am Tisch sagt; say und eine Nummer sagt es
    mute    mute und ein Platz: den hörst du nicht; silence: keiner (Gastgeber)
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
table-event-programs = { $programs ->
    [yes] Selbst geschriebene Bots dürfen sich an diesen Tisch setzen.
   *[no] An diesen Tisch setzen sich keine selbst geschriebenen Bots.
  }
table-event-host-passed = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $who } ist jetzt Gastgeber.
  }
table-event-voided = { $cause ->
    [open] { $who ->
        [you] Dein Beitrag zum Mischen kam nicht rechtzeitig an. Das war der zweite Versuch, darum ist der Tisch wieder offen.
       *[other] Der Beitrag von { $who } zum Mischen kam nicht rechtzeitig an. Das war der zweite Versuch, darum ist der Tisch wieder offen.
      }
   *[again] { $who ->
        [you] Dein Beitrag zum Mischen kam nicht rechtzeitig an: Ein Bot spielt für dich, und es wird neu gemischt.
       *[other] Der Beitrag von { $who } zum Mischen kam nicht rechtzeitig an: Dort spielt ein Bot, und es wird neu gemischt.
      }
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
table-event-late = { $who ->
    [you] Deine Zeit ist um: Die Partie ist aus, und du hast den letzten Platz.
   *[other] Die Zeit ist um: Die Partie ist aus, und der letzte Platz geht an { $who }.
}

## Warum ein Tisch ablehnt

table-reason-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-reason-table-locked = Der Gastgeber lässt niemanden mehr Platz nehmen.
table-reason-table-closed = Dieser Tisch ist geschlossen: { $most } Dinge sind ohne einen Zug passiert. Eröffne einen anderen.
table-reason-table-full = Dieser Tisch fasst nicht mehr: { $most } Dinge sind hier passiert. Was gespielt wurde, bleibt. Eröffne einen anderen.
table-reason-is-so = Das ist schon so.
table-reason-not-host = Das darf nur der Gastgeber.
table-reason-not-your-seat = Platz { $number } ist nicht deiner.
table-reason-no-such-seat = Einen Platz { $number } gibt es hier nicht.
table-reason-seat-taken = Platz { $number } ist besetzt.
table-reason-seat-free = Auf Platz { $number } sitzt niemand.
table-reason-seats-and-names = Gib jedem Platz einen eigenen Namen, und nimm jeden Platz nur einmal.
table-reason-name-empty = Gib einen Namen mit mindestens einem Buchstaben ein.
table-reason-name-long = Ein Name hat höchstens { $most } Buchstaben.
table-reason-name-marks = Dieser Name hat zu viele Zeichen an einem Buchstaben: Erlaubt sind höchstens { $most }.
table-reason-name-scripts = Dieser Name mischt Alphabete und könnte mit einem anderen verwechselt werden. Schreib ihn in einem.
table-reason-name-taken = Hier heißt schon jemand { $name } oder ganz ähnlich. Nimm einen anderen Namen.
table-reason-no-such-bot = Es gibt keinen Bot namens { $name }; zur Wahl stehen { $allowed }.
table-reason-no-such-level = Es gibt keinen Bot der Spielstärke { $level }; zur Wahl stehen { $allowed }.
table-reason-match-running = Warte, bis die Partie zu Ende ist.
table-reason-others-play = Hier spielen noch andere. Beende zuerst die Partie, oder verlass den Tisch.
table-reason-no-match-running = Es läuft keine Partie.
table-reason-not-playing = Gerade läuft keine Runde.
table-reason-match-over = Die Partie ist zu Ende. Weiter geht es mit einer Revanche.
table-reason-nobody-seated = Erst muss sich jemand setzen.
table-reason-not-seated = Du hast keinen Platz an diesem Tisch.
table-reason-not-shuffling = Die Karten sind schon gemischt.
table-reason-committed-before = Du hast deinen Beitrag zum Mischen schon festgelegt.
table-reason-commitments-closed = Dein Beitrag zum Mischen kam zu spät; es geht ohne ihn weiter.
table-reason-commitments-open = Noch haben nicht alle ihren Beitrag zum Mischen festgelegt.
table-reason-not-committed = Du bist an diesem Mischen nicht beteiligt.
table-reason-revealed-before = Dein Beitrag zum Mischen ist schon da.
table-reason-other-list = Dein Beitrag gehört zu einem anderen Mischen.
table-reason-other-bytes = Das ist nicht der Beitrag, den du festgelegt hattest.
table-reason-reveal-pending = Erst muss der Beitrag von { $seat } zum Mischen da sein. Versuch es gleich noch einmal.
table-reason-not-your-turn = { $seat ->
    [you] Für dich
   *[other] Für { $seat }
  } gibt es jetzt nichts zu entscheiden.
table-reason-stale-decision = Am Tisch hat sich etwas getan: Schau noch einmal hin, bevor du { $seat ->
    [you] entscheidest
   *[other] für { $seat } entscheidest
  }.
table-reason-no-hints = An diesem Tisch gibt es keine Tipps.
table-reason-no-programs = An diesem Tisch sitzen keine Programme, außer der Gastgeber erlaubt es.
table-reason-program-one-seat = Ein Programm nimmt einen Platz ein.
table-reason-program-may-not = Programme dürfen an Tischen sitzen und spielen, sonst nichts.
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
table-reason-rated-one-seat = An einem gewerteten Tisch hat jeder nur einen Platz.
table-reason-rated-no-bots = An einem gewerteten Tisch spielen keine Bots: Warte, bis alle Plätze besetzt sind.
table-reason-rated-no-hints = An einem gewerteten Tisch gibt es keine Tipps.
table-reason-rated-no-take-back = An einem gewerteten Tisch wird nichts zurückgenommen.
table-reason-rated-goes-on = Eine gewertete Partie wird zu Ende gespielt, von denen, die sie begonnen haben.
table-reason-no-such-phrase = Diesen Spruch gibt es nicht.
table-reason-no-such-speaker = Dort hat niemand etwas gesagt.
table-reason-talk-off = An diesem Tisch wird nicht geredet.
table-reason-talk-rated = An einem gewerteten Tisch wird vom Geben bis zur Abrechnung nicht geredet.
table-reason-talk-empty = Deine Nachricht ist leer.
table-reason-talk-no-text = An diesem Tisch gibt es nur Sprüche und Bilder.
table-reason-talk-accounts = Mit eigenen Worten schreibt nur, wer ein Konto hat.
table-reason-talk-silenced = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
table-reason-talk-muted = { $until ->
    [never] Du darfst hier am Tisch nichts mehr sagen. Grund: { $reason }
   *[other] Du darfst hier am Tisch bis { $until } nichts sagen. Grund: { $reason }
}

## Warum ein Server ablehnt

table-reason-no-identity = Der Server kennt dich nicht. Lade die Seite neu, oder erlaube sein Cookie.
table-reason-signed-out = Du wurdest auf diesem Gerät abgemeldet.
table-reason-no-such-session = Dieses Gerät ist schon abgemeldet.
table-reason-too-many-guests = Aus deinem Netz kommen gerade zu viele Neue: { $most } pro Stunde sind erlaubt. Versuch es später wieder.
table-reason-too-many-tables = Du hast schon { $most } Tische offen, mehr sind nicht erlaubt.
table-reason-too-many-public-tables = Du hast schon { $most } Tische, an denen alle mitspielen dürfen. Beende oder lösche zuerst einen.
table-reason-public-needs-clock = Ein Tisch, an dem alle mitspielen dürfen, braucht hier eine Uhr, damit ihn niemand aufhalten kann.
table-reason-rated-needs-account = An gewerteten Tischen spielt nur, wer ein Konto hat.
table-reason-rated-needs-public = Ein gewerteter Tisch ist öffentlich oder der eines Klubs.
table-reason-rated-needs-clock = Ein gewerteter Tisch braucht eine Uhr.
table-reason-rated-needs-rules = Gewertete Partien werden nach den üblichen Regeln gespielt, ohne Hausregeln.
table-reason-rated-without-robot = Partien mit einem Roboter werden nicht gewertet.
table-reason-clock-or-days = Ein Tisch hat eine Uhr oder wird über Tage gespielt, nicht beides.
table-reason-seats-not-allowed = Dieses Spiel braucht { $allowed } Spieler, nicht { $seats }.
table-reason-no-such-code = Kein Gerät zeigt diesen Code. Prüf die Buchstaben.
table-reason-code-expired = Dieser Code gilt nicht mehr. Lass das neue Gerät einen anderen zeigen.
table-reason-wrong-number = Das ist nicht die Zahl auf dem neuen Gerät, darum wurde es nicht zugelassen. Wenn es deines ist, fang noch einmal an.
table-reason-pairing-refused = Dein anderes Gerät hat abgelehnt. Nichts hat sich geändert.
table-reason-not-offered = Dein anderes Gerät hat noch nicht zugestimmt.
table-reason-too-many-codes = Aus deinem Netz wurden zu viele Codes verlangt: { $most } pro Stunde sind erlaubt. Versuch es später wieder.
table-reason-too-many-wrong-codes = Zu viele falsche Codes: { $most } pro Stunde sind erlaubt. Versuch es später wieder.
table-reason-no-account = Du hast hier noch kein Konto.
table-reason-account-already = Du bist schon in einem Konto angemeldet.
table-reason-account-name-taken = Hier heißt schon ein Konto { $name } oder ganz ähnlich. Wähl einen anderen Namen.
table-reason-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
table-reason-password-common = Dieses Passwort errät bald jeder. Wähl ein anderes.
table-reason-sign-in-wrong = Das passt nicht zusammen. Prüf den Namen und das Passwort oder den Code.
table-reason-sign-in-again = Melde dich dafür auf diesem Gerät noch einmal an.
table-reason-too-many-sign-ins = Das wurde öfter als { $most }-mal versucht. Warte eine Viertelstunde, oder melde dich mit einem Passkey an.
table-reason-too-many-credentials = Ein Konto hat höchstens { $most } Möglichkeiten, sich anzumelden.
table-reason-too-many-exports = Du hast in einer Stunde schon { $most }-mal alles heruntergeladen. Versuch es später wieder.
table-reason-too-many-reports = Du hast heute schon { $most }-mal etwas gemeldet. Versuch es morgen wieder.
table-reason-no-such-credential = Damit meldest du dich nicht mehr an.
table-reason-last-credential = Das ist deine letzte Möglichkeit, dich anzumelden. Füg zuerst eine andere hinzu.
table-reason-passkey-known = Dieser Passkey gehört schon zu einem Konto.
table-reason-passkey-unknown = Dieser Passkey gehört hier zu keinem Konto.
table-reason-passkey-wrong = Dein Gerät hat nicht mit einem Passkey für diese Seite geantwortet.
table-reason-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
table-reason-no-passkeys-here = Browser erlauben Passkeys nur auf verschlüsselten Seiten mit einem Namen und auf diesem Rechner selbst.
table-reason-public-needs-account = Um einen Tisch für alle zu eröffnen, brauchst du hier ein Konto.
table-reason-banned = { $until ->
    [never] Du darfst hier nicht mehr spielen. Grund: { $reason }
   *[other] Du darfst hier bis { $until } nicht spielen. Grund: { $reason }
}
table-reason-not-moderator = Das dürfen nur Moderatoren.
table-reason-no-such-person = Es gibt niemanden mit diesem Namen.
table-reason-no-such-report = Diese Meldung gibt es nicht, oder jemand hat sie schon erledigt.
table-reason-own-match = In dieser Partie hast du selbst gespielt: Das muss jemand anderes entscheiden.
table-reason-nothing-to-void = Diese Partie gibt es nicht, oder sie zählt schon nicht mehr.
table-reason-option = Option { $option } kann nicht { $value } sein. Erlaubt: { $allowed }.
table-reason-no-such-table = Diesen Tisch gibt es nicht.
table-reason-no-such-game = Es gibt kein Spiel { $game }.
table-reason-no-such-match = Diese Partie gibt es an diesem Tisch nicht.
table-reason-no-such-form = Diese Form gibt es bei diesem Spiel nicht.
table-reason-no-such-round = Diese Runde gibt es in dieser Partie nicht.
table-reason-no-such-day = Für diesen Tag gibt es kein Spiel.
table-reason-day-over = Dieser Tag ist vorbei, und sein Spiel ist geschlossen.
table-reason-day-not-over = Das bleibt für alle geschlossen, bis der Tag vorbei ist (UTC).
table-reason-day-played = Du hast das Spiel dieses Tages schon gespielt. Jeder spielt es einmal.
table-reason-day-moved-elsewhere = Du hast anderswo weitergespielt. Öffne das Spiel noch einmal.
table-reason-no-such-record = Diese Aufzeichnung gibt es nicht.
table-reason-no-such-review = Diese Partie ist noch nicht beurteilt.
table-reason-not-your-review = Nur wer diese Beurteilung angefordert hat, kann sie abbrechen.
table-reason-too-many-reviews = Du wartest schon auf { $most } Beurteilungen. Warte, bis eine fertig ist, oder brich eine ab.
table-reason-no-such-page = Diese Seite gibt es nicht.
table-reason-malformed-message = Das versteht der Server nicht: { $problem }
table-reason-malformed-request = Das versteht der Server nicht: { $problem }
table-reason-hello-first = Der Server erwartet zuerst ein Hallo.
table-reason-client-too-old = Diese Seite ist älter als der Server. Lade sie neu.
table-reason-hint-pending = Du hast schon um einen Tipp gebeten. Er kommt gleich.
table-reason-too-many-programs = Du hast schon { $most } Bots. Widerrufe zuerst einen.
table-reason-no-such-program = Diesen Bot gibt es nicht.
table-reason-too-many-hints = Du kannst { $most } Tipps pro Minute bekommen. Warte ein wenig.
table-reason-too-many-hellos = Du bist zu oft an Tische gekommen: { $most }-mal pro Minute ist erlaubt. Warte ein wenig.
table-reason-too-many-sockets = Du hast Tische in zu vielen Fenstern offen: { $most } sind erlaubt. Schließ eines.
table-reason-hint-unfinished = Der Tipp hat zu lange gebraucht. Frag später noch einmal.
table-reason-too-much-talk = Du kannst höchstens { $most } Dinge auf einmal sagen: Warte ein paar Sekunden.
table-reason-is-yourself = Das bist du selbst.
table-reason-you-block-them = Du hast diese Person blockiert. Hebe das zuerst auf.
table-reason-no-such-promise = Das lässt sich jetzt nicht versprechen.
table-reason-club-members-only = Dieser Tisch ist für die Mitglieder eines Klubs. Wenn du eines bist, melde dich mit deinem Konto an.
table-reason-no-such-friend = Ihr seid nicht befreundet.
table-reason-too-many-friends = Mehr als { $most } Freunde hat hier niemand.
table-reason-too-many-requests-of-friends = Höchstens { $most } Einladungen in der Stunde: Warte eine Weile.
table-reason-too-many-messages = Zu viele Nachrichten: Der Server nimmt höchstens { $a_second } pro Sekunde.
table-reason-too-many-requests = Zu viele Anfragen. Warte eine Minute.
table-reason-too-many-connections = Zu viele Verbindungen von deiner Adresse: Der Server nimmt höchstens { $most }.
table-reason-head-too-long = Diese Anfrage ist zu lang: Ihr Kopf darf { $most } Byte haben.
table-reason-too-slow = Deine Verbindung ist zu langsam für diesen Tisch.
table-reason-server-stopping = Der Server wird gerade beendet. Nichts geht verloren.
table-reason-not-saved = Der Tisch lässt sich gerade nicht speichern. Nichts geht verloren: Versuche es noch einmal.
table-reason-table-damaged = Dieser Tisch lässt sich nicht lesen, weil seine Daten beschädigt sind. Sag es der Person, die den Server betreibt.
table-reason-not-ready = Der Server kann gerade nichts speichern ({ $problem }).
table-reason-server-error = Auf dem Server ist etwas schiefgegangen.
table-reason-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
table-reason-wrong-host = Diesen Server gibt es nicht unter dem Namen { $host }. Soll er so heißen, starte ihn mit --origin und dieser Adresse.

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
    rules   die Regeln dieser Partie; rules und ein Kapitel liest dort weiter
    what    erklärt ein Wort: what und das Wort
    quit    aufhören; alles ist gespeichert, mazzo play --resume spielt weiter
score-title = Punktestand
score-round = Runde
score-total = Gesamt
rules-option = { $option }: { $value }
rules-unusual = Anders als üblich in dieser Partie
rules-none = Dieses Spiel hat kein Regelbuch.
rules-no-chapter = Es gibt kein Kapitel „{ $wanted }“. Zur Wahl: { $chapters }.
rules-no-chapter-like = Es gibt kein Kapitel „{ $wanted }“. Meintest du { $like }?
what-usage = Nenn ein Wort, zum Beispiel: what { $term }
what-unknown = Die Regeln erklären „{ $wanted }“ nicht.
what-unknown-like = Die Regeln erklären „{ $wanted }“ nicht. Meintest du { $like }?
what-also = Auch: { $names }
what-more = Mehr: rules { $chapter }
# A position in the rule book: whose cards lie where.
figure-you = Deine Hand
figure-seat = Spieler { $name }
figure-table = Auf dem Tisch
figure-column = Spalte { $name }
figure-trick = Stich
figure-talon = Talon
figure-cards = Karten

## Was gespielt wird, in einer Zeile

form-plain = Wie in den Regeln
form-hints = Tipps erlaubt
form-no-hints = keine Tipps
form-clock = { $seconds } s je Zug
form-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
form-no-clock = ohne Uhr
form-bots = Bots: { $level }

## Learning in the terminal

error-lesson = es gibt keine Lektion { $name }; zur Wahl stehen { $allowed }
learn-how = Wähl ein Spiel: mazzo learn GAME
learn-none = noch keine Lektionen
learn-progress = { $done } von { $all } Lektionen geschafft
learn-first = Dein erstes Spiel
learn-first-idea = echte Karten, und jemand, der dir hilft
learn-state-begun = angefangen
learn-state-done = geschafft
learn-state-unaided = ohne Hilfe geschafft
learn-state-revised = geschafft; seither geändert
learn-which = Welche, 1 bis { $count }? Enter nimmt { $number }, quit beendet: { "" }
learn-no-such = Tipp eine Nummer von 1 bis { $count }.
learn-idea = Worum es geht: { $idea }.
learn-go-on = Weiter mit Enter (? hilft): { "" }
learn-look = Schau auf { $what }.
learn-your-turn = Jetzt bist du dran. Wenn du nicht weiterweißt, tipp show.
learn-legal = Das ist erlaubt, aber darum geht es hier: { $idea }.
learn-right = Richtig!
learn-not-quite = Nicht ganz. Versuch es noch einmal.
learn-try = Versuch { $moves }.
learn-typed = { $typed }, das heißt { $move }
learn-may-show = Oder tipp show, dann macht die Lektion es dir vor.
learn-answer = Deine Antwort, a bis { $last }? { "" }
learn-no-answer = Tipp einen Buchstaben von a bis { $last }.
learn-done = Lektion geschafft.
learn-unaided = Lektion geschafft, ganz ohne Hilfe.
learn-after = Enter: { $title } (oder again, list, quit): { "" }
learn-after-last = Enter für die Liste (oder again, quit): { "" }
learn-kept = Was du gelernt hast, ist gespeichert. Weiter geht es mit mazzo learn { $game }.
learn-help =
    Tipp die Nummer über einer Karte, um sie zu spielen, oder schreib den Zug:
    { $notation }
    Enter   weiter; vor einem Zug den Tisch noch einmal zeigen
    show    die Lektion macht es vor
    rules   das Kapitel im Regelbuch; rules und ein Kapitel zeigt ein anderes
    what    erklärt ein Wort: what und das Wort
    again   diese Lektion noch einmal beginnen
    skip    sie verlassen und eine andere wählen
    quit    aufhören; was du gelernt hast, ist gespeichert
learn-forced = Hier gibt es nur einen Zug, er wird für dich gemacht.
learn-also-good = Auch gut.
learn-costly = Das könnte dich etwas kosten.
learn-take-back = back nimmt den Zug zurück, Enter behält ihn: { "" }
learn-candidates = Einen Gedanken wert: { $moves }.
learn-first-over = Das war dein erstes Spiel. Lies die Abrechnung Zeile für Zeile.
learn-first-help =
    Tipp die Nummer über einer Karte, um sie zu spielen, oder schreib den Zug:
    { $notation }
    Enter   den Tisch noch einmal zeigen
    hint    was du spielen könntest
    show    was dein Helfer spielen würde, und warum
    rules   die Regeln dieses Spiels; rules und ein Kapitel liest dort weiter
    what    erklärt ein Wort: what und das Wort
    again   mit denselben Karten noch einmal beginnen
    skip    aufhören und eine Lektion wählen
    quit    beenden

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
hint-values = Wie weit dich jeder Zug im Schnitt vor die anderen bringt, in { $unit }:
hint-unit = Punkten
hint-value = { $sign }{ $points } ± { $error }
hint-thinking = Einen Moment …

### Der Tisch im Browser.

## Die Spiele

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Könner
level-master = Meister
level-program = Programm

## Seiten

web-tagline = Karten auf den Tisch
web-home = Start
web-to-home = Zur Startseite
web-settings = Einstellungen
web-no-page = Diese Seite gibt es nicht
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-connecting = Verbinden …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-play-now = Sofort spielen
web-with-friends = Mit Freunden
web-home-learn = Lernen
web-learn-progress = { $done } von { $count }
web-home-rules = Regeln
web-home-more = Mehr …
web-home-form = { $game }: was du spielst
web-new-table-of = Ein neuer Tisch: { $game }
web-preset = Was ihr spielt
web-length = { $turns ->
    [one] etwa ein Zug für jeden
   *[other] etwa { $turns } Züge für jeden
  }
web-join = Mitspielen mit Link oder Code
web-join-example = zum Beispiel k7qf3m2xab
web-join-empty = Füg den Link eines Tisches ein, oder tipp seinen Code.
web-join-unknown = Kein Tisch hat den Code { $code }. Prüf ihn, oder bitte um einen neuen Link.
web-join-go = Mitspielen
web-table-waits = Dein Tisch wartet
web-my-tables = Deine Tische
web-table-goes = { $days ->
    [one] Verschwindet morgen, wenn hier nichts geschieht
   *[other] Verschwindet in { $days } Tagen, wenn hier nichts geschieht
}
web-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
  }
web-public-tables = Offene Tische
web-no-public-tables = Gerade hat niemand einen Tisch für alle geöffnet.
web-go-on = Weiter
web-sit-down = Mitspielen
web-watch = Zuschauen
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
web-programs = Selbst geschriebene Bots dürfen sich setzen
web-level = Spielstärke der Bots
web-clock = Mit Uhr
web-clock-seconds = Sekunden für jeden Zug
web-clock-bank = Sekunden Reserve für die Partie
web-range = { $low } bis { $high }
web-range-step = { $low } bis { $high }, in Schritten von { $step }
web-to-rule = Die Regel: { $option }
web-played = Was gespielt wird
web-open-table = Tisch eröffnen
web-host-is = Gastgeber: { $name }
web-is-host = Gastgeber
web-watching = Du schaust zu.
web-watching-free = Du schaust zu. Wenn du mitspielen willst, nimm einen freien Platz.
web-host-starts = { $name } startet die Partie.
web-free = frei
web-sit = Hier sitzen
web-sit-too = Noch jemand hier
web-stand = Aufstehen
web-add-bot = Bot dazusetzen
web-any-bot = Wer gerade frei ist
web-which-bot = Bot zum Dazusetzen
web-remove = Wegschicken
web-let-bot = Einen Bot spielen lassen
web-lock = Niemand sonst darf sich setzen
web-start = Los
web-bots-fill = Freie Plätze nehmen Bots ein.
web-invite = Einladen
web-invite-text = Wer diesen Link oder diesen Code hat, kann sich setzen.
web-invite-here-only = Dieser Link funktioniert nur auf diesem Rechner. Starte Mazzo mit „mazzo --lan“, dann können andere in deinem Netz mitspielen.
web-link = Link
web-code = Code
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code fürs Handy

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
web-below = schwächer als sonst
web-below-why = Dieser Bot spielt vorerst unter seiner Spielstärke: Die Zeit zum Nachdenken ist aufgebraucht.
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
web-lay-here = hierher
web-own-place = dein Platz
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
web-talk = Reden
web-talk-say = Etwas sagen
web-clubs = Klubs
web-club-page = Zum Klub
web-inbox = Für dich
web-inbox-count = { $count ->
    [one] Etwas wartet auf dich.
   *[other] { $count } Dinge warten auf dich.
}
web-inbox-turn = { $game }: Du bist dran
web-inbox-until = bis { $when }
web-inbox-invitation = { $name } lädt dich an einen Tisch ein: { $game }.
web-inbox-asks = { $name } möchte hier mit dir befreundet sein.
web-inbox-go = Hingehen
web-inbox-no = Nein, danke
web-friends = Freunde
web-friend-online = gerade da
web-friend-away = nicht da
web-friend-invite = Einladen
web-friend-invited = Eingeladen
web-friend-ask = Freundschaft anbieten
web-friend-asked = Angefragt
web-friend-end = Freundschaft beenden
web-set-notify = Sag mir Bescheid, wenn ich dran bin und woanders hinsehe
web-talk-allowed = Tischgespräch
web-talk-allowed-phrases = Sprüche und Bilder
web-talk-allowed-text = auch eigene Worte, mit Konto
web-talk-allowed-off = keines
web-days = Über Tage spielen: Niemand muss ständig da sein
web-days-each = Tage für jeden Zug
web-days-bank = Tage in Reserve
web-days-about = Ist die Zeit um, spielt ein Bot weiter; eine gewertete Partie ist dann aus, und wer zu langsam war, wird Letzter. Auf der Startseite stehen deine Tische und wer dran ist.
web-talk-phrases = Sprüche
web-talk-emotes = Bilder
web-talk-text = Mit eigenen Worten
web-talk-send = Sagen
web-talk-heard = { $name }: { $text }
web-talk-watcher = Jemand, der zuschaut
web-talk-among-watchers = unter denen, die zuschauen
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-is-off = Hier wird nicht geredet. Wen du hörst, steht in deinen Einstellungen.
web-talk-hear = Wen du hörst
web-talk-mute = Nicht hören
web-talk-silence = Stummschalten
web-talk-was-silenced = { $name } darf hier nicht mehr reden.
web-talk-was-voiced = { $name } darf wieder reden.
web-set-talk = Reden am Tisch
web-set-talk-all = alle hören
web-set-talk-people = Menschen, keine Bots
web-set-talk-none = niemanden hören
web-hint = Tipp
web-hint-thinking = Moment …
web-hint-others = Andere Züge
web-hint-values = Vorsprung vor den anderen im Schnitt, in { $unit }
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
web-book = Regeln
web-book-contents = Inhalt
web-book-chapter = Kapitel
web-book-search = In den Regeln suchen
web-book-found = { $count ->
    [0] Nichts gefunden
    [one] In einem Kapitel gefunden
   *[other] In { $count } Kapiteln gefunden
  }
web-book-all = Alle Varianten
web-book-elsewhere = an anderen Tischen:
web-book-rulings = Regelnummern
web-book-for = Die Regeln für
web-book-page = Als eigene Seite
web-book-none = Dieses Spiel hat kein Regelbuch.
web-book-table = Tabelle
web-term = Begriff
web-term-also = Auch: { $names }
web-term-more = Mehr
web-why = Warum?
web-fair = Faires Mischen
web-commitment = SHA-256 des Startwerts dieser Partie:
web-listing = Prüfwert der Beiträge; alle anderen am Tisch haben denselben:
web-keys = Tasten
web-keys-text = H geht zu deiner Hand, die Pfeiltasten gehen sie entlang, Enter spielt. U nimmt einen Zug zurück, L öffnet diese Seite, Escape schließt sie. ? gibt einen Tipp.
web-host = Du bist Gastgeber
web-abandon = Partie für alle beenden
web-abandon-ask = Partie für alle beenden?
web-abandon-text = Dann gewinnt niemand, und niemand kann sie weiterspielen. Wenn nur du gehen willst, lass einen Bot für dich spielen.
web-abandon-yes = Beenden
web-abandon-no = Weiterspielen

## Die Wertung, und danach

web-count = Abrechnung
web-round-count = Runde { $number }
web-look-at-table = Tisch ansehen
web-count-again = Zurück zur Abrechnung
web-won = { $names ->
    [you] Du hast gewonnen
   *[other] { $count ->
        [one] { $names } hat gewonnen
       *[other] Gewonnen: { $names }
      }
  }
web-ended = Partie beendet von { $names }
web-abandoned = Die Partie wurde abgebrochen
web-late = Die Zeit war um für { $names }
web-next-round = Nächste Runde
web-rematch = Revanche
web-replay = Partie nachspielen
web-review = Beurteilung
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
web-set-pictures = Bilder am Tisch
web-set-pictures-portraits = Porträts
web-set-pictures-initials = Initialen
web-set-motion = Bewegung
web-set-motion-system = wie das System
web-set-motion-full = an
web-set-motion-none = aus
web-set-pace = Tempo der anderen
web-set-pace-quick = schnell
web-set-pace-normal = normal
web-set-pace-calm = gemächlich
web-set-sound = Ton
web-set-sound-off = aus
moment-won = Die Partie ist gewonnen!
web-set-confirm = Vor jeder Karte nachfragen
web-is-guest = Gast
web-is-program = Programm
web-account = Konto
web-devices = Deine Geräte
web-devices-text = Auf all diesen bist du dieselbe Person. Melde dich ab, wo du nicht mehr spielst.
web-device-unknown = Ein Gerät
web-device-this = dieses Gerät
web-device-seen = zuletzt gesehen { $when }
web-sign-out = Abmelden
web-sign-out-device = Abmelden: { $device }
web-sign-out-question = Auf diesem Gerät abmelden?
web-sign-out-text = Dann kennt dich hier niemand mehr. Ist es dein einziges Gerät, verlierst du deine Plätze und Tische für immer.
web-sign-out-no = Angemeldet bleiben
web-sign-out-others = Auf allen anderen abmelden
web-add-device = Gerät hinzufügen
web-continue = Weiter
web-become = Hier spielen wie auf einem anderen Gerät

## Lernen

web-learn-offer = Eine Lektion dazu: { $title }
web-bots = Die Bots
web-bots-full = Die Bots spielen hier mit voller Stärke.
web-bots-soon = In ein, zwei Minuten spielen die Bots mit voller Stärke. Bis dahin schauen Könner und Meister weniger weit voraus.
web-bots-reduced = Könner und Meister schauen hier weniger weit voraus, als sie könnten. Mit einem C-Compiler auf dem Server würden sie mit voller Stärke spielen.
web-learned = Was du gelernt hast
web-learned-text = Dieses Gerät merkt sich, welche Lektionen du geschafft hast; der Server merkt es sich für alle deine Geräte.
web-learned-forget = Vergessen
web-learned-question = Vergessen, was du gelernt hast?
web-learned-forget-text = Alle Lektionen sind wieder neu. Es wird hier und auf dem Server gelöscht.
web-learned-no = Behalten
web-learned-gone = Davon ist nichts mehr gespeichert.

## Aufgaben

web-puzzles = Aufgaben
web-daily = Spiel des Tages
web-mistakes = Meine Fehler

## Nachspielen und Beweis

web-verify = Mischen prüfen

## Was gespielt wurde, und wie gut

history-title = Meine Partien
history-left-out = … und { $count ->
    [one] eine weitere
   *[other] { $count } weitere
  }; --all zeigt alle.
history-unfinished = { $count ->
    [one] Eine Partie wartet darauf, dass es weitergeht (mazzo play):
   *[other] { $count } Partien warten darauf, dass es weitergeht (mazzo play):
  }
history-broken = { $path } ist keine lesbare Aufzeichnung.

web-rated = Gewertet: zählt für die Rangliste

## Table talk
talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-good-game = Schönes Spiel!
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-oops = Hoppla!
talk-thinking = Ich überlege …
talk-your-turn = Du bist dran!
talk-one-moment = Einen Moment, bitte.
talk-again = Noch eine Partie?
talk-bye = Tschüss!
emote-smile = ein Lächeln
emote-laugh = Gelächter
emote-wink = ein Zwinkern
emote-wow = Staunen
emote-sad = ein Seufzer
emote-clap = Applaus
emote-cheers = zum Wohl
emote-heart = ein Herz
