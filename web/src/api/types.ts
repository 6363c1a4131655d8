// Generated from `mazzo schema`: make types. Do not edit.

/** The host ends a match that nobody will finish; the seed is shown. */
export interface Abandon {
  readonly id: string;
  readonly type: "abandon";
}

/** Options with all their values, and the numbers of seats that they allow, the default first. */
export interface Allowed {
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: readonly (number)[];
}

/** Agree to a take-back, or refuse it. */
export interface Answer {
  readonly agree: boolean;
  readonly id: string;
  readonly type: "answer";
}

/** What lies together: in the middle, or with a seat. The words `<game>-area-<key>` say what it is. */
export interface Area {
  readonly cards?: readonly (string)[];
  readonly count?: number;
  readonly crossed?: readonly (string)[];
  readonly key: string;
  readonly kind?: "box" | "column" | "fan" | "pile" | "row" | "tokens" | "trick";
  readonly name?: string;
  readonly seat?: number;
  readonly seats?: readonly (number)[];
}

/** The connection lives; sent when there is nothing else to say for a while. */
export interface Beat {
  readonly type: "beat";
}

/** Asks for a beat in answer. */
export interface BeatFromClient {
  readonly type: "beat";
}

/** The rules of a game in one language. */
export interface Book {
  readonly chapters: readonly (Chapter)[];
  readonly game: string;
  readonly lang: string;
  readonly places: Places;
  readonly terms: Readonly<Record<string, TermEntry>>;
  readonly title: string;
}

/** A position in real cards. A test plays what the caption tells. */
export interface BookFigure {
  readonly caption?: readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[];
  readonly rows: readonly (FigureRow)[];
  readonly type: "figure";
}

/** A list, with numbers or without. */
export interface BookList {
  readonly items: readonly (readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[])[];
  readonly ordered?: boolean;
  readonly type: "list";
}

/** Whole blocks that stand only where an option has one of these values. */
export interface BookOnly {
  readonly blocks: readonly (BookPara | BookList | BookTable | BookFigure | BookOnly)[];
  readonly option: string;
  readonly type: "only";
  readonly values: readonly (string)[];
}

/** A paragraph. */
export interface BookPara {
  readonly inline: readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[];
  readonly type: "para";
}

/** The ruling behind what was just said; no space goes before it. */
export interface BookRuling {
  readonly id: string;
  readonly type: "ruling";
}

/** A table; its head stands above it. */
export interface BookTable {
  readonly head: readonly (readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[])[];
  readonly rows: readonly (readonly (readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[])[])[];
  readonly type: "table";
}

/** A word of the glossary, as the sentence bends it. */
export interface BookTerm {
  readonly key: string;
  readonly text: string;
  readonly type: "term";
}

/** Words as they are. */
export interface BookText {
  readonly emph?: boolean;
  readonly strong?: boolean;
  readonly text: string;
  readonly type: "text";
}

/** The value of an option that is a number. */
export interface BookValue {
  readonly option: string;
  readonly type: "value";
}

/** What is said only where an option has one of these values, written as text. */
export interface BookWhen {
  readonly inline: readonly (BookText | BookTerm | BookRuling | BookValue | BookWhen)[];
  readonly option: string;
  readonly type: "when";
  readonly values: readonly (string)[];
}

/** The host puts a bot on a free seat, before the match. */
export interface Bot {
  readonly id: string;
  readonly level: string;
  readonly seat: number;
  readonly type: "bot";
}

/** The server ends the connection. Come again, with `hello`, unless the reason forbids it. */
export interface Bye {
  readonly reason: Reason;
  readonly type: "bye";
}

/** What has happened since the last news or change on this socket, and what that has changed. */
export interface Change {
  readonly events: readonly (EventShown)[];
  readonly scene: Readonly<Record<string, unknown>> | readonly (unknown)[];
  readonly table: Readonly<Record<string, unknown>> | readonly (unknown)[];
  readonly type: "change";
}

/** A chapter, under an id that is the same in all languages. */
export interface Chapter {
  readonly blocks: readonly (BookPara | BookList | BookTable | BookFigure | BookOnly)[];
  readonly id: string;
  readonly title: string;
}

