### What some pages in the browser say that are fetched when they are needed.

## The own account

web-account-guest-text = Giochi come ospite, e non ti serve altro. Con un account il tuo nome è solo tuo, e ritrovi i tuoi posti su qualsiasi dispositivo, anche se perdi questo. Non serve nessuna e-mail.
web-account-text = Hai un account qui. Dove si incontrano estranei, nessun altro si siede con il tuo nome.
web-account-profile = Come ti vedono gli altri
web-account-create = Crea un account
web-account-name = Nome dell’account
web-account-password = Password
web-account-password-new = Nuova password
web-account-with-passkey = Crea con una passkey
web-account-with-password = Crea con una password
web-account-passkey-text = La passkey la custodisce il tuo dispositivo: confermi con il dito, il volto o il PIN, e nessuno può indovinarla.
web-account-unprotected = Questa pagina non è cifrata: altri nella tua rete potrebbero leggere una password lungo il percorso. Prendine una che non usi altrove.
web-account-or = oppure
web-account-sign-in = Accedi
web-account-sign-in-text = Hai già un account qui, da un altro dispositivo o da prima.
web-account-sign-in-passkey = Accedi con una passkey
web-account-lost = Hai perso la password o il dispositivo?
web-account-code = Codice di recupero
web-account-sign-in-code = Accedi con un codice
web-account-keep = { $count ->
    [one] Come ospite hai un tavolo non finito.
   *[other] Come ospite hai { $count } tavoli non finiti.
}
web-account-keep-yes = Porta tutto nel mio account
web-account-keep-no = Lascia tutto qui
web-account-codes = I tuoi codici di recupero
web-account-codes-text = Se perdi tutto il resto, ognuno di questi ti fa accedere una volta. Stampali o scrivili: si vedono solo adesso.
web-account-codes-copy = Copia
web-account-codes-copied = Copiato
web-account-codes-print = Stampa
web-account-codes-done = Li ho conservati
web-account-credentials = Come accedi
web-account-credential = { $kind ->
    [password] Password
   *[passkey] Passkey
}
web-account-used = ultimo uso: { $when }
web-account-remove = Togli
web-account-remove-one = Togli: { $what }
web-account-add-passkey = Aggiungi una passkey
web-account-set-password = Imposta la password
web-account-rename = Cambia il nome
web-account-codes-left = { $count ->
    [0] Non ti resta nessun codice di recupero.
    [one] Ti resta un codice di recupero.
   *[other] Ti restano { $count } codici di recupero.
}
web-account-codes-new = Nuovi codici di recupero
web-account-prove = Per cambiare il modo di accedere o il nome, o per eliminare l’account, accedi ancora una volta. Così non può farlo chi trova questo dispositivo sbloccato.
web-account-done = Fatto
web-account-data = I tuoi dati
web-account-data-text = Tutto quello che questo server conserva di te: tavoli, registrazioni delle tue partite, dispositivi, lezioni.
web-account-export = Scarica tutto
web-account-delete = Elimina tutto
web-account-delete-question = Eliminare tutto quello che ti riguarda?
web-account-delete-text = Lasci tutti i tavoli, e il tuo nome sparisce da tutto quello che è stato giocato. Nessuno dei tuoi dispositivi ti riconoscerà più.
web-account-delete-next = Continua
web-account-delete-no = Tieni tutto
web-account-delete-sure = Vuoi davvero eliminare tutto? Nessuno potrà recuperarlo.
web-account-delete-yes = Elimina tutto adesso
web-account-deleted = Tutto quello che ti riguardava è stato eliminato.
web-account-passkey-failed = Il tuo dispositivo non ha creato né mostrato nessuna passkey.
web-account-blocked = Persone che hai bloccato
web-account-unblock = Sblocca
web-account-unblock-one = Sblocca: { $name }

## Bots of one's own

web-own-bots = I bot che hai scritto
web-own-bots-text = Un tuo programma può sedersi ai tavoli dove chi è a capotavola lo permette. Lì tutti vedono che è un programma.
web-own-bots-name = Nome del bot
web-own-bots-make = Crea un bot
web-own-bots-seen = visto l’ultima volta il { $when }
web-own-bots-revoke = Revoca
web-own-bots-revoke-question = Revocare { $name }?
web-own-bots-revoke-text = Il suo token non apre più nulla, e lui lascia i suoi tavoli. Nessuno può farlo tornare.
web-own-bots-revoke-no = Tienilo
web-own-bots-token = Token di { $name }
web-own-bots-token-text = Il tuo programma lo mostra a ogni richiesta. Conservalo bene: si vede solo adesso.
web-own-bots-token-copy = Copia
web-own-bots-token-copied = Copiato
web-own-bots-token-done = L’ho conservato

