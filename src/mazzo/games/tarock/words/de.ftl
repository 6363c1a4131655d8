### Tarock

tarock-name = Tarock (Königrufen)
tarock-title = Tarock (Königrufen), eine Partie über { $deals } Spiele
tarock-short = Tarock
tarock-unit = Cent
tarock-about = Königrufen: bieten, einen König rufen, den Partner finden, Stiche machen.
tarock-preset-first = Erste Partie
tarock-preset-family = Familie
tarock-preset-classic = Klassisch
tarock-preset-austrian = Österreichisch
tarock-preset-tournament = Turnier
# What differs, in as few words as can be.
tarock-brief-deals = { $value } Spiele
tarock-brief-forehand-choice-any = die Vorhand wählt frei
tarock-brief-accanto-one = nur einer darf „bei“ sagen
tarock-brief-accanto-off = niemand darf „bei“ sagen
tarock-brief-king-in-talon-king-packet = König im Talon: seine Hälfte
tarock-brief-king-in-talon-free = König im Talon: beliebige Hälfte
tarock-brief-solo-king-in-talon-half-with-king = Solorufer: Hälfte mit König für den Spieler
tarock-brief-kaiser-off = kein Kaiserstich
tarock-brief-trisac-pay-loser-pays-three = Trischaken: der Verlierer zahlt allen
tarock-brief-trisac-talon-last-trick = Trischaken: Talon zum letzten Stich

## Karten

tarock-card-t1 = I (Pagat)
tarock-card-t21 = XXI (Mond)
tarock-full-t1 = Tarock I, Pagat
tarock-full-t21 = Tarock XXI, Mond

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
tarock-say-my-game = mein Spiel
tarock-say-trisac = { tarock-contract-trisac }
tarock-say-chiamata = { tarock-contract-chiamata }
tarock-say-sei = { tarock-contract-sei }
tarock-say-piccolo = { tarock-contract-piccolo }
tarock-say-chiamata-solo = { tarock-contract-chiamata-solo }
tarock-say-chiamata-meglio = { tarock-contract-chiamata-meglio }
tarock-say-mendicante = { tarock-contract-mendicante }
tarock-say-proprio-semi = { tarock-contract-proprio-semi }
tarock-say-proprio = { tarock-contract-proprio }
tarock-say-piccolo-ouvert = { tarock-contract-piccolo-ouvert }
tarock-say-mendicante-ouvert = { tarock-contract-mendicante-ouvert }
tarock-say-solo-semi = { tarock-contract-solo-semi }
tarock-say-solo-proprio = { tarock-contract-solo-proprio }
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
tarock-column-cards = Karten
tarock-column-tricks = Stiche
tarock-column-points = Punkte
tarock-column-total = gesamt
tarock-plays = { $contract }, gespielt von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-announced = Angesagt: { $said }
tarock-announced-by = { $bonus } von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-contra-asked = { $seat ->
    [you] Dein Spiel: Sagt jemand Kontra?
   *[other] Sagt jemand Kontra gegen { $seat }?
  }
tarock-trick = Stich { $number }, ausgespielt von { $seat ->
    [you] dir
   *[other] { $seat }
  }
