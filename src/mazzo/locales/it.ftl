### Parole della riga di comando, e di ciò che rifiuta.

## Rifiuti: una riga ciascuno

error-option = opzione { $key } = { $value }: sono ammessi { $allowed }
error-unknown-option = non c'è un'opzione { $key }; scegli tra { $allowed }
error-option-form = --option vuole KEY=VALUE, non { $text }
error-option-twice = l'opzione { $key } è data due volte
error-unknown-game = non c'è un gioco { $name }; scegli tra { $allowed }
error-seats = a { $game } qui si gioca in { $allowed }, non in { $seats }
error-players = --players qui accetta al massimo { $seats } nomi, separati da virgole
error-unknown-player = non c'è un giocatore { $name }; scegli tra { $allowed }
error-seed = --seed vuole un testo di caratteri stampabili
error-number = { $name } è { $value }: deve essere almeno { $least }
error-no-such-move = la registrazione ha { $moves } mosse; la mossa { $move } non c'è
error-no-such-seat = il posto { $seat } non c'è; i posti vanno da 0 a { $last }
error-not-that-seat = la registrazione non mostra quel che ha visto il posto { $seat }
error-no-position = dove c'è solo quel che ha visto uno, ci sono mosse ma non posizioni
error-file = { $path }: { $problem }
error-file-missing = { $path }: il file non esiste
error-file-folder = { $path }: è una cartella
error-file-forbidden = { $path }: non si può leggere
error-arguments = { $problem }
error-port = la porta { $port } non si può usare: { $problem }
error-missing-part = questa parte di Mazzo non è installata: { $name }

## Il server

server-address = Mazzo è in funzione: { $address }
server-lan = Chiunque sia in questa rete può aprire l'indirizzo.
server-stop = Ctrl-C lo ferma.

## Che cosa non va in una registrazione: la riga, poi il motivo

error-record = { $path }, riga { $line }: { $reason }
error-record-not-a-record = non è una registrazione di Mazzo
error-record-version = è una registrazione della versione { $version }; questo Mazzo legge la versione 1
error-record-not-text = non è un testo UTF-8
error-record-truncated = la registrazione si interrompe: manca l'ultima riga, la somma di controllo
error-record-checksum = la somma di controllo non torna: registrazione modificata o rovinata
error-record-expected = qui ci vuole: { $form }
error-record-unknown-game = non c'è un gioco { $name }
error-record-option = opzione { $key } = { $value }: sono ammessi { $allowed }
error-record-seats = il numero dei posti non va bene per il gioco; sono ammessi { $allowed }
error-record-commitment = il valore iniziale non è quello fissato in anticipo
error-record-not-whole = qui c'è solo quel che ha visto uno: non si può rigiocare né verificare
error-record-dealer = qui non è mazziere il posto { $found }, ma il posto { $expected }
error-record-table = le carte scoperte non sono quelle date dal valore iniziale: { $expected }
error-record-illegal-move = il posto { $seat } qui non può giocare { $move } ({ $reason })
error-record-round-not-over = il round viene contato prima che finisca
error-record-scores = i punti sono { $expected }, non { $found }
error-record-totals = i totali sono { $expected }, non { $found }
error-record-match-not-over = la partita non è ancora finita
error-record-match-over = si distribuisce un round a partita finita
error-record-winners = i vincitori sono { $expected }, non { $found }

## mazzo arena

arena-title = { $game }, { $seats } posti, { $deals } mazzi: vantaggio in punti per round
arena-results = Risultati, visti dal primo dei due
arena-pairing = Giocatori
arena-wins = Vinti/persi/pari
arena-points = Punti per round, 95 %
arena-times = ms p50/p95
arena-ratings = Classifica
arena-player = Giocatore
arena-rating = Elo
error-bots = --bots vuole almeno due nomi diversi, separati da virgole

## mazzo games

games-values = { $allowed } (di norma { $default })
games-for = { $what } per { $value }

## mazzo replay, mazzo verify

record-kind-complete = registrazione completa
record-kind-unfinished = registrazione di una partita non finita
record-kind-seat = quel che ha visto il posto { $seat }
record-kind-watcher = quel che ha visto uno spettatore
record-seat = posto { $seat }
record-player-person = una persona
record-player-bot = bot, { $level }
record-player-nobody = gioca secondo le regole
record-round = Round { $number }, mazziere il posto { $dealer }
record-table = scoperte: { $cards }
record-hand = mano del posto { $seat }: { $cards }
record-stock = distribuite dopo: { $cards }
record-scores = punti { $scores }, totali { $totals }
record-winners = { $count ->
    [one] Ha vinto il posto { $winners }.
   *[other] Hanno vinto i posti { $winners }.
  }
record-unfinished = La partita non è finita.
record-position = Posizione dopo la mossa { $move } di { $moves }
record-verified = vero: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  } in { $rounds ->
    [one] un round
   *[other] { $rounds } round
  } seguono dal valore iniziale fissato in anticipo

### Parole del tavolo, uguali per tutti i giochi.

## Elenchi e nomi

list-and = { $most } e { $last }
list-or = { $most } o { $last }
list-you = tu
name-you = Tu
name-person = Giocatore { $number }
name-robot = Robot
card-hidden = carta coperta
# tarock-event-contract chooses by this word.
list-none = niente

## mazzo play: quando non può cominciare

error-level = non c'è un livello { $level }; scegli tra { $allowed }
error-people = --people qui va da 1 a { $most }, non { $people }
error-names = --name è dato { $names } volte, ma { $people ->
    [one] gioca una persona
   *[other] giocano { $people } persone
  }
error-resume-alone = --resume continua la partita così come è salvata: togli { $given }
error-nothing-saved = non c'è una partita da continuare in { $path }
error-save = la partita salvata { $path } è rovinata, riga { $line }: { $reason }
error-save-elsewhere = la partita salvata { $path } è cambiata: continua in un altro terminale
error-data-folder = non si possono salvare partite in { $path }: { $problem }

## mazzo play: intorno a una partita

play-with-bots = Con { $names } ({ $count ->
    [one] un bot
   *[other] bot
  }, livello { $level }).
play-with-people = A questo terminale: { $names }.
play-how = ? spiega, rules ricorda le regole, quit chiude; ogni mossa è salvata.
play-commitment =
    Tutto viene da un valore iniziale fissato prima della prima carta. SHA-256:
    { $commitment }
play-kept = Da finire: { $count ->
    [one] una partita; mazzo play --resume la continua.
   *[other] { $count } partite; mazzo play --resume continua l'ultima.
  }
play-resumed = Si continua con { $name }, round { $round }.
play-resumed-others = { $count ->
    [one] Una partita più vecchia aspetta
   *[other] { $count } partite più vecchie aspettano
  } in { $path }
play-saved = Salvata. mazzo play --resume continua da qui.
play-pass = Passa a { $name }, che preme Invio: { "" }
play-turn-of = { $name }
play-next-round = Invio per il prossimo round: { "" }
play-won = { $winners ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $winners }.
  }
play-record = mazzo verify prova dalla registrazione che le carte erano oneste:

## mazzo play --table

error-table-alone = con --table togli { $given }
error-table-names = da un terminale si siede al tavolo una persona: da' --name una volta
error-name-long = un nome ha al massimo { $most } caratteri
error-link = { $text } non è il link di un tavolo: somiglia a http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = { $address } non risponde: { $problem }
error-not-mazzo = a { $address } risponde qualcosa che non è Mazzo
error-table = { $problem }
online-at = Un tavolo di { $host }:
online-free = libero
online-note-you = tu
online-note-host = capotavola
online-note-bot = bot, { $level }
online-note-away = non in linea
online-note-stand-in = gioca un bot
online-link = Gli altri entrano con questo link, dal browser o con mazzo play --table:
online-how = ? spiega, rules ricorda le regole, quit chiude; il posto resta tuo.
online-which-seat = Quale posto, { $seats }, o w per guardare? { "" }
online-no-seat = "{ $text }" non è un posto libero.
online-name = Il tuo nome: { "" }
online-watch-running = La partita è in corso: guardi.
online-watch-full = Non ci sono posti liberi: guardi.
online-host = start comincia, con bot ai posti liberi: { "" }
online-waiting = In attesa di { $names }.
online-others = tutti gli altri
online-not-now = Non tocca a te; ? per l'aiuto.
online-unknown = Questo comando qui non c'è; ? per l'aiuto.
online-agree = Ti va bene, yes o no? { "" }
online-take-over = Un bot gioca per te. Invio per tornare in gioco: { "" }
online-clock = Hai { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
  }
online-hurry = { $seconds ->
    [one] Ancora un secondo.
   *[other] Ancora { $seconds } secondi.
  }
online-ready = Invio, quando hai visto: { "" }
online-rematch = rematch gioca ancora, tutti un posto più in là; quit chiude: { "" }
online-over = Resta per un'altra partita, o quit: { "" }
online-lost = Connessione persa. Riprovo ...
online-again = Di nuovo in linea.
online-left = Hai lasciato il tavolo. Lo stesso comando ti riporta al tuo posto.
online-fair = Tutte le carte vengono da ciò che era fissato prima e da ciò che ha aggiunto questo terminale.
online-unfair = ATTENZIONE: la registrazione non prova le carte promesse.
online-refused = Il server rifiuta: { $code }
online-help =
    Scrivi il numero sopra una carta per giocarla; se ci sono più modi, ti si
    chiede quale. Le mosse si possono anche scrivere:
    { $notation }
    Invio   di nuovo il tavolo
    hint    che cosa farebbe ora chi gioca bene
    log     che cosa è successo in questo round
    score   il punteggio, round per round
    rules   le regole di questa partita in breve
    who     chi siede al tavolo
    undo    annulla la tua ultima mossa; si chiede agli altri
    sit     prende un posto, se guardi
    start   comincia la partita, da capotavola; rematch ne gioca un'altra
    leave   lascia il posto; in partita continua un bot
    quit    chiude; il posto resta tuo, e dopo un minuto gioca un bot

## Che cosa succede al tavolo

table-event-sat = { $who ->
    [you] Hai un posto.
   *[other] Ora al tavolo: { $who }.
  }
table-event-bot-sat = Si siede un bot: { $who }.
table-event-stood = { $who ->
    [you] Hai lasciato il tuo posto.
   *[other] Di nuovo libero il posto di { $who }.
  }
table-event-removed = { $who ->
    [you] Capotavola ti ha fatto alzare.
   *[other] Capotavola ha fatto alzare { $who }.
  }
table-event-locked = { $locked ->
    [yes] Ora nessun altro può sedersi.
   *[no] Ora ci si può di nuovo sedere.
  }
table-event-hints = { $hints ->
    [yes] A questo tavolo si possono chiedere consigli.
   *[no] A questo tavolo non ci sono consigli.
  }
table-event-host-passed = { $who ->
    [you] Ora sei tu a capotavola.
   *[other] Ora a capotavola c'è { $who }.
  }
