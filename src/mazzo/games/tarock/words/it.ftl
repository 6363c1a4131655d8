### Tarock

tarock-name = Tarocco austriaco (Tarock)
tarock-title = Tarocco austriaco (Tarock), una partita di { $deals } mani
tarock-short = Tarocco austriaco
tarock-unit = centesimi
tarock-about = Königrufen: parla, chiama un re, trova il compagno, fai prese.
tarock-preset-first = Prima partita
tarock-preset-family = Famiglia
tarock-preset-classic = Classica
tarock-preset-austrian = All’austriaca
tarock-preset-tournament = Torneo
# What differs, in as few words as can be.
tarock-brief-deals = { $value } mani
tarock-brief-forehand-choice-any = chi è di mano sceglie liberamente
tarock-brief-accanto-one = uno solo accanto
tarock-brief-accanto-off = niente accanto
tarock-brief-king-in-talon-king-packet = re nel talon: il suo pacchetto
tarock-brief-king-in-talon-free = re nel talon: pacchetto a scelta
tarock-brief-solo-king-in-talon-half-with-king = Chiamata solo: il pacchetto del re al giocatore
tarock-brief-kaiser-off = senza presa del Cesare
tarock-brief-trisac-pay-loser-pays-three = Trisac: chi perde paga tutti
tarock-brief-trisac-talon-last-trick = Trisac: il talon all’ultima presa

## Carte

tarock-card-t1 = I (Bagato)
tarock-card-t21 = XXI (Mondo)
tarock-full-t1 = tarocco I, Bagato
tarock-full-t21 = tarocco XXI, Mondo

## Giochi

tarock-contract-trisac = Trisac
tarock-contract-chiamata = Chiamata
tarock-contract-sei = Proprio di sei
tarock-contract-piccolo = Piccolo
tarock-contract-chiamata-solo = Chiamata solo
tarock-contract-chiamata-meglio = Chiamata meglio
tarock-contract-mendicante = Mendicante
tarock-contract-proprio-semi = Proprio di semi
tarock-contract-proprio = Proprio
tarock-contract-piccolo-ouvert = Piccolo ouvert
tarock-contract-mendicante-ouvert = Mendicante ouvert
tarock-contract-solo-semi = Solo di semi
tarock-contract-solo-proprio = Solo proprio

## Annunci

tarock-bonus-bird1 = Bagato
tarock-bonus-bird2 = Due
tarock-bonus-bird3 = Tre
tarock-bonus-bird4 = Quattro
tarock-bonus-ultimo = Ultimo
tarock-bonus-sacco = Sacco
tarock-bonus-doppiosacco = Doppiosacco
tarock-bonus-trull = Trull
tarock-bonus-kings = Tutti i re
tarock-bonus-mondo = Caccia del Mondo
tarock-bonus-valat = Valat

## Che cosa si dice

tarock-say-pass = oltre
tarock-say-hold = tengo
tarock-say-accanto = accanto
tarock-say-contra = contra
tarock-say-recontra = recontra
tarock-say-ok = bene
tarock-say-my-game = mio gioco
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
tarock-offer-fourth = il quarto re
tarock-offer-packet = { $number ->
    [1] primo pacchetto
   *[2] secondo pacchetto
  }
# What they mean, in at most 50 letters.
tarock-hint-trisac = ognuno da solo: vince chi ha meno punti
tarock-hint-chiamata = chiami un re, prendi un pacchetto
tarock-hint-sei = da solo, con tutte e sei le carte del talon
tarock-hint-piccolo = da solo: esattamente una presa
tarock-hint-chiamata-solo = chiami un re, niente talon, annunci doppi
tarock-hint-chiamata-meglio = chiami un re, un pacchetto, annunci un uccello
tarock-hint-mendicante = da solo: nessuna presa
tarock-hint-proprio-semi = da solo, un pacchetto; i tarocchi non tagliano
tarock-hint-proprio = da solo, un pacchetto
tarock-hint-piccolo-ouvert = esattamente una presa, a carte scoperte
tarock-hint-mendicante-ouvert = nessuna presa, a carte scoperte
tarock-hint-solo-semi = da solo, niente talon; i tarocchi non tagliano
tarock-hint-solo-proprio = da solo, niente talon, annunci doppi
tarock-hint-bird1 = I vince l’ultima presa
tarock-hint-bird2 = II vince la penultima presa (Gufo)
tarock-hint-bird3 = III vince la terzultima presa (Cacatua)
tarock-hint-bird4 = IV vince la quartultima presa (Marabù)
tarock-hint-ultimo = il re chiamato vi dà l’ultima presa
tarock-hint-sacco = la tua squadra fa 45 punti
tarock-hint-doppiosacco = la tua squadra fa 55 punti
tarock-hint-trull = la tua squadra ha I, XXI e il Matto
tarock-hint-kings = la tua squadra ha tutti e quattro i re
tarock-hint-mondo = il vostro Matto batte il loro XXI
tarock-hint-valat = la tua squadra fa tutte le prese
tarock-hint-hold = giochi tu lo stesso gioco
tarock-hint-accanto = anche tu lo stesso gioco, per conto tuo
tarock-hint-contra = tutto vale doppio
tarock-hint-recontra = tutto vale quattro volte
tarock-hint-ok = niente da aggiungere