## Moderation

web-moderate-text = Che cosa viene segnalato, chi non entra e che cosa è stato fatto. Tutto quello che fai qui viene annotato.
web-moderate-reports = Segnalazioni
web-moderate-said = Che cosa si è detto prima
web-moderate-no-reports = Nessuno ha segnalato nulla.
web-moderate-done = Niente da fare
web-moderate-act = Escludere o zittire qualcuno
web-moderate-whom = Di chi si tratta?
web-moderate-account = Un account, per nome
web-moderate-kind = Provvedimento
web-moderate-ban = Escludere: non può giocare
web-moderate-mute = Zittire: non può parlare
web-moderate-days = Giorni, 0 per sempre
web-moderate-reason = Motivo, comunicato alla persona
web-moderate-do = Applica
web-moderate-rename = Dare un altro nome a un account
web-moderate-to = Nuovo nome
web-moderate-held = Esclusi e zittiti
web-moderate-nobody = Nessuno.
web-moderate-until = { $until ->
    [never] per sempre
   *[other] fino al { $until }
}
web-moderate-lift = Togli
web-moderate-lift-one = Togli: { $name }
web-moderate-audit = Che cosa è stato fatto
web-moderate-machine = sulla macchina stessa
web-moderate-act-ban = Esclusione
web-moderate-act-mute = Silenzio
web-moderate-act-lift-ban = Esclusione tolta
web-moderate-act-lift-mute = Silenzio tolto
web-moderate-act-report-done = Segnalazione chiusa
web-moderate-act-rename = Rinominato
web-moderate-act-role = Ruolo
web-moderate-nothing = Ancora niente.
web-moderate-why = Motivo, da annotare
web-moderate-club = Circolo
web-moderate-club-rename = Cambia nome al circolo
web-moderate-act-rename-club = Circolo rinominato
web-moderate-void = Annullare una partita
web-moderate-match = Indirizzo della riproduzione, o codice
web-moderate-void-do = Non contare più
web-moderate-act-void = Partita annullata

## Clubs

web-clubs-about = Giocate fra voi: tavoli solo per i soci, le vostre regole della casa e una classifica di stagione.
web-clubs-account = Per far parte di un circolo serve un account qui; basta un minuto.
web-clubs-none = Non fai ancora parte di nessun circolo.
web-clubs-own = I tuoi circoli
web-clubs-invited = Hai un invito
web-clubs-asked = Hai chiesto di entrare
web-club-found = Fonda un circolo
web-club-name = Nome del circolo
web-club-found-do = Fonda
web-club-ask = Chiedi di entrare in un circolo
web-club-ask-text = Scrivi il nome come lo scrivono i soci. Uno dei responsabili ti farà entrare.
web-club-ask-do = Chiedi
web-club-ask-back = Ritira la richiesta: { $name }
web-club-back = Ritira
web-club-invites = { $who } ti invita nel circolo { $name }.
web-club-asks = { $count ->
    [one] Qualcuno chiede
   *[other] { $count } persone chiedono
  } di entrare in { $name }.
web-club-join = Entra
web-club-join-text = Hai un invito per il circolo { $name }.
web-club-no = No
web-club-role-head = dirige il circolo
web-club-role-keeper = responsabile
web-club-role-member = socio
web-club-members = Soci
web-club-size = { $count ->
    [one] un socio
   *[other] { $count } soci
  }