table-event-asked-back = { $who ->
    [you] Tu chiedi
   *[other] { $who } chiede
  } di annullare { $moves ->
    [one] l'ultima mossa.
   *[other] le ultime { $moves } mosse.
  }
table-event-answered-back = { $who ->
    [you] A te va bene.
   *[other] A { $who } va bene.
  }
table-event-refused-back = Non si annulla niente.
table-event-taken-back = { $who ->
    [you] Annulli
   *[other] { $who } annulla
  } { $moves ->
    [one] l'ultima mossa.
   *[other] le ultime { $moves } mosse.
  }
table-event-stood-in = { $cause ->
    [time] { $who ->
        [you] Il tuo tempo è finito: un bot gioca per te.
       *[other] Il tempo di { $who } è finito: continua un bot.
      }
   *[left] { $who ->
        [you] Un bot gioca per te.
       *[other] Un bot gioca per { $who }.
      }
  }
table-event-took-over = { $who ->
    [you] Giochi di nuovo tu.
   *[other] Gioca di nuovo { $who }.
  }
table-event-got-ready = { $who } può continuare.
table-event-arrived = { $who } è di nuovo qui.
table-event-departed = { $who } non è in linea.
table-event-rematched = Un'altra partita: tutti un posto più in là.
table-event-abandoned = La partita è stata interrotta; non ha vinto nessuno.

## Perché un tavolo rifiuta

table-reason-barred = Capotavola ti ha fatto alzare da questo tavolo.
table-reason-table-locked = Capotavola non fa sedere nessun altro.
table-reason-not-host = Può farlo solo chi è a capotavola.
table-reason-not-your-seat = Il posto { $number } non è tuo.
table-reason-no-such-seat = Qui non c'è un posto { $number }.
table-reason-seat-taken = Il posto { $number } è occupato.
table-reason-seat-free = Al posto { $number } non c'è nessuno da far alzare.
table-reason-seats-and-names = Ogni posto vuole un nome suo e si prende una volta sola.
table-reason-name-empty = Un nome ha almeno una lettera.
table-reason-name-taken = Qui c'è già chi si chiama { $name }, o quasi.
table-reason-no-such-level = Non c'è un bot di livello { $level }; scegli tra { $allowed }.
table-reason-match-running = Bisogna aspettare la fine della partita.
table-reason-no-match-running = Non c'è una partita in corso.
table-reason-not-playing = Ora non si giocano carte.
table-reason-match-over = La partita è finita: giocane un'altra con la rivincita.
table-reason-nobody-seated = Prima qualcuno deve sedersi.
table-reason-not-seated = Non hai un posto a questo tavolo.
table-reason-not-shuffling = Le carte sono già mischiate.
table-reason-contributed-before = Hai già dato la tua parte per mischiare.
table-reason-not-your-turn = { $seat ->
    [you] Ora non hai niente da decidere.
   *[other] Ora non c'è niente da decidere per { $seat }.
  }
table-reason-stale-decision = Intanto è successo qualcosa: guarda di nuovo che cosa c'è da decidere per { $seat ->
    [you] te
   *[other] { $seat }
  }.
table-reason-no-hints = A questo tavolo non ci sono consigli.
table-reason-bot-plays = Un bot gioca per { $seat ->
    [you] te
   *[other] { $seat }
  }.
table-reason-you-play = Nessun bot gioca per { $seat ->
    [you] te
   *[other] { $seat }
  }.
table-reason-person-present = { $seat ->
    [you] Sei qui.
   *[other] { $seat } è qui.
  }
table-reason-nothing-to-take-back = In questo round non hai ancora deciso niente.
table-reason-cards-were-revealed = Intanto si sono scoperte carte: non si può annullare.
table-reason-take-back-pending = Prima gli altri devono dire se una mossa si annulla.
table-reason-take-back-denied = Gli altri non hanno voluto.
table-reason-no-take-back-pending = Nessuno chiede di annullare qualcosa.
table-reason-not-asked = Non lo si chiede a te.
table-reason-answered-before = Hai già detto di sì.
table-reason-round-not-over = Il round non è ancora finito.
table-reason-ready-before = Tu hai fatto; gli altri non ancora.
table-reason-match-not-over = La partita non è ancora finita.

## Perché un server rifiuta

table-reason-no-identity = Il server non ti conosce. Ricarica la pagina o permetti il suo cookie.
table-reason-too-many-tables = Hai { $most } tavoli aperti, e di più non si può.
table-reason-seats-not-allowed = Non si gioca in { $seats }, ma in { $allowed }.
table-reason-link-expired = Questo link è troppo vecchio. Chiedine un altro sul tuo primo dispositivo.
table-reason-option = Opzione { $option } = { $value }: sono ammessi { $allowed }.
table-reason-no-such-table = Questo tavolo non c'è.
table-reason-no-such-game = Non c'è un gioco { $game }.
table-reason-no-such-match = Questa partita a questo tavolo non c'è.
table-reason-no-such-round = Questo round in questa partita non c'è.
table-reason-no-such-record = Questa registrazione non c'è.
table-reason-no-such-page = Questa pagina non c'è.
table-reason-malformed-message = Il server non capisce: { $problem }
table-reason-malformed-request = Il server non capisce: { $problem }
table-reason-hello-first = Il server aspetta prima un hello.
table-reason-hint-pending = Si sta già pensando a un consiglio.
table-reason-too-many-messages = Troppi messaggi: il server ne accetta { $a_second } al secondo.
table-reason-too-many-requests = Troppe richieste. Aspetta un minuto.
table-reason-too-slow = La connessione è troppo lenta per le novità di questo tavolo.
table-reason-server-stopping = Il server si ferma. Non si perde niente.
table-reason-server-error = Qualcosa è andato storto sul server.
table-reason-foreign-origin = Questa richiesta viene da un altro sito.

## Una decisione

turn-which = { $card }: quale presa, da 1 a { $count }? { "" }
turn-which-move = Quale, da 1 a { $count }? { "" }
turn-only-zero = Ora nessuna carta ha un numero: si può solo 0.
turn-no-such-number = Qui non c'è un { $number }: scegli da 1 a { $count }.
turn-undone = Annullata: { $move }.
turn-nothing-to-undo = Non c'è niente da annullare.
turn-log-empty = In questo round non è ancora successo niente.
turn-help =
    Scrivi il numero sopra una carta per giocarla; se ci sono più modi, ti si
    chiede quale. Le mosse si possono anche scrivere:
    { $notation }
    Invio   di nuovo il tavolo
    hint    che cosa farebbe ora chi gioca bene
    log     che cosa è successo in questo round
    score   il punteggio, round per round
    rules   le regole di questa partita in breve
    quit    chiude; la partita è salvata, mazzo play --resume continua
score-title = Punteggio
score-round = Round
score-total = Totale
rules-option = { $option }: { $value }

## Perché una mossa non va: motivi comuni a più giochi

reason-not-a-move = "{ $text }" non è una mossa. Scrivi il numero di una carta, o ?.
reason-unknown-card = "{ $card }" non è una carta. Scrivi il numero di una carta, o ?.
reason-several-moves = "{ $text }" può voler dire { $moves }.
reason-watching = Stai solo guardando.
reason-round-over = Il round è finito.
reason-not-your-turn = { $seat ->
    [you] Tocca a te, ma non con questa carta.
   *[other] Tocca a { $seat }.
  }
reason-card-not-held = Tra le carte che puoi giocare non c'è: { $card }.

## Consigli

advice-only-move = Non c'è altro da fare.
hint-move = Consiglio: { $move }
hint-values = Il vantaggio che ciascuna può dare sulla media degli altri:
hint-thinking = Un momento ...

### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] con gli Araldi
    [classic] classica
    [two] in due
    [three] in tre
    [robot] con un robot
  }, partita a { $target }

## Carte

primiera-suit-s = Spade
primiera-suit-b = Bastoni
primiera-suit-c = Coppe
primiera-suit-d = Denari
primiera-card = { $rank } di { $suit }
primiera-card-herald = Araldo di { $suit }
# On the face of a card: at most five letters.
primiera-face-s = Spade
primiera-face-b = Bast.
primiera-face-c = Coppe
primiera-face-d = Den.

## Il tavolo

primiera-round = Round { $number }, a { $target }
primiera-column-hand = mano
primiera-column-taken = prese
primiera-column-sweeps = scope
primiera-column-total = totale
primiera-note-deals = mazziere
primiera-note-laid = ha posato
primiera-note-partner = con { $name ->
    [you] te
   *[other] { $name }
  }
primiera-note-last = ultima presa
primiera-teams-open = Ancora nessun Araldo: non si sa chi gioca con chi.
primiera-teams-by = Coppie decise { $seat ->
    [you] dal tuo { $card }
   *[other] dall'{ $card } di { $seat }
  }.
primiera-teams-alone = Tutti contro tutti, per { $seat ->
    [you] il tuo { $card }
   *[other] l'{ $card } di { $seat }
  }: le categorie valgono doppio.
primiera-table = Tavola
primiera-table-empty = (vuota)
primiera-stock = { $count } nel mazzo
primiera-your-hand = La tua mano
primiera-robot-hand = Le carte del robot
primiera-prompt-opening = Posa una carta coperta, da 1 a { $count } (? aiuto): { "" }
primiera-prompt-play = { $count ->
    [one] La tua ultima carta, 1
   *[other] La tua carta, da 1 a { $count }
  } (? aiuto): { "" }
primiera-prompt-robot = { $count ->
    [one] L'ultima carta del robot, 1
   *[other] Scegli tu per il robot, da 1 a { $count }
  } (? aiuto): { "" }
primiera-notation =
    7d          gioca il 7 di Denari
    7d x 4b+3c  prende con quello il 4 di Bastoni e il 3 di Coppe
    7 x         basta, se può voler dire una mossa sola
    Semi: s Spade, b Bastoni, c Coppe, d Denari.
    Una x sotto una tua carta: prende qualcosa.

## Il foglio dei punti

primiera-sheet-title = Round { $number }, il conto
primiera-sheet-cards = Carte
primiera-sheet-coins = Denari
primiera-sheet-seven = Sette di denari
primiera-sheet-primiera = Primiera
primiera-sheet-sweeps = Scope
primiera-sheet-points = Punti
primiera-sheet-total = Totale
primiera-sheet-doubled = tutti contro tutti: le categorie valgono doppio
primiera-sheet-target = partita a { $target }
primiera-category-most-cards = Carte
primiera-category-most-coins = Denari
primiera-category-seven-of-coins = Sette di denari
primiera-category-best-primiera = Primiera

## Che cosa succede

primiera-event-dealt = Round { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
primiera-event-laid = { $seat ->
    [you] Posi una carta coperta: { $card }.
   *[other] { $seat } posa una carta coperta.
  }
primiera-event-opened = { $seat ->
    [you] Hai
   *[other] { $seat } ha
  } aperto con { $card }.
primiera-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $card }.
primiera-event-captured = { $seat ->
    [you] Giochi { $card } e prendi
   *[other] { $seat } gioca { $card } e prende
  } { $takes }.