## Il tavolo

tarock-deal = Mano { $number } di { $deals }
tarock-column-cards = carte
tarock-column-tricks = prese
tarock-column-points = punti
tarock-column-total = totale
tarock-plays = { $contract }, { $seat ->
    [you] giochi tu
   *[other] gioca { $seat }
  }
tarock-announced = Annunci: { $said }
tarock-announced-by = { $bonus } ({ $seat ->
    [you] tu
   *[other] { $seat }
  })
tarock-contra-asked = { $seat ->
    [you] Il tuo gioco: qualcuno dice contra?
   *[other] Qualcuno dice contra a { $seat }?
  }
tarock-trick = Presa { $number }, prima carta { $seat ->
    [you] tua
   *[other] di { $seat }
  }
tarock-trick-lead = Presa { $number }: la prima carta { $seat ->
    [you] la giochi tu
   *[other] la gioca { $seat }
  }
tarock-last-trick = Presa { $number }, prima carta { $leader ->
    [you] tua
   *[other] di { $leader }
  }, va a { $winner ->
    [you] te
   *[other] { $winner }
  }
tarock-from-talon = talon
tarock-no-trick = Non c’è ancora nessuna presa.
tarock-notation =
    Kh, 10s, T21, xxi, matto   gioca quella carta, o la mette giù
    pass oltre, hold tengo, accanto, call Ks, call fourth, take 1, contra, ok
    trisac, chiamata (_solo, _meglio), sei (Proprio di sei), piccolo,
    mendicante (_ouvert), proprio (_semi), solo_semi, solo_proprio
    bird1 a bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       mostra l’ultima presa
    Semi: h ♥, d ♦, s ♠, c ♣. N è il cavaliere, tra fante e regina. Le scartine
    rosse valgono 1 2 3 4, l’1 più alto; le nere 10 9 8 7. Un numero tra
    parentesi: la carta ora non si può giocare; scrivilo, e saprai perché. I
    punti sono quelli delle prese; «vuoto a ♥»: ha mostrato di non avere cuori.

## Il conto

tarock-sheet-title = Mano { $number } di { $deals }, il conteggio in centesimi
tarock-sheet-count = Squadra del giocatore: { $points } punti, gli altri { $others }; si vince con 35⅔.
# At most 29 letters with the longest announcement.
tarock-sheet-won = { $won ->
    [yes] vinto
   *[no] perso
  }
tarock-sheet-virgins = Senza prese, vergine: { $seats ->
    [you] tu
   *[other] { $seats }
  }.
tarock-sheet-valat = Valat al posto del gioco
tarock-sheet-solo = solo: annunci ×2

## Che cosa dice ogni tavolo

tarock-area-packet1 = Primo pacchetto
tarock-area-packet2 = Secondo pacchetto
tarock-area-talon = Talon, coperto: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
tarock-area-talon-left = Rimaste nel talon
tarock-area-discards = Carte scambiate: { $count }
tarock-area-trick = Presa
tarock-area-last-trick = Ultima presa
tarock-area-talon-card = Con la presa, dal talon
tarock-area-won = { $count ->
    [0] Nessuna presa
    [one] Una presa
   *[other] { $count } prese
  }
tarock-area-open-hand = Carte scoperte
tarock-fact-tricks = { $value ->
    [0] nessuna presa
    [one] una presa
   *[other] { $value } prese
  }
tarock-fact-points = punti: { $value }
tarock-fact-declarer = giocatore
tarock-fact-joined = accanto
tarock-fact-partner = compagno
tarock-fact-forehand = di mano
tarock-fact-said = { $value }
tarock-fact-void = vuoto a { $value }
tarock-fact-no-tarock = senza tarocchi
tarock-note-session = Una partita di { $deals } mani
tarock-note-wheel = Ruota ×{ $factor }
tarock-note-bidding-opens = Comincia la licitazione
tarock-note-no-bid = Nessuno ha ancora parlato
tarock-note-standing = { $seat ->
    [you] Vale il tuo gioco: { $contract }
   *[other] { $seat } dice { $contract }
  }
tarock-note-all-passed = Tutti hanno detto oltre: { $seat ->
    [you] scegli tu
   *[other] sceglie { $seat }
  }
tarock-note-everyone = { $contract } ({ $hint })
tarock-note-plays = { tarock-plays } ({ $hint })
tarock-note-plays-too = Accanto: { $seats ->
    [you] tu
   *[other] { $seats }
  }
