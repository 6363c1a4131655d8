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

/** The token of a personal link. */
export interface Claim {
  readonly token: string;
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

/** A person's client adds 16 random bytes, in hexadecimal, to the shuffles of the match. */
export interface Contribute {
  readonly bytes: string;
  readonly id: string;
  readonly type: "contribute";
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

/** A moment of a round: the event that led to it as the seat saw it, and the cards after it. Nothing is offered. */
export interface Frame {
  readonly event: EventShown;
  readonly scene: Scene;
}

/** A game and what can be chosen about it. */
export interface GameShown {
  readonly clockwise: boolean;
  readonly deck: string;
  readonly emblem: readonly (string)[];
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

/** The host lets nobody else sit down, or lets them again. */
export interface Lock {
  readonly id: string;
  readonly locked: boolean;
  readonly type: "lock";
}

/** Who asks. */
export interface Me {
  readonly known: boolean;
}

/** A move that was weighed. */
export interface MoveValue {
  readonly move: string;
  readonly value: number;
}

/** Everything since the last news: the events as this viewer saw them, and how the table and the cards are now. */
export interface News {
  readonly events: readonly (EventShown)[];
  readonly fresh: boolean;
  readonly now: number;
  readonly number: number;
  readonly scene: Scene | null;
  readonly table: TableShown;
  readonly type: "news";
}

/** By this token another device becomes the same person. */
export interface PersonalLink {
  readonly link: string;
  readonly seconds: number;
  readonly token: string;
}

/** Make a move for a seat. `decision` is the number that the table gave to what that seat has to decide. */
export interface Play {
  readonly decision: number;
  readonly id: string;
  readonly move: string;
  readonly seat: number;
  readonly type: "play";
}

/** Options that differ from the defaults, and a number of seats. */
export interface Preset {
  readonly key: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly seats: number;
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

/** On a shared device: show the cards of this seat, or of none. */
export interface Show {
  readonly seat?: number | null;
  readonly type: "show";
}

/** All that is needed to deal a match again, as docs/shuffle.md tells, and what was dealt. */
export interface ShuffleProof {
  readonly cards: readonly (string)[];
  readonly commitment: string;
  readonly contributions: readonly (string)[];
  readonly dealers: number;
  readonly game: string;
  readonly match: number;
  readonly names: readonly (string)[];
  readonly packs: readonly (readonly (number)[])[];
  readonly rounds: readonly (ProvedRound)[];
  readonly seed: string;
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
  readonly contribute: boolean;
  readonly contributions: readonly (string)[];
  readonly decisions: readonly (DecisionShown)[];
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
  readonly status: "counted" | "finished" | "open" | "playing" | "shuffling";
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

/** A take-back that is being asked about. */
export interface WishShown {
  readonly answer: boolean;
  readonly moves: number;
  readonly seat: number;
}