/** One legal move with its parts, so that no client parses notation. */
export interface Choice {
  readonly above?: boolean;
  readonly card?: string | null;
  readonly label?: Reason | null;
  readonly move: string;
  readonly source?: string | null;
  readonly takes?: readonly (string)[];
  readonly to?: string | null;
}

/** Some options of a game. */
export interface Chosen {
  readonly options?: Readonly<Record<string, string | number>>;
}

/** Seconds for each turn, and a bank that longer ones are taken from. */
export interface Clock {
  readonly bank: number;
  readonly seconds: number;
}

/** Seconds for each turn, and a bank of seconds for longer ones. */
export interface ClockWanted {
  readonly bank?: number;
  readonly seconds: number;
}

/** A person's client commits to 32 secret bytes for the shuffles of the match, at the first of the own seats. */
export interface Commit {
  readonly commit: string;
  readonly id: string;
  readonly type: "commit";
}

/** A seat that has to decide something now. */
export interface DecisionShown {
  readonly by: number;
  readonly deadline?: number | null;
  readonly number: number;
  readonly seat: number;
}

/** A command was accepted, now or before; its last event has this number. */
export interface Done {
  readonly id: string;
  readonly number: number;
  readonly type: "done";
}

/** Something that happened, as a key with parameters; hidden cards are `??`. For log, sound and animation. */
export interface Event {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** An event as a viewer saw it: the same numbers for everybody, hidden cards as `??`. */
export interface EventShown {
  readonly at: number;
  readonly by?: "" | "bot" | "person" | "rule";
  readonly cause?: string;
  readonly happened?: readonly (Event)[];
  readonly move?: string;
  readonly moves?: number;
  readonly names?: readonly (string)[];
  readonly number: number;
  readonly round?: number;
  readonly seat?: number | null;
  readonly seats?: readonly (number)[];
  readonly type: string;
}

/** Something that everybody may know of a seat: the words `<game>-fact-<key>`, with `value`. */
export interface Fact {
  readonly drawn?: boolean;
  readonly key: string;
  readonly kind?: string;
  readonly primary?: boolean;
  readonly seat: number;
  readonly value?: number | string | readonly (string)[];
}

/** One option as a client or a command line shows it. */
export interface Field {
  readonly applies?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly by?: string;
  readonly default: string | number;
  readonly defaults?: Readonly<Record<string, number>>;
  readonly high?: number;
  readonly key: string;
  readonly kind: "choice" | "int";
  readonly low?: number;
  readonly step?: number;
  readonly values?: readonly (string | number)[];
}

/** Cards that lie together in a figure. `figure-<place>` are the words, with `name`. */
export interface FigureRow {
  readonly cards: readonly (string)[];
  readonly name?: string;
  readonly place: string;
}

/** All that was played in the first deal so far, by all seats, and what the coach has said. */
export interface FirstDone {
  readonly ask?: "" | "help" | "keep" | "show";
  readonly lang?: string;
  readonly moves?: readonly (FirstMove)[];
  readonly said?: readonly (string)[];
}

/** What the coach would play, and why. */
export interface FirstHint {
  readonly move: string;
  readonly reason: Reason;
}

/** A move that was made. */
export interface FirstMove {
  readonly move: string;
  readonly seat: number;
}

/** What is seen in the first deal after all that was played. */
export interface FirstSeen {
  readonly also_good: boolean;
  readonly better: FirstHint | null;
  readonly candidates: readonly (string)[];
  readonly decisions: number;
  readonly frames: readonly (LearnFrame)[];
  readonly game: string;
  readonly hint: FirstHint | null;
  readonly kind: "close" | "costly" | "open" | "turn";
  readonly made: LearnFrame | null;
  readonly options: Readonly<Record<string, string | number>>;
  readonly said: readonly (string)[];
  readonly scene: Scene;
  readonly seats: number;
  readonly text: string;
  readonly you: number;
}

/** A moment of a round: the event that led to it as the seat saw it, and the cards after it. Nothing is offered. */
export interface Frame {
  readonly event: EventShown;
  readonly scene: Scene;
}

/** A game and what can be chosen about it. */
export interface GameShown {
  readonly book: boolean;
  readonly clockwise: boolean;
  readonly deck: string;
  readonly emblem: readonly (string)[];
  readonly lessons: number;
  readonly levels: readonly (string)[];
  readonly module: string;
  readonly name: string;
  readonly options: readonly (Field)[];
  readonly presets: readonly (Preset)[];
  readonly says: Sentences;
  readonly seats: readonly (number)[];
}

/** First of all: the last number that this client has seen, and on a shared device the seat that it showed. */
export interface Hello {
  readonly protocol?: number;
  readonly show?: number | null;
  readonly since?: number;
  readonly type: "hello";
}

/** What a good player would do who sees no more than who asked. */
export interface HintMessage {
  readonly decision: number;
  readonly id: string;
  readonly move: string;
  readonly reason: Reason;
  readonly seat: number;
  readonly type: "hint";
  readonly values: readonly (MoveValue)[];
}

/** Asks what a good player would do. It changes nothing, so it is no command, and only who asks is answered. */
export interface HintWanted {
  readonly decision: number;
  readonly id: string;
  readonly seat: number;
  readonly type: "hint";
}

/** The host lets everybody at the table ask for hints, or nobody, before the match. */
export interface Hints {
  readonly allowed: boolean;
  readonly id: string;
  readonly type: "hints";
}

/** How others get to a table. */
export interface Invitation {
  readonly here_only: boolean;
  readonly link: string;
}

/** A move that was made since the latest command, and what is seen after it. */
export interface LearnFrame {
  readonly events: readonly (Event)[];
  readonly forced?: boolean;
  readonly move: string;
  readonly quick?: boolean;
  readonly reason?: Reason | null;
  readonly scene: Scene;
  readonly seat: number;
  readonly seen: string;
  readonly text?: string;
}

/** How far somebody is with a lesson. */
export interface Learned {
  readonly at?: number;
  readonly game: string;
  readonly hash?: string;
  readonly lesson: string;
  readonly state: "begun" | "done" | "unaided";
  readonly step?: number;
}

/** What a device knows of what its person has learned. */
export interface LearnedWanted {
  readonly lessons: readonly (Learned)[];
}

/** Begin again, as if nothing had been done before. */
export interface LessonAgain {
  readonly type: "again";
}

/** Answer a question with one of its answers, counted from 0. */
export interface LessonAnswer {
  readonly answer: number;
  readonly type: "answer";
}

/** All that a learner has done in a lesson so far. What does not fit the lesson is passed over. */
export interface LessonDone {
  readonly done?: readonly (LessonMove | LessonAnswer | LessonNext | LessonShow | LessonAgain)[];
  readonly lang?: string;
}

/** A lesson in the list. */
export interface LessonListed {
  readonly chapter: string;
  readonly id: string;
  readonly idea: string;
  readonly mark: string;
  readonly steps: number;
  readonly title: string;
}

/** Try a move, in notation; also one that is not legal. */
export interface LessonMove {
  readonly move: string;
  readonly type: "move";
}

/** Go on, after something was said. */
export interface LessonNext {
  readonly type: "next";
}

/** The lesson that fits something in a match: by the code of a refusal, and by the key of an event. */
export interface LessonOffers {
  readonly others?: Readonly<Record<string, string>>;
  readonly own?: Readonly<Record<string, string>>;
  readonly refused?: Readonly<Record<string, string>>;
}

/** What is seen in a lesson after all that was done. */
export interface LessonSeen {
  readonly answers: readonly (string)[];
  readonly cards: readonly (readonly (string)[])[];
  readonly chapter: string;
  readonly following: string;
  readonly frames: readonly (LearnFrame)[];
  readonly game: string;
  readonly idea: string;
  readonly kind: "ask" | "end" | "quiz" | "say";
  readonly lesson: string;
  readonly mark: string;
  readonly may_show: boolean;
  readonly misses: number;
  readonly moves: readonly (string)[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly scene: Scene | null;
  readonly seats: number;
  readonly show: readonly (Target)[];
  readonly step: number;
  readonly steps: number;
  readonly text: string;
  readonly title: string;
  readonly tried: readonly (number)[];
  readonly unaided: boolean;
  readonly wrong: LessonWrong | null;
  readonly you: number;
}

/** Let the lesson make the right move, or give the right answer. */
export interface LessonShow {
  readonly type: "show";
}

/** What was not right about the latest command. Nothing has changed by it. */
export interface LessonWrong {
  readonly legal?: boolean;
  readonly move?: string;
  readonly reason?: Reason | null;
  readonly text?: string;
}

/** The lessons of a game, in order, and whether there is a first deal with a coach. */
export interface LessonsListed {
  readonly before: number;
  readonly first: boolean;
  readonly game: string;
  readonly lang: string;
  readonly lessons: readonly (LessonListed)[];
  readonly offers: LessonOffers;
}

/** The host lets nobody else sit down, or lets them again. */
export interface Lock {
  readonly id: string;
  readonly locked: boolean;
  readonly type: "lock";
}

/** Who asks. */
export interface Me {
  readonly clock_if_public?: boolean;
  readonly known: boolean;
  readonly name?: string;
}

/** A move that was weighed. */
export interface MoveValue {
  readonly move: string;
  readonly value: number;
}

/** Answers a `hello`, or shows another seat: the events as this viewer saw them, the table and the cards as a whole. */
export interface News {
  readonly events: readonly (EventShown)[];
  readonly fresh: boolean;
  readonly more?: boolean;
  readonly now: number;
  readonly number: number;
  readonly scene: Scene | null;
  readonly table: TableShown;
  readonly type: "news";
}

/** For a new device: what it shows, and what it keeps to itself. */
export interface PairingAsked {
  readonly code: string;
  readonly device: string;
  readonly link: string;
  readonly number: number;
  readonly picture: string;
  readonly seconds: number;
}

/** A code that another device shows. */
export interface PairingCode {
  readonly code: string;
}

/** A new device goes on. */
export interface PairingDevice {
  readonly device: string;
}

/** For the other device: which one asks. */
export interface PairingFound {
  readonly label: string;
  readonly numbers: readonly (number)[];
  readonly seconds: number;
}

/** The number that the new device shows. */
export interface PairingPicked {
  readonly code: string;
  readonly number: number;
}

/** For a new device: how far it has come. */
export interface PairingSeen {
  readonly leaving?: number;
  readonly name?: string;
  readonly offered: boolean;
  readonly seconds: number;
}

/** The chapter in which one reads why: of each refusal, each advice, each line of the count, each phase. */
export interface Places {
  readonly advice: Readonly<Record<string, string>>;
  readonly count: Readonly<Record<string, string>>;
  readonly phase: Readonly<Record<string, string>>;
  readonly refusal: Readonly<Record<string, string>>;
}

/** Make a move for a seat. `decision` is the number that the table gave to what that seat has to decide. */
export interface Play {
  readonly decision: number;
  readonly id: string;
  readonly move: string;
  readonly seat: number;
  readonly type: "play";
}

/** A form of a game: options that differ from the defaults, a number of seats, and what fits them. */
export interface Preset {
  readonly hints?: boolean;
  readonly key: string;
  readonly level?: string;
  readonly newcomer?: boolean;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly rounds?: number;
  readonly seats: number;
  readonly turns?: number;
}

/** How a round was dealt: the plan, and the cards in the order in which they were put down. */
export interface ProvedRound {
  readonly dealer: number;
  readonly hands: readonly (readonly (string)[])[];
  readonly number: number;
  readonly order: readonly (number)[];
  readonly plan: readonly (Step)[];
  readonly stock: readonly (string)[];
  readonly table: readonly (string)[];
}

/** A person has seen the count and is ready for the next deal. */
export interface Ready {
  readonly id: string;
  readonly type: "ready";
}

/** A code such as `must_capture`, with parameters that the one who is refused may know. */
export interface Reason {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** A command, or a message that is none, was refused, and nothing has changed. */
export interface RefusedMessage {
  readonly id: string;
  readonly reason: Reason;
  readonly type: "refused";
}

/** Anybody with a seat begins another match, everybody one seat further; so does a host without one. */
export interface Rematch {
  readonly id: string;
  readonly type: "rematch";
}

/** The host frees a seat before the match; while one runs, a bot takes it for good. */
export interface Remove {
  readonly id: string;
  readonly seat: number;
  readonly type: "remove";
}

/** The host lets a bot play for a person who is not there, without waiting for the grace period. */
export interface Replace {
  readonly id: string;
  readonly seat: number;
  readonly type: "replace";
}

/** A round of a match that is over. The first frame is the deal, the last the count. */
export interface Replay {
  readonly frames: readonly (Frame)[];
  readonly match: number;
  readonly round: number;
  readonly rounds: number;
  readonly seat: number;
  readonly table: TableShown;
}

/** A person's client reveals those bytes, and names the digest of the list of commitments that it has seen. */
export interface Reveal {
  readonly bytes: string;
  readonly id: string;
  readonly listing: string;
  readonly type: "reveal";
}

/** The part that is the same in all games. */
export interface Scene {
  readonly areas?: readonly (Area)[];
  readonly asked?: Reason | null;
  readonly choosable?: readonly (string)[];
  readonly dealer: number;
  readonly deciding: number;
  readonly factor: number;
  readonly facts?: readonly (Fact)[];
  readonly game: string;
  readonly hand?: readonly (string)[];
  readonly held: readonly (number)[];
  readonly moves: readonly (Choice)[];
  readonly notes?: readonly (Reason)[];
  readonly order: readonly (number)[];
  readonly refused: Readonly<Record<string, Reason>>;
  readonly round: number;
  readonly sides?: readonly (readonly (number)[])[];
  readonly tally?: Tally | null;
  readonly totals: readonly (number)[];
  readonly viewer: number;
  readonly waiting: readonly (number)[];
}

/** A seat as everybody sees it. */
export interface SeatShown {
  readonly below?: boolean;
  readonly host?: boolean;
  readonly kind: "bot" | "free" | "nobody" | "person";
  readonly level?: string;
  readonly name?: string;
  readonly present?: boolean;
  readonly ready?: boolean;
  readonly stand_in?: boolean;
  readonly yours?: boolean;
}

/** Everything that a game says: the kind of each parameter of each sentence (`seat`, `cards`, `term:…`). */
export interface Sentences {
  readonly advice: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly ask: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly event: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly move: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly note: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly reason: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tally: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A device by which one is known here. */
export interface SessionShown {
  readonly created_at: number;
  readonly current: boolean;
  readonly id: string;
  readonly label: string;
  readonly seen_at: number;
}

/** On a shared device: show the cards of this seat, or of none. */
export interface Show {
  readonly seat?: number | null;
  readonly type: "show";
}

/** All that is needed to deal a match again, as docs/shuffle.md tells, and what was dealt. */
export interface ShuffleProof {
  readonly cards: readonly (string)[];
  readonly commitment: string;
  readonly commits?: readonly (string)[];
  readonly context?: string;
  readonly contributions: readonly (string)[];
  readonly dealers: readonly (number)[];
  readonly game: string;
  readonly match: number;
  readonly names: readonly (string)[];
  readonly packs: readonly (readonly (number)[])[];
  readonly rounds: readonly (ProvedRound)[];
  readonly seed: string;
  readonly shuffle?: number;
  readonly voids?: readonly (VoidShown)[];
}

/** The shuffle while it is prepared. */
export interface ShuffleShown {
  readonly asks?: "" | "commit" | "reveal";
  readonly commits?: readonly (string)[];
  readonly context: string;
  readonly listing?: string;
  readonly seat?: number;
}

/** Take free seats: one, or several if people play at one device. */
export interface Sit {
  readonly id: string;
  readonly names: readonly (string)[];
  readonly seats: readonly (number)[];
  readonly type: "sit";
}

/** Give up one's seat before a match; leave it to a bot while one runs. */
export interface Stand {
  readonly id: string;
  readonly seat: number;
  readonly type: "stand";
}

/** The host begins; bots take the seats that are free. */
export interface Start {
  readonly id: string;
  readonly type: "start";
}

/** Cards for one place, each as (pack, position in that shuffled pack), put down in this order. */
export interface Step {
  readonly cards: readonly (readonly (unknown)[])[];
  readonly place: string;
  readonly positions?: readonly (number)[];
  readonly seat?: number;
  readonly through?: number;
}

/** What everybody may know of a table who knows its id; `yours` is for whoever asks. */
export interface Summary {
  readonly changed_at: number;
  readonly clock: Clock | null;
  readonly game: string;
  readonly goes_at?: number;
  readonly hints?: boolean;
  readonly host: string;
  readonly hosting?: boolean;
  readonly id: string;
  readonly level: string;
  readonly locked: boolean;
  readonly match: number;
  readonly opened_at: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly public: boolean;
  readonly round?: number;
  readonly seats: readonly (SummarySeat)[];
  readonly since?: number;
  readonly status: "counted" | "finished" | "open" | "playing" | "shuffling";
  readonly totals?: readonly (number)[];
  readonly waiting?: readonly (number)[];
  readonly yours?: boolean;
}

/** Who sits there. */
export interface SummarySeat {
  readonly kind: "bot" | "free" | "nobody" | "person";
  readonly name: string;
  readonly yours?: boolean;
}

/** Everything that tables and servers say, whatever is played there. */
export interface TableSentences {
  readonly event: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly reason: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A table as one person sees it, cards apart. */
export interface TableShown {
  readonly abandoned: boolean;
  readonly back: readonly (number)[];
  readonly banks: readonly (number)[];
  readonly clock: Clock | null;
  readonly commitment: string;
  readonly contributions: readonly (string)[];
  readonly decisions: readonly (DecisionShown)[];
  readonly earlier_voids?: number;
  readonly ended_by: readonly (string)[];
  readonly game: string;
  readonly hints: boolean;
  readonly host: boolean;
  readonly host_name: string;
  readonly level: string;
  readonly levels: readonly (string)[];
  readonly locked: boolean;
  readonly match: number;
  readonly may_show: readonly (number)[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly public: boolean;
  readonly seats: readonly (SeatShown)[];
  readonly seed: string;
  readonly showing: number;
  readonly shuffle: ShuffleShown | null;
  readonly status: "counted" | "finished" | "open" | "playing" | "shuffling";
  readonly voids: readonly (VoidShown)[];
  readonly winners: readonly (number)[];
  readonly wish: WishShown | null;
}

/** A table that somebody would like to open. */
export interface TableWanted {
  readonly clock?: ClockWanted | null;
  readonly game: string;
  readonly hints?: boolean | null;
  readonly level?: string;
  readonly name: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly public?: boolean;
  readonly seats?: number | null;
}

/** Take back the last decision of a seat and all that followed; the other people are asked, unless it is free. */
export interface TakeBack {
  readonly id: string;
  readonly seat: number;
  readonly type: "take_back";
}

/** Come back to one's seat, on which a bot has played. */
export interface TakeOver {
  readonly id: string;
  readonly seat: number;
  readonly type: "take_over";
}

/** The count of a finished round, for a board that knows no game. */
export interface Tally {
  readonly columns: readonly (readonly (number)[])[];
  readonly lines: readonly (TallyLine)[];
  readonly notes?: readonly (Reason)[];
}

/** A line of the count: the words `<game>-tally-<key>`, and a value for each column. */
export interface TallyLine {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly signed?: boolean;
  readonly total?: boolean;
  readonly values: readonly (number | null)[];
  readonly won?: readonly (boolean)[];
}

/** Something that glows: a card, wherever it is seen; an area by its name, or a card in that area; or a seat. */
export interface Target {
  readonly area?: string;
  readonly card?: string;
  readonly seat?: number;
}

/** What a word means. */
export interface TermEntry {
  readonly also: readonly (string)[];
  readonly chapter: string;
  readonly definition: string;
  readonly forms: readonly (string)[];
  readonly headword: string;
}

/** A shuffle that does not count. */
export interface VoidShown {
  readonly commitment: string;
  readonly commits: readonly (string)[];
  readonly context: string;
  readonly names: readonly (string)[];
  readonly seats: readonly (number)[];
  readonly seed: string;
}

/** A take-back that is being asked about. */
export interface WishShown {
  readonly answer: boolean;
  readonly moves: number;
  readonly seat: number;
}