web-club-online = ora qui
web-club-tables = Tavoli
web-club-no-tables = Ora non gioca nessuno. Apri un tavolo: gli altri lo vedono qui.
web-club-open = Apri un tavolo
web-club-rules = Regole della casa
web-club-no-rules = Questo circolo non ha ancora regole della casa.
web-club-rules-text = Scegli un gioco, imposta le regole e salvale con un nome.
web-club-rules-drop = Togli queste regole: { $name }
web-club-rules-drop-text = I tavoli dove si gioca così restano come sono.
web-club-drop = Togli
web-club-board = La stagione
web-club-board-text = Conta ogni partita giocata solo da persone, con o senza regole della casa. Vale il piazzamento medio; si entra in classifica da { $count } partite.
web-club-no-board = Qui non è ancora stata finita nessuna partita.
web-club-won = Vittorie
web-club-place = Piazzamento medio
web-club-form = Gioco
web-club-make-keeper = Rendi responsabile
web-club-make-member = Non più responsabile
web-club-hand-over = Affida il circolo
web-club-hand-over-ask = Affidare il circolo a { $name }?
web-club-hand-over-text = Da allora lo dirige questa persona, e tu resti responsabile.
web-club-send-away = Allontana
web-club-send-away-ask = Allontanare { $name }?
web-club-send-away-text = Lascia subito i tavoli del circolo e non può tornare finché non lo permettete.
web-club-act = Altro su { $name }
web-club-leave = Lascia il circolo
web-club-leave-ask = Lasciare il circolo { $name }?
web-club-leave-text = Lasci anche i suoi tavoli; dove c’è una partita in corso, un bot gioca per te.
web-club-delete = Elimina il circolo
web-club-delete-ask = Eliminare il circolo { $name }?
web-club-delete-text = Soci, regole della casa e classifiche spariscono per sempre. I tavoli restano a chi ci siede.
web-club-rename = Cambia nome al circolo
web-club-manage = Dirigere il circolo
web-club-report = Segnala il nome del circolo
web-club-report-text = I moderatori di questo server lo esamineranno.
web-club-reported = Grazie. I moderatori lo esamineranno.
web-club-invite = Invita
web-club-invite-name = Nome dell’account
web-club-invite-done = Invito inviato. Si trova in «Per te».
web-club-link-text = Chi ha questo link può entrare senza chiedere.
web-club-link-new = Nuovo link
web-club-link-off = Nessun link
web-club-link-none = Nessuno può entrare con un link.
web-club-asking = Chiedono di entrare
web-club-let-in = Fai entrare
web-club-let-in-one = Fai entrare: { $name }
web-club-refuse-one = No: { $name }
web-club-waiting = Invitati, senza risposta
web-club-barred = Allontanati
web-club-lift = Può tornare: { $name }
web-club-lift-short = Può tornare
web-club-new-table = Un tavolo del circolo { $name }
web-club-only-members = Solo i soci del circolo possono sedersi qui o guardare.
web-club-keep = Salva come regole della casa
web-club-keep-name = Nome di queste regole
web-club-keep-do = Salva
web-club-kept = Fatto. Ora le vede tutto il circolo.

## Why something about clubs is refused

table-reason-no-such-club = Questo circolo qui non esiste, o non ne fai parte.
table-reason-no-such-member = Questa persona non è più nell’elenco del circolo.
table-reason-no-such-link = Questo link non porta più a nessun circolo. Chiedine uno nuovo.
table-reason-no-such-invitation = Questo invito non vale più.
table-reason-no-such-house-rules = Il circolo non ha più queste regole della casa.
table-reason-club-name-taken = C’è già un circolo che si chiama { $name }, o quasi. Scegli un altro nome.
table-reason-club-not-public = Il tavolo di un circolo è solo per i soci: non può essere pubblico.
table-reason-club-member-already = Fai già parte di questo circolo.
table-reason-club-has-them = Questa persona fa già parte del circolo.
table-reason-club-barred = Questo circolo non ti fa entrare. Se pensi che sia un errore, parla con uno dei responsabili.
table-reason-club-full = Un circolo ha al massimo { $most } soci, e questo è al completo.
table-reason-club-too-many-ask = Già { $most } persone aspettano una risposta da questo circolo. Riprova più tardi.
table-reason-club-too-many-invited = { $most } persone non hanno ancora risposto agli inviti del circolo. Prima ritirane qualcuno.
table-reason-club-needs-head = Dirigi tu questo circolo. Prima affidalo a un altro socio, oppure eliminalo.
table-reason-not-club-head = Può farlo solo chi dirige il circolo.
table-reason-not-club-keeper = Possono farlo solo i responsabili del circolo.
table-reason-too-many-clubs = Si può far parte di { $most } circoli al massimo.
table-reason-too-many-clubs-founded = Si possono dirigere { $most } circoli al massimo.
table-reason-too-many-house-rules = Un circolo può avere al massimo { $most } serie di regole della casa.

## Puzzles

