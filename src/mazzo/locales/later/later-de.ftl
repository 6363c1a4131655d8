### What some pages in the browser say that are fetched when they are needed.

## The own account

web-account-guest-text = Du spielst als Gast, und mehr brauchst du nicht. Mit einem Konto gehört dein Name dir allein, und du bekommst deine Plätze auf jedem Gerät wieder, auch wenn du dieses verlierst. Eine E-Mail-Adresse brauchst du nicht.
web-account-text = Du hast hier ein Konto. Wo Fremde zusammenkommen, setzt sich sonst niemand unter deinem Namen hin.
web-account-profile = Wie andere dich sehen
web-account-create = Konto anlegen
web-account-name = Name des Kontos
web-account-password = Passwort
web-account-password-new = Neues Passwort
web-account-with-passkey = Mit einem Passkey anlegen
web-account-with-password = Mit einem Passwort anlegen
web-account-passkey-text = Einen Passkey bewahrt dein Gerät auf: Du bestätigst mit Finger, Gesicht oder PIN, und niemand kann ihn erraten.
web-account-unprotected = Diese Seite ist nicht verschlüsselt: Andere in deinem Netz könnten ein Passwort unterwegs mitlesen. Nimm eines, das du sonst nirgends hast.
web-account-or = oder
web-account-sign-in = Anmelden
web-account-sign-in-text = Du hast hier schon ein Konto, von einem anderen Gerät oder von früher.
web-account-sign-in-passkey = Mit einem Passkey anmelden
web-account-lost = Passwort oder Gerät verloren?
web-account-code = Wiederherstellungscode
web-account-sign-in-code = Mit einem Code anmelden
web-account-keep = { $count ->
    [one] Als Gast hast du einen Tisch, an dem noch gespielt wird.
   *[other] Als Gast hast du { $count } Tische, an denen noch gespielt wird.
}
web-account-keep-yes = Alles in mein Konto mitnehmen
web-account-keep-no = Zurücklassen
web-account-codes = Deine Wiederherstellungscodes
web-account-codes-text = Wenn du alles andere verlierst, meldet dich jeder von ihnen einmal an. Druck sie aus oder schreib sie auf: Sie werden nur jetzt angezeigt.
web-account-codes-copy = Kopieren
web-account-codes-copied = Kopiert
web-account-codes-print = Drucken
web-account-codes-done = Ich habe sie aufbewahrt
web-account-credentials = Wie du dich anmeldest
web-account-credential = { $kind ->
    [password] Passwort
   *[passkey] Passkey
}
web-account-used = zuletzt benutzt { $when }
web-account-remove = Entfernen
web-account-remove-one = Entfernen: { $what }
web-account-add-passkey = Passkey hinzufügen
web-account-set-password = Passwort setzen
web-account-rename = Namen ändern
web-account-codes-left = { $count ->
    [0] Du hast keine Wiederherstellungscodes mehr.
    [one] Du hast noch einen Wiederherstellungscode.
   *[other] Du hast noch { $count } Wiederherstellungscodes.
}
web-account-codes-new = Neue Wiederherstellungscodes
web-account-prove = Um zu ändern, wie du dich anmeldest oder heißt, oder um dein Konto zu löschen, melde dich noch einmal an. So kann das niemand sonst, der dieses Gerät entsperrt findet.
web-account-done = Erledigt
web-account-data = Deine Daten
web-account-data-text = Alles, was dieser Server über dich aufbewahrt: Tische, Aufzeichnungen deiner Partien, Geräte, Lektionen.
web-account-export = Alles herunterladen
web-account-delete = Alles löschen
web-account-delete-question = Alles über dich löschen?
web-account-delete-text = Du verlässt alle Tische, und dein Name verschwindet aus allem, was gespielt wurde. Auf all deinen Geräten bist du dann unbekannt.
web-account-delete-next = Weiter
web-account-delete-no = Alles behalten
web-account-delete-sure = Bist du ganz sicher? Niemand kann es zurückholen.
web-account-delete-yes = Jetzt alles löschen
web-account-deleted = Alles über dich wurde gelöscht.
web-account-passkey-failed = Dein Gerät hat keinen Passkey angelegt oder gezeigt.
web-account-blocked = Leute, die du blockiert hast
web-account-unblock = Nicht mehr blockieren
web-account-unblock-one = Nicht mehr blockieren: { $name }

## Bots of one's own