tarock-trick-lead = Stich { $number }: { $seat ->
    [you] Du spielst aus
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
tarock-notation =
    Kh, 10s, T21, xxi, matto   spielt diese Karte oder legt sie ab
    pass (weiter), hold, accanto (bei), call Ks, call fourth, take 1, contra, ok
    trisac Trischaken, chiamata Rufer (_solo, _meglio), sei Sechserdreier,
    piccolo, mendicante Bettler (_ouvert), proprio Dreier (_semi), solo_semi
    bird1 bis bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       zeigt den letzten Stich
    Geschrieben: h ♥, d ♦, s ♠, c ♣; K König, Q Dame, N Cavall, J Bube, matto
    Sküs. Rote Glatzen: 1 2 3 4, die 1 am höchsten; schwarze 10 9 8 7. Eine
    Nummer in Klammern: Die Karte geht jetzt nicht; tipp sie, und du erfährst
    warum. Punkte sind Punkte in Stichen; „kein ♥“: Jemand ist in Herz farbfrei.

## Die Abrechnung

tarock-sheet-title = Spiel { $number } von { $deals }, abgerechnet in Cent
tarock-sheet-count = Die Spielerpartei hat { $points } Punkte, die anderen { $others }; 35⅔ gewinnen.
# In the terminal the next four have 30 letters.
tarock-sheet-won = { $won ->
    [yes] gewonnen
   *[no] verloren
  }
tarock-sheet-virgins = Ohne Stich, Jungfrau: { $seats ->
    [you] du
   *[other] { $seats }
  }.
tarock-sheet-valat = Valat statt des Spiels
tarock-sheet-solo = solo: Prämien ×2

## Was jedes Brett sagt

tarock-area-packet1 = Erste Talonhälfte
tarock-area-packet2 = Zweite Talonhälfte
tarock-area-talon = Talon, verdeckt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
tarock-area-talon-left = Im Talon geblieben
tarock-area-discards = Abgelegt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
tarock-area-trick = Stich
tarock-area-last-trick = Letzter Stich
tarock-area-talon-card = Dazu aus dem Talon
tarock-area-won = { $count ->
    [0] Kein Stich
    [one] Ein Stich
   *[other] { $count } Stiche
  }
tarock-area-open-hand = Offene Karten
tarock-fact-tricks = { $value ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $value } Stiche
  }
tarock-fact-points = Punkte: { $value }
tarock-fact-declarer = Spieler
tarock-fact-joined = spielt bei
tarock-fact-partner = Partner
tarock-fact-forehand = Vorhand
tarock-fact-said = { $value }
tarock-fact-void = kein { $value }
tarock-fact-no-tarock = kein Tarock
tarock-note-session = { $deals } Spiele in der Partie
tarock-note-wheel = Radl ×{ $factor }
tarock-note-bidding-opens = Die Lizitation beginnt
tarock-note-no-bid = Noch kein Gebot
tarock-note-standing = { $seat ->
    [you] Dein Gebot steht: { $contract }
   *[other] { $seat } bietet { $contract }
  }
tarock-note-all-passed = Alle haben weiter gesagt: { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
  } ein Spiel
tarock-note-everyone = { $contract } ({ $hint })
tarock-note-plays = { tarock-plays } ({ $hint })
tarock-note-plays-too = Bei: { $seats ->
    [you] du
   *[other] { $seats }
  }
tarock-note-called = Gerufen: { $card }
tarock-note-called-fourth = Gerufen: der vierte König
tarock-note-with-partner = { $seat ->
    [you] Du spielst mit dem Spieler
   *[other] { $seat } spielt mit dem Spieler
  }
tarock-note-calling = { $seat ->
    [you] Du rufst
   *[other] { $seat } ruft
  } einen König
tarock-note-taking = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } Karten aus dem Talon
tarock-note-laying = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
  } Karten ab
tarock-note-announcing = Ansagen: { $seat ->
    [you] Du hast das Wort
   *[other] { $seat } hat das Wort
  }
tarock-note-announced = { $seat ->
    [you] Du hast { $kind } angesagt
   *[other] { $seat } hat { $kind } angesagt
  }
tarock-note-contra = { $level ->
    [1] Kontra: Alles zählt doppelt
   *[2] Rekontra: Alles zählt vierfach
  }
tarock-note-contra-by = Kontra gegen { $to ->
    [you] dich
   *[other] { $to }
  } von { $seat ->
    [you] dir
   *[other] { $seat }
  }: ×{ $times }
tarock-note-contra-asked = { tarock-contra-asked }
tarock-note-trick = { tarock-trick }
tarock-note-leads = { tarock-trick-lead }
tarock-note-took = Stich { $number }: { $seat ->
    [you] deiner
   *[other] { $seat } hat ihn gemacht
  }
tarock-note-counted = { tarock-sheet-count }
tarock-note-has-points = { $seat ->
    [you] Du: { $points } Punkte
   *[other] { $seat }: { $points } Punkte
  }