web-puzzles-title = Problemi
web-puzzles-text = Una posizione come l’ha vista un giocatore. Una mossa è nettamente la migliore, e anche chi gioca bene spesso non la vede.
web-puzzles-device = Il tuo punteggio resta su questo dispositivo. Non serve un account.
web-puzzles-none = Per questo gioco non ci sono problemi.
web-puzzles-rating = Il tuo punteggio: { $rating }. Al primo colpo: { $solved } su { $count }.
web-puzzles-new = { $count } problemi
web-puzzles-any = Tutti i temi
web-puzzles-count = { $seen } su { $count }
web-puzzle-ask = Trova la mossa migliore.
web-puzzle-ask-turn = Trova la mossa migliore, o come comincia il turno migliore.
web-puzzle-wrong = C’è di meglio. Riprova.
web-puzzle-missed = Molti giocherebbero così, ma c’è di meglio. Riprova.
web-puzzle-right = Giusto!
web-puzzle-best = La migliore: { $move }.
web-puzzle-cost = La mossa solita ({ $move }) costa { $cost } { $unit }.
web-puzzle-unit-points = punti
web-puzzle-unit-tokens = fiche
web-puzzle-unit-cents = centesimi
web-puzzle-unit-cards = carte
web-puzzle-now = Il tuo punteggio: { $rating } ({ $change }).
web-puzzle-next = Prossimo problema
web-puzzle-list = Tutti i problemi

## La mano del giorno

web-daily-text = Una mano al giorno per ogni gioco, con le stesse carte e gli stessi avversari per tutti. La fortuna delle carte si annulla: conta solo quello che ne fai.
web-daily-once = Ogni account o dispositivo la gioca una volta. Un nuovo ospite potrebbe rigiocarla, perciò in classifica ci sono solo gli account.
web-daily-until = Aperta fino alle { $time } del tuo orologio, cioè mezzanotte UTC.
web-daily-new = Non l’hai ancora giocata.
web-daily-begun = L’hai cominciata.
web-daily-go-new = Gioca
web-daily-go-begun = Continua
web-daily-go-over = Risultati
web-daily-yours = Il tuo risultato: { $result } { $unit }
web-daily-told = Tutti giocano queste carte una volta. Nessuno contribuisce al mazzo: l’ordine deriva dal segreto del giorno, che si pubblica dopo mezzanotte (UTC).
web-daily-list = Tutte le mani del giorno
web-daily-see = Che cosa ne hanno fatto gli altri
web-daily-you = Tu
web-daily-expert = Esperto
web-daily-average = Media di tutti
web-daily-measure = Il vantaggio di ognuno sulla media degli avversari, in { $unit }.
web-daily-players = { $count ->
    [one] Una persona l’ha finita.
   *[other] { $count } persone l’hanno finita.
}
web-daily-compared = Meglio di te: { $better }. Alla pari: { $same }. Dietro di te: { $worse }.
web-daily-alone = Qui nessuno l’ha finita prima di te. Torna più tardi.
web-daily-only = Qui l’hai finita solo tu.
web-daily-expert-soon = Un esperto sta ancora giocando le stesse carte contro gli stessi bot.
web-daily-nobody = Nessuno ha finito questa mano.
web-daily-ranked = Chi ha un account
web-daily-unranked = Nessuno con un account l’ha ancora finita.
web-daily-closed = Le altre carte e la tua registrazione restano chiuse fino alla fine del giorno.
web-daily-again = Rigioca queste carte
web-daily-record = Salva la tua registrazione
web-daily-past = Giorni precedenti
web-daily-today = oggi
web-daily-trust = Posso fidarmi delle carte?
web-daily-trust-text = Il server estrae un segreto per ogni giorno, e nessuno vi aggiunge niente. Ne pubblica l’impronta prima del giorno e il segreto stesso dopo: nel frattempo non può cambiare le carte. Le carte e la fortuna dei bot derivano dal segreto. Chi gestisce il server potrebbe conoscere le carte in anticipo.
web-daily-hash = Impronta:
web-daily-secret = Segreto:
web-daily-check-closed = Il segreto si pubblica quando il giorno è finito.
web-daily-check-seen = Il segreto corrisponde all’impronta che questo dispositivo aveva visto.
web-daily-check-told = Il segreto corrisponde alla sua impronta, che questo dispositivo non aveva ancora visto.
web-daily-check-wrong = Attenzione: non corrisponde all’impronta pubblicata prima.