primiera-event-sweep = { $seat ->
    [you] Hai fatto Scopa!
   *[other] Scopa di { $seat }!
  }
primiera-event-teams = { $seat ->
    [you] Il tuo { $card }
   *[other] L'{ $card } di { $seat }
  } fa le coppie: { $team } di qua, { $others } di là.
primiera-event-alone = { $seat ->
    [you] Il tuo { $card }
   *[other] L'{ $card } di { $seat }
  } dice: tutti contro tutti, e le categorie valgono doppio.
primiera-event-no-herald = Tutti gli Araldi sono scoperti: tutti contro tutti, categorie doppie.
primiera-event-robot-open = Le carte del robot sono scoperte, e { $seat ->
    [you] scegli tu
   *[other] sceglie { $seat }
  }: { $cards }.
primiera-event-dealt-again = { $number } carte nuove a testa, ne restano { $stock } nel mazzo.
primiera-event-leftovers = { $seat ->
    [you] L'ultima presa è tua, e prendi
   *[other] L'ultima presa è di { $seat }, che prende
  } il resto: { $cards }.
primiera-event-most-cards = Carte: { $seats ->
    [you] tu
   *[other] { $seats }
  }, con { $number }.
primiera-event-most-coins = Denari: { $seats ->
    [you] tu
   *[other] { $seats }
  }, con { $number }.
primiera-event-seven-of-coins = Sette di denari: { $seats ->
    [you] tu
   *[other] { $seats }
  }.
primiera-event-best-primiera = Primiera: { $seats ->
    [you] tu
   *[other] { $seats }
  }, { $value } con { $cards }.
primiera-event-tied = { $category }: nessuno.
primiera-event-sweeps = Scope: { $seats ->
    [you] tu
   *[other] { $seats }
  }, { $number }.
primiera-event-scored = { $seat ->
    [you] Tu fai
   *[other] { $seat } fa
  } { $points }, in tutto { $total }.
primiera-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Perché una mossa non va

primiera-reason-card-twice = Una carta è scritta due volte: { $card }.
primiera-reason-already-laid = Hai già posato { $card }, e lì resta.
primiera-reason-robot-chooses-nothing = Il robot non sceglie: le sue carte si scoprono una a una.
primiera-reason-opening-takes-nothing = Una carta d'apertura non prende niente. Posa solo { $card }.
primiera-reason-herald-may-not-open = L'{ $card } non può aprire: in questa partita niente Araldi prima del gioco.
primiera-reason-must-capture = { $card } può prendere, quindi deve: { $moves }.
primiera-reason-nothing-to-take = { $card } non prende niente: in tavola nessuna carta uguale, nessuna somma.
primiera-reason-not-on-table = In tavola non c'è: { $card }.
primiera-reason-one-equal-card = { $card } prende una sola carta uguale, non più d'una: { $equal }.
primiera-reason-equal-card-first = { $card } deve prendere una carta uguale, se c'è, mai una somma: { $equal }.
primiera-reason-wrong-sum = Queste carte fanno { $sum }, ma { $card } prende esattamente { $needed }.

## Perché una mossa è consigliata

primiera-advice-sweep = Prende { $takes } e svuota il tavolo: Scopa.
primiera-advice-takes-seven = Porta a casa il Settebello, che da solo vale un punto.
primiera-advice-makes-team = { $card } ti dà per compagno { $seat }.
primiera-advice-makes-alone = Con { $card } ognuno gioca per sé, e i punti di mazzo valgono doppio.
primiera-advice-takes-last = Chi fa l'ultima presa si porta via anche il resto del tavolo.
primiera-advice-takes-coins = { $count ->
    [one] Porta un Denaro.
   *[other] Porta { $count } Denari.
  }
primiera-advice-builds-primiera = Per la Primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Porta una carta.
   *[other] Porta { $count } carte, per averne di più.
  }
primiera-advice-opens-with-herald = { $card } lascia la mano prima di poter decidere qualcosa.
primiera-advice-opens = { $card } si può lasciare: le carte migliori restano in mano.
primiera-advice-leaves-no-sweep = Non lascia a nessuno una Scopa, come farebbero altre carte.
primiera-advice-for-partner = { $seat ->
    [you] Poi tocca a te, dalla stessa parte: la Scopa può essere tua.
   *[other] Poi tocca a { $seat }, dalla tua parte, che può fare Scopa.
  }
primiera-advice-another-held = Hai un'altra carta uguale, { $left }: con quella puoi riprendere { $card }.
primiera-advice-dead-rank = Gli altri non hanno più carte uguali: nessuno prende { $card } con una sua pari.
primiera-advice-keeps-herald = Tieni { $card } finché non conviene decidere le coppie.
primiera-advice-cheap-card = { $card } è ciò che vale meno in mano tua.
primiera-advice-keeps-others = Le altre carte servono ancora per prendere; va { $card }.

## Opzioni

primiera-option-variant = Variante
primiera-option-variant-heralds = quattro giocatori con gli Araldi; il primo Araldo giocato dice chi gioca con chi
primiera-option-variant-classic = quattro giocatori, compagni di fronte, gli Araldi sono semplici uno (Scopone)
primiera-option-variant-two = due giocatori, tre carte per volta
primiera-option-variant-three = tre giocatori, sei carte per volta
primiera-option-variant-robot = tre giocatori e un robot, con gli Araldi
primiera-option-opening-herald = Un Araldo come carta d'apertura
primiera-option-opening-herald-inert = è un semplice uno e non decide niente
primiera-option-opening-herald-forbidden = non è permesso
primiera-option-opening-herald-counts = decide le coppie; tra più d'uno, il primo di turno
primiera-option-missing-suit = Una primiera a cui manca un seme
primiera-option-missing-suit-ineligible = non conta
primiera-option-missing-suit-sum-available = conta con i semi che ci sono
primiera-option-match-end = La partita finisce
primiera-option-match-end-unique-leader = quando uno solo è in testa e ha raggiunto il traguardo
primiera-option-match-end-extra-if-two-reach = dopo un round in più se in due o più raggiungono il traguardo, se no subito
primiera-option-robot-sum = Tra più somme il robot prende
primiera-option-robot-sum-lexicographic = quella che comincia più a sinistra, carta per carta
primiera-option-robot-sum-min-mean-position = quella che in media è più a sinistra
primiera-option-target = Traguardo

## Le regole in breve

primiera-rules =
    Gioca una carta. Se in tavola ce n'è una dello stesso valore, prendine una
    di queste; se no, carte che insieme fanno quel valore; se no, resta in
    tavola. Chi può prendere deve, ma la carta la scegli tu. Chi svuota la
    tavola fa Scopa, 1 punto, ma non con l'ultima carta del round. Chi fa
    l'ultima presa prende il resto.
    { $variant ->
       *[heralds] { primiera-rules-opening }
        { primiera-rules-heralds }
        [classic] I compagni siedono di fronte e contano insieme. Gli Araldi sono semplici uno.
        [two] Tre carte a testa, finché c'è il mazzo. Gli Araldi sono semplici uno.
        [three] Sei carte a testa, due volte. Gli Araldi sono semplici uno.
        [robot] { primiera-rules-opening }
        { primiera-rules-heralds }
        Il robot scopre le sue carte una a una e prende più a sinistra che può;
        quando ha un compagno le sue carte sono scoperte, e sceglie il compagno.
    }
    Si contano: carte, denari, sette di denari, primiera: 1 punto ciascuno, più
    le scope. In parità non va a nessuno. Primiera: la tua carta migliore di
    ogni seme; 7 = 21, 6 = 18, 1 = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12,
    8, 9, 10 = 10. La partita è a { $target }.
primiera-rules-opening = All'inizio ognuno posa una carta coperta: insieme fanno la tavola.
primiera-rules-heralds =
    Le quattro carte di valore 1 sono gli Araldi. Il primo Araldo giocato dalla
    mano decide per il round, come dice la sua freccia: Coppe, i compagni sono di
    fronte; Bastoni, chi lo gioca sta con chi è a sinistra; Denari, con chi è a
    destra, che gioca dopo; Spade, tutti contro tutti, e le categorie danno 2.

### Nano Giallo

nain_jaune-name = Nano Giallo
nain_jaune-title = Nano Giallo (Nain Jaune)

## Carte

# On the face of a card: at most two letters.
nain_jaune-letter-a = A
nain_jaune-letter-j = J
nain_jaune-letter-q = Q
nain_jaune-letter-k = K
nain_jaune-rank = { $rank ->
    [A] asso
    [J] fante
    [Q] regina
    [K] re
   *[other] { $rank }
  }
nain_jaune-needed = { $needed ->
    [A] asso
    [J] fante
    [Q] regina
    [K] re
   *[other] { $needed }
  }

nain_jaune-tokens = { $tokens ->
    [0] nessuna fiche
    [one] una fiche
   *[other] { $tokens } fiche
  }

## Il tavolo

nain_jaune-round = Round { $number }
nain_jaune-column-hand = carte
nain_jaune-column-tokens = fiche
nain_jaune-note-deals = mazziere
nain_jaune-note-last = ultima carta
nain_jaune-note-without = senza { $ranks }
nain_jaune-note-holds = ha { $ranks }
nain_jaune-pile = Mazzo comune: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
nain_jaune-needed-rank = Serve: { nain_jaune-rank }
nain_jaune-needed-any = Si può posare qualsiasi carta
nain_jaune-stock = { $count } carte da parte, coperte
nain_jaune-your-hand = La tua mano
nain_jaune-prompt-any = { $count ->
    [one] La tua ultima carta, 1
   *[other] Posa una carta qualsiasi, da 1 a { $count }
  } (? aiuto): { "" }
nain_jaune-prompt-rank = Posa { nain_jaune-prompt-numbers } (? aiuto): { "" }
nain_jaune-prompt-enter = Posa { nain_jaune-prompt-numbers }, o 0 per passare (? aiuto): { "" }
nain_jaune-prompt-stop = Posa { nain_jaune-prompt-numbers }, o 0 per fermarti (? aiuto): { "" }
nain_jaune-prompt-numbers = { nain_jaune-rank }, { $count ->
    [one] 1
   *[other] da 1 a { $count }
  }
nain_jaune-prompt-pass = Sei senza { nain_jaune-rank }: 0 per passare (? aiuto): { "" }
nain_jaune-offer-box = { $card } piglia tutto!
nain_jaune-offer-silent = { $card } senza dir niente: le fiche restano nella casella
nain_jaune-notation =
    5c     posa il 5 di fiori
    Qs!    annuncia la regina di picche, se l'annuncio tocca a te
    J      basta, se può voler dire una carta sola
    pass   passa; 0 fa lo stesso
    stop   si ferma, se si può anche potendo continuare; 0 fa lo stesso
    Semi: s picche, h cuori, d quadri, c fiori.
    Ha un numero solo la carta che ora si può posare. Un numero sotto una tua
    carta: tante fiche ci sono nella sua casella.