web-own-bots = Bots, die du geschrieben hast
web-own-bots-text = Ein Programm von dir kann an Tischen sitzen, deren Gastgeber es erlaubt. Alle dort sehen, dass es ein Programm ist.
web-own-bots-name = Name des Bots
web-own-bots-make = Bot anlegen
web-own-bots-seen = zuletzt da: { $when }
web-own-bots-revoke = Widerrufen
web-own-bots-revoke-question = { $name } widerrufen?
web-own-bots-revoke-text = Sein Schlüssel öffnet dann nichts mehr, und er verlässt seine Tische. Niemand kann ihn zurückholen.
web-own-bots-revoke-no = Behalten
web-own-bots-token = Schlüssel von { $name }
web-own-bots-token-text = Dein Programm zeigt ihn bei jeder Anfrage. Bewahre ihn gut auf: Er wird nur jetzt angezeigt.
web-own-bots-token-copy = Kopieren
web-own-bots-token-copied = Kopiert
web-own-bots-token-done = Ich habe ihn aufbewahrt

## Moderation

web-moderate-text = Was Leute melden, wer nicht hereindarf und was unternommen wurde. Alles, was du hier tust, wird festgehalten.
web-moderate-reports = Meldungen
web-moderate-said = Was vorher gesagt wurde
web-moderate-no-reports = Niemand hat etwas gemeldet.
web-moderate-done = Nichts zu tun
web-moderate-act = Jemanden sperren oder stummschalten
web-moderate-whom = Um wen geht es?
web-moderate-account = Ein Konto, nach Namen
web-moderate-kind = Maßnahme
web-moderate-ban = Sperren: darf nicht spielen
web-moderate-mute = Stummschalten: darf nicht reden
web-moderate-days = Tage, 0 für immer
web-moderate-reason = Grund, der mitgeteilt wird
web-moderate-do = Ausführen
web-moderate-rename = Einem Konto einen anderen Namen geben
web-moderate-to = Neuer Name
web-moderate-held = Gesperrt und stummgeschaltet
web-moderate-nobody = Niemand.
web-moderate-until = { $until ->
    [never] für immer
   *[other] bis { $until }
}
web-moderate-lift = Aufheben
web-moderate-lift-one = Aufheben: { $name }
web-moderate-audit = Was getan wurde
web-moderate-machine = am Rechner selbst
web-moderate-act-ban = Sperre
web-moderate-act-mute = Stummschaltung
web-moderate-act-lift-ban = Sperre aufgehoben
web-moderate-act-lift-mute = Stummschaltung aufgehoben
web-moderate-act-report-done = Meldung erledigt
web-moderate-act-rename = Umbenannt
web-moderate-act-role = Rolle
web-moderate-nothing = Noch nichts.
web-moderate-why = Grund, zum Festhalten
web-moderate-club = Klub
web-moderate-club-rename = Dem Klub einen anderen Namen geben
web-moderate-act-rename-club = Klub umbenannt
web-moderate-void = Eine Partie nicht zählen lassen
web-moderate-match = Adresse der Wiedergabe oder Kennung
web-moderate-void-do = Nicht zählen lassen
web-moderate-act-void = Partie zählt nicht

## Clubs

web-clubs-about = Spielt unter euch: Tische nur für Mitglieder, eigene Hausregeln und eine Liste, wer diese Saison wie abschneidet.
web-clubs-account = Wer zu einem Klub gehört, braucht hier ein Konto; das dauert eine Minute.
web-clubs-none = Du gehörst noch zu keinem Klub.
web-clubs-own = Deine Klubs
web-clubs-invited = Du bist eingeladen
web-clubs-asked = Du hast um Aufnahme gebeten
web-club-found = Einen Klub gründen
web-club-name = Name des Klubs
web-club-found-do = Gründen
web-club-ask = Um Aufnahme bitten
web-club-ask-text = Schreib den Namen, wie ihn die Mitglieder schreiben. Jemand, der den Klub betreut, lässt dich herein.
web-club-ask-do = Bitten
web-club-ask-back = Zurücknehmen: { $name }
web-club-back = Zurücknehmen
web-club-invites = { $who } lädt dich in den Klub { $name } ein.
web-club-asks = { $count ->
    [one] Jemand möchte
   *[other] { $count } Leute möchten
  } in den Klub { $name }.
web-club-join = Beitreten
web-club-join-text = Du bist in den Klub { $name } eingeladen.
web-club-no = Nein
web-club-role-head = leitet den Klub
web-club-role-keeper = betreut mit
web-club-role-member = Mitglied
web-club-members = Mitglieder
web-club-size = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
  }