## My mistakes

web-mistakes-text = Mosse delle tue ultime partite che di sicuro ti sono costate qualcosa. Rivedi ciò che vedevi allora e trova di meglio.
web-mistakes-more = Ne vuoi altre? Fai analizzare una partita: i suoi errori sicuri arrivano qui. Ciò che risolvi torna più avanti, ogni volta dopo più tempo.
web-mistakes-none = Qui non c’è ancora niente. Fai analizzare una partita che hai giocato: i suoi errori sicuri arrivano qui.
web-mistakes-begin = { $count ->
    [one] Comincia: un esercizio
   *[other] Comincia: { $count } esercizi
}
web-mistakes-done = Per ora hai finito. Il prossimo esercizio torna il { $day }.
web-mistakes-list = Tutti gli esercizi
web-mistakes-one = { $day }, mossa { $number }
web-mistakes-new = nuovo
web-mistakes-due = da fare ora
web-mistakes-later = torna il { $day }
web-mistakes-way = { $count ->
    [one] Trova di meglio: un esercizio
   *[other] Trova di meglio: { $count } esercizi
}
web-mistake-ask = Qui hai sbagliato. Trova una mossa migliore.
web-mistake-ask-turn = Qui hai sbagliato. Trova una mossa migliore, o come comincia un turno migliore.
web-mistake-same = È quello che avevi giocato. C’è di meglio. Riprova.
web-mistake-unweighed = Questa mossa non è stata analizzata, quindi non conta. Provane un’altra.
web-mistake-cost = Hai giocato { $move }, ed è costato { $cost } { $unit }.
web-mistake-back = { $days ->
    [one] L’esercizio torna domani.
   *[other] L’esercizio torna tra { $days } giorni.
}
web-mistake-today = L’esercizio torna oggi.
web-mistake-next = Avanti

## Reviews

unit-points = punti
unit-tokens = fiche
unit-cents = centesimi
unit-cards = carte
review-judging = Esame delle decisioni
review-lead = { $game }: vantaggio sulla media degli altri, in { $unit }
review-decisions = { $count ->
    [one] Una decisione; in { $unit } è costata { $cost } ± { $error }.
   *[other] { $count } decisioni; in { $unit } sono costate in media { $cost } ± { $error } ciascuna.
  }
review-no-mistakes = Nessuna mossa è di sicuro un errore.
review-mistakes = { $count ->
    [one] Un errore è sicuro: la mossa { $number }.
   *[other] { $count } errori sono sicuri; il più costoso è la mossa { $number }.
  }
review-finest = La mossa più bella è la mossa { $number }: nessun giocatore di circolo la trova.
review-number = Mossa
review-played = Giocata
review-better = Meglio
review-cost = Costo in { $unit }
review-cost-value = { $cost } ± { $error }
review-unsure = { $cost }, non sicuro
review-why = Perché
review-hardness-even = Qui nessuna mossa era di sicuro peggiore di un’altra.
review-hardness-easy = Facile da vedere.
review-hardness-fair = Un giocatore di circolo la vede.
review-hardness-hard = Difficile da vedere.
review-stake = Questo round poteva decidere la partita: lì una mossa costa quanto toglie alle probabilità di vincerla.
review-openly = A carte scoperte, cosa che nessuno poteva sapere, la migliore era { $moves }.
review-rougher = Qui il motore non è compilato: si sono provati meno mondi, e tutto è più approssimativo.
web-reported-name = nome offensivo
web-reported-insults = insulti
web-reported-play = rovina il gioco
web-review-start = Analizza questa partita
web-review-offer = Ogni decisione è giudicata da ciò che si vedeva allora: che cosa era meglio, di quanto, e perché.
web-review-counting = Lettura della partita…
web-review-going = { $judged } decisioni su { $total } sono giudicate.
web-review-stop = Ferma
web-review-stopped = Hai fermato l’analisi. Ciò che è giudicato resta.
web-review-failed = Non è stato possibile analizzare questa partita fino alla fine.
web-review-go-on = Continua
web-review-thorough = Analizza più a fondo
web-review-is-thorough = Analisi approfondita.
web-review-course = Andamento della partita
web-review-lead = Vantaggio sulla media degli altri, in { $unit }
web-review-at = Mossa { $number }: { $leads }
web-review-turning = Svolte
web-review-mine = Solo le mie
web-review-unsure-too = Anche ciò che non è sicuro
web-review-none = Qui nessun errore è sicuro.
web-review-move = Mossa { $number }
web-review-played = Giocato: { $moves }
web-review-better = Meglio: { $moves }
web-review-cost = { $cost } ± { $error } { $unit }
web-review-unit-points = punti
web-review-unit-tokens = fiche
web-review-unit-cents = centesimi
web-review-unit-cards = carte
web-review-fine = Ben trovato
web-review-none-better = Nessuna mossa era migliore
web-review-not-sure = non sicuro
web-review-players = Giocatori
web-review-decisions = { $count ->
    [0] Nessuna decisione
    [one] Una decisione, { $cost } { $unit } di perdita
   *[other] { $count } decisioni, in media { $cost } { $unit } di perdita in ciascuna
  }