## Il conto

nain_jaune-sheet-title = Round { $number }, il conto
nain_jaune-sheet-stake = Puntata
nain_jaune-sheet-boxes = Caselle
nain_jaune-sheet-opera = Grande opera
nain_jaune-sheet-cards = In mano
nain_jaune-sheet-fines = Penali
nain_jaune-sheet-change = Nel round
nain_jaune-sheet-tokens = Fiche
nain_jaune-sheet-board = Tabellone

## Che cosa succede

nain_jaune-event-dealt = Round { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
nain_jaune-event-staked = Tutti puntano { $tokens } fiche.
nain_jaune-event-laid = { $seat ->
    [you] Posi
   *[other] { $seat } posa
  } { $card }.
nain_jaune-event-without = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: "Senza { nain_jaune-rank }!"
nain_jaune-event-passed = { $seat ->
    [you] Passi
   *[other] { $seat } passa
  } (serve: { nain_jaune-rank }).
nain_jaune-event-stopped = { $seat ->
    [you] Ti fermi
   *[other] { $seat } si ferma
  } (serve: { nain_jaune-rank }).
nain_jaune-event-king-restart = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: "Re e ricomincio!"
nain_jaune-event-restart = Nessuno continua: { $seat ->
    [you] ricominci tu
   *[other] ricomincia { $seat }
  }, con una carta qualsiasi.
nain_jaune-event-takes-box = { $card } piglia tutto! { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] Dimentichi
   *[other] { $seat } dimentica
  } di annunciare { $card }: { $tokens } fiche restano nella casella.
nain_jaune-event-grand-opera = Grande opera! { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } tutte le caselle, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Hai chiuso
   *[other] { $seat } ha chiuso
  }: il round è finito.
nain_jaune-event-paid = { $seat ->
    [you] Paghi
   *[other] { $seat } paga
  } { nain_jaune-tokens } a { $to ->
    [you] te
   *[other] { $to }
  }, per { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] Hai ancora in mano { $card } e paghi
   *[other] { $seat } ha ancora in mano { $card } e paga
  } { nain_jaune-tokens } alla sua casella.
nain_jaune-event-scored = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: { $points } in questo round, ora { $total } fiche.
nain_jaune-event-bankrupt = { $seat ->
    [you] Non puoi
   *[other] { $seat } non può
  } più puntare. Fiche rimaste: { $total }.
nain_jaune-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Perché una mossa non va

nain_jaune-reason-wrong-rank = { $card } ora non si può posare. Serve: { nain_jaune-needed }.
nain_jaune-reason-must-lead = Cominci una scala, quindi devi posare una carta: una qualsiasi.
nain_jaune-reason-must-enter = Serve: { nain_jaune-needed }. Hai { $cards }, e in questa partita chi può continuare deve.
nain_jaune-reason-must-go-on = Serve: { nain_jaune-needed }. Hai cominciato e hai { $cards }, quindi devi continuare.
nain_jaune-reason-nothing-laid-yet = In questo turno non hai posato carte: non ti fermi, passi.
nain_jaune-reason-stop-instead = Hai cominciato e hai la prossima, { nain_jaune-needed }: per finire il turno ci si ferma, non si passa.
nain_jaune-reason-pass-instead = Sei senza { nain_jaune-needed } per continuare: passa.
nain_jaune-reason-no-box-card = { $card } non ha casella: non c'è niente da annunciare.
nain_jaune-reason-announced-by-itself = In questa partita { $card } prende da sé la sua casella. Togli il punto esclamativo.

## Perché una mossa è consigliata

nain_jaune-advice-must-pass = Non hai: { nain_jaune-rank }.
nain_jaune-advice-waits = Aspetti: { nain_jaune-rank } può servirti di più dopo.
nain_jaune-advice-stops = Ti tieni { nain_jaune-rank }: così gli altri non vanno avanti.
nain_jaune-advice-goes-out = È la tua ultima carta: hai finito, e gli altri pagano.
nain_jaune-advice-takes-box = { $card } prende la sua casella finché c'è qualcosa: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } va giù in silenzio: te ne liberi, ma la casella resta piena.
nain_jaune-advice-keeps-box-card = Tieni { $card } per la sua casella, e puoi posarla dopo.
nain_jaune-advice-king-leads = La serie finisce col re: poi ricominci tu, con qualsiasi carta.
nain_jaune-advice-stops-the-others = Poi nessuno può avere: { nain_jaune-rank }. Ricominci tu.
nain_jaune-advice-goes-on = { $count ->
    [one] Ti liberi di una carta: { nain_jaune-rank }.
   *[other] Ti liberi di { $count } carte di fila: da { nain_jaune-rank } in su.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Con questa hai finito.
   *[other] Le tue { $count } carte si seguono tutte: hai finito.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Dopo il re ricominci tu: non perdi niente.
   *[other] { $count } carte fino al re, e poi ricominci tu.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Nessuno può continuare con: { nain_jaune-rank }. Ricominci tu.
   *[other] { $count } carte, e nessuno può continuare con: { nain_jaune-rank }. Ricominci tu.
  }
nain_jaune-advice-unloads = { $count ->
    [one] A { $seat } resta una carta: meglio liberarsi di questi { $points } punti.
   *[other] A { $seat } restano solo { $count } carte: meglio liberarsi di questi { $points } punti.
  }
nain_jaune-advice-run-to-box = La serie porta a { $card }, e nella sua casella: { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] È la tua serie più lunga.
   *[other] È la tua serie più lunga: { $count } carte in un colpo.
  }
nain_jaune-advice-keeps-stopper = Tieni { $card }: quando la posi, ricominci tu.
nain_jaune-advice-leads-low = { $card } è la tua carta più bassa, e poche serie ci passano da sole.
nain_jaune-advice-leads = Da { $card } la serie può tornare a te, più in alto.

## Opzioni

nain_jaune-option-enter = Chi ha la carta che serve
nain_jaune-option-enter-optional = può passare
nain_jaune-option-enter-mandatory = deve posarla
nain_jaune-option-keep-going = Chi ha cominciato a posare
nain_jaune-option-keep-going-mandatory = continua finché può
nain_jaune-option-keep-going-free = può fermarsi
nain_jaune-option-grand-opera = Grande opera
nain_jaune-option-grand-opera-first-turn = è posare tutta la mano nel proprio primo turno
nain_jaune-option-grand-opera-no-opponent-has-played = è posare tutta la mano prima che un altro abbia posato una carta
nain_jaune-option-grand-opera-off = non c'è
nain_jaune-option-announce = Le carte del tabellone
nain_jaune-option-announce-auto = prendono da sé la loro casella
nain_jaune-option-announce-manual = prendono la loro casella solo se annunciate
nain_jaune-option-held-box-card = Chi alla fine ha in mano una carta del tabellone
nain_jaune-option-held-box-card-none = non paga niente
nain_jaune-option-held-box-card-double-box = paga alla sua casella quel che c'è dentro
nain_jaune-option-hand-payment = Per le carte rimaste in mano si paga
nain_jaune-option-hand-payment-count = una fiche per carta
nain_jaune-option-hand-payment-pips = il loro valore: asso 1, figure 10

## Le regole in breve

nain_jaune-rules =
    Tutti puntano 15 fiche: 1 su 10♦, 2 su J♣, 3 su Q♠, 4 su K♥, 5 su 7♦, il
    nano giallo. Chi comincia posa una carta qualsiasi e continua a salire, con
    qualsiasi seme, finché può; poi il prossimo continua dalla carta mancante, e
    così via. Se non lo fa nessuno, chi ha posato per ultimo ricomincia con una
    carta qualsiasi; così anche, subito, chi posa un re.
    Chi posa una carta del tabellone raccoglie quel che c'è nella sua casella.
    Quel che nessuno raccoglie resta per il prossimo round.
    Quando uno non ha più carte il round è finito, e gli altri gli pagano
    { $hand_payment ->
       *[count] una fiche per ogni carta che hanno ancora in mano.
        [pips] il valore delle carte che hanno ancora in mano: asso 1, figure 10.
    }
    { $grand_opera ->
       *[first_turn] Grande opera: chi posa tutta la mano al primo turno raccoglie ogni casella.
        [no_opponent_has_played] Grande opera: chi chiude prima che altri posino raccoglie ogni casella.
        [off] La Grande opera non c'è.
    }
    La partita finisce quando uno non può puntare. Vince chi ha più fiche.

### Primo

primo-name = Primo
primo-title = Primo{ $colours ->
   *[ignored] { "" }
    [alternating] { " " }a colori alternati
    [monochrome] { " " }a file monocolore
  }, { $games ->
    [one] una partita
   *[other] una partita di { $games } round
  }

## Carte

primo-card-y = { $number } giallo
primo-card-b = { $number } blu
primo-card-top = carta Top
primo-card-nimm = carta Prendi (Nimm)
# On the face of a card: at most five letters.
primo-face-top = Top
primo-face-top-does = sopra
primo-face-nimm = Nimm
primo-face-nimm-does = presa

## Il tavolo

primo-round = { $games ->
    [one] Primo
   *[other] Round { $number }/{ $games }
  }
primo-column-hand = mano
primo-column-pile = mazzo
primo-column-total = tot.
primo-colours-alternating = In una fila le carte vicine hanno colori diversi.
primo-colours-monochrome = Ogni fila è monocolore.
primo-idle = Nessuna carta da { $count } turni; a { $limit } il gioco è bloccato.
primo-shifts = File da spostare: { $moves }
primo-your-hand = Le tue carte
primo-prompt-begin = Una carta, 1-{ $count }, una fila, swap, o 0 per passare (? aiuto): { "" }
primo-prompt-on = Una carta, 1-{ $count }, una fila da spostare, o undo (? aiuto): { "" }
primo-prompt-end = Una carta, 1-{ $count }, una fila, undo, o 0 per finire (? aiuto): { "" }
primo-offer = { $card } alla colonna { $column }
primo-offer-above = { $card } in alto sulla fila della colonna { $column }
primo-notation =
    5y>E      aggiunge il 5 giallo in fondo alla fila E, o la apre; anche 5>E
    8b^C      aggiunge l'8 blu in alto sulla fila C, dove c'è stata Top
    A10>E     sposta la fila A, dal suo 10 in giù, in fondo alla fila E
    top>C     gioca Top sulla colonna C; nimm>A gioca Prendi su A, o su F
    end       finisce il turno e pesca fino a sei; 0 fa lo stesso
    undo      annulla la tua ultima mossa, finché dura il turno
    swap 1 3  invece di tutto ciò: cambia le tue carte 1 e 3; swap all
    pass      invece di tutto ciò: non fa niente; 0 fa lo stesso
    y è giallo, b è blu. Sotto una tua carta: le colonne dove ora va, ^ vuol
    dire in alto. Un + dopo un mazzo: che cosa si sa che ha in cima.

## Il conto