web-club-online = gerade da
web-club-tables = Tische
web-club-no-tables = Gerade spielt niemand. Eröffne einen Tisch; die anderen sehen ihn hier.
web-club-open = Einen Tisch eröffnen
web-club-rules = Hausregeln
web-club-no-rules = Dieser Klub hat noch keine Hausregeln.
web-club-rules-text = Wähle ein Spiel, stell seine Regeln ein und halte sie unter einem Namen fest.
web-club-rules-drop = Diese Regeln streichen: { $name }
web-club-rules-drop-text = Tische, an denen so gespielt wird, bleiben, wie sie sind.
web-club-drop = Streichen
web-club-board = Die Saison
web-club-board-text = Jede Partie, die nur Menschen spielen, zählt, mit Hausregeln oder ohne. Es gilt der Platz im Schnitt; einen Rang hat man ab { $count } Partien.
web-club-no-board = Hier wurde noch keine Partie zu Ende gespielt.
web-club-won = Siege
web-club-place = Platz im Schnitt
web-club-form = Spiel
web-club-make-keeper = Mitbetreuen lassen
web-club-make-member = Nicht mehr mitbetreuen lassen
web-club-hand-over = Den Klub übergeben
web-club-hand-over-ask = Den Klub an { $name } übergeben?
web-club-hand-over-text = Von da an leitet diese Person ihn, und du betreust ihn weiter mit.
web-club-send-away = Hinausweisen
web-club-send-away-ask = { $name } hinausweisen?
web-club-send-away-text = Diese Person verlässt sofort die Tische des Klubs und kann erst zurückkommen, wenn ihr es erlaubt.
web-club-act = Mehr zu { $name }
web-club-leave = Den Klub verlassen
web-club-leave-ask = Den Klub { $name } verlassen?
web-club-leave-text = Du verlässt auch seine Tische; wo eine Partie läuft, spielt ein Bot für dich weiter.
web-club-delete = Den Klub löschen
web-club-delete-ask = Den Klub { $name } löschen?
web-club-delete-text = Mitglieder, Hausregeln und Listen sind für immer weg. Seine Tische bleiben denen, die dort sitzen.
web-club-rename = Den Klub umbenennen
web-club-manage = Den Klub leiten
web-club-report = Den Namen des Klubs melden
web-club-report-text = Die Moderation dieses Servers sieht ihn sich an.
web-club-reported = Danke. Die Moderation sieht es sich an.
web-club-invite = Einladen
web-club-invite-name = Name des Kontos
web-club-invite-done = Eingeladen. Die Einladung steht dort unter „Für dich“.
web-club-link-text = Wer diesen Link hat, kann ohne Anfrage beitreten.
web-club-link-new = Neuer Link
web-club-link-off = Kein Link
web-club-link-none = Niemand kann über einen Link beitreten.
web-club-asking = Bitten um Aufnahme
web-club-let-in = Aufnehmen
web-club-let-in-one = Aufnehmen: { $name }
web-club-refuse-one = Nein: { $name }
web-club-waiting = Eingeladen, noch ohne Antwort
web-club-barred = Hinausgewiesen
web-club-lift = Darf zurückkommen: { $name }
web-club-lift-short = Darf zurückkommen
web-club-new-table = Ein Tisch im Klub { $name }
web-club-only-members = Nur Mitglieder des Klubs können sich hier hinsetzen oder zuschauen.
web-club-keep = Als Hausregeln festhalten
web-club-keep-name = Name dieser Regeln
web-club-keep-do = Festhalten
web-club-kept = Festgehalten. Alle im Klub sehen sie jetzt.

## Why something about clubs is refused

