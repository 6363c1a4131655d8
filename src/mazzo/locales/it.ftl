### Parole della riga di comando, e di ciò che rifiuta.

## Rifiuti: una riga ciascuno

error-option = l’opzione { $key } non può essere { $value }; valori ammessi: { $allowed }
error-unknown-option = l’opzione { $key } non esiste; scegli tra { $allowed }
error-unknown-preset = { $game } non ha un modello { $preset }; scegli tra { $allowed }
error-option-form = --option vuole KEY=VALUE, non { $text }
error-option-twice = l’opzione { $key } è data due volte
error-unknown-game = il gioco { $name } non esiste; scegli tra { $allowed }
error-broken-game = il gioco { $name } non si carica; ripara o disinstalla { $package }: { $why }
error-faulty-game = { $name }: { $why }
error-seats = a { $game } qui si gioca in { $allowed }, non in { $seats }
error-players = --players qui accetta al massimo { $seats } nomi, separati da virgole
error-unknown-player = il giocatore { $name } non esiste; scegli tra { $allowed }
error-seed = --seed vuole un testo di caratteri stampabili
error-number = { $name } deve essere almeno { $least }, non { $value }
error-no-such-move = la registrazione ha { $moves } mosse; la mossa { $move } non c’è
error-no-such-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
error-not-that-seat = la registrazione non mostra quel che ha visto il posto { $seat }
error-no-position = questa registrazione mostra solo quel che ha visto uno: mosse, ma non posizioni
error-file = { $path }: { $problem }
error-file-missing = { $path }: il file non esiste
error-file-folder = { $path }: è una cartella, non un file
error-file-forbidden = { $path }: non hai il permesso di leggerlo
error-arguments = { $problem }
error-port = la porta { $port } non si può usare: { $problem }
error-origin = { $text } non è un’origine: scrivila come https://cards.example
error-proxy = { $text } non è né un indirizzo né una rete, come 192.0.2.1 o 192.0.2.0/24
error-limit-unknown = { $text } non è un limite che si possa impostare. Si possono impostare questi, scritti come guests_an_hour=100: { $known }
error-limit-value = { $text }: scrivi { $kind ->
    [whole] un numero intero
   *[number] un numero
  }, almeno { $least }
error-not-started = il server non è riuscito a partire; le righe qui sopra dicono perché
error-processes = una macchina esegue da 1 a { $most } processi
error-processes-database = più processi hanno bisogno di un database in comune: --database postgresql://…
error-folder-in-use = { $folder } è usata da un altro Mazzo (processo { $process }); fermalo prima, o scegli un’altra cartella con --data
error-storage-full = in { $path } non si può salvare niente: lo spazio è finito ({ $problem })
error-storage-locked = { $path } è trattenuto da un altro programma ({ $problem }); chiudilo e riprova
error-storage-unwritable = non si può scrivere in { $path }: { $problem }
error-storage-failing = non si può leggere o scrivere { $path }: { $problem }
error-storage-damaged = { $path } è danneggiato ({ $problem }); metti una copia di sicurezza al suo posto con mazzo restore FILE
error-role = il ruolo { $role } non esiste; scegli tra moderator, admin e none
error-database-version = { $path } viene da una versione precedente; avvia una volta il server, che lo aggiorna
error-storage-newer = { $path } viene da una versione più recente di Mazzo; aggiorna Mazzo e riprova
error-no-tables = in { $folder } non ci sono ancora tavoli
error-back-up-itself = { $path } è proprio il database; scegli un altro file per la copia di sicurezza
error-back-up-damaged = { $path } non è una copia di sicurezza di Mazzo, o è danneggiata: { $problem }
error-no-back-up = { $path } non è una copia di sicurezza di Mazzo
error-not-handed-over = il server che usa { $folder } non ha preso la copia di sicurezza, e tutto è come prima; ferma il server e riprova
error-check = { $path }: { $tables ->
    [one] un tavolo è danneggiato
   *[other] { $tables } tavoli sono danneggiati
}
error-database-address = { $address } non è l’indirizzo di un database PostgreSQL: scrivilo come postgresql://user@host/name
error-database-away = { $address } non risponde: { $problem }
error-database-refused = { $address } non lascia entrare questo server: { $problem }
error-database-missing = { $address }: questo database non esiste ({ $problem }); crealo prima, per esempio con createdb
error-database-old = { $address } è PostgreSQL { $found }; Mazzo ha bisogno di { $needed } o più recente
error-database = { $address } non si può usare: { $problem }
error-redis-address = { $address } non è l’indirizzo di un server Redis: scrivilo come redis://host
error-redis-old = { $address } è Redis { $found }; Mazzo ha bisogno di { $needed } o più recente
error-redis-alone = --redis è per un server con --database: un processo da solo non ha bisogno di Redis
error-database-back-up = i tavoli sono in { $address }: si salvano e si ripristinano con gli strumenti di PostgreSQL, pg_dump e pg_restore
error-database-holds = { $address } non è vuoto; i tavoli si trasferiscono solo in un database vuoto
error-database-differs = il contenuto di { $address } non è quello di { $path } ({ $what }); non è stato trasferito niente
error-missing-part = questa parte di Mazzo non è installata: { $name }
error-missing-extra = per questo manca ancora una parte: pip install "mazzo[{ $extra }]"

## Il server

server-address = Mazzo è in funzione: { $address }
server-lan = Chiunque sia in questa rete può aprire l’indirizzo.
server-here-only =
    Solo questo computer può aprire questo indirizzo.
    Con mazzo --lan possono giocare anche altri nella tua rete.
server-data = I tavoli e le registrazioni sono in { $folder }
server-metrics = Le metriche per Prometheus sono a { $address }
server-restored = La copia di sicurezza è al suo posto. Il server continua con quella.
server-stop = Ctrl-C lo ferma.
server-compiled = D’ora in poi i bot giocano a piena forza: il loro motore è compilato. I prossimi avvii lo avranno da subito.
server-not-compiled = Non è stato possibile compilare il motore dei bot: continuano come prima. Il perché è in { $log }.
database-waiting = { $address } non risponde ancora ({ $problem }); riprovo per { $seconds } secondi…
worker-started = Fa giocare i bot, { $processes } alla volta. Ctrl-C lo ferma.

## Conservare i tavoli: copie di sicurezza e controlli

admin-role = { $role ->
    [none] { $name } non ha più ruoli.
    [moderator] { $name } modera.
   *[admin] { $name } amministra.
}
admin-penalty = { $kind ->
    [ban] { $name }: escluso
   *[mute] { $name }: zittito
}, { $until ->
    [never] per sempre
   *[other] fino al { $until }
} ({ $reason })
admin-reports = { $count ->
    [0] Nessuna segnalazione in attesa.
    [one] Una segnalazione in attesa.
   *[other] { $count } segnalazioni in attesa.
}
admin-banned = { $name } non entra più. Chi torna come nuovo ospite non si può riconoscere.
admin-lifted = { $name } non è più né escluso né zittito.
admin-renamed = { $name } ora si chiama { $to }.
admin-voided = La partita { $match } non conta più, e tutti i punteggi successivi sono stati ricalcolati.
back-up-done = { $path }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, copia controllata
restore-done = I tavoli di { $path } sono al loro posto.
restore-taken = I tavoli di { $path } sono al loro posto, e il server continua con quelli.
restore-kept = Quello che c’era prima resta in { $path }
check-pages = Lettura di { $path }…
check-progress = { $done } tavoli su { $all }
check-problem = tavolo { $table }, evento { $number }: { $problem }
check-missing = { $tables ->
    [one] un tavolo non è stato controllato
   *[other] { $tables } tavoli non sono stati controllati
}, perché { $game } non è installato
check-whole = { $path } è intatto: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] un evento
   *[other] { $events } eventi
}, { $records ->
    [one] una registrazione verificata
   *[other] { $records } registrazioni verificate
}
move-progress = { $what }: { $done } di { $all }
move-checking = { $what }: confronto { $all } righe…
move-done = { $tables ->
    [one] Un tavolo, con { $events } eventi, e tutte le persone sono ora in { $address }; ogni riga è stata confrontata.
   *[other] { $tables } tavoli, con { $events } eventi, e tutte le persone sono ora in { $address }; ogni riga è stata confrontata.
}
move-next = { $path } è rimasto com’era. D’ora in poi avvia il server con --database.

## Che cosa non va in una registrazione: la riga, poi il motivo