tarock-note-virgins = { tarock-sheet-virgins }
tarock-note-valat = { tarock-sheet-valat }
tarock-note-solo = { tarock-sheet-solo }
tarock-ask-bid = Du bist dran: Biete oder sag weiter
tarock-ask-overbid = Biete mehr als { $contract } oder sag weiter
tarock-ask-pass = Über { $contract } hast du nichts: Sag weiter
tarock-ask-choose = Alle haben weiter gesagt: Wähl dein Spiel
tarock-ask-call = Ruf einen König: Wer ihn hat, spielt heimlich mit dir
tarock-ask-take = Nimm eine der beiden Talonhälften auf
tarock-ask-take-packet = { $card } liegt im Talon: Nimm seine Hälfte auf
tarock-ask-take-king = { $card } liegt im Talon: Nimm ihn auf, dazu zwei Karten der anderen Hälfte
tarock-ask-lay = Leg { $count } Karten ab
tarock-ask-lay-open = Leg { $count } Karten ab; Tarock liegt offen
tarock-ask-lay-more = Leg { $count } Karten ab: { $left ->
    [one] noch eine
   *[other] noch { $left }
  }
tarock-ask-announce = Sag eine Prämie an, oder sag gut
tarock-ask-announce-bird = Sag zuerst einen Vogel an
tarock-ask-contra = Sag Kontra oder gut
tarock-ask-recontra = Sag Rekontra oder gut
tarock-ask-content = Du hast nichts anzusagen: Sag gut
tarock-ask-contra-to = Sag Kontra gegen { $seat ->
    [you] dich
   *[other] { $seat }
  } oder gut
tarock-ask-recontra-to = { $seat } sagt Kontra gegen dich: Rekontra oder gut
tarock-ask-last-card = Du bist dran: Spiel deine letzte Karte
tarock-ask-lead = Du bist dran: Spiel aus
tarock-ask-beat = Du bist dran: Überstich { $card }
tarock-ask-follow = Du bist dran: Bedien { $suit }
tarock-ask-follow-tarock = Du bist dran: Bedien mit Tarock
tarock-ask-trump = Du bist dran: Ohne { $suit } musst du Tarock spielen
tarock-ask-without = Du bist dran: Du kannst { $suit } nicht bedienen
tarock-ask-without-tarock = Du bist dran: Ohne Tarock darfst du jede Karte spielen
tarock-move-pass = Weiter
tarock-move-hold = Ich halte: { $contract } selbst spielen
tarock-move-accanto = Bei: { $contract } auch spielen, für dich allein
tarock-price = { $price } ct
tarock-move-bid = { $contract }, { tarock-price } ({ $hint })
tarock-move-call = { $card }
tarock-move-call-fourth = { tarock-offer-fourth }
tarock-move-take = { tarock-offer-packet }: { $cards }
tarock-move-take-cards = { $cards }
tarock-move-lay = { $card }
tarock-move-lay-open = { $card }, offen
tarock-move-announce = { $kind }, { tarock-price } ({ $hint })
tarock-move-announce-times = { $kind }, ×{ $times } ({ $hint })
tarock-move-contra = { tarock-say-contra } ({ tarock-hint-contra })
tarock-move-recontra = { tarock-say-recontra } ({ tarock-hint-recontra })
tarock-move-contra-to = { tarock-say-contra } gegen { $seat ->
    [you] dich
   *[other] { $seat }
  }
tarock-move-recontra-to = { tarock-say-recontra } gegen { $seat ->
    [you] dich
   *[other] { $seat }
  }
tarock-move-ok = { tarock-say-ok } ({ tarock-hint-ok })
tarock-tally-game = { $contract }, { tarock-tally-by }: { $price }
tarock-tally-announced = { $kind }, angesagt, { tarock-tally-by }: { $price }
tarock-tally-silent = { $kind }, still, { tarock-tally-by }: { $price }
tarock-tally-by = { $outcome } ({ $seats ->
    [you] du
   *[other] { $seats }
  })
tarock-outcome-won = gewonnen
tarock-outcome-lost = verloren
tarock-tally-pays = { $seat ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  }{ $mayor ->
    [1] { "" }
    [2] , als Bürgermeister
   *[4] , als Bürgermeister und Vorhand
  }: { $price }
tarock-tally-deal = Dieses Spiel, in Cent
tarock-tally-total = Gesamt