web-review-no-mistake = Nessun errore sicuro
web-review-costliest = Errore più costoso: mossa { $number }
web-review-finest = Mossa migliore: mossa { $number }
web-review-open = Mostra le carte di tutti
web-review-own = Solo ciò che si vedeva
web-review-list = Giudizio
web-review-hand = Carte di { $name }
web-play-on = Continua da qui
web-play-on-seat = Giochi al posto di
web-play-on-same = con le carte com’erano
web-play-on-anew = con le carte coperte ridistribuite
web-play-on-told-same = Continui con le carte com’erano. Per gli altri giocano i bot; la partita resta com’è.
web-play-on-told-anew = Continui; le carte che non potevi vedere sono ridistribuite. Per gli altri giocano i bot; la partita resta com’è.
web-play-on-back = Torna alla partita
web-play-on-over = Il round è finito.
web-play-on-again = Ancora una volta

## Pairing, and leaderboards

web-add-text = Sul nuovo dispositivo apri le impostazioni e scegli «Gioca qui come la stessa persona». Mostra un codice. Scrivilo qui.
web-add-code = Codice del nuovo dispositivo
web-add-code-short = Un codice ha { $count } lettere.
web-add-who = { $device } chiede di giocare come te.
web-add-warning = Continua solo se quel dispositivo è tuo: avrà tutti i tuoi posti e i tuoi tavoli.
web-add-number = Che numero mostra il nuovo dispositivo?
web-add-refuse = Nessuno di questi: non ammetterlo
web-add-done = Ora di’ di sì sul nuovo dispositivo.
web-add-refused = Il dispositivo non è stato ammesso.
web-add-again = Aggiungi un altro dispositivo
web-become-text = Se giochi già su un altro dispositivo, qui puoi avere gli stessi posti e gli stessi tavoli. Non cambia nulla finché non hai accettato su entrambi.
web-become-ask = Mostra un codice
web-become-enter = Sull’altro tuo dispositivo apri le impostazioni, scegli «Aggiungi un dispositivo» e scrivi questo codice. Vale una volta, per cinque minuti.
web-become-number = Poi scegli lì questo numero
web-become-waiting = In attesa dell’altro tuo dispositivo
web-become-qr = Il codice, per la fotocamera dell’altro tuo dispositivo
web-become-question = { $known ->
    [no] Diventare la persona dell’altro tuo dispositivo?
   *[other] Diventare { $name }?
}
web-become-leaving = { $count ->
    [one] Su questo dispositivo ora sei un’altra persona, con un tavolo non finito. Lo lasci: il tuo posto resta lì, e in una partita in corso gioca un bot.
   *[other] Su questo dispositivo ora sei un’altra persona, con { $count } tavoli non finiti. Li lasci: i tuoi posti restano lì, e in una partita in corso gioca un bot.
}
web-become-yes = { $known ->
    [no] Sì
   *[other] Sì, diventa { $name }
}
web-become-no = No, lascia tutto com’è
web-become-done = { $known ->
    [no] Qui ora sei la stessa persona.
   *[other] Qui ora sei { $name }.
}
web-become-again = Mostra un altro codice
ratings-about = Per la classifica si gioca a tavoli pubblici con orologio, tra persone con un account, senza bot e senza consigli. Conta il posto, non i punti; chi se ne va è ultimo. Ogni semestre tutti ricominciano con un punteggio di 1000.
ratings-bots = I bot
ratings-bots-about = I bot sono valutati tra loro, con le stesse mani nell’arena, e mai con le persone: le due liste non si possono confrontare. Il giocatore di circolo ha un punteggio di 1000 in ogni gioco.{ $part ->
    [1] {""}
   *[other] {" "}Qui ognuno aveva solo una parte su { $part } del suo tempo per pensare.
}