primo-sheet-title = { $games ->
    [one] La partita
   *[other] Round { $number } di { $games }
  }, il conto
primo-sheet-cards = Rimaste
primo-sheet-out = Chiusura
primo-sheet-points = Punti
primo-sheet-total = Totale
primo-sheet-blocked = gioco bloccato: nessuno ha chiuso

## Che cosa succede

primo-event-dealt = Round { $round }: { $dealer ->
    [you] ultimo turno tuo
   *[other] ultimo turno di { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
primo-event-swapped = { $seat ->
    [you] Cambi { $cards }.
   *[other] { $seat } cambia { $number ->
        [one] una carta
       *[other] { $number } carte
      }.
  }
primo-event-passed = { $seat ->
    [you] Passi.
   *[other] { $seat } passa.
  }
primo-event-laid = { $seat ->
    [you] Tu aggiungi
   *[other] { $seat } aggiunge
  } { $card } alla fila { $column }.
primo-event-opened = { $seat ->
    [you] Tu apri
   *[other] { $seat } apre
  } la fila { $column } con { $card }.
primo-event-topped = { $seat ->
    [you] Tu aggiungi
   *[other] { $seat } aggiunge
  } { $card } in alto sulla fila { $column }.
primo-event-shifted = { $seat ->
    [you] Sposti
   *[other] { $seat } sposta
  } { $cards } da { $column } a { $target }.
primo-event-top = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } Top sulla colonna { $column }.
primo-event-nimm = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } Prendi sulla colonna { $column }: gli altri prendono.
primo-event-took = { $seat ->
    [you] Tu prendi
   *[other] { $seat } prende
  } { $card } dalla fila { $column }.
primo-event-cleared = La fila { $column } è completa, da 13 a 1, e va fuori gioco.
primo-event-ended = { $seat ->
    [you] Tu finisci il turno.
   *[other] { $seat } finisce il turno.
  }
primo-event-drew = { $seat ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $number ->
        [one] una carta
       *[other] { $number } carte
      }.
  }
primo-event-out = { $seat ->
    [you] Non hai
   *[other] { $seat } non ha
  } più carte: la partita è finita.
primo-event-blocked = Nessuno può continuare: gioco bloccato. Meglio chi ha meno carte.
primo-event-scored = { $seat ->
    [you] Tu fai
   *[other] { $seat } fa
  } { $points }, in tutto { $total }.
primo-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Perché una mossa non va

primo-reason-turn-begun = Il tuo turno è cominciato: continua, annulla con undo, o finiscilo.
primo-reason-nothing-played-yet = Non hai ancora giocato niente: allora passa.
primo-reason-can-still-play = Hai solo spostato file; finché puoi giocare una carta, devi: { $moves }.
primo-reason-does-not-follow = { $card } non segue { $tail }, in fondo alla fila { $column }.
primo-reason-wrong-colour = { $card } ha il colore sbagliato per { $neighbour } della fila { $column }.
primo-reason-column-empty = La colonna { $column } è libera.
primo-reason-no-top-here = In alto sulla fila { $column } si aggiunge solo se in questo turno c'è stata Top.
primo-reason-does-not-top = { $card } non va sopra { $head } della fila { $column }.
primo-reason-only-outer-columns = Prendi si gioca sulla colonna A o F, non su { $column }.
primo-reason-number-not-in-row = Nella fila { $column } non c'è un { $number }.
primo-reason-same-column = La fila { $column } non si sposta su sé stessa.
primo-reason-no-shift-to-empty = La colonna { $column } è libera: in questa partita si apre solo dalla mano.
primo-reason-layout-seen = Le file erano già così, dopo la tua ultima carta: si gira in tondo.
primo-reason-fits-nowhere = { $card } non va da nessuna parte, così come sono le file.

## Perché una mossa è consigliata

primo-advice-finishes = È la tua ultima carta: hai finito.
primo-advice-completes-row = La fila { $column } è completa, da 13 a 1, e la colonna { $column } si libera.
primo-advice-lays-run = { $count ->
    [one] Va sulla fila { $column }.
   *[other] Sulla fila { $column } vanno { $count } delle tue carte, una dopo l'altra.
  }
primo-advice-fits = { $card } va sulla fila { $column }: una carta in meno.
primo-advice-takes-empty-row = { $card } non va altrove, e chi viene dopo non trova libera la colonna { $column }.
primo-advice-opens-row = { $card } apre una fila nella colonna { $column }.
primo-advice-lays-on-top = Top lo permette: { $card } va in cima alla fila { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Fa posto a un'altra delle tue carte.
   *[other] Fa posto ad altre { $count } tue carte.
  }
primo-advice-shift-empties = Libera la colonna { $column } per una carta qualsiasi.
primo-advice-shift-prepares = Allunga la fila { $column }, e poi se ne possono spostare altre.
primo-advice-top-unlocks = { $count ->
    [one] Con Top una delle tue carte va in cima alla fila { $column }.
   *[other] Con Top { $count } delle tue carte vanno in cima alla fila { $column }.
  }
primo-advice-top-rid = Ti liberi della carta Top, se altro non va.
primo-advice-nimm-near-end = { $count ->
    [one] A { $seat } resta una carta: Prendi gliene aggiunge una.
   *[other] A { $seat } restano solo { $count } carte: Prendi ne aggiunge una.
  }
primo-advice-nimm = { $count ->
    [one] Un altro prende una carta, e in cima ce n'è una nuova.
   *[other] { $count } altri prendono una carta, e in cima ce ne sono di nuove.
  }
primo-advice-swap-unfit = { $cards }: difficile che vadano presto; delle carte non viste ora ne va il { $percent } %.
primo-advice-swap-all = In mano niente vale la pena; delle carte non viste ora ne va il { $percent } %.
primo-advice-pass-keeps = La tua mano è migliore di ciò che pescheresti.
primo-advice-pass-empty = Il tuo mazzo è vuoto: non c'è di che cambiare.
primo-advice-end-keeps-special = Da tenere per un turno in cui libera più carte: { $cards }.
primo-advice-end-nothing-fits = Nessuna delle tue carte va più.
primo-advice-end-denies-row = La colonna { $column } resta libera: la tua carta vale più del posto.
primo-advice-end-enough = Ciò che ancora andrebbe è meglio tenerlo per il prossimo turno.

## Opzioni

primo-option-colours = I colori
primo-option-colours-ignored = non contano
primo-option-colours-alternating = si alternano in ogni fila
primo-option-colours-monochrome = sono uguali in ogni fila
primo-option-games = La partita
primo-option-games-1 = è una sola
primo-option-games-4 = è di quattro round
primo-option-top-cards = Carte Top tra le dieci speciali
primo-option-shift-to-empty = Spostare file in una colonna libera
primo-option-shift-to-empty-no = non è permesso
primo-option-shift-to-empty-yes = è permesso

## Le regole in breve

primo-rules =
    Liberati delle tue carte, mano e mazzo. Una fila scende: aggiungi in fondo
    una carta più bassa esattamente di uno. Qualsiasi carta apre una colonna
    libera. Si possono spostare file intere, o la fine di una fila da una carta
    in giù, sotto una fila che continuano{ $shift_to_empty ->
       *[no] { "" }
        [yes] { " " }o in una colonna libera
    }.
    Una fila completa, da 13 a 1, va subito fuori gioco.
    { $colours ->
       *[ignored] I colori non contano.
        [alternating] In una fila i colori si alternano, anche dove si attacca una parte.
        [monochrome] Una fila ha un colore solo, anche dove si attacca una parte.
    }
    Nel tuo turno gioca quante carte vuoi, almeno una, e sposta file come vuoi;
    oppure cambia carte della mano, che vanno sotto il tuo mazzo; o passa. Poi
    pesca fino a sei.
    Top ({ $top_cards } delle dieci speciali): in questo turno puoi aggiungere anche
    in alto sulla fila di quella colonna. Prendi (le altre), su A o F: ogni
    altro giocatore prende la carta in alto di una fila sul proprio mazzo, una
    fila dopo l'altra.
    Chi gioca l'ultima carta chiude subito.
    { $games ->
        [one] Se no, quando nessuno può continuare, vince chi ha meno carte.
       *[other] Ogni carta rimasta costa un punto, chiudere ne dà 3; { $games } round.
    }

### Tarocco austriaco (Tarock)

tarock-name = Tarocco austriaco (Tarock)
tarock-title = Tarocco austriaco (Tarock), una partita di { $deals } mani

## Carte

tarock-letter-k = K
tarock-letter-q = Q
tarock-letter-n = N
tarock-letter-j = J
# On the face of a card: at most five letters.
tarock-matto = Matto
tarock-card-t1 = { $card } (Bagato)
tarock-card-t21 = { $card } (Mondo)

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
tarock-hint-bird1 = I batte l'ultima presa
tarock-hint-bird2 = II batte la penultima presa (Gufo)
tarock-hint-bird3 = III batte la terzultima presa (Cacatua)
tarock-hint-bird4 = IV batte la quartultima presa (Marabù)
tarock-hint-ultimo = il re chiamato vi dà l'ultima presa
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
tarock-wheel = ruota ×{ $factor }
tarock-column-cards = carte
tarock-column-tricks = prese
tarock-column-points = punti
tarock-column-total = totale
tarock-note-declarer = giocatore
tarock-note-joined = accanto
tarock-note-partner = compagno
tarock-note-void = vuoto a { $suits }
tarock-note-forehand = di mano
tarock-note-deals = mazziere
tarock-bidding = Licitazione: { $said }
tarock-bidding-opens = Comincia la licitazione.
tarock-plays = { $contract }, { $seat ->
    [you] giochi tu
   *[other] gioca { $seat }
  }
tarock-plays-trisac = { $contract }: ognuno da solo, vince chi ha meno punti
tarock-plays-joined = accanto: { $seats ->
    [you] tu
   *[other] { $seats }
  }
tarock-plays-called = chiamato { $card }
tarock-plays-partner = con { $seat ->
    [you] te
   *[other] { $seat }
  }
tarock-plays-contra = { $level ->
    [1] contra: tutto vale doppio
   *[2] recontra: tutto vale quattro volte
  }
tarock-announced = Annunci: { $said }
tarock-announced-by = { $bonus } ({ $seat ->
    [you] tu
   *[other] { $seat }
  })
tarock-contras = Contra a { $to ->
    [you] te
   *[other] { $to }
  }: { $said }
tarock-contra-by = { $name } ×{ $times }
tarock-contra-asked = { $seat ->
    [you] Il tuo gioco: qualcuno dice contra?
   *[other] Qualcuno dice contra a { $seat }?
  }