## Ereignisse

tarock-event-dealt = Spiel { $round }: { $dealer ->
    [you] Du gibst
   *[other] { $dealer } gibt
  }, { $first ->
    [you] du bist
   *[other] { $first } ist
  } Vorhand („mein Spiel“).
tarock-event-wheel = Ein Radl läuft: Dieses Spiel zählt ×{ $factor }.
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
tarock-event-all-passed = Alle anderen haben weiter gesagt: { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
  } ein Spiel.
tarock-event-chose = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
  } { $contract }.
# The word of list-none: nobody joins.
tarock-event-contract = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $contract }{ $joined ->
    [nichts] .
    [you] ; du spielst bei.
   *[other] ; bei: { $joined }.
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
    [you] Du spielst
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
   *[other] { $seat } legt { $card } ab.
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
tarock-event-talon-card = Dazu { $seat ->
    [you] bekommst du
   *[other] bekommt { $seat }
  } { $card } aus dem Talon.
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
tarock-event-failed = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } den { $contract } verloren.
tarock-event-talon-shown = Im Talon lagen: { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Du hattest
   *[other] { $seat } hatte
  } { $cards } abgelegt.
tarock-event-counted = { $points }{ tarock-thirds } Punkte ({ $seats ->
    [you] du
   *[other] { $seats }
  }), { $won ->
    [yes] mehr als die Hälfte
   *[no] nicht mehr als die Hälfte
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [yes] angesagt
   *[no] still
  } und { $made ->
    [yes] gemacht
   *[no] verloren
  }, { $seats ->
    [you] du
   *[other] { $seats }
  }: { $cents }.
tarock-event-multiplied = Kontra zählt mal { $by }, das Radl mal { $factor }.
tarock-event-negative-counted = { $contract }, { $seat ->
    [you] du
   *[other] { $seat }
  }: { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } { $points }{ tarock-thirds } Punkte.
tarock-thirds = { $pips ->
    [0] { "" }
    [1] ⅓
   *[2] ⅔
  }
tarock-event-virgin = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } keinen Stich, Jungfrau: Die anderen zahlen.
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
tarock-event-wheel-begins = Ein Radl beginnt: Die nächsten { $deals } Spiele zählen doppelt.
tarock-event-won = { $seats ->
    [you] Du hast die Partie gewonnen!
   *[other] Die Partie ist aus. Gewonnen: { $seats }.
  }

## Auf dem Band eines Augenblicks

tarock-moment-called = { $card }
tarock-moment-partner = { $card }!
tarock-moment-caesar = Kaiserstich!
tarock-moment-mondo-caught = Mondfang!
tarock-moment-bird-made = { $kind } gemacht!
tarock-moment-bird-lost = { $kind } verloren
tarock-moment-valat = Valat!

## Warum ein Zug nicht geht

tarock-phase-auction = die Lizitation ist noch nicht zu Ende
tarock-phase-choice = die Vorhand muss ein Spiel wählen
tarock-phase-call = erst muss ein König gerufen werden
tarock-phase-take = erst müssen Karten aus dem Talon aufgenommen werden
tarock-phase-lay = erst muss der Spieler ablegen
tarock-phase-announce = jetzt ist Zeit für Ansagen
tarock-phase-contra = jetzt ist Zeit für Kontra
tarock-phase-play = es wird schon gespielt
tarock-phase-over = das Spiel ist zu Ende
tarock-reason-card-twice = In „{ $text }“ ist eine Karte zweimal genannt.
tarock-reason-wrong-phase = Jetzt nicht: { $phase }.
tarock-reason-card-not-held = { $card } hast du nicht.
tarock-reason-must-choose = Alle anderen haben weiter gesagt, also musst du wählen: { $moves }.
tarock-reason-nothing-to-hold = Noch hat niemand geboten: Es gibt nichts zu halten.
tarock-reason-only-forehand-holds = Halten darf nur die Vorhand, und das { $seat ->
    [you] bist du
   *[other] ist { $seat }
  }.
tarock-reason-nothing-to-join = Bei spielen kannst du nur neben einem Piccolo oder Bettler.
tarock-reason-joined-already = Nur einer kann bei spielen, und das { $seat ->
    [you] tust du
   *[other] tut { $seat }
  } schon.