tarock-note-called = Chiamato: { $card }
tarock-note-called-fourth = Chiamato: il quarto re
tarock-note-with-partner = { $seat ->
    [you] Sei il compagno del giocatore
   *[other] { $seat } è compagno del giocatore
  }
tarock-note-calling = { $seat ->
    [you] Chiami
   *[other] { $seat } chiama
  } un re
tarock-note-taking = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
  } carte del talon
tarock-note-laying = { $seat ->
    [you] Metti
   *[other] { $seat } mette
  } giù carte
tarock-note-announcing = Annunci: { $seat ->
    [you] parli tu
   *[other] parla { $seat }
  }
tarock-note-announced = Annunciato: { $kind } ({ $seat ->
    [you] tu
   *[other] { $seat }
  })
tarock-note-contra = { $level ->
    [1] Contra: tutto vale doppio
   *[2] Recontra: tutto vale quattro volte
  }
tarock-note-contra-by = { $seat ->
    [you] Il tuo contra
   *[other] Contra di { $seat }
  } a { $to ->
    [you] te
   *[other] { $to }
  }: ×{ $times }
tarock-note-contra-asked = { tarock-contra-asked }
tarock-note-trick = { tarock-trick }
tarock-note-leads = { tarock-trick-lead }
tarock-note-took = Presa { $number }: { $seat ->
    [you] tua
   *[other] va a { $seat }
  }
tarock-note-counted = { tarock-sheet-count }
tarock-note-has-points = { $seat ->
    [you] Tu: { $points } punti
   *[other] { $seat }: { $points } punti
  }
tarock-note-virgins = { tarock-sheet-virgins }
tarock-note-valat = { tarock-sheet-valat }
tarock-note-solo = { tarock-sheet-solo }
tarock-ask-bid = Tocca a te: di’ un gioco, o oltre
tarock-ask-overbid = Di’ un gioco più alto di { $contract }, o oltre
tarock-ask-pass = Non hai niente sopra { $contract }: di’ oltre
tarock-ask-choose = Tutti hanno detto oltre: scegli il tuo gioco
tarock-ask-call = Chiama un re: chi ce l’ha è il tuo compagno segreto
tarock-ask-take = Prendi uno dei due pacchetti
tarock-ask-take-packet = { $card } è nel talon: prendi il suo pacchetto
tarock-ask-take-king = { $card } è nel talon: prendilo, con due carte dell’altro pacchetto
tarock-ask-lay = Metti giù { $count } carte
tarock-ask-lay-open = Metti giù { $count } carte; i tarocchi scoperti
tarock-ask-lay-more = Metti giù { $count } carte: { $left ->
    [one] ancora una
   *[other] ancora { $left }
  }
tarock-ask-announce = Fai un annuncio, o di’ bene
tarock-ask-announce-bird = Prima annuncia un uccello
tarock-ask-contra = Di’ contra, o bene
tarock-ask-recontra = Di’ recontra, o bene
tarock-ask-content = Non hai niente da annunciare: di’ bene
tarock-ask-contra-to = Di’ contra a { $seat ->
    [you] te
   *[other] { $seat }
  }, o bene
tarock-ask-recontra-to = { $seat } ti dice contra: recontra, o bene
tarock-ask-last-card = Tocca a te: gioca la tua ultima carta
tarock-ask-lead = Tocca a te: gioca la prima carta
tarock-ask-beat = Tocca a te: supera { $card }
tarock-ask-follow = Tocca a te: rispondi a { $suit }
tarock-ask-follow-tarock = Tocca a te: rispondi a tarocchi
tarock-ask-trump = Tocca a te: senza { $suit }, gioca un tarocco
tarock-ask-without = Tocca a te: non puoi rispondere a { $suit }
tarock-ask-without-tarock = Tocca a te: senza tarocchi, gioca la carta che vuoi
tarock-move-pass = Oltre
tarock-move-hold = Tengo: giochi tu { $contract }
tarock-move-accanto = Accanto: anche tu { $contract }, per conto tuo
tarock-price = { $price } c
tarock-move-bid = { $contract }, { tarock-price } ({ $hint })
tarock-move-call = { $card }
tarock-move-call-fourth = { tarock-offer-fourth }
tarock-move-take = { tarock-offer-packet }: { $cards }
tarock-move-take-cards = { $cards }
tarock-move-lay = { $card }
tarock-move-lay-open = { $card }, a carta scoperta
tarock-move-announce = { $kind }, { tarock-price } ({ $hint })
tarock-move-announce-times = { $kind }, ×{ $times } ({ $hint })
tarock-move-contra = { tarock-say-contra } ({ tarock-hint-contra })
tarock-move-recontra = { tarock-say-recontra } ({ tarock-hint-recontra })
tarock-move-contra-to = { tarock-say-contra } a { $seat ->
    [you] te
   *[other] { $seat }
  }