error-record = { $path }, riga { $line }: { $reason }
error-record-not-a-record = non è una registrazione di Mazzo
error-record-version = è una registrazione della versione { $version }; questo Mazzo legge le versioni 1 e 2
error-record-not-text = non è un testo UTF-8
error-record-truncated = la registrazione si interrompe: manca l’ultima riga, la somma di controllo
error-record-checksum = la somma di controllo non torna: registrazione modificata o rovinata
error-record-expected = qui ci vuole: { $form }
error-record-unknown-game = il gioco { $name } non esiste
error-record-option = l’opzione { $key } non può essere { $value }; valori ammessi: { $allowed }
error-record-seats = il numero dei posti non va bene per il gioco; valori ammessi: { $allowed }
error-record-commitment = il valore iniziale non è quello fissato in anticipo
error-record-commit = ciò che il posto { $seat } ha aggiunto non è ciò che aveva fissato
error-record-void = il posto { $seat } non può essere mancato in questa mescolata, o è elencato due volte
error-record-not-whole = questa registrazione mostra solo quel che ha visto uno: non si può rigiocare né verificare
error-record-dealer = il mazziere è il posto { $expected }, non il posto { $found }
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
arena-points = Punti per round, 95%
arena-times = ms p50/p95
arena-ratings = Classifica
arena-player = Giocatore
arena-rating = Elo
error-bots = --bots vuole almeno due nomi diversi, separati da virgole

## Programs from outside, and work on other machines

error-command = con { $name } non si avvia nessun programma: scrivi cmd:PROGRAMMA ARGOMENTI, o cmd/slow:… se può pensare più a lungo
error-cluster-unreachable = nessun cluster Dask risponde a { $address }: { $detail }
error-cluster-different = un computer del cluster { $address } ha un altro Mazzo ({ $detail }): i suoi risultati non sarebbero gli stessi
error-program-unnamed = in questa partita gioca un programma: di’ di nuovo quale, con --bot "cmd:…"
program-crashed = si è fermato
program-late = è in ritardo
program-garbage = questa non è una risposta
program-illegal = questa mossa non è permessa
program-lost = { $name }, posto { $seat }: { $wrong }; al suo posto è stato giocato { $move }
program-lost-count = { $name } ha perso { $count ->
    [one] una decisione
   *[other] { $count } decisioni
 } a favore del giocatore rapido, perché ha fallito.
program-dropped = { $name } ha fallito tre volte in un round ed è fuori; il risultato è quello dei round precedenti.
program-failed = { $name }: { $wrong }. Questa volta decide un giocatore di circolo.
program-failed-last = { $name }: { $wrong }. Era la terza volta: continua un giocatore di circolo.

## mazzo dataset

dataset-playing = Partite
dataset-written = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
 } con { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
 } in { $path }
dataset-verified = verificato: { $matches ->
    [one] una partita
   *[other] { $matches } partite
 } con { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
 }, ogni mossa, ogni vista e ogni punto
error-dataset-other = { $path } contiene già un’altra raccolta di dati, o altro: scegli un’altra cartella
error-dataset-unfinished = la raccolta { $path } non è finita: lo stesso comando la continua
error-dataset-damaged = { $path } è danneggiato: { $what }
error-dataset-dropped = { $name } ha fallito tre volte nella partita { $match } ed è fuori: quella partita non è nella raccolta

## mazzo review

error-review-unfinished = { $path }: questa partita non è finita; si esaminano solo partite finite
error-review-nobody = per il posto { $seat } non decide nessuno: lo giocano le regole

## mazzo puzzles, mazzo puzzle

puzzles-finding = Ricerca di problemi
puzzles-found = { $count ->
    [one] Un problema, in { $path }
   *[other] { $count } problemi, in { $path }
  }
puzzle-title = Problema { $number } di { $count }
puzzle-ask = Trova la mossa migliore. show la rivela, quit finisce.
puzzle-ask-turn = Trova la mossa migliore, o come comincia il turno migliore. show la rivela, quit finisce.
puzzle-right = Giusto!
puzzle-wrong = C’è di meglio. Prova ancora.
puzzle-missed = Molti giocherebbero così, ma c’è di meglio. Prova ancora.
puzzle-best = La migliore: { $move }
puzzle-cost = La mossa solita, { $move }, costa { $cost } { $unit }.
puzzle-rating = Il tuo punteggio: { $rating }. Al primo colpo: { $solved } su { $count }.
puzzle-next = Invio per il prossimo problema, o quit:{" "}
error-puzzles-source = di’ da dove vengono i problemi: o --from REGISTRAZIONI o --self-play N
error-puzzles-game = { $path }: è una partita di { $other }, non di { $game }
error-no-puzzles = non ci sono ancora problemi; per trovarne: mazzo puzzles { $game } --self-play 50

## mazzo games

games-values = { $allowed } (di norma { $default })
games-for = { $what } per { $value }
games-untranslated = { $language }: { $count ->
    [one] un messaggio è ancora
   *[other] { $count } messaggi sono ancora
  } in inglese, da { $first } in poi

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
record-hand = carte del posto { $seat }: { $cards }
record-stock = distribuite dopo: { $cards }
record-scores = punti { $scores }, totali { $totals }
record-winners = { $count ->
    [one] Ha vinto il posto { $winners }.
   *[other] Hanno vinto i posti { $winners }.
  }
record-unfinished = La partita non è finita.
record-position = Posizione dopo la mossa { $move } di { $moves }
record-verified = verificato: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  } in { $rounds ->
    [one] un round
   *[other] { $rounds } round
  }, tutto dal valore iniziale fissato in anticipo
record-shuffle-open = Mescolata 1: le parti erano scoperte. Le carte sono oneste, a meno che qualcuno non conoscesse il valore iniziale e non abbia aggiunto l’ultima parte.
record-shuffle-sealed = Mescolata 2: { $count ->
    [0] nessuno vi aveva una parte.
    [one] una parte era fissata prima che ne fosse svelata alcuna.
   *[other] { $count } parti erano fissate prima che ne fosse svelata alcuna.
  }
record-listing = Impronta del loro elenco, da confrontare con ciò che hanno visto gli altri:
record-void = Prima di questa, una mescolata non è valsa: il posto { $seat } ({ $name }) aveva fissato una parte e non l’ha mai svelata.

### Parole del tavolo, uguali per tutti i giochi.

## Elenchi e nomi

list-and = { $most } e { $last }
list-or = { $most } o { $last }
list-you = tu
name-gone = qualcuno
name-you = Tu
name-person = Giocatore { $number }
name-robot = Robot
card-hidden = una carta coperta
# Sentences of games choose by this word.
list-none = niente

## Come è ciascuno dei bot

bot-berta = Berta conta due volte e prende il punto sicuro.
bot-berta-greet = Buongiorno. Le sedie le ho contate.
bot-berta-won = I conti tornano. Come al solito.
bot-berta-lost = Riconto tutto da capo.
bot-berta-thanks = Grazie. Me lo segno.
bot-berta-gained = Questo lo conto volentieri due volte.
bot-carlo = Carlo gioca e dichiara alto, e ride comunque vada.
bot-carlo-greet = Ah! Chi ha coraggio?
bot-carlo-won = Ah! O tutto o niente, ed è stato tutto!
bot-carlo-lost = Ah! Ne è valsa la pena.
bot-carlo-thanks = Ah! Troppo gentile!
bot-carlo-gained = Ah! Ancora!
bot-dora = Dora ricorda ogni carta e si regola su quelle uscite.
bot-dora-greet = Mi ricordo di te.
bot-dora-won = Ho tenuto a mente quelle giuste.
bot-dora-lost = Questa non la dimentico.
bot-dora-thanks = Me ne ricorderò.
bot-dora-gained = Mi ricordavo anche questa.
bot-emilio = Emilio aspetta e tiene la carta migliore per la fine.
bot-emilio-greet = Non c’è fretta.
bot-emilio-won = Il bello viene alla fine.
bot-emilio-lost = Ho aspettato un po’ troppo.
bot-emilio-thanks = Grazie. Ho fatto con calma.
bot-emilio-gained = Valeva la pena aspettare.
bot-fosca = Fosca vuole tutto quello che c’è sul tavolo.
bot-fosca-greet = Posso prendere anche quella sedia?
bot-fosca-won = Mio. Tutto.
bot-fosca-lost = Non mi avete lasciato niente!
bot-fosca-thanks = Prendo anche questo, grazie.
bot-fosca-gained = Ancora mio!
bot-gino = Gino gioca subito e subito se ne pente.
bot-gino-greet = Ciao ciao, a chi tocca?
bot-gino-won = Già finita? Ho vinto?
bot-gino-lost = Ah, dovevo pensarci prima.
bot-gino-thanks = Grazie! Avanti, avanti!
bot-gino-gained = Oh! Sono stato io?
bot-ida = Ida sorride, lavora a maglia e non ha pietà.
bot-ida-greet = Venite, cari. Attenti alla lana.
bot-ida-won = Su, su. Ancora un giro e ho finito.
bot-ida-lost = Guarda un po’. Mi è scappata una maglia.
bot-ida-thanks = Che gentile, caro.
bot-ida-gained = Niente di personale, cari.
bot-lino = Lino si fida del vento, che spesso soffia per lui.
bot-lino-greet = Bella brezza oggi.
bot-lino-won = Avevo il vento a favore.
bot-lino-lost = Il vento è girato.
bot-lino-thanks = Ringrazia il vento.
bot-lino-gained = Era un buon vento.
bot-mirko = Mirko è avanti di tre mosse e non dice niente.
bot-mirko-greet = …
bot-mirko-won = Come previsto.
bot-mirko-lost = Me lo aspettavo.
bot-mirko-thanks = Mm.
bot-mirko-gained = Mm. Secondo i piani.
bot-nives = Nives non lascia nulla agli altri e nulla lascia trapelare.
bot-nives-greet = Buonasera.
bot-nives-won = Vi aspettavate altro?
bot-nives-lost = Si vede? No.
bot-nives-thanks = Preso nota.
bot-nives-gained = Ecco.
bot-oskar = Oskar non pianta mai in asso un compagno.
bot-oskar-greet = Sono con te, compagno.
bot-oskar-won = Ce l’abbiamo fatta insieme.
bot-oskar-lost = Colpa mia. La prossima andrà meglio.
bot-oskar-thanks = Altrettanto, amico.
bot-oskar-gained = Bravi tutti quanti.
bot-pina = Pina, la gatta del caffè, preferisce rincorrere le carte che contarle.
bot-pina-greet = Miao.
bot-pina-won = Prrrr.
bot-pina-lost = Miao?
bot-pina-thanks = Prrr.
bot-pina-gained = Ronron.