tarock-reason-forehand-game = { $contract } ist ein Vorhandspiel, wenn alle anderen weiter gesagt haben.
tarock-reason-too-low = { $contract } ist nicht höher als { $standing }, das letzte Gebot.
tarock-reason-four-kings = Du hast alle vier Könige und kannst keinen rufen, also geht { $contract } nicht.
tarock-reason-no-bird-held = { $contract } braucht einen Vogel: I, II, III oder IV auf deiner Hand.
tarock-reason-not-forehands-choice = { $contract } hättest du bieten müssen; jetzt bleiben nur Trischaken, Rufer und Sechserdreier.
tarock-reason-house-rule = In dieser Partie gibt es das nicht. { $option }: nein.
tarock-reason-own-king = { $card } hast du selbst. Ruf einen König, den du nicht hast.
tarock-reason-not-three-kings = Nur mit drei Königen auf der Hand kannst du den vierten rufen, ohne ihn zu nennen.
tarock-reason-king-must-be-taken = { $card } liegt im Talon: Nimm ihn mit zwei Karten der anderen Hälfte auf: { $moves }.
tarock-reason-take-a-packet = Nimm eine der beiden Talonhälften auf, wie sie liegt.
tarock-reason-packet-of-king = { $card } liegt im Talon: Du musst seine Hälfte aufnehmen, { $moves }.
tarock-reason-five-points = { $card } zählt fünf Punkte: Könige, I, XXI und Sküs legt man nie ab.
tarock-reason-suit-cards-first = Behalt { $card }: Erst legt man Farbkarten ab, dann Tarock. Du hast noch { $cards }.
tarock-reason-tarocks-first = Behalt { $card }: In diesem Spiel legt man erst Tarock ab, dann Farbkarten. Du hast noch { $cards }.
tarock-reason-last-bird = Behalt { $card }: Das ist dein einziger Vogel, und einen musst du ansagen.
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
tarock-reason-not-callers-side = { $kind } sagt an, wer den gerufenen König hat, oder der Spieler.
tarock-reason-king-in-open-talon = { $card } ist im Talon geblieben, also gibt es keinen { $kind }.
tarock-reason-said-bene = Du hast „gut“ gesagt: { $kind } kommt zu spät. Dir bleiben nur Kontra und Rekontra.
tarock-reason-contra-said = Kontra ist schon gesagt, von { $seat ->
    [you] dir
   *[other] { $seat }
  }.
tarock-reason-own-contract = Gegen die eigene Partei kannst du nicht Kontra sagen.
tarock-reason-nothing-to-recontra = Niemand hat Kontra gesagt: Es gibt nichts zu erwidern.
tarock-reason-recontra-said = Rekontra ist schon gesagt, von { $seat ->
    [you] dir
   *[other] { $seat }
  }; höher geht es nicht.
tarock-reason-not-your-contract = Rekontra sagt nur die Partei des Spielers.
tarock-reason-bird-first = Du spielst Besserrufer: Sag zuerst einen Vogel an. Du hast { $cards }.
tarock-reason-must-follow-suit = Mit { $card } bedienst du die Farbe nicht. Du kannst spielen: { $cards }.
tarock-reason-must-play-tarock = { $card } geht nicht: Ohne die Farbe musst du Tarock spielen. Du kannst spielen: { $cards }.
tarock-reason-must-play-suit-card = { $card } geht nicht: In dieser Partie musst du ohne die Farbe eine andere Farbkarte spielen. Du kannst spielen: { $cards }.
tarock-reason-must-beat = { $card } übersticht { $best } nicht, und in diesem Spiel herrscht Stichzwang. Du kannst spielen: { $cards }.
tarock-reason-bagato-last = In diesem Spiel kommt { $card } als letztes Tarock. Du kannst spielen: { $cards }.
tarock-reason-suit-must-be-led = { $card } darfst du hier nicht ausspielen, solange du Farbkarten hast. Du kannst spielen: { $cards }.
tarock-reason-announced-now = { $card } muss warten: Was für diesen Stich angesagt ist, muss fallen. Du kannst spielen: { $cards }.
tarock-reason-announced-later = { $card } ist für Stich { $trick } angesagt. Bis dahin kannst du spielen: { $cards }.
tarock-reason-highest-bird-first = { $card } muss warten: Von den angesagten Karten kommt zuerst die höchste. Du kannst spielen: { $cards }.