tarock-move-recontra-to = { tarock-say-recontra } a { $seat ->
    [you] te
   *[other] { $seat }
  }
tarock-move-ok = { tarock-say-ok } ({ tarock-hint-ok })
tarock-tally-game = { $contract }, { tarock-tally-by }: { $price }
tarock-tally-announced = { $kind }, annunciato, { tarock-tally-by }: { $price }
tarock-tally-silent = { $kind }, segreto, { tarock-tally-by }: { $price }
tarock-tally-by = { $outcome } ({ $seats ->
    [you] tu
   *[other] { $seats }
  })
tarock-outcome-won = vinto
tarock-outcome-lost = perso
tarock-tally-pays = { $seat ->
    [you] Paghi
   *[other] { $seat } paga
  }{ $mayor ->
    [1] { "" }
    [2] , da sindaco
   *[4] , da sindaco e di mano
  }: { $price }
tarock-tally-deal = Questa mano, in centesimi
tarock-tally-total = Totale

## Che cosa succede

tarock-event-dealt = Mano { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] sei
   *[other] { $first } è
  } di mano («mio gioco»).
tarock-event-wheel = Gira una ruota: questa mano vale ×{ $factor }.
tarock-event-passed = { $seat ->
    [you] Dici
   *[other] { $seat } dice
  } oltre.
tarock-event-bid = { $seat ->
    [you] Dici
   *[other] { $seat } dice
  } { $contract }.
tarock-event-held = { $seat ->
    [you] Tieni e giocheresti
   *[other] { $seat } tiene e giocherebbe
  } { $contract }.
tarock-event-joined = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $contract } accanto.
tarock-event-all-passed = Tutti gli altri hanno detto oltre: { $seat ->
    [you] scegli tu
   *[other] sceglie { $seat }
  }.
tarock-event-chose = { $seat ->
    [you] Scegli
   *[other] { $seat } sceglie
  } { $contract }.
tarock-event-contract = Il gioco è { $contract }: { $seat ->
    [you] giochi tu
   *[other] gioca { $seat }
  }{ $joined ->
    [niente] .
    [you] ; accanto: tu.
   *[other] ; accanto: { $joined }.
  }
tarock-event-called = { $seat ->
    [you] Chiami
   *[other] { $seat } chiama
  } { $card }.
tarock-event-called-fourth = { $seat ->
    [you] Chiami
   *[other] { $seat } chiama
  } il quarto re.
tarock-event-talon-open = Il talon: { $packet1 } nel primo pacchetto, { $packet2 } nel secondo.
tarock-event-king-in-talon = Il re chiamato, { $card }, è nel talon: { $seat ->
    [you] giochi
   *[other] { $seat } gioca
  } senza compagno.
tarock-event-took = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
  } { $cards }; agli altri restano { $left }.
tarock-event-took-all = { $seat ->
    [you] Prendi tutto il talon: { $cards }.
   *[other] { $seat } prende tutto il talon, coperto.
  }
tarock-event-laid = { $seat ->
    [you] Metti giù { $card }.
   *[other] { $seat } mette giù { $card }.
  }
tarock-event-down = { $seat ->
    [you] Tu: «Sono giù.»
   *[other] { $seat }: «Sono giù.»
  }
tarock-event-announced = { $seat ->
    [you] Annunci
   *[other] { $seat } annuncia
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] Tu: «Bene.»
   *[other] { $seat }: «Bene.»
  }
tarock-event-contra = { $to ->
    [you] { $seat } ti dice contra.
   *[other] { $seat ->
        [you] Dici
       *[other] { $seat } dice
      } contra a { $to }.
  }
tarock-event-recontra = { $to ->
    [you] { $seat } ti dice recontra.
   *[other] { $seat ->
        [you] Dici
       *[other] { $seat } dice
      } recontra a { $to }.
  }
tarock-event-no-contra = { $to ->
    [you] { $seat } non ti dice contra.
   *[other] { $seat ->
        [you] Non dici
       *[other] { $seat } non dice
      } contra a { $to }.
  }
tarock-event-first-lead = { $seat ->
    [you] Giochi tu
   *[other] { $seat } gioca
  } la prima carta.
tarock-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $card }.
tarock-event-partner = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } con { $declarer ->
    [you] te
   *[other] { $declarer }
  }: era chiamato { $card }.
tarock-event-trick = La presa { $number } va a { $seat ->
    [you] te
   *[other] { $seat }
  }: { $cards }.
tarock-event-talon-card = Con la presa { $seat ->
    [you] ti va
   *[other] va a { $seat }
  } { $card } del talon.
