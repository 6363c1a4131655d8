// Generated from `mazzo schema`: make types. Do not edit.

/** The host ends a match that nobody will finish; the seed is shown. */
export interface Abandon {
  readonly id: string;
  readonly type: "abandon";
}

/** A new account. */
export interface AccountMade {
  readonly codes: readonly (string)[];
  readonly me: Me;
}

/** An account with a password. */
export interface AccountWanted {
  readonly locale?: "" | "de" | "en" | "fr" | "it";
  readonly name: string;
  readonly password: string;
}

/** What somebody has done by a role. */
export interface ActShown {
  readonly at: number;
  readonly kind: string;
  readonly reason: string;
  readonly who: string;
  readonly whom: string;
}

/** Options with all their values, and the numbers of seats that they allow, the default first. */
export interface Allowed {
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: readonly (number)[];
  readonly unrated?: string;
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

/** Somebody who does not sit down at one's tables. */
export interface Blocked {
  readonly id: string;
  readonly name: string;
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

/** The host puts a bot on a free seat, before the match: whichever is free, or one of the house by its name. */
export interface Bot {
  readonly id: string;
  readonly level: string;
  readonly name?: string;
  readonly seat: number;
  readonly type: "bot";
}

/** A new bot. */
export interface BotMade {
  readonly id: string;
  readonly token: string;
}

/** A level of the bots, in one form of a game. */
export interface BotRating {
  readonly decks: number;
  readonly level: string;
  readonly rating: number;
}

/** The levels in one form of a game, the strongest first. */
export interface BotRatings {
  readonly budget?: number;
  readonly levels?: readonly (BotRating)[];
}

/** A bot that somebody would like to send to tables. */
export interface BotWanted {
  readonly name: string;
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

/** A club that one has asked to let one in. */
export interface ClubAsked {
  readonly id: string;
  readonly name: string;
}

/** The list of a club in a form, and the others that it has. */
export interface ClubBoard {
  readonly forms: readonly (ClubForm)[];
  readonly least: number;
  readonly lines: readonly (ClubLine)[];
}

/** In which a club has a list. */
export interface ClubForm {
  readonly form: string;
  readonly game: string;
  readonly season: number;
}

/** A club to which one is invited. */
export interface ClubInvited {
  readonly id: string;
  readonly name: string;
  readonly who: string;
}

/** A member in the list of a club. */
export interface ClubLine {
  readonly matches: number;
  readonly name: string;
  readonly place: number;
  readonly rank: number;
  readonly won: number;
  readonly yours: boolean;
}

/** The name of a club. */
export interface ClubNamed {
  readonly name: string;
}

/** One is invited to a club, or somebody asks to belong to one that one keeps. */
export interface ClubNews {
  readonly club: string;
  readonly count?: number;
  readonly id?: string;
  readonly kind: "asks" | "invited";
  readonly name: string;
  readonly who?: string;
}

/** Another name for a club. */
export interface ClubRenameWanted {
  readonly reason: string;
  readonly to: string;
}

/** What moderators should know of a club. */
export interface ClubReported {
  readonly reason: string;
}

/** A club to which one belongs, or may by a link. */
export interface ClubShort {
  readonly id: string;
  readonly members: number;
  readonly name: string;
  readonly role: "head" | "keeper" | "member" | "";
}

/** The page of a club, for its members. */
export interface ClubShown {
  readonly id: string;
  readonly keeping?: KeepersPart | null;
  readonly members: readonly (MemberShown)[];
  readonly name: string;
  readonly role: "head" | "keeper" | "member";
  readonly rules: readonly (HouseRules)[];
  readonly tables: readonly (Summary)[];
}

/** Somebody signs in by a recovery code, which is used up then. */
export interface CodeShown {
  readonly code: string;
  readonly keep?: boolean;
  readonly name: string;
}

/** New recovery codes; those before do not hold any more. */
export interface CodesMade {
  readonly codes: readonly (string)[];
}

/** A person's client commits to 32 secret bytes for the shuffles of the match, at the first of the own seats. */
export interface Commit {
  readonly commit: string;
  readonly id: string;
  readonly type: "commit";
}

/** How far ahead of the others' average a seat was after so many moves, or could expect to be. */
export interface CoursePoint {
  readonly lead: number;
  readonly number: number;
}

/** By what one signs in. */
export interface CredentialShown {
  readonly created_at: number;
  readonly id: string;
  readonly kind: "passkey" | "password";
  readonly label: string;
  readonly used_at: number;
}

/** All of them. */
export interface CredentialsShown {
  readonly codes_left: number;
  readonly credentials: readonly (CredentialShown)[];
  readonly proved: boolean;
}

/** How many have come to a result. */
export interface DayCount {
  readonly count: number;
  readonly result: number;
}

/** The deal of a game today, and how far one is with it. */
export interface DayGame {
  readonly game: string;
  readonly preset: string;
  readonly result: number | null;
  readonly seats: number;
  readonly state: "begun" | "new" | "over";
  readonly unit: string;
}

/** A move in the deal of a day; without one, only what is seen is asked for. */
export interface DayMove {
  readonly after?: number;
  readonly move?: string;
}

/** Somebody with an account, and what they made of it. */
export interface DayRanked {
  readonly name: string;
  readonly place: number;
  readonly result: number;
  readonly you: boolean;
}

/** What all have made of the same cards, by how much they were ahead of the others' average. */
export interface DayResults {
  readonly day: string;
  readonly expert: number | null;
  readonly game: string;
  readonly over: boolean;
  readonly preset: string;
  readonly ranked: readonly (DayRanked)[];
  readonly seats: number;
  readonly spread: readonly (DayCount)[];
  readonly unit: string;
  readonly yours: number | null;
}

/** What the player sees of it. */
export interface DaySeen {
  readonly day: string;
  readonly frames: readonly (LearnFrame)[];
  readonly game: string;
  readonly kind: "close" | "turn";
  readonly made: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly preset: string;
  readonly result: number | null;
  readonly scene: Scene;
  readonly seats: number;
  readonly unit: string;
  readonly you: number;
}

/** What is published about the secret of a day. */
export interface DayTold {
  readonly day: string;
  readonly promise: string;
  readonly promised_at: number;
  readonly secret: string;
}

/** The deals of today, and what is published about the secrets of the past days, of today and of tomorrow. */
export interface DaysShown {
  readonly day: string;
  readonly days: readonly (DayTold)[];
  readonly ends_at: number;
  readonly games: readonly (DayGame)[];
}

/** Days for each turn, and a bank of days for longer ones. */
export interface DaysWanted {
  readonly bank?: number;
  readonly days: number;
}

/** A decision, as whoever made it could have judged it then. */
export interface DecisionJudged {
  readonly accepted?: readonly (string)[];
  readonly advice: Reason;
  readonly at_stake: boolean;
  readonly better: readonly (Choice)[];
  readonly cost: number;
  readonly error: number;
  readonly hardness: "easy" | "even" | "fair" | "hard";
  readonly number: number;
  readonly openly: readonly (Choice)[];
  readonly place: number;
  readonly played: readonly (Choice)[];
  readonly player: number;
  readonly round: number;
  readonly seat: number;
  readonly sure: boolean;
  readonly unweighed?: readonly (string)[];
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

/** Somebody one knows here, or who would like that. */
export interface FriendShown {
  readonly id: string;
  readonly name: string;
  readonly online?: boolean;
  readonly state: "asked" | "asks" | "friend";
}

/** Whoever sits there shall be asked for their friendship. */
export interface FriendWanted {
  readonly seat: number;
  readonly table: string;
}

/** A game and what can be chosen about it. */
export interface GameShown {
  readonly book: boolean;
  readonly clockwise: boolean;
  readonly deck: string;
  readonly emblem: readonly (string)[];
  readonly family: string;
  readonly feats: readonly (string)[];
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
  readonly whole?: boolean;
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

/** A form of a game, as a club plays it. */
export interface HouseRules {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: number;
}

/** Everything that one should hear of. */
export interface InboxShown {
  readonly clubs?: readonly (ClubNews)[];
  readonly friends: readonly (FriendShown)[];
  readonly invitations: readonly (InvitationShown)[];
  readonly turns: readonly (TurnShown)[];
  readonly type: "inbox";
}

/** How others get to a table. */
export interface Invitation {
  readonly here_only: boolean;
  readonly link: string;
}

/** A table to which a friend has invited one. */
export interface InvitationShown {
  readonly at: number;
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly table: string;
}

/** To which table a friend is invited. */
export interface InvitationWanted {
  readonly table: string;
}

/** What only the keepers of a club see. */
export interface KeepersPart {
  readonly asking: readonly (Outsider)[];
  readonly barred: readonly (Outsider)[];
  readonly invited: readonly (Outsider)[];
  readonly link: string;
}

/** Who is best in a form of a game, this season or in another. */
export interface Leaderboard {
  readonly lines: readonly (Placed)[];
  readonly next: string;
  readonly season: number;
  readonly seasons: readonly (number)[];
  readonly you?: RatingShown | null;
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

/** Whether people may join by a link: a new one, or none. */
export interface LinkWanted {
  readonly there: boolean;
}

/** The host lets nobody else sit down, or lets them again. */
export interface Lock {
  readonly id: string;
  readonly locked: boolean;
  readonly type: "lock";
}

/** A match in somebody's history. */
export interface MatchPlayed {
  readonly change?: RatingChange | null;
  readonly ended_at: number;
  readonly form: string;
  readonly game: string;
  readonly id: string;
  readonly match: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly outcome: string;
  readonly place: number;
  readonly rated: boolean;
  readonly seats: readonly (SeatPlayed)[];
  readonly started_at: number;
  readonly table: string;
  readonly there: boolean;
  readonly won: boolean;
}

/** What a match has done to the ratings of those who played it. */
export interface MatchRated {
  readonly changes?: readonly (SeatRated)[];
  readonly filed: boolean;
  readonly rated?: boolean;
  readonly unrated?: string;
}

/** Some matches, the latest first. */
export interface MatchesPage {
  readonly matches: readonly (MatchPlayed)[];
  readonly next: string;
}

/** Who asks. */
export interface Me {
  readonly account?: boolean;
  readonly banned?: Penalty | null;
  readonly bots?: "full" | "reduced" | "soon";
  readonly clock_if_public?: boolean;
  readonly known: boolean;
  readonly may_be_public?: boolean;
  readonly name?: string;
  readonly passkeys?: boolean;
  readonly role?: string;
  readonly tables?: number;
  readonly unprotected?: boolean;
}

/** Somebody who belongs to a club. */
export interface MemberShown {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
  readonly role: "head" | "keeper" | "member";
  readonly since: number;
  readonly yours: boolean;
}

/** The name of an account that is invited. */
export interface MemberWanted {
  readonly name: string;
}

/** An own move that was surely a mistake. */
export interface MistakeListed {
  readonly cost: number;
  readonly ended_at: number;
  readonly game: string;
  readonly number: number;
  readonly source: string;
  readonly unit: string;
}

/** The position as its player saw it, and what was right in it. */
export interface MistakeShown {
  readonly accepted: readonly (string)[];
  readonly advice: Reason;
  readonly better: readonly (Choice)[];
  readonly cost: number;
  readonly game: string;
  readonly number: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly place: number;
  readonly played: readonly (Choice)[];
  readonly round: number;
  readonly scene: Scene;
  readonly seats: number;
  readonly source: string;
  readonly unit: string;
  readonly unweighed: readonly (string)[];
  readonly you: number;
}

/** What a moderator sees. */
export interface ModerationShown {
  readonly audit: readonly (ActShown)[];
  readonly penalties: readonly (PenaltyShown)[];
  readonly reports: readonly (ReportShown)[];
}

/** A move that was weighed. */
export interface MoveValue {
  readonly error: number;
  readonly move: string;
  readonly value: number;
}

/** Do not tell me any more what somebody says, here or elsewhere; or do again. It is told to nobody. */
export interface Mute {
  readonly id: string;
  readonly line?: number | null;
  readonly muted: boolean;
  readonly seat?: number | null;
  readonly type: "mute";
}

/** The name of an account. */
export interface NameWanted {
  readonly name: string;
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

/** Somebody who asks to belong to a club, is invited, or may not come back. */
export interface Outsider {
  readonly at: number;
  readonly id: string;
  readonly name: string;
}

/** A bot of one's own. */
export interface OwnBot {
  readonly created_at: number;
  readonly id: string;
  readonly name: string;
  readonly seen_at: number;
}

/** What one has to do with clubs. */
export interface OwnClubs {
  readonly asked: readonly (ClubAsked)[];
  readonly clubs: readonly (ClubShort)[];
  readonly invitations: readonly (ClubInvited)[];
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

/** An account for whose name a passkey was made. */
export interface PasskeyAccountWanted {
  readonly locale?: "" | "de" | "en" | "fr" | "it";
  readonly passkey: Readonly<Record<string, unknown>>;
}

/** For `navigator.credentials`, as JSON. */
export interface PasskeyAsked {
  readonly options: Readonly<Record<string, unknown>>;
}

/** Somebody signs in by a passkey. */
export interface PasskeyShown {
  readonly keep?: boolean;
  readonly passkey: Readonly<Record<string, unknown>>;
}

/** Somebody signs in by a password. */
export interface PasswordShown {
  readonly keep?: boolean;
  readonly name: string;
  readonly password: string;
}

/** A new password. */
export interface PasswordWanted {
  readonly password: string;
}

/** A ban or a mute that holds. */
export interface Penalty {
  readonly kind: string;
  readonly reason: string;
  readonly until: number;
}

/** A penalty that holds. */
export interface PenaltyShown {
  readonly at: number;
  readonly id: string;
  readonly kind: "ban" | "mute";
  readonly name: string;
  readonly reason: string;
  readonly until: number;
}

/** A ban or a mute, for whom a report is about or an account of that name. */
export interface PenaltyWanted {
  readonly days: number;
  readonly kind: "ban" | "mute";
  readonly name?: string;
  readonly reason: string;
  readonly report?: string;
}

/** A line of a leaderboard. */
export interface Placed {
  readonly matches: number;
  readonly name: string;
  readonly rank: number;
  readonly rating: number;
  readonly yours?: boolean;
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

/** From where somebody plays on, and all that was played since, by all seats. */
export interface PlayOnDone {
  readonly cards?: "anew" | "same";
  readonly moves?: readonly (FirstMove)[];
  readonly place: number;
  readonly round: number;
  readonly seat: number;
  readonly seed?: number;
}

/** What is seen after that. */
export interface PlayOnSeen {
  readonly frames: readonly (LearnFrame)[];
  readonly game: string;
  readonly kind: "close" | "turn";
  readonly made: LearnFrame | null;
  readonly options: Readonly<Record<string, string | number>>;
  readonly scene: Scene;
  readonly seats: number;
  readonly you: number;
}

/** What the decisions of a player come to, and how the match went for that seat. */
export interface PlayerJudged {
  readonly cost: number;
  readonly costliest: number | null;
  readonly course: readonly (CoursePoint)[];
  readonly decisions: number;
  readonly error: number;
  readonly finest: number | null;
  readonly mistakes: number;
  readonly seat: number;
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

/** Somebody with an account, as everybody may know them. */
export interface Profile {
  readonly name: string;
  readonly since: number;
  readonly yours: boolean;
}

/** The host lets bots of others, which come over the network, sit down here, or lets them no more. */
export interface Programs {
  readonly allowed: boolean;
  readonly id: string;
  readonly type: "programs";
}

/** What somebody may promise before it is their turn. */
export interface PromiseShown {
  readonly offered: readonly (string)[];
  readonly promised: string;
}

/** A move to be made when it is one's turn; empty to take it back. */
export interface PromiseWanted {
  readonly move: string;
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

/** A puzzle in the list of its game. */
export interface PuzzleListed {
  readonly difficulty: number;
  readonly id: string;
  readonly theme: string;
}

/** A position as one player saw it, and what is right in it. */
export interface PuzzleShown {
  readonly accepted: readonly (string)[];
  readonly advice: Reason;
  readonly best: readonly (Choice)[];
  readonly cost: number;
  readonly difficulty: number;
  readonly game: string;
  readonly id: string;
  readonly missed: readonly (Choice)[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly scene: Scene;
  readonly seats: number;
  readonly theme: string;
  readonly unit: string;
  readonly you: number;
}

/** The puzzles of a game. */
export interface PuzzlesListed {
  readonly puzzles: readonly (PuzzleListed)[];
  readonly themes: readonly (string)[];
}

/** A form of a game in which somebody was ever rated, or the bots were. */
export interface RatedForm {
  readonly form: string;
  readonly game: string;
}

/** What a match has done to a rating, as it is shown. */
export interface RatingChange {
  readonly after: number;
  readonly before: number;
  readonly place: number;
  readonly quit?: boolean;
  readonly share?: number;
}

/** How strong somebody is thought to be in a form of a game. */
export interface RatingShown {
  readonly form: string;
  readonly game: string;
  readonly matches: number;
  readonly provisional: boolean;
  readonly rank?: number;
  readonly rating: number;
  readonly season: number;
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

/** Another name for an account. */
export interface RenameWanted {
  readonly name: string;
  readonly reason: string;
  readonly to: string;
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

/** A report that nobody has dealt with, with what was said at the table before. */
export interface ReportShown {
  readonly at: number;
  readonly club?: string;
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly said: readonly (Said)[];
  readonly table: string;
}

/** Something about somebody that a moderator should know. */
export interface ReportWanted {
  readonly reason: string;
  readonly seat: number;
  readonly table: string;
}

/** A person's client reveals those bytes, and names the digest of the list of commitments that it has seen. */
export interface Reveal {
  readonly bytes: string;
  readonly id: string;
  readonly listing: string;
  readonly type: "reveal";
}

/** What a match can teach, as far as it is judged. */
export interface ReviewShown {
  readonly build: "compiled" | "interpreted";
  readonly decisions: readonly (DecisionJudged)[];
  readonly game: string;
  readonly level: string;
  readonly players: readonly (PlayerJudged)[];
  readonly rounds: readonly (number)[];
  readonly unit: string;
  readonly version: string;
}

/** How far a review is. */
export interface ReviewState {
  readonly judged?: number;
  readonly level: "quick" | "thorough";
  readonly ready?: number;
  readonly rougher: boolean;
  readonly state: "asked" | "cancelled" | "done" | "failed" | "none";
  readonly total?: number;
  readonly yours?: boolean;
}

/** What somebody shall be in a club; of heads there is one. */
export interface RoleWanted {
  readonly role: "head" | "keeper" | "member";
}

/** House rules that a club shall keep. */
export interface RulesWanted {
  readonly game: string;
  readonly name: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly seats: number;
}

/** A line of the talk at a table: a phrase or an emote by its key, or words. */
export interface Said {
  readonly key: string;
  readonly kind: "bot" | "emote" | "phrase" | "silenced" | "text" | "voiced";
  readonly name: string;
  readonly text: string;
}

/** Say something to those who hear one: a phrase, an emote, or words of one's own where the host allows them. */
export interface Say {
  readonly id: string;
  readonly key?: string;
  readonly seat?: number | null;
  readonly text?: string;
  readonly type: "say";
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

/** Who sat there, and what came of it. */
export interface SeatPlayed {
  readonly account?: string;
  readonly kind: string;
  readonly level?: string;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly yours?: boolean;
}

/** What a match has done to the rating of a seat. */
export interface SeatRated {
  readonly change: RatingChange;
  readonly seat: number;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  readonly below?: boolean;
  readonly guest?: boolean;
  readonly host?: boolean;
  readonly kind: "bot" | "free" | "nobody" | "person";
  readonly level?: string;
  readonly name?: string;
  readonly present?: boolean;
  readonly program?: boolean;
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

/** The host silences somebody at this table, or lets them speak again. */
export interface Silence {
  readonly id: string;
  readonly line?: number | null;
  readonly seat?: number | null;
  readonly silenced: boolean;
  readonly type: "silence";
}

/** Take free seats: one, or several if people play at one device. */
export interface Sit {
  readonly id: string;
  readonly names: readonly (string)[];
  readonly seats: readonly (number)[];
  readonly type: "sit";
}

/** Who sits at a seat of a table. */
export interface SomebodyAtTable {
  readonly seat: number;
  readonly table: string;
}

/** Give up one's seat before a match; leave it to a bot while one runs. */
export interface Stand {
  readonly id: string;
  readonly seat: number;
  readonly type: "stand";
}

/** Of one person. */
export interface Standing {
  readonly ban?: Penalty | null;
  readonly kind?: string;
  readonly mute?: Penalty | null;
  readonly name?: string;
  readonly role?: string;
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
  readonly club?: string;
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
  readonly rated?: boolean;
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
  readonly club?: string;
  readonly commitment: string;
  readonly contributions: readonly (string)[];
  readonly decisions: readonly (DecisionShown)[];
  readonly earlier_voids?: number;
  readonly ended_by: readonly (string)[];
  readonly game: string;
  readonly hints: boolean;
  readonly host: boolean;
  readonly host_name: string;
  readonly late: boolean;
  readonly level: string;
  readonly levels: readonly (string)[];
  readonly locked: boolean;
  readonly match: number;
  readonly may_show: readonly (number)[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly programs: boolean;
  readonly public: boolean;
  readonly rated: boolean;
  readonly seats: readonly (SeatShown)[];
  readonly seed: string;
  readonly showing: number;
  readonly shuffle: ShuffleShown | null;
  readonly status: "counted" | "finished" | "open" | "playing" | "shuffling";
  readonly talk: "off" | "phrases" | "text";
  readonly voids: readonly (VoidShown)[];
  readonly winners: readonly (number)[];
  readonly wish: WishShown | null;
}

/** A table that somebody would like to open. */
export interface TableWanted {
  readonly clock?: ClockWanted | null;
  readonly club?: string;
  readonly days?: DaysWanted | null;
  readonly game: string;
  readonly hints?: boolean | null;
  readonly level?: string;
  readonly name: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly public?: boolean;
  readonly rated?: boolean;
  readonly seats?: number | null;
  readonly talk?: "off" | "phrases" | "text";
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

/** Something that was said at a table. Records have nothing of it. */
export interface TalkLine {
  readonly at: number;
  readonly key?: string;
  readonly kind: "bot" | "emote" | "phrase" | "silenced" | "text" | "voiced";
  readonly name?: string;
  readonly number: number;
  readonly own?: boolean;
  readonly seat?: number;
  readonly text?: string;
  readonly watchers?: boolean;
}

/** What was said that this viewer hears and has not been told. */
export interface TalkMessage {
  readonly fresh: boolean;
  readonly lines: readonly (TalkLine)[];
  readonly muted?: readonly (number)[];
  readonly quiet?: boolean;
  readonly silenced?: readonly (number)[];
  readonly type: "talk";
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
  readonly cards: readonly (string)[];
  readonly chapter: string;
  readonly definition: string;
  readonly forms: readonly (string)[];
  readonly headword: string;
}

/** What somebody's matches in one form of a game add up to. */
export interface TotalPlayed {
  readonly feats: Readonly<Record<string, number>>;
  readonly form: string;
  readonly game: string;
  readonly matches: number;
  readonly places: number;
  readonly points: number;
  readonly rated: number;
  readonly recent: readonly (number)[];
  readonly won: number;
}

/** A table at which one is waited for. */
export interface TurnShown {
  readonly deadline?: number | null;
  readonly game: string;
  readonly since: number;
  readonly table: string;
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

/** A match that shall count for nothing. */
export interface VoidWanted {
  readonly match: string;
  readonly reason: string;
}

/** Which matches: everything that is not empty has to fit. */
export interface Wanted {
  readonly form?: string;
  readonly game?: string;
  readonly rated?: boolean;
  readonly result?: string;
  readonly who?: string;
}

/** A take-back that is being asked about. */
export interface WishShown {
  readonly answer: boolean;
  readonly moves: number;
  readonly seat: number;
}