## Warum zu einem Zug geraten wird

tarock-advice-pass-weak = { $count ->
    [one] Ein Tarock, ab XVI { $high }: zu schwach für ein Spiel.
   *[other] { $count } Tarock, davon { $high } ab XVI: zu schwach für ein Spiel.
  }
tarock-advice-pass-outbid = Wofür deine Hand gut ist, liegt unter { $standing }.
tarock-advice-holds = Auch deine Hand taugt zum { $contract }, und die Vorhand hat das Recht darauf.
tarock-advice-joins = Auch deine Hand taugt zum { $contract }: Spiel bei.
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
    [one] { $card }: Von dieser Farbe hast du eine Karte und kannst bald stechen.
   *[other] { $card }: Von dieser Farbe hast du nur { $count } Karten und kannst bald stechen.
  }
tarock-advice-calls-void = { $card }: Von dieser Farbe hast du nichts und kannst gleich stechen.
tarock-advice-calls-queen = { $card }: Hinter ihm ist deine Dame sicher.
tarock-advice-calls-king = { $card }: Wer ihn hat, hilft dir in dieser Farbe.
tarock-advice-calls-fourth = Du hast drei Könige: Niemand muss wissen, welcher der vierte ist.
tarock-advice-takes-king = Dort liegt { $card }: Seine Punkte gehören dir.
tarock-advice-takes-tarocks = { $count ->
    [one] Ein Tarock mehr.
   *[other] { $count } Tarock mehr.
  }
tarock-advice-takes-points = Darin sind Punkte: { $cards }.
tarock-advice-takes-packet = { $cards } passen besser zu deiner Hand als die anderen.
tarock-advice-lays-void = Mit { $card } ist die letzte dieser Farbe weg, und du kannst stechen.
tarock-advice-lays-points = Die Punkte von { $card } sind sicher daheim.
tarock-advice-lays-short = { $card } nützt nichts, und die Farbe wird kürzer.
tarock-advice-lays-tarock = Etwas anderes kannst du nicht ablegen: { $card }.
tarock-advice-shows-tarock = { $card } sehen alle, dafür behältst du deine Farbkarten.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } mit einem Tarock, ab XVI { $high }.
   *[other] { $count } Tarock, davon { $high } ab XVI, sollten { $kind } heimbringen.
  }
tarock-advice-announces-held = Du hast fast alles, was du dafür brauchst: { $kind }.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } mit einem Tarock, ab XVI { $high }, ist kühn.
   *[other] { $count } Tarock, davon { $high } ab XVI, sind stark genug: { $kind }.
  }
tarock-advice-announces = Angesagt zählt es doppelt: { $kind }; es hängt auch am Partner.
tarock-advice-contra-strong = { $count ->
    [one] Mit einem Tarock, ab XVI { $high }, und deinen Farben kann der Spieler verlieren.
   *[other] { $count } Tarock, davon { $high } ab XVI: Der Spieler kann gut verlieren.
  }
tarock-advice-contra-low = Deine Karten können drunterbleiben: Dem Spieler bleibt ein Stich.
tarock-advice-recontra = Du bist dir sicher: Dann soll es noch einmal doppelt zählen.
tarock-advice-says-no-more = Mehr ist nicht wahrscheinlich genug, um es anzusagen.
tarock-advice-bird-home = Das ist sein Stich: { $card } soll ihn machen.
tarock-advice-catches = Das fängt { $card }.
tarock-advice-takes-rich = { $points ->
    [one] Der Stich ist etwa einen Punkt wert.
   *[other] Der Stich ist etwa { $points } Punkte wert.
  }