tarock-event-caesar = Presa del Cesare! I batte XXI e il Matto, per { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-event-mondo-caught = { $seat ->
    [you] Catturi
   *[other] { $seat } cattura
  } { $of ->
    [you] il tuo Mondo
   *[other] il Mondo di { $of }
  }.
tarock-event-bird-made = { $seat ->
    [you] Fai
   *[other] { $seat } fa
  } { $kind }!
tarock-event-bird-lost = { $seat ->
    [you] Perdi
   *[other] { $seat } perde
  } { $kind }.
tarock-event-hand-open = { $seat ->
    [you] Le tue carte sono scoperte
   *[other] Le carte di { $seat } sono scoperte
  }: { $cards }.
tarock-event-failed = { $seat ->
    [you] Hai
   *[other] { $seat } ha
  } perso: { $contract }.
tarock-event-talon-shown = Nel talon c’erano { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Avevi
   *[other] { $seat } aveva
  } messo giù { $cards }.
tarock-event-counted = Il conteggio: { $seats ->
    [you] tu
   *[other] { $seats }
  }, { $points }{ tarock-thirds } punti, { $won ->
    [yes] più della metà
   *[no] non più della metà
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [yes] annunciato
   *[no] in segreto
  }, { $made ->
    [yes] fatto
   *[no] perso
  } ({ $seats ->
    [you] tu
   *[other] { $seats }
  }): { $cents }.
tarock-event-multiplied = Il contra moltiplica per { $by }, la ruota per { $factor }.
tarock-event-negative-counted = { $contract }, { $seat ->
    [you] tu
   *[other] { $seat }
  }: { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] Hai
   *[other] { $seat } ha
  } { $points }{ tarock-thirds } punti.
tarock-thirds = { $pips ->
    [0] { "" }
    [1] ⅓
   *[2] ⅔
  }
tarock-event-virgin = { $seat ->
    [you] Non hai
   *[other] { $seat } non ha
  } fatto prese, vergine: pagano gli altri.
tarock-event-mayor = { $seat ->
    [you] Sei
   *[other] { $seat } è
  } sindaco, con più della metà dei punti, e { $seat ->
    [you] paghi
   *[other] paga
  } doppio.
tarock-event-scored = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: { $points } centesimi in questa mano, { $total } in tutto.
tarock-event-wheel-begins = Comincia una ruota: le prossime { $deals } mani valgono doppio.
tarock-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Sul nastro di un gran momento

tarock-moment-called = { $card }
tarock-moment-partner = { $card }!
tarock-moment-caesar = Presa del Cesare!
tarock-moment-mondo-caught = Il Mondo è preso!
tarock-moment-bird-made = { $kind } fatto!
tarock-moment-bird-lost = { $kind } perso
tarock-moment-valat = Valat!

## Perché una mossa non va

tarock-phase-auction = la licitazione non è finita
tarock-phase-choice = prima chi è di mano deve scegliere un gioco
tarock-phase-call = prima si deve chiamare un re
tarock-phase-take = prima si devono prendere carte del talon
tarock-phase-lay = prima il giocatore deve mettere giù carte
tarock-phase-announce = è il momento degli annunci
tarock-phase-contra = è il momento del contra
tarock-phase-play = si stanno giocando le carte
tarock-phase-over = la mano è finita
tarock-reason-card-twice = In «{ $text }» una carta c’è due volte.
tarock-reason-wrong-phase = Non ora: { $phase }.
tarock-reason-card-not-held = Non hai { $card }.
tarock-reason-must-choose = Tutti gli altri hanno detto oltre: devi scegliere { $moves }.
tarock-reason-nothing-to-hold = Nessuno ha ancora parlato: non c’è niente da tenere.
tarock-reason-only-forehand-holds = Può tenere solo chi è di mano, { $seat ->
    [you] cioè tu
   *[other] cioè { $seat }
  }.
tarock-reason-nothing-to-join = Accanto si gioca solo a un Piccolo o a un Mendicante.
tarock-reason-joined-already = Accanto gioca uno solo, e { $seat ->
    [you] sei già tu
   *[other] è già { $seat }
  }.