tarock-discards = Carte scambiate: { $cards }
tarock-talon-left = Rimaste nel talon: { $cards }
tarock-talon = Talon: { $cards }
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
tarock-no-trick = Non c'è ancora nessuna presa.
tarock-your-hand = Le tue carte
tarock-prompt-auction = Che cosa dici, da 1 a { $count } (? aiuto): { "" }
tarock-prompt-choice = Tutti hanno detto oltre. Il tuo gioco, da 1 a { $count } (? aiuto): { "" }
tarock-prompt-call = Chiama un re, da 1 a { $count } (? aiuto): { "" }
tarock-prompt-take = Prendi carte del talon, da 1 a { $count } (? aiuto): { "" }
tarock-prompt-lay = Metti giù { $left ->
    [one] ancora una carta
   *[other] { $left } carte, una per volta
  }, da 1 a { $count } (? aiuto): { "" }
tarock-prompt-announce = { $count ->
    [one] Niente da annunciare: 1
   *[other] Annuncia qualcosa o di' bene, da 1 a { $count }
  } (? aiuto): { "" }
tarock-prompt-contra = Contra? Da 1 a { $count } (? aiuto): { "" }
tarock-prompt-lead = { $count ->
    [one] La tua ultima carta, 1
   *[other] Giochi la prima carta, da 1 a { $count }
  } (? aiuto): { "" }
tarock-prompt-follow = { $count ->
    [one] La tua ultima carta, 1
   *[other] La tua carta, da 1 a { $count }
  } (? aiuto): { "" }
tarock-notation =
    Kh, 10s, T21, xxi, matto   gioca quella carta, o la mette giù
    pass oltre, hold tengo, accanto, call Ks, call fourth, take 1, contra, ok
    trisac, chiamata (_solo, _meglio), sei (Proprio di sei), piccolo,
    mendicante (_ouvert), proprio (_semi), solo_semi, solo_proprio
    bird1 a bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       mostra l'ultima presa
    Semi: h ♥, d ♦, s ♠, c ♣. N è il cavaliere, tra fante e regina. Le scartine
    rosse valgono 1 2 3 4, l'1 più alto; le nere 10 9 8 7. Un numero tra
    parentesi: la carta ora non si può giocare; scrivilo, e saprai perché. I
    punti sono quelli delle prese; "vuoto a ♥": ha mostrato di non avere cuori.

## Il conto

tarock-sheet-title = Mano { $number } di { $deals }, il conto in centesimi
tarock-sheet-count = Squadra del giocatore: { $points } punti, gli altri { $others }; si vince con 35 2/3.
tarock-sheet-price = prezzo
tarock-sheet-points = Punti
tarock-sheet-game = { $contract }, { tarock-sheet-won }
# At most 29 letters with the longest announcement.
tarock-sheet-announced = { $bonus } ann., { tarock-sheet-won }
tarock-sheet-silent = { $bonus } segr., { tarock-sheet-won }
tarock-sheet-won = { $won ->
    [1] vinto
   *[0] perso
  }
tarock-sheet-pays = { $seat ->
    [you] Paghi
   *[other] { $seat } paga
  }{ $mayor ->
    [1] { "" }
    [2] , da sindaco
   *[4] , da sindaco e di mano
  }
tarock-sheet-virgins = Senza prese, vergine: { $seats ->
    [you] tu
   *[other] { $seats }
  }.
tarock-sheet-others = Gli altri:
tarock-sheet-deal = Questa mano
tarock-sheet-total = Totale
tarock-sheet-valat = Valat al posto del gioco
tarock-sheet-solo = solo: annunci ×2
tarock-sheet-contra = con contra

## Che cosa succede

tarock-event-dealt = Mano { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] sei
   *[other] { $first } è
  } di mano ("mio gioco").
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
    [you] Tu tieni e giocheresti
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
    [you] Tu scegli
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
    [you] Tu prendi
   *[other] { $seat } prende
  } { $cards }; agli altri { $left }.
tarock-event-took-all = { $seat ->
    [you] Tu prendi tutto il talon: { $cards }.
   *[other] { $seat } prende tutto il talon, coperto.
  }
tarock-event-laid = { $seat ->
    [you] Tu metti giù { $card }.
   *[other] { $seat } mette giù una carta: { $card }.
  }
tarock-event-down = { $seat ->
    [you] Tu: "Sono giù."
   *[other] { $seat }: "Sono giù."
  }
tarock-event-announced = { $seat ->
    [you] Annunci
   *[other] { $seat } annuncia
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] Tu: "Bene."
   *[other] { $seat }: "Bene."
  }
tarock-event-contra = { $seat ->
    [you] Dici
   *[other] { $seat } dice
  } contra a { $to ->
    [you] te
   *[other] { $to }
  }.
tarock-event-recontra = { $seat ->
    [you] Dici
   *[other] { $seat } dice
  } recontra a { $to ->
    [you] te
   *[other] { $to }
  }.
tarock-event-no-contra = { $seat ->
    [you] Non dici
   *[other] { $seat } non dice
  } contra a { $to ->
    [you] te
   *[other] { $to }
  }.
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
tarock-event-talon-card = Con questa va a { $seat ->
    [you] te
   *[other] { $seat }
  } { $card } del talon.