table-reason-no-such-club = Diesen Klub gibt es hier nicht, oder du gehörst nicht dazu.
table-reason-no-such-member = Diese Person steht nicht mehr auf der Liste des Klubs.
table-reason-no-such-link = Dieser Link führt zu keinem Klub mehr. Bitte um einen neuen.
table-reason-no-such-invitation = Diese Einladung gilt nicht mehr.
table-reason-no-such-house-rules = Diese Hausregeln hat der Klub nicht mehr.
table-reason-club-name-taken = Es gibt schon einen Klub namens { $name } oder ganz ähnlich. Wähl einen anderen Namen.
table-reason-club-not-public = Ein Tisch eines Klubs ist nur für seine Mitglieder und kann nicht öffentlich sein.
table-reason-club-member-already = Du gehörst schon zu diesem Klub.
table-reason-club-has-them = Diese Person gehört schon zum Klub.
table-reason-club-barred = Dieser Klub lässt dich nicht herein. Wenn du das für einen Irrtum hältst, sprich mit jemandem, der ihn betreut.
table-reason-club-full = Ein Klub hat höchstens { $most } Mitglieder, und dieser ist voll.
table-reason-club-too-many-ask = Auf eine Antwort dieses Klubs warten schon { $most } Leute. Versuche es später wieder.
table-reason-club-too-many-invited = { $most } Leute haben auf Einladungen des Klubs noch nicht geantwortet. Nimm erst einige zurück.
table-reason-club-needs-head = Du leitest diesen Klub. Übergib ihn zuerst einem anderen Mitglied, oder lösche ihn.
table-reason-not-club-head = Das darf nur, wer den Klub leitet.
table-reason-not-club-keeper = Das dürfen nur die, die den Klub betreuen.
table-reason-too-many-clubs = Man kann höchstens zu { $most } Klubs gehören.
table-reason-too-many-clubs-founded = Man kann höchstens { $most } Klubs leiten.
table-reason-too-many-house-rules = Ein Klub kann höchstens { $most }-mal Hausregeln festhalten.

## Puzzles

web-puzzles-title = Aufgaben
web-puzzles-text = Eine Stellung, wie ein Spieler sie sah. Ein Zug ist deutlich der beste, und auch gute Spieler übersehen ihn.
web-puzzles-device = Deine Wertung bleibt auf diesem Gerät. Du brauchst dafür kein Konto.
web-puzzles-none = Zu diesem Spiel gibt es keine Aufgaben.
web-puzzles-rating = Deine Wertung: { $rating }. Beim ersten Versuch: { $solved } von { $count }.
web-puzzles-new = { $count } Aufgaben
web-puzzles-any = Alle Themen
web-puzzles-count = { $seen } von { $count }
web-puzzle-ask = Finde den besten Zug.
web-puzzle-ask-turn = Finde den besten Zug, oder womit der beste Zug beginnt.
web-puzzle-wrong = Es gibt Besseres. Versuch es noch einmal.
web-puzzle-missed = Das würden viele spielen, aber es gibt Besseres. Versuch es noch einmal.
web-puzzle-right = Richtig!
web-puzzle-best = Am besten: { $move }.
web-puzzle-cost = Das übliche { $move } kostet { $cost } { $unit }.
web-puzzle-unit-points = Punkte
web-puzzle-unit-tokens = Spielchips
web-puzzle-unit-cents = Cent
web-puzzle-unit-cards = Karten
web-puzzle-now = Deine Wertung: { $rating } ({ $change }).
web-puzzle-next = Nächste Aufgabe
web-puzzle-list = Alle Aufgaben

## Das Spiel des Tages

web-daily-text = Jeden Tag eine Runde in jedem Spiel, mit denselben Karten und denselben Gegnern für alle. So hebt sich das Kartenglück auf: Es zählt nur, was du daraus machst.
web-daily-once = Jedes Konto oder Gerät spielt es einmal. Als neuer Gast könnte jemand noch einmal spielen, darum stehen in der Rangliste nur Konten.
web-daily-until = Offen bis { $time } auf deiner Uhr, das ist Mitternacht UTC.
web-daily-new = Du hast es noch nicht gespielt.
web-daily-begun = Du hast es angefangen.
web-daily-go-new = Spielen
web-daily-go-begun = Weiterspielen
web-daily-go-over = Ergebnisse
web-daily-yours = Dein Ergebnis: { $result } { $unit }
web-daily-told = Alle spielen diese Karten einmal. Niemand trägt zum Mischen bei: Es folgt aus dem Geheimnis des Tages, das nach Mitternacht (UTC) veröffentlicht wird.
web-daily-list = Alle Spiele des Tages
web-daily-see = Was andere daraus gemacht haben
web-daily-you = Du
web-daily-expert = Könner
web-daily-average = Alle im Schnitt
web-daily-measure = Um wie viel jeder vor dem Schnitt der Gegner lag, in { $unit }.
web-daily-players = { $count ->
    [one] Eine Person hat es zu Ende gespielt.
   *[other] { $count } Personen haben es zu Ende gespielt.
}
web-daily-compared = Besser als du: { $better }. Gleich: { $same }. Hinter dir: { $worse }.
web-daily-alone = Vor dir ist hier noch niemand fertig. Schau später noch einmal vorbei.
web-daily-only = Außer dir hat es hier niemand zu Ende gespielt.
web-daily-expert-soon = Ein Könner spielt noch mit denselben Karten gegen dieselben Bots.
web-daily-nobody = Niemand hat dieses Spiel zu Ende gespielt.
web-daily-ranked = Wer ein Konto hat
web-daily-unranked = Noch niemand mit einem Konto hat es zu Ende gespielt.
web-daily-closed = Die anderen Karten und deine Aufzeichnung bleiben zu, bis der Tag vorbei ist.
web-daily-again = Diese Karten noch einmal spielen
web-daily-record = Deine Aufzeichnung speichern
web-daily-past = Tage davor
web-daily-today = heute
web-daily-trust = Kann ich den Karten trauen?
web-daily-trust-text = Der Server zieht für jeden Tag ein Geheimnis, und niemand trägt etwas dazu bei. Dessen Prüfsumme veröffentlicht er vor dem Tag, das Geheimnis selbst danach; dazwischen kann er die Karten also nicht tauschen. Die Karten und das Glück der Bots folgen aus dem Geheimnis. Wer den Server betreibt, könnte die Karten vorher kennen.
web-daily-hash = Prüfsumme:
web-daily-secret = Geheimnis:
web-daily-check-closed = Das Geheimnis wird veröffentlicht, wenn der Tag vorbei ist.
web-daily-check-seen = Das Geheimnis passt zur Prüfsumme, die dieses Gerät vorher gesehen hat.
web-daily-check-told = Das Geheimnis passt zu seiner Prüfsumme, die dieses Gerät vorher nicht gesehen hatte.
web-daily-check-wrong = Vorsicht: Das passt nicht zur Prüfsumme, die vorher veröffentlicht war.