tarock-reason-forehand-game = { $contract } è solo per chi è di mano, dopo che tutti gli altri hanno detto oltre.
tarock-reason-too-low = { $contract } non supera { $standing }, l’ultimo gioco detto.
tarock-reason-four-kings = Hai tutti e quattro i re: nessuno da chiamare, quindi niente { $contract }.
tarock-reason-no-bird-held = { $contract } vuole un uccello: I, II, III o IV tra le tue carte.
tarock-reason-not-forehands-choice = { $contract } andava detto prima; ora restano solo Trisac, Chiamata e Proprio di sei.
tarock-reason-house-rule = In questa partita non si usa. { $option }: no.
tarock-reason-own-king = { $card } l’hai tu. Chiama un re che non hai.
tarock-reason-not-three-kings = Solo con tre re in mano puoi chiamare il quarto senza nominarlo.
tarock-reason-king-must-be-taken = { $card } è nel talon: prendilo con due carte dell’altro pacchetto: { $moves }.
tarock-reason-take-a-packet = Prendi uno dei due pacchetti, così com’è.
tarock-reason-packet-of-king = { $card } è nel talon: devi prendere il suo pacchetto: { $moves }.
tarock-reason-five-points = { $card } vale cinque punti: re, I, XXI e Matto non si mettono mai giù.
tarock-reason-suit-cards-first = Tieni { $card }: prima dei tarocchi si mettono giù i semi. Hai ancora { $cards }.
tarock-reason-tarocks-first = Tieni { $card }: in questo gioco si mettono giù prima i tarocchi. Hai ancora { $cards }.
tarock-reason-last-bird = Tieni { $card }: è il tuo solo uccello, e devi annunciarne uno.
tarock-reason-already-announced = { $kind } è già annunciato, da { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-reason-one-sack = In una mano si annuncia un solo sacco, e { $seat ->
    [you] hai
   *[other] { $seat } ha
  } già annunciato l’altro; per { $kind } è tardi.
tarock-reason-not-in-colour-games = { $kind } non c’è nei giochi in cui i tarocchi non tagliano.
tarock-reason-not-holder = { $kind } lo annuncia chi ha { $card }.
tarock-reason-no-king-called = { $kind } vuole un re chiamato, e qui non c’è.
tarock-reason-not-the-called-king = { $kind } lo annuncia chi ha il re chiamato.
tarock-reason-not-callers-side = { $kind } lo annuncia chi ha il re chiamato, o il giocatore.
tarock-reason-king-in-open-talon = { $card } è rimasto nel talon: niente { $kind }.
tarock-reason-said-bene = Hai detto «bene»: per { $kind } è tardi. Ti restano solo contra e recontra.
tarock-reason-contra-said = Contra è già detto, da { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-reason-own-contract = Non puoi dire contra alla tua squadra.
tarock-reason-nothing-to-recontra = Nessuno ha detto contra: non c’è niente a cui rispondere.
tarock-reason-recontra-said = Recontra è già detto, da { $seat ->
    [you] te
   *[other] { $seat }
  }; più su non si va.
tarock-reason-not-your-contract = Recontra lo dice solo la squadra del giocatore.
tarock-reason-bird-first = Hai detto Chiamata meglio: prima annuncia un uccello. Hai { $cards }.
tarock-reason-must-follow-suit = { $card } non risponde al seme. Puoi giocare: { $cards }.
tarock-reason-must-play-tarock = { $card } non va: senza il seme devi giocare un tarocco. Puoi giocare: { $cards }.
tarock-reason-must-play-suit-card = { $card } non va: in questa partita, senza il seme, devi giocare un altro seme. Puoi giocare: { $cards }.
tarock-reason-must-beat = { $card } non supera { $best }, e in questo gioco devi, se puoi. Puoi giocare: { $cards }.
tarock-reason-bagato-last = In questo gioco { $card } è l’ultimo tarocco che giochi. Puoi giocare: { $cards }.
tarock-reason-suit-must-be-led = { $card } qui non può essere la prima carta finché hai carte di seme. Puoi giocare: { $cards }.
tarock-reason-announced-now = { $card } deve aspettare: ciò che è annunciato per questa presa va giocato. Puoi giocare: { $cards }.
tarock-reason-announced-later = { $card } è annunciato per la presa { $trick }. Fino ad allora puoi giocare: { $cards }.
tarock-reason-highest-bird-first = { $card } deve aspettare: delle carte annunciate va prima la più alta. Puoi giocare: { $cards }.

## Perché una mossa è consigliata

tarock-advice-pass-weak = { $count ->
    [one] Un tarocco, dal XVI in su { $high }: troppo poco per un gioco.
   *[other] { $count } tarocchi, dal XVI in su { $high }: troppo poco per un gioco.
  }
tarock-advice-pass-outbid = Le tue carte valgono un gioco che sta sotto { $standing }.
tarock-advice-holds = Le tue carte vanno bene anche per { $contract }, e chi è di mano può tenere.
tarock-advice-joins = Anche le tue carte vanno bene per { $contract }: gioca accanto.
tarock-advice-bid-strength = { $count ->
    [one] Con { $count } tarocco, { $high } dal XVI in su, { $contract } conviene.
   *[other] Con { $count } tarocchi, { $high } dal XVI in su, { $contract } conviene.
  }
tarock-advice-bid-bird = { $count ->
    [one] Con { $count } tarocco un uccello può arrivare in fondo: { $contract }.
   *[other] Con { $count } tarocchi un uccello può arrivare in fondo: { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] I semi fanno una presa sicura: { $contract }.
   *[other] I semi fanno { $tricks } prese, dove i tarocchi non tagliano: { $contract }.
  }
tarock-advice-bid-low = Le tue carte sono abbastanza basse per stare fuori dalle prese: { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] Un tarocco è poco per un gioco: ognuno per sé.
   *[other] { $count } tarocchi sono pochi per un gioco: ognuno per sé.
  }
tarock-advice-calls-short = { $count ->
    [one] { $card }: di quel seme hai una carta, e presto puoi tagliare.
   *[other] { $card }: di quel seme hai solo { $count } carte, e presto puoi tagliare.
  }
tarock-advice-calls-void = { $card }: di quel seme non hai niente, e puoi tagliare subito.
tarock-advice-calls-queen = { $card }: dietro di lui la tua regina è al sicuro.
tarock-advice-calls-king = { $card }: chi l’ha ti aiuta in quel seme.
tarock-advice-calls-fourth = Hai tre re: nessuno deve sapere quale sia il quarto.
tarock-advice-takes-king = Lì c’è { $card }: ne hai i punti.
tarock-advice-takes-tarocks = { $count ->
    [one] Un tarocco in più.
   *[other] { $count } tarocchi in più.
  }
tarock-advice-takes-points = Ci sono punti: { $cards }.
tarock-advice-takes-packet = { $cards } vanno meglio delle altre con le carte che hai.
tarock-advice-lays-void = Con { $card } se ne va l’ultima del seme, e puoi tagliare.
tarock-advice-lays-points = I punti di { $card } sono al sicuro.
tarock-advice-lays-short = { $card } non serve, e il seme si accorcia.
tarock-advice-lays-tarock = Non c’è altro da mettere giù: { $card }.
tarock-advice-shows-tarock = { $card } lo vedono tutti, ma tieni le carte di seme.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } con un tarocco, dal XVI in su { $high }.
   *[other] { $count } tarocchi, { $high } dal XVI in su, dovrebbero portare in fondo { $kind }.
  }