## Learning

web-learn-title = Imparare a giocare
web-learn-text = Un’idea alla volta, a un tavolo vero. Qui non si perde niente.
web-learn-games = Tutti i giochi
web-learn-list = Tutte le lezioni
web-learn-none = Per questo gioco non ci sono lezioni.
web-learn-early = Per cominciare
web-learn-late = Quando servono
web-learn-first = La tua prima mano
web-learn-first-text = Una mano intera contro principianti, e qualcuno che ti consiglia.
web-learn-first-over = Era la tua prima mano. Guarda il conteggio, riga per riga.
web-learn-begun = cominciata
web-learn-done = fatta
web-learn-unaided = fatta senza aiuto
web-learn-revised = fatta, poi cambiata
web-learn-step = { $step } passi su { $steps }
web-learn-go-on = Avanti
web-learn-watch = Guarda…
web-learn-skip = Salta
web-learn-next = La prossima
web-learn-again = Di nuovo
web-learn-play = Gioca
web-learn-short-game = Una partita breve
web-learn-help = Aiuto
web-learn-show = Mostrami
web-learn-keep = Lascia così
web-learn-not-quite = Non proprio. Riprova.
web-learn-legal = È permesso. Ma cerca questo: { $idea }.
web-learn-might = Va bene una delle carte, o uno dei posti, che brillano.
web-learn-also-good = Va bene anche così.
web-learn-costly = Questa mossa potrebbe costarti qualcosa. Puoi annullarla.
web-learn-forced = C’è una sola mossa.

## Replays and moderation

web-replay-of = Rivedi la partita
web-verify-short = Verifica
web-replay-seat = Carte di
web-replay-nobody = nessuno
web-replay-round = Round
web-replay-move = Mossa { $place } di { $count }
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-last = Al conteggio
web-replay-keys = Spazio avvia e mette in pausa, le frecce vanno di una mossa indietro o avanti, Home e Fine all’inizio e al conteggio.
web-replay-to-table = Al tavolo
web-verify-about = Il tuo browser distribuisce di nuovo ogni round dal valore iniziale, fissato prima che qualcuno potesse conoscerlo, e da ciò che i giocatori vi hanno aggiunto.
web-verify-fine = È tutto in regola.
web-verify-wrong = C’è qualcosa che non va.
web-verify-seed = { $ok ->
    [yes] Il valore iniziale è quello che il tavolo aveva fissato.
   *[no] Il valore iniziale non è quello che il tavolo aveva fissato.
  }
web-verify-promise = { $ok ->
    [yes] Questo browser ne ha visto l’impronta prima della prima carta.
   *[no] Prima della prima carta questo browser ha visto un’altra impronta.
  }
web-verify-unseen = Questo browser non c’era all’inizio della partita; deve fidarsi dell’impronta che il server mostra ora.
web-verify-added = { $ok ->
    [yes] Ciò che questo browser ha aggiunto è servito a mischiare.
   *[no] Ciò che questo browser ha aggiunto non è servito a mischiare.
  }
web-verify-commits = { $ok ->
    [yes] Ognuno ha aggiunto ciò che era fissato prima che si svelasse qualcosa.
   *[no] Qualcuno ha aggiunto altro rispetto a ciò che era fissato prima.
  }
web-verify-list = { $ok ->
    [yes] L’elenco delle parti è quello che ha visto questo browser.
   *[no] L’elenco delle parti non è quello che ha visto questo browser.
  }
web-verify-void = { $ok ->
    [yes] Prima di questa, una mescolata non è valsa, perché la parte di { $name } non è mai arrivata. Il suo valore iniziale è quello promesso.
   *[no] Prima di questa, una mescolata non è valsa, perché la parte di { $name } non è mai arrivata. Il suo valore iniziale non è quello promesso.
  }
web-verify-dealer = { $ok ->
    [yes] Il primo mazziere è stato sorteggiato: { $found }.
   *[no] Il primo mazziere doveva essere { $expected }, non { $found }.
  }