## My mistakes

web-mistakes-text = Züge aus deinen letzten Partien, die dich sicher etwas gekostet haben. Sieh, was du damals sahst, und finde einen besseren.
web-mistakes-more = Du willst mehr? Lass eine Partie beurteilen: Was darin sicher falsch war, kommt hierher. Was du löst, kommt später wieder, jedes Mal nach längerer Zeit.
web-mistakes-none = Hier ist noch nichts. Lass eine Partie beurteilen, die du gespielt hast: Was darin sicher falsch war, kommt hierher.
web-mistakes-begin = { $count ->
    [one] Los: eine Übung
   *[other] Los: { $count } Übungen
}
web-mistakes-done = Für jetzt ist alles getan. Die nächste Übung kommt am { $day } wieder.
web-mistakes-list = Alle Übungen
web-mistakes-one = { $day }, Zug { $number }
web-mistakes-new = neu
web-mistakes-due = jetzt dran
web-mistakes-later = wieder am { $day }
web-mistakes-way = { $count ->
    [one] Besser machen: eine Übung
   *[other] Besser machen: { $count } Übungen
}
web-mistake-ask = Hier lagst du falsch. Finde einen besseren Zug.
web-mistake-ask-turn = Hier lagst du falsch. Finde einen besseren Zug, oder womit ein besserer beginnt.
web-mistake-same = Das hast du damals gespielt. Es gibt Besseres. Versuch es noch einmal.
web-mistake-unweighed = Diesen Zug hat niemand beurteilt, darum zählt er nicht. Versuch einen anderen.
web-mistake-cost = Du hast { $move } gespielt, das kostete { $cost } { $unit }.
web-mistake-back = { $days ->
    [one] Die Übung kommt morgen wieder.
   *[other] Die Übung kommt in { $days } Tagen wieder.
}
web-mistake-today = Die Übung kommt heute noch einmal.
web-mistake-next = Weiter

## Reviews

unit-points = Punkten
unit-tokens = Spielchips
unit-cents = Cent
unit-cards = Karten
review-judging = Entscheidungen werden beurteilt
review-lead = { $game }: Vorsprung vor dem Schnitt der anderen, in { $unit }
review-decisions = { $count ->
    [one] Eine Entscheidung; in { $unit } kostete sie { $cost } ± { $error }.
   *[other] { $count } Entscheidungen; in { $unit } kosteten sie im Schnitt je { $cost } ± { $error }.
  }
review-no-mistakes = Kein Zug war sicher ein Fehler.
review-mistakes = { $count ->
    [one] Ein Fehler ist sicher: Zug { $number }.
   *[other] { $count } Fehler sind sicher; der teuerste war Zug { $number }.
  }