tarock-advice-announces-held = Hai quasi tutto ciò che serve: { $kind }.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } con un tarocco, dal XVI in su { $high }, è ardito.
   *[other] { $count } tarocchi, { $high } dal XVI in su, bastano: { $kind }.
  }
tarock-advice-announces = Annunciato vale doppio: { $kind }; dipende anche dal compagno.
tarock-advice-contra-strong = { $count ->
    [one] Con un tarocco, dal XVI in su { $high }, e i tuoi semi chi gioca può perdere.
   *[other] { $count } tarocchi, { $high } dal XVI in su: chi gioca può ben perdere.
  }
tarock-advice-contra-low = Le tue carte possono stare sotto: una presa toccherà al giocatore.
tarock-advice-recontra = Ti sembra sicuro: che valga doppio ancora una volta.
tarock-advice-says-no-more = Nient’altro è abbastanza probabile da annunciarlo.
tarock-advice-bird-home = È la sua presa: { $card } deve vincerla.
tarock-advice-catches = Cattura { $card }.
tarock-advice-takes-rich = { $points ->
    [one] La presa vale circa un punto.
   *[other] La presa vale circa { $points } punti.
  }
tarock-advice-takes-cheaply = { $card } basta appena per prenderla.
tarock-advice-takes-high = { $card } lascia poche possibilità a chi gioca dopo.
tarock-advice-smears = Vince { $seat }, a quanto pare dalla tua parte: { $card } porta punti.
tarock-advice-saves-bagato = Tieni { $card } per la fine.
tarock-advice-saves-tarocks = Qui basta { $card }: i tarocchi più alti servono dopo.
tarock-advice-gives-little = La presa non è tua: { $card } costa poco.
tarock-advice-draws-tarocks = { $count ->
    [one] Hai un tarocco: fai uscire quelli degli altri.
   *[other] Hai { $count } tarocchi: fai uscire quelli degli altri.
  }
tarock-advice-leads-king = { $card } vince finché a nessuno manca il seme.
tarock-advice-leads-called-suit = Il seme di { $card }: stana il re chiamato e mostra il compagno.
tarock-advice-leads-short = { $card } è la tua ultima del seme: poi puoi tagliare.
tarock-advice-leads-quietly = { $card } concede poco, e le carte più forti restano per dopo.
tarock-advice-leads-winner = Quasi nessuno può ora battere { $card }.
tarock-advice-ducks = { $card } resta sotto: la presa va a un altro.
tarock-advice-throws-danger = Non devi rispondere: liberati di { $card }, che può fare presa.
tarock-advice-must-take = Devi comunque superarla: allora con { $card }.
tarock-advice-takes-the-one = Può essere l’unica presa che ti serve: { $card }.
tarock-advice-leaves-it-to = Resti sotto: la presa tocca a { $seat }.
tarock-advice-leads-under = { $card } si può superare: dovrà prendere un altro.

## Opzioni