web-verify-round = { $ok ->
    [yes] Round { $number }: tutte le { $cards } carte erano dove voleva il mazzo mischiato.
   *[no] Round { $number }: { $count ->
        [one] una carta non è
       *[other] { $count } carte non sono
      } dove voleva il mazzo mischiato.
  }
web-verify-hand = { $ok ->
    [yes] Round { $number }: le tue carte erano quelle che ti ha mostrato questo browser.
   *[no] Round { $number }: questo browser ti ha mostrato altre carte: { $cards }.
  }
web-verify-the-seed = Il valore iniziale:
web-verify-difference = { $place ->
    [hand] { $name }, carta { $position }
    [table] La tavola, carta { $position }
   *[stock] Il mazzo, carta { $position }
  }: { $expected } secondo il mazzo mischiato, { $found } secondo la registrazione.
web-moderate = Moderazione
web-complain = Segnala o blocca
web-complain-question = Che c’è con { $name }?
web-complain-text = I moderatori di questo server esaminano le segnalazioni. Chi blocchi non può più sedersi ai tuoi tavoli, chiederti l’amicizia o invitarti.
web-complain-name = Segnala un nome offensivo
web-complain-insults = Segnala insulti
web-complain-play = Segnala chi rovina il gioco
web-complain-block = Blocca
web-complain-no = Niente
web-complain-done = Annotato, grazie

## Che cosa si è giocato, e come

history-form = in { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
  }
history-none = Ancora niente. Una partita compare qui appena è finita.
history-no-such = Nessuna partita corrisponde.
history-more = Partite precedenti
history-filter = Quali partite
history-game = Gioco
history-forms = Forma
history-result = Risultato
history-with = Con
history-any = tutto
history-won = vinta
history-lost = persa
history-abandoned = abbandonata
history-voided = non conta
history-place = posto { $place } di { $count }
history-nobody = qualcuno
history-statistics = Statistiche
history-matches = { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }
history-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
  }
history-mean-place = posto medio { $place }
history-share = { $share }%
history-feats = Che cosa ti è riuscito
history-plot = Gli ultimi { $count } posti, il più recente a destra: { $places }
history-rated = per la classifica
history-change = Punteggio { $before } → { $after }

ratings-title = Classifiche
ratings-profile = Profilo di { $name }
ratings-since = Qui dal { $date }
ratings-rank = Posto
ratings-name = Nome
ratings-rating = Punteggio
ratings-played = Partite
ratings-season = { $half ->
    [1] Primo semestre { $year }
   *[other] Secondo semestre { $year }
  }
ratings-season-label = Stagione
ratings-nobody = Qui non c’è ancora nessuno. Servono { $count } partite valide in una stagione.
ratings-own = Il tuo punteggio è { $rating }, dopo { $matches ->
    [one] una partita valida
   *[other] { $matches } partite valide
  }.
ratings-own-rank = Sei al posto { $rank }.
ratings-provisional = provvisorio
ratings-provisional-text = Dopo { $count } partite entri in classifica.
ratings-more = Più in basso
ratings-level = Livello
ratings-deals = Mani
ratings-none = Ancora nessun punteggio in questa stagione.
ratings-no-matches = Ancora nessuna partita valida per la classifica. Qui compaiono solo quelle.
ratings-changes = Punteggi
ratings-filing = I punteggi sono in corso di calcolo…
ratings-changed = { $before } → { $after }
ratings-by-place = posto { $place }
ratings-quit = ultimo, perché ha continuato un bot o il tempo era finito
ratings-share = conta al { $share }%, perché gli altri sono nuovi
ratings-unrated = Questa partita non vale per la classifica.
ratings-unrated-abandoned = È stata abbandonata.
ratings-unrated-shuffle = Non hanno mischiato tutti.
ratings-unrated-bots = Ha giocato un bot.
ratings-unrated-hints = I consigli erano permessi.
ratings-unrated-options = Si è giocato con regole della casa.
ratings-unrated-guests = Qualcuno non aveva un account.
ratings-unrated-new-account = Un account ha meno di un giorno.
ratings-unrated-few-matches = Qualcuno non aveva ancora giocato cinque partite.
ratings-unrated-same-place = Due di voi giocano dalla stessa rete o dallo stesso dispositivo.
ratings-unrated-same-people = Due di voi hanno già giocato insieme cinque partite valide in un giorno.
ratings-unrated-voided = La moderazione l’ha annullata.