review-finest = Der feinste Zug war Zug { $number }: Den findet kein Vereinsspieler.
review-number = Zug
review-played = Gespielt
review-better = Besser
review-cost = Preis in { $unit }
review-cost-value = { $cost } ± { $error }
review-unsure = { $cost }, nicht sicher
review-why = Warum
review-hardness-even = Hier war kein Zug sicher schlechter als ein anderer.
review-hardness-easy = Leicht zu sehen.
review-hardness-fair = Vereinsspieler sehen das.
review-hardness-hard = Schwer zu sehen.
review-stake = Diese Runde konnte die Partie entscheiden: Da kostet ein Zug, was er an Aussicht auf den Sieg nimmt.
review-openly = Mit offenen Karten, was niemand wissen konnte, war { $moves } am besten.
review-rougher = Die Engine ist hier nicht kompiliert; darum wurden weniger Welten versucht, und alles ist gröber.
web-reported-name = anstößiger Name
web-reported-insults = Beleidigungen
web-reported-play = verdirbt das Spiel
web-review-start = Partie beurteilen
web-review-offer = Jede Entscheidung wird nach dem beurteilt, was du oder die anderen damals sehen konnten: was besser war, um wie viel und warum.
web-review-counting = Die Partie wird gelesen …
web-review-going = { $judged } von { $total } Entscheidungen sind beurteilt.
web-review-stop = Abbrechen
web-review-stopped = Du hast die Beurteilung abgebrochen. Was beurteilt ist, bleibt.
web-review-failed = Diese Partie konnte nicht zu Ende beurteilt werden.
web-review-go-on = Weitermachen
web-review-thorough = Gründlicher beurteilen
web-review-is-thorough = Gründlich beurteilt.
web-review-course = Verlauf der Partie
web-review-lead = Vorsprung vor dem Schnitt der anderen, in { $unit }
web-review-at = Zug { $number }: { $leads }
web-review-turning = Wendepunkte
web-review-mine = Nur meine
web-review-unsure-too = Auch was nicht sicher ist
web-review-none = Hier ist kein Fehler sicher.
web-review-move = Zug { $number }
web-review-played = Gespielt: { $moves }
web-review-better = Besser: { $moves }
web-review-cost = { $cost } ± { $error } { $unit }
web-review-unit-points = Punkte
web-review-unit-tokens = Spielchips
web-review-unit-cents = Cent
web-review-unit-cards = Karten
web-review-fine = Gut gefunden
web-review-none-better = Kein Zug war besser
web-review-not-sure = nicht sicher
web-review-players = Spieler
web-review-decisions = { $count ->
    [0] Keine Entscheidung
    [one] Eine Entscheidung, { $cost } { $unit } verloren
   *[other] { $count } Entscheidungen, im Schnitt je { $cost } { $unit } verloren
  }
web-review-no-mistake = Kein sicherer Fehler
web-review-costliest = Teuerster Fehler: Zug { $number }
web-review-finest = Bester Zug: Zug { $number }
web-review-open = Alle Karten zeigen
web-review-own = Nur was man damals sah
web-review-list = Beurteilung
web-review-hand = Karten von { $name }
web-play-on = Von hier weiterspielen
web-play-on-seat = Du spielst als
web-play-on-same = mit den Karten, wie sie waren
web-play-on-anew = mit neu verteilten verdeckten Karten
web-play-on-told-same = Du spielst mit den Karten weiter, wie sie waren. Bots spielen für die anderen; die Partie bleibt, wie sie ist.
web-play-on-told-anew = Du spielst weiter; die Karten, die du nicht sehen konntest, sind neu verteilt. Bots spielen für die anderen; die Partie bleibt, wie sie ist.
web-play-on-back = Zurück zur Partie
web-play-on-over = Die Runde ist vorbei.
web-play-on-again = Noch einmal

## Pairing, and leaderboards