tarock-advice-takes-cheaply = { $card } reicht gerade, um ihn zu machen.
tarock-advice-takes-high = { $card } lässt den anderen nach dir wenig Chancen.
tarock-advice-smears = { $seat } macht ihn, wohl auf deiner Seite: { $card } bringt Punkte.
tarock-advice-saves-bagato = Du hebst { $card } für den Schluss auf.
tarock-advice-saves-tarocks = { $card } genügt hier: Höhere Tarock brauchst du später.
tarock-advice-gives-little = Der Stich ist nicht deiner: { $card } kostet wenig.
tarock-advice-draws-tarocks = { $count ->
    [one] Du hast ein Tarock: Zieh die der anderen.
   *[other] Du hast { $count } Tarock: Zieh die der anderen.
  }
tarock-advice-leads-king = { $card } gewinnt, solange niemand farbfrei ist.
tarock-advice-leads-called-suit = Die Farbe von { $card }: Das treibt den gerufenen König heraus und zeigt den Partner.
tarock-advice-leads-short = { $card } ist deine letzte dieser Farbe: Dann kannst du stechen.
tarock-advice-leads-quietly = { $card } gibt wenig her, und die stärkeren Karten bleiben dir.
tarock-advice-leads-winner = Kaum jemand kann { $card } jetzt noch schlagen.
tarock-advice-ducks = { $card } bleibt drunter: Den Stich bekommt ein anderer.
tarock-advice-throws-danger = Du musst nicht bedienen: Weg mit { $card }, sonst macht das noch einen Stich.
tarock-advice-must-take = Überstechen musst du ohnehin: dann mit { $card }.
tarock-advice-takes-the-one = Das kann der eine Stich sein, den du brauchst: { $card }.
tarock-advice-leaves-it-to = Du bleibst drunter: Der Stich bleibt bei { $seat }.
tarock-advice-leads-under = { $card } lässt sich überstechen: Nehmen muss ein anderer.

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
tarock-option-accanto-one = ist einem erlaubt
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
tarock-option-trisac-pay-max-to-min = zahlt, wer die meisten Punkte hat, an den mit den wenigsten
tarock-option-trisac-pay-loser-pays-three = zahlt, wer die meisten Punkte hat, an alle
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
tarock-option-colour-bonuses = Prämien in Farbendreier und Farbensolo
tarock-option-colour-bonuses-kings-sacks-valat = sind vier Könige, die Säcke und Valat
tarock-option-colour-bonuses-all = sind alle außer König ultimo
tarock-option-tarock-discard = Tarock von II bis XX
tarock-option-tarock-discard-forced = legt man offen ab, wenn man nichts anderes ablegen kann
tarock-option-tarock-discard-shown = legt man in Rufer, Besserrufer und Dreier nach Belieben ab, aber offen
tarock-option-mayor = Bürgermeister ist man beim Trischaken
tarock-option-mayor-half-and-two = ab 35⅔ Punkten
tarock-option-mayor-above-35 = mit mehr als 35 Punkten
tarock-option-announced-card = Angesagte Karten
tarock-option-announced-card-binding = warten auf ihren Stich
tarock-option-announced-card-soft = darf man jederzeit spielen
tarock-option-ultimo-by = König ultimo sagt an
tarock-option-ultimo-by-holder = wer den gerufenen König hat
tarock-option-ultimo-by-side = wer den gerufenen König hat, oder der Spieler

## In the browser

tarock-web-bids = Was du sagen kannst
tarock-web-announcements = Ansagen
tarock-web-call = Ruf einen König
tarock-web-last = Letzter Stich
tarock-web-auction = Lizitation
tarock-web-plays = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
  }
tarock-web-talon = Talon
tarock-web-laid = Abgelegt
tarock-web-here = hierher

tarock-feat-declared = Als Spieler gespielt
tarock-feat-made = Als Spieler gewonnen
tarock-feat-called = Als Partner gerufen
tarock-promise-pass = Weiter, was die anderen auch bieten

## Worum es in Aufgaben geht

tarock-theme-bird = Vögel
tarock-theme-called-king = Der gerufene König
tarock-theme-negative = Negativspiele
tarock-theme-bidding = Die Lizitation
tarock-theme-talon = Der Talon
tarock-theme-announcing = Ansagen
tarock-theme-tarocks = Tarock
tarock-theme-trick = Im Stich
tarock-theme-leading = Das Ausspielen