## Cards, by the family of their deck

deck-italian-suit-s = Spade
deck-italian-suit-b = Bastoni
deck-italian-suit-c = Coppe
deck-italian-suit-d = Denari
# A suit by itself.
deck-italian-full-suit-s = Spade
deck-italian-full-suit-b = Bastoni
deck-italian-full-suit-c = Coppe
deck-italian-full-suit-d = Denari
deck-italian-card = { $rank } di { $suit }
deck-italian-card-1s = asso di Spade
deck-italian-card-1b = asso di Bastoni
deck-italian-card-1c = asso di Coppe
deck-italian-card-1d = asso di Denari
# On the face of a card: at most five letters.
deck-italian-face-s = Spade
deck-italian-face-b = Bast.
deck-italian-face-c = Coppe
deck-italian-face-d = Den.
# In the corner of a card: at most two letters.
deck-french-rank-a = A
deck-french-rank-j = J
deck-french-rank-q = Q
deck-french-rank-k = K
deck-french-suit-s = ♠
deck-french-suit-h = ♥
deck-french-suit-d = ♦
deck-french-suit-c = ♣
deck-french-card = { $rank }{ $suit }
# In full, for who hears it.
deck-french-full-rank-a = asso
deck-french-full-rank-j = fante
deck-french-full-rank-q = regina
deck-french-full-rank-k = re
deck-french-full-suit-s = picche
deck-french-full-suit-h = cuori
deck-french-full-suit-d = quadri
deck-french-full-suit-c = fiori
deck-french-full = { $rank } di { $suit }
# In the corner of a card: at most two letters.
deck-tarock-rank-j = J
deck-tarock-rank-n = N
deck-tarock-rank-q = Q
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
deck-tarock-card-t22 = Matto
# In full, for who hears it.
deck-tarock-full-rank-j = fante
deck-tarock-full-rank-n = cavaliere
deck-tarock-full-rank-q = regina
deck-tarock-full-rank-k = re
deck-tarock-full-suit-h = cuori
deck-tarock-full-suit-d = quadri
deck-tarock-full-suit-s = picche
deck-tarock-full-suit-c = fiori
deck-tarock-full = { $rank } di { $suit }
deck-tarock-full-other = tarocco { $card }
deck-tarock-full-t22 = Matto
deck-numbers-suit-y = giallo
deck-numbers-suit-b = blu
deck-numbers-card = { $rank } { $suit }
deck-numbers-card-top = carta Top
deck-numbers-card-nimm = carta Prendi (Nimm)

## mazzo play: quando non può cominciare

error-level = il livello { $level } non esiste; scegli tra { $allowed }
error-people = --people qui va da 1 a { $most }, non { $people }
error-names = --name è dato { $names } volte, ma { $people ->
    [one] gioca una persona
   *[other] giocano { $people } persone
  }
error-resume-alone = --resume continua la partita così come è salvata: togli { $given }
error-nothing-saved = non c’è una partita da continuare in { $path }
error-save = la partita salvata { $path } è rovinata, riga { $line }: { $reason }
error-save-elsewhere = la partita salvata { $path } è cambiata: continua in un altro terminale
error-data-folder = non si possono salvare partite in { $path }: { $problem }

## mazzo play: intorno a una partita

play-with-bots = Con { $names } ({ $count ->
    [one] un bot
   *[other] bot
  }).
play-with-people = A questo terminale: { $names }.
play-how = ? per l’aiuto, rules per le regole, quit per uscire. Ogni mossa è salvata.
play-commitment =
    Tutto viene da un valore iniziale fissato prima della prima carta. SHA-256:
    { $commitment }
play-kept = { $count ->
    [one] Hai una partita da finire: mazzo play --resume la continua.
   *[other] Hai { $count } partite da finire: mazzo play --resume continua l’ultima.
  }
play-resumed = Si continua con { $name }, round { $round }.
play-resumed-others = { $count ->
    [one] C’è una partita più vecchia da finire
   *[other] Ci sono { $count } partite più vecchie da finire
  } in { $path }
play-saved = Salvata. Per continuare: mazzo play --resume.
play-pass = Passa a { $name }, poi Invio: { "" }
play-turn-of = { $name }
play-next-round = Invio per il prossimo round: { "" }
play-won = { $winners ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $winners }.
  }
play-record = Per controllare che le carte fossero oneste, mazzo verify sulla registrazione:

## mazzo play --table

error-table-alone = con --table togli { $given }
error-table-names = da un terminale si siede al tavolo una sola persona: da’ --name una volta
error-link = { $text } non è il link di un tavolo; un link somiglia a http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = { $address } non risponde: { $problem }
error-not-mazzo = quello che risponde a { $address } non è Mazzo
error-table = { $problem }
online-at = Un tavolo di { $host }:
online-free = libero
online-note-you = tu
online-note-host = capotavola
online-note-bot = bot, { $level }
online-note-away = non in linea
online-note-stand-in = gioca un bot
online-note-below = per ora gioca sotto il suo livello
online-link = Gli altri entrano con questo link, dal browser o con mazzo play --table:
online-here-only = Questo link funziona solo su questo computer: avvia il server con mazzo --lan e potranno giocare anche altri nella tua rete.
online-how = ? per l’aiuto, rules per le regole, quit per uscire. Il posto resta tuo.
online-which-seat = Quale posto: { $seats }, o w per guardare? { "" }
online-no-seat = «{ $text }» non è un posto libero.
online-name = Il tuo nome: { "" }
online-watch-running = La partita è già cominciata: resti a guardare.
online-watch-full = I posti sono tutti occupati: resti a guardare.
online-host = Scrivi start per cominciare; i posti liberi vanno ai bot: { "" }
online-waiting = In attesa di { $names }.
online-others = tutti gli altri
online-not-now = Non tocca a te; ? per l’aiuto.
online-unknown = Questo comando qui non esiste; ? per l’aiuto.
online-agree = Ti va bene? yes o no: { "" }
online-take-over = Un bot gioca per te. Invio per tornare in gioco: { "" }
online-clock = Hai { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
  }
online-hours = Hai { $hours ->
    [one] un’ora.
   *[other] { $hours } ore.
  }
online-days = Hai { $days ->
    [one] un giorno.
   *[other] { $days } giorni.
  }
online-below = { $who } per ora gioca sotto il suo livello: il tempo per pensare è esaurito.
online-hurry = { $seconds ->
    [one] Ancora un secondo.
   *[other] Ancora { $seconds } secondi.
  }