tarock-event-caesar = Presa del Cesare! I batte XXI e il Matto, per { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-event-mondo-caught = { $seat ->
    [you] Catturi
   *[other] { $seat } cattura
  } il Mondo { $of ->
    [you] tuo
   *[other] di { $of }
  }.
tarock-event-bird-made = { $seat ->
    [you] Tu fai
   *[other] { $seat } fa
  } { $kind }!
tarock-event-bird-lost = { $seat ->
    [you] Tu perdi
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
tarock-event-talon-shown = Nel talon c'era: { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Avevi
   *[other] { $seat } aveva
  } messo giù { $cards }.
tarock-event-counted = Il conto: { $seats ->
    [you] tu
   *[other] { $seats }
  }, { $points }{ tarock-thirds } punti, { $won ->
    [1] più della metà
   *[0] non più della metà
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [1] annunciato
   *[0] in segreto
  }, { $made ->
    [1] fatto
   *[0] perso
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
   *[other] { " " }{ $pips }/3
  }
tarock-event-virgin = { $seat ->
    [you] Sei
   *[other] { $seat } è
  } vergine: pagano gli altri.
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

## Perché una mossa non va

tarock-phase-auction = la licitazione non è finita
tarock-phase-choice = chi è di mano deve scegliere un gioco
tarock-phase-call = si deve chiamare un re
tarock-phase-take = si devono prendere carte del talon
tarock-phase-lay = si devono mettere giù carte
tarock-phase-announce = è il momento degli annunci
tarock-phase-contra = è il momento del contra
tarock-phase-play = si stanno giocando le carte
tarock-phase-over = la mano è finita
tarock-reason-card-twice = In "{ $text }" una carta c'è due volte.
tarock-reason-wrong-phase = Non ora: { $phase }.
tarock-reason-card-not-held = Non hai { $card }.
tarock-reason-must-choose = Tutti gli altri hanno detto oltre: devi scegliere { $moves }.
tarock-reason-nothing-to-hold = Nessuno ha ancora parlato: non c'è niente da tenere.
tarock-reason-only-forehand-holds = Può tenere solo chi è di mano, { $seat ->
    [you] cioè tu
   *[other] cioè { $seat }
  }.
tarock-reason-nothing-to-join = Accanto si gioca solo a un Piccolo o a un Mendicante.
tarock-reason-forehand-game = { $contract } è solo per chi è di mano, dopo che tutti gli altri hanno detto oltre.
tarock-reason-too-low = { $contract } non supera { $standing }, già detto.
tarock-reason-four-kings = Hai tutti e quattro i re: nessuno da chiamare, quindi niente { $contract }.
tarock-reason-no-bird-held = { $contract } vuole un uccello: I, II, III o IV tra le tue carte.
tarock-reason-not-forehands-choice = { $contract } andava detto prima; ora restano solo Trisac, Chiamata e Proprio di sei.
tarock-reason-house-rule = In questa partita non si usa. { $option }: no.
tarock-reason-own-king = { $card } l'hai tu. Chiama un re che non hai.
tarock-reason-not-three-kings = Solo con tre re in mano puoi chiamare il quarto senza nominarlo.
tarock-reason-king-must-be-taken = { $card } è nel talon: prendilo con due carte dell'altro pacchetto: { $moves }.
tarock-reason-take-a-packet = Prendi uno dei due pacchetti, così com'è.
tarock-reason-packet-of-king = { $card } è nel talon: devi prendere il suo pacchetto: { $moves }.
tarock-reason-five-points = { $card } vale cinque punti: re, I, XXI e Matto non si mettono mai giù.
tarock-reason-suit-cards-first = { $card } resta: prima dei tarocchi si mettono giù i semi. Hai ancora { $cards }.
tarock-reason-tarocks-first = { $card } resta: qui si mettono giù prima i tarocchi. Hai ancora { $cards }.
tarock-reason-last-bird = { $card } è il tuo solo uccello, e devi annunciarne uno.
tarock-reason-already-announced = { $kind } è già annunciato, da { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-reason-one-sack = In una mano si annuncia un solo sacco, e { $seat ->
    [you] hai
   *[other] { $seat } ha
  } già annunciato l'altro; { $kind } è tardi.
tarock-reason-not-in-colour-games = { $kind } non c'è nei giochi in cui i tarocchi non tagliano.
tarock-reason-not-holder = { $kind } lo annuncia chi ha { $card }.
tarock-reason-no-king-called = { $kind } vuole un re chiamato, e qui non c'è.
tarock-reason-not-the-called-king = { $kind } lo annuncia chi ha il re chiamato.
tarock-reason-said-bene = Hai detto "bene": per { $kind } è tardi. Ti restano solo contra e recontra.
tarock-reason-contra-said = Contra è già detto, da { $seat ->
    [you] te
   *[other] { $seat }
  }.
tarock-reason-own-contract = Non puoi dire contra alla tua squadra.
tarock-reason-nothing-to-recontra = Nessuno ha detto contra: non c'è niente a cui rispondere.
tarock-reason-recontra-said = Recontra è già detto, da { $seat ->
    [you] te
   *[other] { $seat }
  }; più su non si va.
tarock-reason-not-your-contract = Recontra lo dice solo la squadra del giocatore.
tarock-reason-bird-first = Hai detto Chiamata meglio: prima annuncia un uccello. Hai { $cards }.
tarock-reason-must-follow-suit = { $card } non risponde al seme. Puoi giocare: { $cards }.
tarock-reason-must-play-tarock = { $card } non va: senza il seme devi giocare un tarocco. Puoi giocare: { $cards }.
tarock-reason-must-play-suit-card = { $card } non va: in questa partita, senza il seme, devi giocare un altro seme. Puoi giocare: { $cards }.
tarock-reason-must-beat = { $card } non supera { $best }, e in questo gioco chi può deve. Puoi giocare: { $cards }.
tarock-reason-bagato-last = { $card } in questo gioco è l'ultimo dei tarocchi. Puoi giocare: { $cards }.
tarock-reason-suit-must-be-led = { $card } qui non può essere la prima carta finché hai carte di seme. Puoi giocare: { $cards }.
tarock-reason-announced-now = { $card } deve aspettare: ciò che è annunciato per questa presa va giocato. Puoi giocare: { $cards }.
tarock-reason-announced-later = { $card } è annunciato per la presa { $trick }. Fino ad allora puoi giocare: { $cards }.
tarock-reason-highest-bird-first = { $card } deve aspettare: delle carte annunciate va prima la più alta. Puoi giocare: { $cards }.

## Perché una mossa è consigliata

tarock-advice-pass-weak = { $count ->
    [one] Un tarocco, dal XVI in su { $high }: troppo poco per un gioco.
   *[other] { $count } tarocchi, dal XVI in su { $high }: troppo poco per un gioco.
  }
tarock-advice-pass-outbid = Ciò per cui la tua mano è buona sta sotto { $standing }.
tarock-advice-holds = La tua mano va bene anche per { $contract }, e di mano ne hai il diritto.
tarock-advice-joins = Anche la tua mano va bene per { $contract }: gioca accanto.
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
tarock-advice-bid-low = La mano è abbastanza bassa per stare fuori dalle prese: { $contract }.
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
tarock-advice-calls-king = { $card }: chi l'ha ti aiuta in quel seme.
tarock-advice-calls-fourth = Hai tre re: nessuno deve sapere quale sia il quarto.
tarock-advice-takes-king = Lì c'è { $card }: ne hai i punti.
tarock-advice-takes-tarocks = { $count ->
    [one] Un tarocco in più.
   *[other] { $count } tarocchi in più.
  }
tarock-advice-takes-points = Ci sono punti: { $cards }.
tarock-advice-takes-packet = { $cards } vanno meglio con la tua mano delle altre.
tarock-advice-lays-void = Con { $card } se ne va l'ultima del seme, e puoi tagliare.
tarock-advice-lays-points = I punti di { $card } sono al sicuro.
tarock-advice-lays-short = { $card } non serve, e il seme si accorcia.
tarock-advice-lays-tarock = Non c'è altro da mettere giù: { $card }.
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
tarock-advice-contra-low = Le tue carte possono stare sotto: una presa gli toccherà.
tarock-advice-recontra = Ne sei sicuro: che valga doppio ancora una volta.
tarock-advice-says-no-more = Nient'altro è abbastanza probabile da annunciarlo.
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
    [one] Hai un tarocco: fa' uscire quelli degli altri.
   *[other] Hai { $count } tarocchi: fa' uscire quelli degli altri.
  }
tarock-advice-leads-king = { $card } vince finché a nessuno manca il seme.
tarock-advice-leads-called-suit = Il seme di { $card }: stana il re chiamato e mostra il compagno.
tarock-advice-leads-short = { $card } è la tua ultima del seme: poi puoi tagliare.
tarock-advice-leads-quietly = { $card } concede poco, e le carte più forti restano per dopo.
tarock-advice-leads-winner = Quasi nessuno può ora battere { $card }.
tarock-advice-ducks = { $card } resta sotto: la presa va a un altro.
tarock-advice-throws-danger = Non devi rispondere: liberati di { $card }, che può fare presa.
tarock-advice-must-take = Devi comunque superarla: allora con { $card }.
tarock-advice-takes-the-one = Può essere l'unica presa che ti serve: { $card }.
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
tarock-option-accanto-off = non è permesso
tarock-option-king-in-talon = Se il re chiamato è nel talon
tarock-option-king-in-talon-king-plus-two = lo si prende con due carte dell'altro pacchetto
tarock-option-king-in-talon-king-packet = si prende il suo pacchetto
tarock-option-king-in-talon-free = si prende un pacchetto a scelta
tarock-option-solo-king-in-talon = In una Chiamata solo con il re chiamato nel talon
tarock-option-solo-king-in-talon-opponents = tutto il talon conta per gli avversari
tarock-option-solo-king-in-talon-half-with-king = il pacchetto con il re conta per il giocatore
tarock-option-solo-king-in-talon-all-to-declarer = tutto il talon conta per il giocatore
tarock-option-kaiser = La presa del Cesare: I batte XXI e il Matto
tarock-option-kaiser-any = in qualsiasi ordine
tarock-option-kaiser-ordered = se arrivano nell'ordine XXI, Matto, I
tarock-option-kaiser-off = non c'è
tarock-option-silent-fail = Un uccello o un Ultimo in segreto che non riesce
tarock-option-silent-fail-free = non costa niente
tarock-option-silent-fail-pays-silent = costa il suo prezzo in segreto
tarock-option-trisac-pay = Nel Trisac
tarock-option-trisac-pay-max-to-min = chi ha più punti paga chi ne ha meno
tarock-option-trisac-pay-loser-pays-three = chi ha più punti paga tutti
tarock-option-trisac-pay-two-pay-two = i due con più punti pagano i due che ne hanno meno
tarock-option-trisac-talon = Il talon del Trisac
tarock-option-trisac-talon-first-six = va carta per carta alle prime sei prese
tarock-option-trisac-talon-last-trick = va all'ultima presa
tarock-option-trisac-talon-unused = non va a nessuno
tarock-option-colour-tarock = I tarocchi in Proprio di semi e Solo di semi
tarock-option-colour-tarock-lead-restriction = aprono per ultimi, e si giocano quando manca il seme
tarock-option-colour-tarock-literal = si giocano solo quando non si hanno carte di seme
tarock-option-wheel-overlap = Una ruota dentro una ruota
tarock-option-wheel-overlap-multiply = raddoppia ancora
tarock-option-wheel-overlap-append = la allunga di quattro mani

## Le regole in breve

tarock-rules =
    54 carte: 22 tarocchi, da I a XXI e il Matto, il più alto; tagliano.
    Re, I (Bagato), XXI (Mondo) e Matto valgono 5, regine 4, cavalieri 3, fanti
    2, le altre 1; ogni tre carte si tolgono 2 punti, 70 in tutto; si vince con
    35 2/3. Si risponde al seme; senza il seme un tarocco; se no, quel che vuoi.
    Giochi, dal più basso (centesimi): Piccolo 10, esattamente una presa;
    Chiamata solo 10, Chiamata meglio 10, Mendicante 20, nessuna presa; Proprio
    di semi 20, Proprio 20, Piccolo ouvert 30, Mendicante ouvert 40, Solo di semi
    50, Solo proprio 50.
    { $forehand_choice ->
       *[three] Se tutti dicono oltre, chi è di mano gioca Trisac, Chiamata 10 o Proprio
        di sei 20/40.
        [any] Se tutti dicono oltre, chi è di mano gioca ciò che vuole, anche Trisac,
        Chiamata 10 o Proprio di sei 20/40.
    }
    Chiamata: chi ha il re chiamato è il compagno segreto. In Chiamata e Proprio
    si prende un pacchetto del talon e si mettono giù tre carte; solo vuol dire
    senza talon. Di semi: i tarocchi non tagliano. Nei giochi a poche prese e nel
    Trisac chi può deve superare la carta giocata, e l'I viene per ultimo.
    Annunci (in segreto, la metà): Bagato, Due, Tre, Quattro: I, II, III, IV
    batte l'ultima presa, la penultima, e così via: 10, 20, 30, 40. Ultimo,
    Trull, Tutti i re, Caccia del Mondo, Sacco 10; Doppiosacco 20; Valat, tutte
    le prese, 12 volte il gioco. Nei giochi solo valgono doppio. Contra raddoppia
    tutto.
    { $kaiser ->
       *[any] Presa del Cesare: tra I, XXI e Matto in una presa vince l'I.
        [ordered] Presa del Cesare: se XXI, Matto e I arrivano in quest'ordine vince l'I.
        [off] La presa del Cesare non c'è.
    }
    Dopo un Trisac, o una mano in cui nessuno paga, una ruota: quattro mani
    valgono doppio; così le ultime quattro delle { $deals }. Vince chi ha più centesimi.

### Il tavolo nel browser.

## I giochi

web-game-primiera = Primiera
web-game-primo = Primo
web-game-nain-jaune = Nano Giallo
web-game-tarock = Tarocco austriaco
web-about-primiera = Prendi carte uguali o somme; gli Araldi decidono chi gioca con chi.
web-about-primo = Costruisci e sposta file di numeri finché non hai più carte.
web-about-nain-jaune = Sali con le carte, svuota le caselle, occhio al nano giallo.
web-about-tarock = Königrufen: parla, chiama un re, trova il compagno, fa' prese.
level-random = a caso
level-greedy = ingordo
level-beginner = principiante
level-club = giocatore di circolo
level-expert = esperto
level-master = maestro

## Pagine

web-tagline = Un tavolo da carte per quattro giochi
web-home = Inizio
web-settings = Impostazioni
web-no-page = Questa pagina non c'è
web-no-table = Questo tavolo non si può aprire
web-connecting = Connessione …
web-reconnecting = Connessione persa. Riprovo …
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-new-table-of = Un nuovo tavolo: { $game }
web-join = Entra con un link o un codice
web-join-go = Entra
web-my-tables = I miei tavoli
web-public-tables = Tavoli pubblici
web-no-public-tables = Ora non ce n'è.
web-free-seats = { $count ->
    [0] al completo
    [one] un posto libero
   *[other] { $count } posti liberi
  }
web-status-shuffling = sta per cominciare
web-status-playing = in corso
web-status-counted = in corso
web-status-finished = finita

## Un nuovo tavolo, e chi ci siede

web-name = Il tuo nome
web-name-too = Il nome di un'altra persona su questo dispositivo
web-you = Tu
web-guest = Ospite
web-rules = Regole della casa
web-default = come da regole
web-seats = Posti
web-who = Chi gioca
web-public = Può entrare chiunque
web-hints = Consigli permessi
web-level = Livello dei bot
web-clock = Con l'orologio
web-clock-seconds = Secondi per ogni turno
web-clock-bank = Secondi di riserva per la partita
web-open-table = Crea tavolo
web-host-is = Capotavola: { $name }
web-host-starts = La partita la comincia { $name }.
web-free = libero
web-sit = Siediti qui
web-sit-too = Anche questo dispositivo
web-stand = Alzati
web-add-bot = Bot
web-remove = Fa' alzare
web-let-bot = Fa' giocare un bot
web-lock = Nessun altro può sedersi
web-start = Si comincia
web-invite = Invita
web-invite-text = Chi apre questo link può sedersi. Il codice è { $code }.
web-link = Link
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice per il telefono

## Al tavolo

web-table = Tavolo
web-players = Giocatori
web-menu = Al tavolo
web-round = round { $number }
web-dealer = Mazziere
web-total = Totale
web-bot = bot, { $level }
web-bot-plays = gioca un bot
web-away = non c'è
web-on-turn = è di turno
web-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
web-your-turn = Tocca a te
web-not-your-turn = Non tocca a te.
web-waiting-for = In attesa di { $names }
web-waiting = In attesa degli altri
web-shuffling = Si mischia: ogni browser mette la sua parte …
web-confirm = Giocare { $move }?
web-do-it = Sì
web-not-yet = Non ancora
web-take-back = Annulla mossa
web-hint = Consiglio
web-hint-thinking = Ci si pensa …
web-hint-values = Il vantaggio sugli altri
web-hint-do = Gioca così
web-leave = Andarsene
web-leave-seat = Lascia a un bot
web-take-over = Torna in gioco
web-wish = { $name } vorrebbe annullare l'ultima mossa.
web-wish-pending = { $name } ha chiesto di annullare una mossa.
web-agree = Va bene
web-refuse = No
web-pass-to = Passa il dispositivo
web-i-am = Sono { $name }
web-more = Altro
web-close = Chiudi
web-log = Che cosa è successo
web-score = Punteggio
web-fair = Carte oneste
web-commitment = SHA-256 del valore iniziale di questa partita:
web-keys = Tasti
web-keys-text = H va alle tue carte, le frecce le scorrono, Invio gioca. U annulla, L apre questa pagina, Esc la chiude. ? chiede un consiglio.
web-host = Sei a capotavola
web-abandon = Chiudi ora la partita

## Il conto, e dopo

web-count = Il conto
web-round-count = Round { $number }
web-points = Punti
web-totals = Totali
web-won = { $names ->
    [you] Hai vinto!
   *[other] { $count ->
        [one] Ha vinto { $names }
       *[other] Vittoria: { $names }
      }
  }
web-abandoned = La partita è stata interrotta
web-next-round = Prossimo round
web-rematch = Rivincita
web-replay = Rivedi la partita
web-download = Scarica la registrazione

## Impostazioni

web-language = Lingua
web-set-theme = Colori
web-set-theme-system = come il sistema
web-set-theme-light = chiari
web-set-theme-dark = scuri
web-set-contrast = Contrasto
web-set-contrast-system = come il sistema
web-set-contrast-normal = normale
web-set-contrast-high = alto
web-set-suits = Semi francesi
web-set-suits-two = due colori
web-set-suits-four = quattro colori
web-set-cards = Carte
web-set-cards-small = piccole
web-set-cards-medium = medie
web-set-cards-large = grandi
web-set-motion = Animazioni
web-set-motion-system = come il sistema
web-set-motion-full = sì
web-set-motion-none = no
web-set-sound = Suoni
web-set-confirm = Chiedi prima di giocare una carta
web-other-device = Un altro dispositivo
web-other-device-text = Con un link personale un altro dispositivo ha gli stessi posti. Vale un giorno; non darlo a nessuno.
web-other-device-link = Crea un link personale

## Primiera

primiera-web-openings = Carte d'apertura
primiera-web-table = Carte in tavola
primiera-web-empty = La tavola è vuota.
primiera-web-which = Quali carte prende? Toccale.
primiera-web-taken = { $count ->
    [one] una presa
   *[other] { $count } prese
  }
primiera-web-sweeps = { $count ->
    [one] una scopa
   *[other] { $count } scope
  }
primiera-web-with = con { $name ->
    [you] te
   *[other] { $name }
  }
primiera-web-coins = Denari
primiera-web-seven = Sette di denari
primiera-web-primiera = Primiera
primiera-web-best = Con le carte
primiera-web-sweeps-line = Scope

## Primo

primo-web-rows = Colonne da A a F
primo-web-column = Colonna { $column }: { $cards }
primo-web-column-empty = Colonna { $column }, libera
primo-web-part = { $count ->
    [one] { $card }, si può spostare
   *[other] { $card } e quel che segue, { $count } carte, si può spostare
  }
primo-web-shift = la fila { $column }, dal suo { $number } in giù, alla colonna { $target }
primo-web-stays = Ora della fila { $column } non si può spostare niente.
primo-web-not-there = Alla colonna { $column } non può andare.
primo-web-begin = Scegli una carta, o la fine di una fila; o cambia carte.
primo-web-where = { $count ->
    [one] Tocca la colonna illuminata, o di nuovo la stessa carta.
   *[other] Scegli una delle colonne illuminate.
  }
primo-web-top = Top: scegli una colonna. In questo turno puoi anche aggiungere in alto sulla sua fila la carta più alta di uno.
primo-web-topped = In alto su { $columns } puoi aggiungere la carta più alta di uno.
primo-web-nimm = Prendi: A o F. Da lì verso l'interno ogni altro giocatore prende la carta in alto di una fila.
primo-web-now-play = Spostare file non basta: gioca anche una carta, o annulla.
primo-web-exchange = Cambia carte
primo-web-exchange-cards = { $count ->
    [one] Cambia una carta
   *[other] Cambia { $count } carte
  }
primo-web-exchange-which = Quali vanno sotto il tuo mazzo?
primo-web-all = Tutte
primo-web-pass = Passo
primo-web-end = Fine turno
primo-web-quoted = «{ $words }»
primo-web-colours-alternating = Colori alternati
primo-web-colours-monochrome = File monocolore
primo-web-gone = { $count } fuori gioco
primo-web-idle = nessuna carta da { $count } turni su { $limit }
primo-web-exchange-short = Cambia { $count }
primo-web-hand-title = Carte in mano
primo-web-pile-title = Carte nel mazzo personale
primo-web-known-top = In cima al mazzo: { $cards }
primo-web-known-bottom = In fondo al mazzo: { $cards }
primo-web-keys = Con una carta scelta, da A a F la mettono lì; se no E finisce il turno, X cambia carte (scegli con Invio, poi di nuovo X), P passa. Tab va alle file, le frecce scorrono ciò che si può spostare.
primo-web-blocked = Gioco bloccato: nessuno ha chiuso.

## Nano Giallo

nain_jaune-web-card = { nain_jaune-rank } di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
   *[c] fiori
  }