tarock-option-deals = Mani in una partita
tarock-option-forehand-choice = Quando tutti hanno detto oltre, chi è di mano sceglie
tarock-option-forehand-choice-three = tra Trisac, Chiamata e Proprio di sei
tarock-option-forehand-choice-any = tra tutti i giochi
tarock-option-hold = Giocare il gioco detto da un altro (tengo)
tarock-option-hold-forehand = è permesso a chi è di mano
tarock-option-hold-none = non è permesso
tarock-option-accanto = Giocare Piccolo o Mendicante accanto a un altro
tarock-option-accanto-on = è permesso
tarock-option-accanto-one = è permesso a uno solo
tarock-option-accanto-off = non è permesso
tarock-option-king-in-talon = Se il re chiamato è nel talon
tarock-option-king-in-talon-king-plus-two = lo si prende con due carte dell’altro pacchetto
tarock-option-king-in-talon-king-packet = si prende il suo pacchetto
tarock-option-king-in-talon-free = si prende un pacchetto a scelta
tarock-option-solo-king-in-talon = In una Chiamata solo con il re chiamato nel talon
tarock-option-solo-king-in-talon-opponents = tutto il talon conta per gli avversari
tarock-option-solo-king-in-talon-half-with-king = il pacchetto con il re conta per il giocatore
tarock-option-solo-king-in-talon-all-to-declarer = tutto il talon conta per il giocatore
tarock-option-kaiser = La presa del Cesare: I batte XXI e il Matto
tarock-option-kaiser-any = in qualsiasi ordine
tarock-option-kaiser-ordered = se arrivano nell’ordine XXI, Matto, I
tarock-option-kaiser-off = non c’è
tarock-option-silent-fail = Un uccello o un Ultimo in segreto che non riesce
tarock-option-silent-fail-free = non costa niente
tarock-option-silent-fail-pays-silent = costa il suo prezzo in segreto
tarock-option-trisac-pay = Nel Trisac
tarock-option-trisac-pay-max-to-min = chi ha più punti paga chi ne ha meno
tarock-option-trisac-pay-loser-pays-three = chi ha più punti paga tutti
tarock-option-trisac-pay-two-pay-two = i due con più punti pagano i due che ne hanno meno
tarock-option-trisac-talon = Il talon del Trisac
tarock-option-trisac-talon-first-six = va carta per carta alle prime sei prese
tarock-option-trisac-talon-last-trick = va all’ultima presa
tarock-option-trisac-talon-unused = non va a nessuno
tarock-option-colour-tarock = I tarocchi in Proprio di semi e Solo di semi
tarock-option-colour-tarock-lead-restriction = come prima carta vengono per ultimi, e si giocano quando manca il seme
tarock-option-colour-tarock-literal = si giocano solo quando non si hanno carte di seme
tarock-option-wheel-overlap = Una ruota dentro una ruota
tarock-option-wheel-overlap-multiply = raddoppia ancora
tarock-option-wheel-overlap-append = la allunga di quattro mani
tarock-option-colour-bonuses = Gli annunci in Proprio di semi e Solo di semi
tarock-option-colour-bonuses-kings-sacks-valat = sono tutti i re, i sacchi e il Valat
tarock-option-colour-bonuses-all = sono tutti, tranne Ultimo
tarock-option-tarock-discard = I tarocchi da II a XX
tarock-option-tarock-discard-forced = si mettono giù scoperti, quando non c’è altro
tarock-option-tarock-discard-shown = si mettono giù scoperti, a piacere, in Chiamata, Chiamata meglio e Proprio
tarock-option-mayor = Nel Trisac si è sindaco
tarock-option-mayor-half-and-two = da 35⅔ punti in su
tarock-option-mayor-above-35 = con più di 35 punti
tarock-option-announced-card = Le carte annunciate
tarock-option-announced-card-binding = aspettano la loro presa
tarock-option-announced-card-soft = si giocano quando si vuole
tarock-option-ultimo-by = Ultimo lo annuncia
tarock-option-ultimo-by-holder = chi ha il re chiamato
tarock-option-ultimo-by-side = chi ha il re chiamato, o il giocatore

## Tarocco austriaco

tarock-web-bids = Che cosa puoi dire
tarock-web-announcements = Annunci
tarock-web-call = Chiama un re
tarock-web-last = Ultima presa
tarock-web-auction = Licitazione
tarock-web-plays = { $seat ->
    [you] Giochi tu
   *[other] Gioca { $seat }
  }
tarock-web-talon = Talon
tarock-web-laid = Scambiate
tarock-web-here = qui

tarock-feat-declared = Giochi dichiarati
tarock-feat-made = Giochi vinti
tarock-feat-called = Chiamato come compagno
tarock-promise-pass = Oltre, qualunque cosa dicano gli altri

## Di che cosa parlano i problemi

tarock-theme-bird = Uccelli
tarock-theme-called-king = Il re chiamato
tarock-theme-negative = Giochi negativi
tarock-theme-bidding = La licitazione
tarock-theme-talon = Il talon
tarock-theme-announcing = Annunci
tarock-theme-tarocks = Tarocchi
tarock-theme-trick = Nella presa
tarock-theme-leading = La prima carta