online-ready = Invio per continuare: { "" }
online-rematch = rematch per la rivincita, tutti un posto più in là; quit per uscire: { "" }
online-over = Aspetta un’altra partita, o quit per uscire: { "" }
online-lost = Connessione persa. Riprovo…
online-again = Di nuovo in linea.
online-left = Hai lasciato il tavolo. Lo stesso comando ti riporta al tuo posto.
online-fair = Carte oneste: vengono tutte da ciò che ognuno aveva fissato prima, anche questo terminale.
online-unfair = ATTENZIONE: la registrazione non prova che le carte siano quelle promesse.
pair-how = Sull’altro tuo dispositivo apri le impostazioni su { $address } e scegli «Aggiungi un dispositivo». Scrivi lì questo codice, poi scegli il numero. Il codice vale una volta, per cinque minuti.
pair-code = Codice: { $code }
pair-number = Numero: { $number }
pair-waiting = In attesa dell’altro tuo dispositivo…
pair-yes-or-no = Scrivi yes o no: { "" }
pair-no = Non è cambiato nulla.
pair-play = Gioca con: { $command }
pair-which = Che numero mostra il nuovo dispositivo: { $numbers }? Qualsiasi altra risposta lo rifiuta: { "" }
shuffle-warning-title = Guarda questa mescolata
shuffle-warning-missing = La tua parte manca in questa mescolata: è arrivata tardi, o il server l’ha lasciata fuori. Questa volta le carte non dipendono da te. Se succede ancora, non fidarti di questo server.
shuffle-warning-elsewhere = Un altro dei tuoi dispositivi ha la sua parte in questa mescolata, perciò questo no. Se a questo tavolo non ne hai altri, non fidarti di questo server.
shuffle-warning-list = L’elenco delle parti che mostra il server si contraddice. La tua parte resta segreta; questa mescolata non varrà.
shuffle-warning-changed = Per questa mescolata il server promette altro rispetto a prima. La tua parte resta segreta.
shuffle-warning-blamed = Il server dice che la tua parte della mescolata non è arrivata, ma questo dispositivo l’ha mandata. O la connessione non andava, o il server non è onesto.
shuffle-warning-revealed = Queste carte non vengono da ciò che i giocatori avevano fissato prima. Non fidarti di questo server.
shuffle-warning-void = Per la mescolata che non è valsa il server mostra un valore iniziale diverso da quello promesso. Non fidarti di questo server.
online-refused = Il server rifiuta: { $code }
online-too-old = Il server parla una lingua più recente di questo programma. Aggiorna Mazzo.
online-say-how = Scrivi say e un numero, o come comincia la frase:
online-say-unknown = Questa frase non c’è: say le mostra tutte.
online-which-speaker = Scrivi { $command } e il numero di un posto; who li elenca.
online-muted = Non senti più { $name }.
online-unmuted = Senti di nuovo { $name }.
online-help =
    Scrivi il numero sopra una carta per giocarla. Se si può giocare in più
    modi, ti viene chiesto quale. Una mossa si può anche scrivere:
    { $notation }
    Invio   di nuovo il tavolo
    hint    che cosa farebbe ora chi gioca bene
    log     che cosa è successo in questo round
    score   il punteggio, round per round
    rules   le regole di questa partita; con un capitolo, quel capitolo
    what    spiega una parola: what e la parola
    who     chi siede al tavolo
    say     che cosa si dice al tavolo; say e un numero lo dice
    mute    mute e un posto: non lo senti più; silence: nessuno (capotavola)
    undo    annulla la tua ultima mossa, se gli altri sono d’accordo
    sit     prende un posto, se stai guardando
    start   comincia la partita, da capotavola; rematch ne gioca un’altra
    leave   lascia il posto; in partita continua un bot
    quit    esce; il posto resta tuo, e dopo un minuto gioca un bot

## Che cosa succede al tavolo

table-event-sat = { $who ->
    [you] Ti siedi.
   *[other] Ora al tavolo: { $who }.
  }
table-event-bot-sat = Si siede un bot: { $who }.
table-event-stood = { $who ->
    [you] Hai lasciato il tuo posto.
   *[other] Di nuovo libero il posto di { $who }.
  }
table-event-removed = { $who ->
    [you] Chi è a capotavola ti ha fatto alzare.
   *[other] Chi è a capotavola ha fatto alzare { $who }.
  }
table-event-locked = { $locked ->
    [yes] Ora nessun altro può sedersi.
   *[no] Ora ci si può di nuovo sedere.
  }
table-event-hints = { $hints ->
    [yes] A questo tavolo i consigli sono permessi.
   *[no] A questo tavolo non ci sono consigli.
  }
table-event-programs = { $programs ->
    [yes] I bot scritti dai giocatori possono sedersi a questo tavolo.
   *[no] A questo tavolo non si siedono bot scritti dai giocatori.
  }
table-event-host-passed = { $who ->
    [you] Ora sei tu a capotavola.
   *[other] Ora a capotavola c’è { $who }.
  }
table-event-voided = { $cause ->
    [open] { $who ->
        [you] La tua parte della mescolata non è arrivata in tempo. Era il secondo tentativo: il tavolo è di nuovo aperto.
       *[other] La parte di { $who } nella mescolata non è arrivata in tempo. Era il secondo tentativo: il tavolo è di nuovo aperto.
      }
   *[again] { $who ->
        [you] La tua parte della mescolata non è arrivata in tempo: un bot gioca per te e si mischia di nuovo.
       *[other] La parte di { $who } nella mescolata non è arrivata in tempo: lì gioca un bot e si mischia di nuovo.
      }
  }
table-event-asked-back = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
  } di annullare { $moves ->
    [one] l’ultima mossa.
   *[other] le ultime { $moves } mosse.
  }
table-event-answered-back = { $who ->
    [you] A te va bene.
   *[other] A { $who } va bene.
  }