nain_jaune-web-keys = P passa, T dice "Carta piglia tutto!" prima di posare una carta.
nain_jaune-web-board = Il tabellone
nain_jaune-web-box = { $card }: { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, posata: { nain_jaune-tokens }
nain_jaune-web-needed = serve
nain_jaune-web-any = qualsiasi carta
nain_jaune-web-pass = Passo
nain_jaune-web-stop = Mi fermo qui
nain_jaune-web-claim = Carta piglia tutto!
nain_jaune-web-before = Prima
nain_jaune-web-left = Rimaste a { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } tutte le caselle, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Senza { nain_jaune-rank }!
nain_jaune-web-call-king = Re e ricomincio!
nain_jaune-web-call-takes = { $taker ->
    [ten] Dieci piglia tutto!
    [jack] Fante piglia tutto!
    [queen] Regina piglia tutto!
    [king] Re piglia tutto!
   *[dwarf] Nano piglia tutto!
  }
nain_jaune-web-call-opera = Grande opera!
nain_jaune-web-call-stop = Mi fermo.
nain_jaune-web-call-pass = Passo.

## Rivedere e verificare

web-replay-of = Rivedi la partita
web-replay-seat = Carte di
web-replay-nobody = nessuno
web-replay-round = Round
web-replay-move = Mossa { $place } di { $count }
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-first = All'inizio
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-last = Al conto
web-replay-keys = Spazio avvia e mette in pausa, le frecce vanno di una mossa indietro o avanti, Home e Fine all'inizio e al conto.
web-replay-to-table = Al tavolo
web-verify = Verifica le carte
web-verify-short = Verifica
web-verify-about = Il tuo browser distribuisce di nuovo ogni round dal valore iniziale, fissato prima che qualcuno potesse conoscerlo, e da ciò che i giocatori vi hanno aggiunto.
web-verify-fine = È tutto come deve essere.
web-verify-wrong = Qualcosa non è come deve essere.
web-verify-seed = { $ok ->
    [yes] Il valore iniziale è quello che il tavolo aveva fissato.
   *[no] Il valore iniziale non è quello che il tavolo aveva fissato.
  }
web-verify-promise = { $ok ->
    [yes] Questo browser ne ha visto l'impronta prima della prima carta.
   *[no] Prima della prima carta questo browser ha visto un'altra impronta.
  }
web-verify-unseen = Questo browser non ha visto l'inizio della partita; prende l'impronta dal server.
web-verify-added = { $ok ->
    [yes] Ciò che questo browser ha aggiunto è servito a mischiare.
   *[no] Ciò che questo browser ha aggiunto non è servito a mischiare.
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

## Tarocco austriaco

tarock-web-card = { $rank } di { $suit }
tarock-web-tarock = { $number ->
    [1] Tarocco { $name }, Bagato
    [21] Tarocco { $name }, Mondo
   *[other] Tarocco { $name }
  }
tarock-web-rank-k = Re
tarock-web-rank-q = Regina
tarock-web-rank-n = Cavaliere
tarock-web-rank-j = Fante
tarock-web-suit-h = cuori
tarock-web-suit-d = quadri
tarock-web-suit-s = picche
tarock-web-suit-c = fiori
tarock-web-tarocks = tarocchi
tarock-web-my-game = mio gioco
tarock-web-bids = Che cosa puoi dire
tarock-web-announcements = Annunci
tarock-web-standing = { $seat ->
    [you] Vale il tuo gioco: { $contract }
   *[other] { $seat } dice { $contract }
  }
tarock-web-no-bid = Nessuno ha ancora parlato
tarock-web-all-passed = Tutti hanno detto oltre
tarock-web-choose = Tutti hanno detto oltre. Scegli il tuo gioco.
tarock-web-announce = Fa' un annuncio, o di' bene
tarock-web-announce-first = Prima annuncia un uccello
tarock-web-announcing = Annunci
tarock-web-call = Chiama un re
tarock-web-call-hint = Chi ce l'ha gioca con te, in segreto.
tarock-web-talon = Il talon
tarock-web-take = Tocca il pacchetto che prendi
tarock-web-packet = Prendi il { $name }: { $cards }
tarock-web-take-cards = { $cards } è nel talon: prendilo, con due carte dell'altro pacchetto
tarock-web-take-more = { $count ->
    [one] Ancora una carta
   *[other] Ancora { $count } carte
  }
tarock-web-take-these = Prendi { $cards }
tarock-web-lay = Metti giù { $left ->
    [one] ancora una carta
   *[other] { $left } carte
  }
tarock-web-lays = { $seat ->
    [you] Tu metti giù carte
   *[other] { $seat } mette giù carte
  }
tarock-web-discards = Carte scambiate
tarock-web-by = { $seat ->
    [you] giochi tu
   *[other] gioca { $seat }
  }
tarock-web-known = Che cosa si sa finora
tarock-web-last = Ultima presa
tarock-web-takes = Presa { $number }: { $seat ->
    [you] tua
   *[other] di { $seat }
  }
tarock-web-laid = { $card }, { $seat ->
    [you] da te
   *[other] da { $seat }
  }
tarock-web-laid-wins = { $card }, { $seat ->
    [you] da te
   *[other] da { $seat }
  }, batte la presa
tarock-web-added = { $card }, dal talon
tarock-web-open = Carte scoperte di { $name }
tarock-web-tricks = { $count ->
    [one] una presa, { $points }
   *[other] { $count } prese, { $points }
  }