web-add-text = Öffne auf dem neuen Gerät die Einstellungen und wähl „Hier als dieselbe Person spielen“. Es zeigt einen Code. Gib ihn hier ein.
web-add-code = Code des neuen Geräts
web-add-code-short = Ein Code hat { $count } Buchstaben.
web-add-who = { $device } möchte du werden.
web-add-warning = Mach nur weiter, wenn dieses Gerät dir gehört: Es bekommt alle deine Plätze und Tische.
web-add-number = Welche Zahl zeigt das neue Gerät?
web-add-refuse = Keine davon: nicht zulassen
web-add-done = Sag jetzt auf dem neuen Gerät Ja.
web-add-refused = Das Gerät wurde nicht zugelassen.
web-add-again = Noch ein Gerät hinzufügen
web-become-text = Wenn du schon auf einem anderen Gerät spielst, kannst du hier dieselben Plätze und Tische haben. Nichts ändert sich, bevor du auf beiden Geräten zugestimmt hast.
web-become-ask = Code zeigen
web-become-enter = Öffne auf deinem anderen Gerät die Einstellungen, wähl „Gerät hinzufügen“ und gib diesen Code ein. Er gilt einmal, fünf Minuten lang.
web-become-number = Wähl dort dann diese Zahl
web-become-waiting = Warten auf dein anderes Gerät
web-become-qr = Der Code, für die Kamera deines anderen Geräts
web-become-question = { $known ->
    [no] Die Person deines anderen Geräts werden?
   *[other] { $name } werden?
}
web-become-leaving = { $count ->
    [one] Auf diesem Gerät bist du jetzt jemand anderes, mit einem Tisch, an dem noch gespielt wird. Den verlässt du: Dein Platz dort bleibt zurück, und in einer laufenden Partie spielt ein Bot weiter.
   *[other] Auf diesem Gerät bist du jetzt jemand anderes, mit { $count } Tischen, an denen noch gespielt wird. Die verlässt du: Deine Plätze dort bleiben zurück, und in einer laufenden Partie spielt ein Bot weiter.
}
web-become-yes = { $known ->
    [no] Ja
   *[other] Ja, { $name } werden
}
web-become-no = Nein, alles lassen, wie es ist
web-become-done = { $known ->
    [no] Du bist hier jetzt dieselbe Person.
   *[other] Du bist hier jetzt { $name }.
}
web-become-again = Anderen Code zeigen
ratings-about = Gewertet wird an öffentlichen Tischen mit Uhr, unter Leuten mit Konto, ohne Bots und Tipps. Es zählt der Platz, nicht die Punkte; wer geht, ist Letzter. Jedes Halbjahr beginnen alle neu, mit einer Wertung von 1000.
ratings-bots = Die Bots
ratings-bots-about = Bots werden unter sich gewertet, mit gleichen Karten in der Arena, und nie mit Menschen: Die beiden Listen lassen sich nicht vergleichen. Der Vereinsspieler hat in jedem Spiel eine Wertung von 1000.{ $part ->
    [1] {""}
   *[other] {" "}Hier hatte jeder nur den { $part }. Teil seiner Bedenkzeit.
}

## Learning

web-learn-title = Spielen lernen
web-learn-text = Ein Gedanke nach dem anderen, an einem richtigen Tisch. Verlieren kannst du hier nichts.
web-learn-games = Alle Spiele
web-learn-list = Alle Lektionen
web-learn-none = Zu diesem Spiel gibt es keine Lektionen.
web-learn-early = Für den Anfang
web-learn-late = Wenn es so weit ist
web-learn-first = Dein erstes Spiel
web-learn-first-text = Ein ganzes Spiel gegen Anfänger, mit jemandem, der dir hilft.
web-learn-first-over = Das war dein erstes Spiel. Sieh dir die Abrechnung an, Zeile für Zeile.
web-learn-begun = angefangen
web-learn-done = geschafft
web-learn-unaided = ohne Hilfe geschafft
web-learn-revised = geschafft, seither überarbeitet
web-learn-step = { $step } von { $steps } Schritten
web-learn-go-on = Weiter
web-learn-watch = Schau zu …
web-learn-skip = Überspringen
web-learn-next = Nächste
web-learn-again = Noch einmal
web-learn-play = Spielen
web-learn-short-game = Eine kurze Partie
web-learn-help = Hilfe
web-learn-show = Zeigen
web-learn-keep = So lassen
web-learn-not-quite = Nicht ganz. Versuch es noch einmal.
web-learn-legal = Das ist erlaubt. Aber darum geht es: { $idea }.
web-learn-might = Was leuchtet, wäre gut.
web-learn-also-good = Auch gut.
web-learn-costly = Das könnte dich etwas kosten. Du darfst es zurücknehmen.
web-learn-forced = Es gibt nur einen Zug.

## Replays and moderation

web-replay-of = Partie nachspielen
web-verify-short = Prüfen
web-replay-seat = Karten von
web-replay-nobody = niemandem
web-replay-round = Runde
web-replay-move = Zug { $place } von { $count }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-first = Zum Geben
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-last = Zur Abrechnung
web-replay-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen einen Zug zurück oder weiter, Pos1 und Ende zum Geben und zur Abrechnung.
web-replay-to-table = Zum Tisch
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
web-verify-commits = { $ok ->
    [yes] Alle haben das beigetragen, was feststand, bevor etwas aufgedeckt wurde.
   *[no] Jemand hat etwas anderes beigetragen, als vorher feststand.
  }