table-event-refused-back = Non si annulla nessuna mossa.
table-event-taken-back = { $who ->
    [you] Annulli
   *[other] { $who } annulla
  } { $moves ->
    [one] l’ultima mossa.
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
table-event-got-ready = { $who ->
    [you] Per te si può continuare.
   *[other] Per { $who } si può continuare.
  }
table-event-arrived = { $who ->
    [you] Sei di nuovo qui.
   *[other] Di nuovo qui: { $who }.
  }
table-event-departed = { $who ->
    [you] Hai perso la connessione.
   *[other] Connessione persa: { $who }.
  }
table-event-rematched = Rivincita: tutti un posto più in là.
table-event-ended = { $who ->
    [you] Hai interrotto la partita; non ha vinto nessuno.
   *[other] Partita interrotta da { $who }; non ha vinto nessuno.
  }
table-event-abandoned = La partita è stata interrotta; non ha vinto nessuno.
table-event-late = { $who ->
    [you] Il tuo tempo è finito: la partita è chiusa, e l’ultimo posto è tuo.
   *[other] Il tempo di { $who } è finito: la partita è chiusa, e l’ultimo posto è suo.
}

## Perché un tavolo rifiuta

table-reason-barred = Chi è a capotavola ti ha fatto alzare da questo tavolo.
table-reason-table-locked = Chi è a capotavola non fa sedere nessun altro.
table-reason-table-closed = Questo tavolo è chiuso: sono successe { $most } cose senza una mossa. Aprine un altro.
table-reason-table-full = Questo tavolo non può contenere altro: sono successe { $most } cose. Quel che è stato giocato resta. Aprine un altro.
table-reason-is-so = È già così.
table-reason-not-host = Può farlo solo chi è a capotavola.
table-reason-not-your-seat = Il posto { $number } non è tuo.
table-reason-no-such-seat = Qui non c’è un posto { $number }.
table-reason-seat-taken = Il posto { $number } è occupato.
table-reason-seat-free = Al posto { $number } non c’è nessuno.
table-reason-seats-and-names = Da’ a ogni posto un nome suo, e prendi ogni posto una volta sola.
table-reason-name-empty = Scrivi un nome di almeno una lettera.
table-reason-name-long = Un nome ha al massimo { $most } lettere.
table-reason-name-marks = Questo nome ha troppi segni su una lettera: al massimo { $most }.
table-reason-name-scripts = Questo nome mescola alfabeti, e si potrebbe scambiare per un altro. Scrivilo in uno solo.
table-reason-name-taken = Qui c’è già chi si chiama { $name }, o quasi. Scegli un altro nome.
table-reason-no-such-bot = Non c’è un bot di nome { $name }; scegli tra { $allowed }.
table-reason-no-such-level = Non c’è un bot di livello { $level }; scegli tra { $allowed }.
table-reason-match-running = Aspetta la fine della partita.
table-reason-others-play = Qui stanno giocando altri. Prima interrompi la partita, o lascia il tavolo.
table-reason-no-match-running = Non c’è una partita in corso.
table-reason-not-playing = Ora non c’è un round in corso.
table-reason-match-over = La partita è finita. Per giocare ancora c’è la rivincita.
table-reason-nobody-seated = Prima qualcuno deve sedersi.
table-reason-not-seated = Non hai un posto a questo tavolo.
table-reason-not-shuffling = Le carte sono già mischiate.
table-reason-committed-before = Hai già fissato la tua parte della mescolata.
table-reason-commitments-closed = La tua parte è arrivata troppo tardi; si mischia senza.
table-reason-commitments-open = Non tutti hanno già fissato la loro parte della mescolata.
table-reason-not-committed = Non hai parte in questa mescolata.
table-reason-revealed-before = La tua parte della mescolata c’è già.
table-reason-other-list = La tua parte è di un’altra mescolata.
table-reason-other-bytes = Non è la parte che avevi fissato.
table-reason-reveal-pending = Prima deve arrivare la parte di { $seat } nella mescolata. Riprova fra un momento.
table-reason-not-your-turn = { $seat ->
    [you] Ora non hai niente da decidere.
   *[other] Ora non c’è niente da decidere per { $seat }.
  }
table-reason-stale-decision = Intanto il tavolo è cambiato: guarda di nuovo prima di decidere{ $seat ->
    [you] .
   *[other] { " " }per { $seat }.
  }
table-reason-no-hints = A questo tavolo non ci sono consigli.
table-reason-no-programs = A questo tavolo non siedono programmi, a meno che chi è a capotavola non lo permetta.
table-reason-program-one-seat = Un programma occupa un solo posto.
table-reason-program-may-not = I programmi possono sedersi e giocare, nient’altro.
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
table-reason-nothing-to-take-back = In questo round non hai ancora fatto mosse.
table-reason-cards-were-revealed = Intanto si sono scoperte altre carte: non puoi più annullare.
table-reason-take-back-pending = Aspetta: gli altri devono ancora dire se una mossa si annulla.
table-reason-take-back-denied = Gli altri hanno detto di no.
table-reason-no-take-back-pending = Nessuno chiede di annullare una mossa.
table-reason-not-asked = Questa domanda non è per te.
table-reason-answered-before = Hai già detto di sì.
table-reason-round-not-over = Il round non è ancora finito.
table-reason-ready-before = Per te si può già continuare. Aspetta gli altri.
table-reason-match-not-over = La partita non è ancora finita.
table-reason-rated-one-seat = A un tavolo valido per la classifica ognuno ha un solo posto.
table-reason-rated-no-bots = A un tavolo valido per la classifica non giocano bot: aspetta che tutti i posti siano occupati.
table-reason-rated-no-hints = A un tavolo valido per la classifica non ci sono consigli.
table-reason-rated-no-take-back = A un tavolo valido per la classifica non si annulla nessuna mossa.
table-reason-rated-goes-on = Una partita valida per la classifica si gioca fino in fondo, con chi l’ha cominciata.
table-reason-no-such-phrase = Questa frase non c’è.
table-reason-no-such-speaker = Lì non ha parlato nessuno.
table-reason-talk-off = A questo tavolo non si parla.
table-reason-talk-rated = A un tavolo valido per la classifica non si parla dalla distribuzione al conteggio.
table-reason-talk-empty = Il tuo messaggio è vuoto.
table-reason-talk-no-text = A questo tavolo ci sono solo frasi e immagini.
table-reason-talk-accounts = Scrive con parole proprie solo chi ha un account.
table-reason-talk-silenced = Chi è a capotavola ti ha tolto la parola a questo tavolo.
table-reason-talk-muted = { $until ->
    [never] Qui non puoi più parlare ai tavoli. Motivo: { $reason }
   *[other] Qui non puoi parlare ai tavoli fino al { $until }. Motivo: { $reason }
}

## Perché un server rifiuta

table-reason-no-identity = Il server non ti conosce. Ricarica la pagina o permetti il suo cookie.
table-reason-signed-out = Questo dispositivo è stato disconnesso.
table-reason-no-such-session = Questo dispositivo è già disconnesso.
table-reason-too-many-guests = Dalla tua rete arrivano troppi nuovi ospiti: se ne ammettono { $most } all’ora. Riprova più tardi.
table-reason-too-many-tables = Hai già { $most } tavoli aperti, e di più non si può.
table-reason-too-many-public-tables = Hai già { $most } tavoli aperti a tutti. Prima finiscine o eliminane uno.
table-reason-public-needs-clock = Qui un tavolo aperto a tutti ha bisogno di un orologio, perché nessuno possa bloccarlo.
table-reason-rated-needs-account = Ai tavoli validi per la classifica gioca solo chi ha un account.
table-reason-rated-needs-public = Un tavolo valido per la classifica è pubblico, o di un circolo.
table-reason-rated-needs-clock = Un tavolo valido per la classifica ha bisogno di un orologio.
table-reason-rated-needs-rules = Le partite valide per la classifica seguono le regole consuete, senza regole della casa.
table-reason-rated-without-robot = Le partite con un robot non valgono per la classifica.
table-reason-clock-or-days = Un tavolo ha un orologio o si gioca su più giorni, non tutti e due.
table-reason-seats-not-allowed = Questo gioco si gioca in { $allowed }, non in { $seats }.
table-reason-no-such-code = Nessun dispositivo mostra questo codice. Controlla le lettere.
table-reason-code-expired = Questo codice non vale più. Fanne mostrare un altro al nuovo dispositivo.
table-reason-wrong-number = Non è il numero che mostra il nuovo dispositivo, quindi non è stato ammesso. Se è tuo, ricomincia.
table-reason-pairing-refused = L’altro tuo dispositivo ha rifiutato. Non è cambiato nulla.
table-reason-not-offered = L’altro tuo dispositivo non ha ancora accettato.
table-reason-too-many-codes = Dalla tua rete sono stati chiesti troppi codici: ne sono permessi { $most } all’ora. Riprova più tardi.
table-reason-too-many-wrong-codes = Troppi codici sbagliati: ne sono permessi { $most } all’ora. Riprova più tardi.
table-reason-no-account = Qui non hai ancora un account.
table-reason-account-already = Hai già fatto l’accesso a un account.
table-reason-account-name-taken = { $name } è il nome di un account di qui, o gli somiglia. Scegline un altro.
table-reason-password-short = Una password ha almeno { $least } caratteri.
table-reason-password-common = Chiunque indovinerebbe presto questa password. Scegline un’altra.
table-reason-sign-in-wrong = Qualcosa non corrisponde. Controlla il nome, e la password o il codice.
table-reason-sign-in-again = Per questo, accedi ancora una volta su questo dispositivo.
table-reason-too-many-sign-ins = Più di { $most } tentativi. Aspetta un quarto d’ora, o accedi con una passkey.
table-reason-too-many-credentials = Un account ha al massimo { $most } modi di accedere.
table-reason-too-many-exports = Hai già scaricato tutto { $most } volte in un’ora. Riprova più tardi.
table-reason-too-many-reports = Hai già fatto { $most } segnalazioni oggi. Riprova domani.
table-reason-no-such-credential = Con questo non accedi più.
table-reason-last-credential = È l’ultimo modo di accedere. Prima aggiungine un altro.
table-reason-passkey-known = Questa passkey appartiene già a un account.
table-reason-passkey-unknown = Questa passkey non appartiene a nessun account di qui.
table-reason-passkey-wrong = Il tuo dispositivo non ha risposto con una passkey di questa pagina.
table-reason-passkey-late = Ci è voluto troppo tempo. Riprova.
table-reason-no-passkeys-here = I browser ammettono le passkey solo su pagine cifrate che hanno un nome, e su questo stesso computer.
table-reason-public-needs-account = Per aprire un tavolo a tutti, qui ti serve un account.
table-reason-banned = { $until ->
    [never] Qui non puoi più giocare. Motivo: { $reason }
   *[other] Qui non puoi giocare fino al { $until }. Motivo: { $reason }
}
table-reason-not-moderator = Possono farlo solo i moderatori.
table-reason-no-such-person = Non c’è nessuno con quel nome.
table-reason-no-such-report = Questa segnalazione non c’è, o qualcuno se n’è già occupato.
table-reason-own-match = A questa partita hai giocato tu: deve decidere qualcun altro.
table-reason-nothing-to-void = Questa partita non c’è, o già non conta più.
table-reason-option = L’opzione { $option } non può essere { $value }. Valori ammessi: { $allowed }.
table-reason-no-such-table = Questo tavolo non esiste.
table-reason-no-such-game = Il gioco { $game } non esiste.
table-reason-no-such-match = A questo tavolo questa partita non c’è.
table-reason-no-such-form = Questo gioco non ha questa forma.
table-reason-no-such-round = In questa partita questo round non c’è.
table-reason-no-such-day = Per quel giorno non c’è nessuna mano.
table-reason-day-over = Quel giorno è finito, e la sua mano è chiusa.
table-reason-day-not-over = Resta chiuso per tutti finché il giorno non finisce (UTC).
table-reason-day-played = Hai già giocato la mano di questo giorno. Ognuno la gioca una volta.
table-reason-day-moved-elsewhere = Hai continuato altrove. Riapri la mano.
table-reason-no-such-record = Questa registrazione non esiste.
table-reason-no-such-review = Questa partita non è ancora stata analizzata.
table-reason-not-your-review = Solo chi ha chiesto questa analisi può fermarla.
table-reason-too-many-reviews = Aspetti già { $most } analisi. Aspetta che una finisca, o fermane una.
table-reason-no-such-page = Questa pagina non esiste.
table-reason-malformed-message = Il server non capisce: { $problem }
table-reason-malformed-request = Il server non capisce: { $problem }
table-reason-hello-first = Il server aspetta prima un hello.
table-reason-client-too-old = Questa pagina è più vecchia del server. Ricaricala.
table-reason-hint-pending = Hai già chiesto un consiglio. Sta arrivando.
table-reason-too-many-programs = Hai già { $most } bot. Prima revocane uno.
table-reason-no-such-program = Questo bot non esiste.
table-reason-too-many-hints = Puoi chiedere { $most } consigli al minuto. Aspetta un po’.
table-reason-too-many-hellos = Ti colleghi ai tavoli troppo spesso: sono permesse { $most } volte al minuto. Aspetta un po’.
table-reason-too-many-sockets = Hai tavoli aperti in troppe finestre: ne sono permesse { $most }. Chiudine una.
table-reason-hint-unfinished = Il consiglio ha richiesto troppo tempo. Chiedilo di nuovo tra poco.
table-reason-too-much-talk = Puoi dire { $most } cose alla volta, non di più: aspetta qualche secondo.
table-reason-is-yourself = Sei tu.
table-reason-you-block-them = Hai bloccato questa persona. Prima sbloccala.
table-reason-no-such-promise = Questo ora non si può promettere.
table-reason-club-members-only = Questo tavolo è per i soci di un circolo. Se lo sei, accedi con il tuo account.
table-reason-no-such-friend = Non siete amici.
table-reason-too-many-friends = Qui nessuno ha più di { $most } amici.
table-reason-too-many-requests-of-friends = Non più di { $most } inviti all’ora: aspetta un po’.
table-reason-too-many-messages = Troppi messaggi: il server ne accetta { $a_second } al secondo.
table-reason-too-many-requests = Troppe richieste. Aspetta un minuto.
table-reason-too-many-connections = Troppe connessioni dal tuo indirizzo: il server ne accetta { $most }.
table-reason-head-too-long = Questa richiesta è troppo lunga: la sua intestazione può avere { $most } byte.
table-reason-too-slow = La tua connessione è troppo lenta per questo tavolo.
table-reason-server-stopping = Il server si ferma. Non si perde niente.
table-reason-not-saved = Il tavolo non si può salvare in questo momento. Non si perde niente: riprova.
table-reason-table-damaged = Questo tavolo non si può leggere, perché i suoi dati sono danneggiati. Dillo a chi gestisce il server.
table-reason-not-ready = Il server non può salvare niente in questo momento ({ $problem }).
table-reason-server-error = Qualcosa è andato storto sul server.
table-reason-foreign-origin = Questa richiesta viene da un altro sito.
table-reason-wrong-host = Questo server non è conosciuto come { $host }. Se deve esserlo, avvialo con --origin e quell’indirizzo.

## Ogni gioco al terminale

board-round = Round { $number }
board-with = { $seats ->
    [you] con te
   *[other] con: { $seats }
  }
board-alone = da solo
board-deals = mazziere
board-empty = (vuoto)
board-hand = Le tue carte
board-hand-of = Carte di { $name }
board-counted = Round { $number }, il conteggio
# Al massimo sei lettere.
column-cards = carte
column-total = totale
fact-cards = { $value ->
    [one] una carta
   *[other] { $value } carte
  }

## Una decisione

turn-yours = Tocca a te
turn-prompt = { $asked } ({ turn-numbers }? per l’aiuto): { "" }
turn-prompt-zero = { $asked } ({ turn-numbers }0: { $move }, ? per l’aiuto): { "" }
turn-numbers = { $count ->
    [0] { "" }
    [one] 1,{ " " }
   *[other] da 1 a { $count },{ " " }
  }
turn-which = { $card }: quale presa, da 1 a { $count }? { "" }
turn-which-move = Quale mossa, da 1 a { $count }? { "" }
turn-no-such-number = Qui non c’è un numero { $number }: scegli da 1 a { $count }.
turn-undone = Annullata: { $move }.
turn-nothing-to-undo = Non c’è niente da annullare.
turn-log-empty = In questo round non è ancora successo niente.
turn-help =
    Scrivi il numero sopra una carta per giocarla. Se si può giocare in più
    modi, ti viene chiesto quale. Una mossa si può anche scrivere:
    { $notation }
    Invio   di nuovo il tavolo
    hint    che cosa farebbe ora chi gioca bene
    log     che cosa è successo in questo round
    score   il punteggio, round per round
    rules   le regole di questa partita; con un capitolo, quel capitolo
    what    spiega una parola: what e la parola
    quit    esce; la partita è salvata, mazzo play --resume continua
score-title = Punteggio
score-round = Round
score-total = Totale
rules-option = { $option }: { $value }
rules-unusual = Diverso dal solito in questa partita
rules-none = Questo gioco non ha un libro delle regole.
rules-no-chapter = Non c’è un capitolo «{ $wanted }». Scegli tra { $chapters }.
rules-no-chapter-like = Non c’è un capitolo «{ $wanted }». Intendevi { $like }?
what-usage = Scrivi una parola, per esempio: what { $term }
what-unknown = Le regole non spiegano «{ $wanted }».
what-unknown-like = Le regole non spiegano «{ $wanted }». Intendevi { $like }?
what-also = Detto anche: { $names }
what-more = Il resto: rules { $chapter }
# A position in the rule book: whose cards lie where.
figure-you = Le tue carte
figure-seat = Giocatore { $name }
figure-table = In tavola
figure-column = Colonna { $name }
figure-trick = Presa
figure-talon = Talon
figure-cards = Carte

## Che cosa si gioca, in una riga

form-plain = Come nelle regole
form-hints = consigli permessi
form-no-hints = senza consigli
form-clock = { $seconds } s a turno
form-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
form-no-clock = senza orologio
form-bots = bot: { $level }

## Learning in the terminal

error-lesson = la lezione { $name } non esiste; scegli tra { $allowed }
learn-how = Scegline uno: mazzo learn GAME
learn-none = ancora nessuna lezione
learn-progress = { $done } lezioni fatte su { $all }
learn-first = La tua prima mano
learn-first-idea = carte vere, e qualcuno che ti consiglia
learn-state-begun = cominciata
learn-state-done = fatta
learn-state-unaided = fatta senza aiuto
learn-state-revised = fatta; da allora è cambiata
learn-which = Quale, da 1 a { $count }? Invio prende { $number }, quit esce: { "" }
learn-no-such = Scrivi un numero da 1 a { $count }.
learn-idea = L’idea: { $idea }.
learn-go-on = Invio per continuare (? per l’aiuto): { "" }
learn-look = Guarda { $what }.
learn-your-turn = Adesso tocca a te. Se non sai come, scrivi show.
learn-legal = È permesso, ma qui si cerca questo: { $idea }.
learn-right = Giusto!
learn-not-quite = Non proprio. Riprova.
learn-try = Prova { $moves }.
learn-typed = { $typed }, cioè { $move }
learn-may-show = Oppure scrivi show, e ci pensa la lezione.
learn-answer = La tua risposta, da «a» a «{ $last }»? { "" }
learn-no-answer = Scrivi una lettera, da «a» a «{ $last }».
learn-done = Lezione finita.
learn-unaided = Lezione finita, senza nessun aiuto.
learn-after = Invio: { $title } (oppure again, list, quit): { "" }
learn-after-last = Invio per l’elenco (oppure again, quit): { "" }
learn-kept = Quello che hai imparato è salvato. Per continuare: mazzo learn { $game }.
learn-help =
    Scrivi il numero sopra una carta per giocarla, oppure scrivi la mossa:
    { $notation }
    Invio   avanti; prima di una mossa, di nuovo il tavolo
    show    ci pensa la lezione
    rules   il capitolo nel libro delle regole; con un capitolo, un altro
    what    spiega una parola: what e la parola
    again   ricomincia questa lezione
    skip    la lascia e ne sceglie un’altra
    quit    esce; quello che hai imparato è salvato
learn-forced = Qui c’è una mossa sola, e viene giocata per te.
learn-also-good = Va bene anche così.
learn-costly = Questa mossa potrebbe costarti qualcosa.
learn-take-back = back la annulla, Invio la tiene: { "" }
learn-candidates = Vale la pena di pensarci: { $moves }.
learn-first-over = Questa era la tua prima mano. Leggi il conteggio riga per riga.
learn-first-help =
    Scrivi il numero sopra una carta per giocarla, oppure scrivi la mossa:
    { $notation }
    Invio   di nuovo il tavolo
    hint    che cosa potresti giocare
    show    che cosa giocherebbe chi ti consiglia, e perché
    rules   le regole di questa mano; con un capitolo, quel capitolo
    what    spiega una parola: what e la parola
    again   ricomincia con le stesse carte
    skip    lascia e sceglie una lezione
    quit    esce

## Perché una mossa non va: motivi comuni a più giochi

reason-not-a-move = «{ $text }» non è una mossa. Scrivi il numero di una carta, o ? per l’aiuto.
reason-unknown-card = «{ $card }» non è una carta. Scrivi il numero di una carta, o ? per l’aiuto.
reason-several-moves = «{ $text }» può voler dire { $moves }. Di’ quale.
reason-watching = Stai solo guardando.
reason-round-over = Il round è finito.
reason-not-your-turn = { $seat ->
    [you] Tocca a te, ma questa carta non va.
   *[other] Tocca a { $seat }.
  }
reason-card-not-held = Tra le carte che puoi giocare non c’è: { $card }.
reason-not-allowed = Adesso non si può. Puoi giocare: { $moves }.

## Che cosa si chiede

ask-play = Tocca a te: gioca una carta

## Consigli

advice-only-move = È l’unica mossa che hai.
advice-good-move = È la più promettente delle tue mosse.
hint-move = Consiglio: { $move }
hint-values = Il vantaggio medio che ogni mossa ti dà sugli altri, in { $unit }:
hint-unit = punti
hint-value = { $sign }{ $points } ± { $error }
hint-thinking = Un momento…

### Il tavolo nel browser.

## I giochi

level-random = a caso
level-greedy = ingordo
level-beginner = principiante
level-club = giocatore di circolo
level-expert = esperto
level-master = maestro
level-program = programma

## Pagine

web-tagline = Carte in tavola
web-home = Inizio
web-to-home = Alla pagina iniziale
web-settings = Impostazioni
web-no-page = Questa pagina non esiste
web-no-table = Questo tavolo non si può aprire
web-connecting = Connessione…
web-reconnecting = Connessione persa. Riprovo…
web-play-now = Gioca subito
web-with-friends = Con amici
web-home-learn = Impara
web-learn-progress = { $done } su { $count }
web-home-rules = Regole
web-home-more = Altro…
web-home-form = { $game }: che cosa giocare
web-new-table-of = Un nuovo tavolo: { $game }
web-preset = Che cosa giocare
web-length = { $turns ->
    [one] circa un turno a testa
   *[other] circa { $turns } turni a testa
  }
web-join = Entra con un link o un codice
web-join-example = per esempio k7qf3m2xab
web-join-empty = Incolla il link di un tavolo, o scrivi il suo codice.
web-join-unknown = Nessun tavolo ha il codice { $code }. Controllalo, o chiedi un nuovo link.
web-join-go = Entra
web-table-waits = Il tuo tavolo ti aspetta
web-my-tables = I tuoi tavoli
web-table-goes = { $days ->
    [one] Sparisce domani se qui non succede niente
   *[other] Sparisce tra { $days } giorni se qui non succede niente
}
web-more-tables = { $count ->
    [one] Ancora un tavolo
   *[other] Altri { $count } tavoli
  }
web-public-tables = Tavoli aperti
web-no-public-tables = Per ora nessuno ha aperto un tavolo a tutti.
web-go-on = Continua
web-sit-down = Siediti
web-watch = Guarda
web-leave-table = Lascia il tavolo
web-delete-table = Elimina il tavolo
web-leave-ask = Lasciare questo tavolo di { $game }?
web-leave-open = I tuoi posti tornano liberi, e il tavolo non è più nella tua lista.
web-leave-running = Un bot continua al tuo posto, e il tavolo non è più nella tua lista.
web-stay = Resta
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
web-name-too = Il nome di un’altra persona su questo dispositivo
web-name-first = Scrivi prima il nome di chi si siede lì.
web-you = Tu
web-guest = Ospite
web-rules = Regole della casa
web-default = come nelle regole
web-seats = Numero di giocatori
web-players-count = { $count ->
    [one] da soli
   *[other] in { $count }
  }
web-who = Chi gioca
web-public = Può entrare chiunque
web-hints = Consigli permessi
web-programs = I bot scritti dai giocatori possono sedersi
web-level = Livello dei bot
web-clock = Con l’orologio
web-clock-seconds = Secondi per ogni turno
web-clock-bank = Secondi di riserva per la partita
web-range = da { $low } a { $high }
web-range-step = da { $low } a { $high }, a passi di { $step }
web-to-rule = La regola: { $option }
web-played = Che cosa si gioca
web-open-table = Crea tavolo
web-host-is = Capotavola: { $name }
web-is-host = capotavola
web-watching = Stai guardando.
web-watching-free = Stai guardando. Per giocare, prendi un posto libero.
web-host-starts = La partita la comincia { $name }.
web-free = libero
web-sit = Siediti qui
web-sit-too = Qui un’altra persona
web-stand = Alzati
web-add-bot = Aggiungi un bot
web-any-bot = Chi è libero
web-which-bot = Bot da far sedere
web-remove = Fai alzare
web-let-bot = Fai giocare un bot
web-lock = Nessun altro può sedersi
web-start = Si comincia
web-bots-fill = I posti liberi li prendono i bot.
web-invite = Invita
web-invite-text = Chi ha questo link o questo codice può sedersi.
web-invite-here-only = Questo link funziona solo su questo computer. Avvia Mazzo con «mazzo --lan» e potranno giocare anche altri nella tua rete.
web-link = Link
web-code = Codice
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR per il telefono

## Al tavolo

web-table = Tavolo
web-players = Giocatori
web-menu = Al tavolo
web-round = round { $number }
web-dealer = Mazziere
web-dealer-token = M
web-seconds = { $count } s
web-holds = { $count ->
    [one] ha { $count } carta
   *[other] ha { $count } carte
 }
web-total = Totale
web-bot = bot, { $level }
web-bot-plays = gioca un bot
web-below = sotto il livello
web-below-why = Questo bot per ora gioca sotto il suo livello: il tempo per pensare è esaurito.
web-away = non c’è
web-on-turn = deve giocare
web-your-hand = Le tue carte
web-hand-of = Carte di { $name }
web-which = Scegli che cosa farne.
web-which-take = Tocca le carte che vuoi prendere.
web-part = { $card } e quel che segue, { $count } carte
web-with-you = con te
web-with = con { $names }
web-area-of = { $name }: { $area }
web-lay-here = qui
web-own-place = il tuo posto
web-laid = { $card }, { $seat ->
    [you] giocata da te
   *[other] giocata da { $seat }
  }
web-laid-wins = { $card }, { $seat ->
    [you] giocata da te
   *[other] giocata da { $seat }
  }, vince la presa
web-clockwise = Si gioca in senso orario: chi viene dopo siede alla tua sinistra
web-counter-clockwise = Si gioca in senso antiorario: chi viene dopo siede alla tua destra
web-your-turn = Tocca a te
web-not-your-turn = Non tocca a te.
web-waiting-for = In attesa di { $names }
web-waiting = In attesa degli altri
web-shuffling = Si mischia: ogni browser mette la sua parte…
web-confirm = Giocare { $move }?
web-do-it = Sì
web-not-yet = Non ancora
web-take-back = Annulla mossa
web-talk = Parla
web-talk-say = Di’ qualcosa
web-clubs = Circoli
web-club-page = Al circolo
web-inbox = Per te
web-inbox-count = { $count ->
    [one] Una cosa ti aspetta.
   *[other] { $count } cose ti aspettano.
}
web-inbox-turn = { $game }: tocca a te
web-inbox-until = entro il { $when }
web-inbox-invitation = { $name } ti invita a un tavolo: { $game }.
web-inbox-asks = { $name } vorrebbe essere tra i tuoi amici.
web-inbox-go = Vai
web-inbox-no = No, grazie
web-friends = Amici
web-friend-online = qui adesso
web-friend-away = non c’è
web-friend-invite = Invita
web-friend-invited = Invito inviato
web-friend-ask = Chiedi l’amicizia
web-friend-asked = Richiesta inviata
web-friend-end = Togli dagli amici
web-set-notify = Avvisami quando tocca a me e sto guardando altrove
web-talk-allowed = Conversazione
web-talk-allowed-phrases = frasi e immagini
web-talk-allowed-text = anche parole proprie, con un account
web-talk-allowed-off = nessuna
web-days = Gioca su più giorni: nessuno deve essere sempre presente
web-days-each = Giorni per ogni turno
web-days-bank = Giorni di riserva
web-days-about = Quando il tempo di qualcuno è finito, continua un bot; una partita valida per la classifica si chiude, e chi è in ritardo arriva ultimo. La pagina iniziale mostra i tuoi tavoli e a chi tocca.
web-talk-phrases = Frasi
web-talk-emotes = Immagini
web-talk-text = Con parole tue
web-talk-send = Di’
web-talk-heard = { $name }: { $text }
web-talk-watcher = Chi guarda
web-talk-among-watchers = tra chi guarda
web-talk-none = Nessuno ha ancora detto niente.
web-talk-is-off = Qui non si parla. Chi senti lo scegli nelle impostazioni.
web-talk-hear = Chi senti
web-talk-mute = Non sentire più
web-talk-silence = Togli la parola
web-talk-was-silenced = { $name } qui non può più parlare.
web-talk-was-voiced = { $name } può parlare di nuovo.
web-set-talk = Chiacchiere al tavolo
web-set-talk-all = senti tutti
web-set-talk-people = le persone, non i bot
web-set-talk-none = non sentire nessuno
web-hint = Consiglio
web-hint-thinking = Un momento…
web-hint-others = Altre mosse
web-hint-values = Vantaggio medio sugli altri, in { $unit }
web-hint-do = Gioca così
web-leave = Lascia
web-leave-text = Un bot prende le tue carte e continua la partita. Puoi tornare e riprendere il tuo posto.
web-leave-seat = Fai giocare un bot per me
web-take-over = Torna in gioco
web-wish = { $name } vorrebbe annullare l’ultima mossa.
web-wish-pending = { $name } ha chiesto di annullare una mossa.
web-agree = Va bene
web-refuse = No
web-pass-to = Passa il dispositivo
web-i-am = Sono { $name }
web-more = Altro
web-close = Chiudi
web-log = Cronaca
web-score = Punteggio
web-book = Regole
web-book-contents = Indice
web-book-chapter = Capitolo
web-book-search = Cerca nelle regole
web-book-found = { $count ->
    [0] Non si trova nulla
    [one] Si trova in un capitolo
   *[other] Si trova in { $count } capitoli
  }
web-book-all = Tutte le varianti
web-book-elsewhere = ad altri tavoli:
web-book-rulings = Numeri delle regole
web-book-for = Le regole di
web-book-page = Su una pagina a parte
web-book-none = Questo gioco non ha un libro delle regole.
web-book-table = Tabella
web-term = termine
web-term-also = Detto anche: { $names }
web-term-more = Altro
web-why = Perché?
web-fair = Carte oneste
web-commitment = SHA-256 del valore iniziale di questa partita:
web-listing = Impronta delle parti; gli altri al tavolo hanno la stessa:
web-keys = Tasti
web-keys-text = H va alle tue carte, le frecce le scorrono, Invio gioca. U annulla una mossa, L apre questa pagina, Esc la chiude. ? chiede un consiglio.
web-host = Sei a capotavola
web-abandon = Interrompi la partita per tutti
web-abandon-ask = Interrompere la partita per tutti?
web-abandon-text = Allora non vince nessuno, e nessuno può continuarla. Se vuoi solo andartene, fai giocare un bot per te.
web-abandon-yes = Interrompi
web-abandon-no = Continua a giocare

## Il conto, e dopo

web-count = Conteggio
web-round-count = Round { $number }
web-look-at-table = Guarda il tavolo
web-count-again = Torna al conteggio
web-won = { $names ->
    [you] Hai vinto!
   *[other] { $count ->
        [one] Ha vinto { $names }
       *[other] Vittoria: { $names }
      }
  }
web-ended = Partita interrotta da { $names }
web-abandoned = La partita è stata interrotta
web-late = Il tempo di { $names } era finito
web-next-round = Prossimo round
web-rematch = Rivincita
web-replay = Rivedi la partita
web-review = Analisi
web-download = Scarica la registrazione

## Impostazioni

web-language = Lingua
web-preview = Anteprima
web-preview-move = Muovi una carta
web-set-theme = Aspetto
web-set-theme-system = come il sistema
web-set-theme-light = chiaro
web-set-theme-dark = scuro
web-set-contrast = Contrasto
web-set-contrast-system = come il sistema
web-set-contrast-normal = normale
web-set-contrast-high = alto
web-set-suits = Semi francesi
web-set-suits-two = due colori
web-set-suits-four = quattro colori
web-set-cards = Dimensione delle carte
web-set-cards-small = piccole
web-set-cards-medium = medie
web-set-cards-large = grandi
web-set-pictures = Immagini al tavolo
web-set-pictures-portraits = ritratti
web-set-pictures-initials = iniziali
web-set-motion = Animazioni
web-set-motion-system = come il sistema
web-set-motion-full = sì
web-set-motion-none = no
web-set-pace = Ritmo degli altri
web-set-pace-quick = veloce
web-set-pace-normal = normale
web-set-pace-calm = calmo
web-set-sound = Suoni
web-set-sound-off = spenti
moment-won = Partita vinta!
web-set-confirm = Chiedimi prima di giocare una carta
web-is-guest = ospite
web-is-program = programma
web-account = Account
web-devices = I tuoi dispositivi
web-devices-text = Su tutti questi sei la stessa persona. Disconnetti quelli su cui non giochi più.
web-device-unknown = Un dispositivo
web-device-this = questo dispositivo
web-device-seen = visto il { $when }
web-sign-out = Disconnetti
web-sign-out-device = Disconnetti: { $device }
web-sign-out-question = Disconnettere questo dispositivo?
web-sign-out-text = Qui nessuno ti conoscerà più. Se è il tuo unico dispositivo, perdi per sempre i tuoi posti e i tuoi tavoli.
web-sign-out-no = No, resta così
web-sign-out-others = Disconnetti tutti gli altri
web-add-device = Aggiungi un dispositivo
web-continue = Continua
web-become = Gioca qui come su un altro dispositivo

## Imparare

web-learn-offer = Una lezione su questo: { $title }
web-bots = I bot
web-bots-full = Qui i bot giocano a piena forza.
web-bots-soon = Tra un minuto o due i bot giocheranno a piena forza. Fino ad allora esperti e maestri vedono meno lontano.
web-bots-reduced = Qui esperti e maestri vedono meno lontano di quanto potrebbero. Con un compilatore C sul server giocherebbero a piena forza.
web-learned = Che cosa hai imparato
web-learned-text = Le lezioni fatte restano segnate su questo dispositivo e, per tutti i tuoi dispositivi, su questo server.
web-learned-forget = Dimentica
web-learned-question = Dimenticare che cosa hai imparato?
web-learned-forget-text = Tutte le lezioni tornano nuove. Si cancella qui e sul server.
web-learned-no = Lascia così
web-learned-gone = Ora è tutto cancellato.

## Problemi

web-puzzles = Problemi
web-daily = Mano del giorno
web-mistakes = I miei errori

## Rivedere e verificare

web-verify = Verifica le carte

## Che cosa si è giocato, e come

history-title = Le mie partite
history-left-out = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
  }; --all mostra tutto.
history-unfinished = { $count ->
    [one] Una partita aspetta di continuare (mazzo play):
   *[other] { $count } partite aspettano di continuare (mazzo play):
  }
history-broken = { $path } non è una registrazione leggibile.

web-rated = Valida per la classifica

## Table talk
talk-hello = Ciao!
talk-good-luck = Buona fortuna!
talk-well-played = Ben giocato!
talk-good-game = Bella partita!
talk-thanks = Grazie!
talk-sorry = Scusate!
talk-oops = Ops!
talk-thinking = Ci penso…
talk-your-turn = Tocca a te!
talk-one-moment = Un momento, per favore.
talk-again = Un’altra partita?
talk-bye = Arrivederci!
emote-smile = un sorriso
emote-laugh = una risata
emote-wink = un occhiolino
emote-wow = che sorpresa
emote-sad = un sospiro
emote-clap = un applauso
emote-cheers = salute
emote-heart = un cuore