web-verify-list = { $ok ->
    [yes] Die Liste der Beiträge ist die, die dieser Browser gesehen hat.
   *[no] Die Liste der Beiträge ist nicht die, die dieser Browser gesehen hat.
  }
web-verify-void = { $ok ->
    [yes] Davor zählte ein Mischen nicht, weil der Beitrag von { $name } nie ankam. Sein Startwert ist der versprochene.
   *[no] Davor zählte ein Mischen nicht, weil der Beitrag von { $name } nie ankam. Sein Startwert ist nicht der versprochene.
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
web-moderate = Moderation
web-complain = Melden oder blockieren
web-complain-question = Was ist mit { $name }?
web-complain-text = Die Moderatoren dieses Servers sehen sich Meldungen an. Wen du blockierst, der kann sich nicht mehr an deine Tische setzen, dir keine Freundschaft anbieten und dich nicht einladen.
web-complain-name = Anstößigen Namen melden
web-complain-insults = Beleidigungen melden
web-complain-play = Spielverderben melden
web-complain-block = Blockieren
web-complain-no = Nichts
web-complain-done = Notiert, danke

## Was gespielt wurde, und wie gut

history-form = { $count ->
    [one] 1 Person
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $count }
      }
  }
history-none = Noch nichts. Sobald eine Partie zu Ende ist, steht sie hier.
history-no-such = Keine Partie passt dazu.
history-more = Frühere Partien
history-filter = Welche Partien
history-game = Spiel
history-forms = Form
history-result = Ergebnis
history-with = Mit
history-any = alle
history-won = gewonnen
history-lost = verloren
history-abandoned = aufgegeben
history-voided = zählt nicht
history-place = Platz { $place } von { $count }
history-nobody = jemand
history-statistics = Statistik
history-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
history-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
  }
history-mean-place = im Mittel Platz { $place }
history-share = { $share } %
history-feats = Was dir gelungen ist
history-plot = Die letzten { $count } Plätze, der jüngste rechts: { $places }
history-rated = gewertet
history-change = Wertung { $before } → { $after }

ratings-title = Ranglisten
ratings-profile = Profil von { $name }
ratings-since = Hier seit { $date }
ratings-rank = Rang
ratings-name = Name
ratings-rating = Wertung
ratings-played = Partien
ratings-season = { $half ->
    [1] Erstes Halbjahr { $year }
   *[other] Zweites Halbjahr { $year }
  }
ratings-season-label = Saison
ratings-nobody = Hier steht noch niemand. Dazu braucht es { $count } gewertete Partien in einer Saison.
ratings-own = Deine Wertung ist { $rating }, nach { $matches ->
    [one] einer gewerteten Partie
   *[other] { $matches } gewerteten Partien
  }.
ratings-own-rank = Du bist auf Rang { $rank }.
ratings-provisional = vorläufig
ratings-provisional-text = Nach { $count } Partien stehst du in der Rangliste.
ratings-more = Weiter unten
ratings-level = Stufe
ratings-deals = Runden
ratings-none = In dieser Saison noch keine Wertung.
ratings-no-matches = Noch keine gewertete Partie. Nur solche stehen hier.
ratings-changes = Wertungen
ratings-filing = Die Wertungen werden ausgerechnet …
ratings-changed = { $before } → { $after }
ratings-by-place = Platz { $place }
ratings-quit = Letzter, weil ein Bot weiterspielte oder die Zeit um war
ratings-share = zählt zu { $share } %, weil die anderen neu sind
ratings-unrated = Diese Partie wird nicht gewertet.
ratings-unrated-abandoned = Sie wurde aufgegeben.
ratings-unrated-shuffle = Sie wurde nicht von allen gemischt.
ratings-unrated-bots = Ein Bot hat mitgespielt.
ratings-unrated-hints = Tipps waren erlaubt.
ratings-unrated-options = Es galten Hausregeln.
ratings-unrated-guests = Jemand hatte kein Konto.
ratings-unrated-new-account = Ein Konto ist noch keinen Tag alt.
ratings-unrated-few-matches = Jemand hat vorher noch keine fünf Partien gespielt.
ratings-unrated-same-place = Zwei von euch spielen im selben Netz oder am selben Gerät.
ratings-unrated-same-people = Zwei von euch hatten an einem Tag schon fünf gewertete Partien miteinander.
ratings-unrated-voided = Die Moderation lässt sie nicht zählen.
