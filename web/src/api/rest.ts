/** Requests to the server that serves this page. A refusal carries a code with parameters; words are made elsewhere. */
import type { Replay } from "../replay/messages";
import type { Source } from "../replay/source";
import type { LessonCommand } from "./messages";
import type {
  AccountMade,
  Allowed,
  Blocked,
  BotMade,
  Book,
  CodesMade,
  CredentialsShown,
  FirstDone,
  FirstSeen,
  GameShown,
  Invitation,
  Leaderboard,
  Learned,
  LessonSeen,
  LessonsListed,
  MatchRated,
  MatchesPage,
  Me,
  ModerationShown,
  PairingAsked,
  PairingFound,
  PairingSeen,
  OwnBot,
  PasskeyAsked,
  Profile,
  RatedForm,
  RatingShown,
  PenaltyWanted,
  PromiseShown,
  PuzzleShown,
  PuzzlesListed,
  Reason,
  SessionShown,
  ShuffleProof,
  Summary,
  TableSentences,
  TableWanted,
  TotalPlayed,
} from "./types";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

/** What a server answers that has nothing to say. */
const NOTHING = 204;

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { "x-mazzo": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "no_connection", params: {} });
  }
  if (answer.ok) return (answer.status === NOTHING ? undefined : await answer.json()) as T;
  throw new Refused(await reasonOf(answer));
}

async function reasonOf(answer: Response): Promise<Reason> {
  try {
    const said = (await answer.json()) as Partial<Reason>;
    return { code: said.code ?? "server_error", params: said.params ?? {} };
  } catch {
    return { code: "server_error", params: {} };
  }
}

export const games = () => request<GameShown[]>("GET", "/api/games");
/** The rule book of a game, for those that have one. */
export const book = (game: string, language: string) => request<Book>("GET", `/api/games/${game}/book/${language}`);
export const tableSentences = () => request<TableSentences>("GET", "/api/says");
export const checkOptions = (game: string, options: Record<string, string | number>) =>
  request<Allowed>("POST", `/api/games/${game}/options`, { options });
export const becomeGuest = () => request<Me>("POST", "/api/me");
export const me = () => request<Me>("GET", "/api/me");
/** The devices on which one is the same person. */
export const sessions = () => request<SessionShown[]>("GET", "/api/me/sessions");
/** On one device, or on all others. */
export const signOut = (id = "") => request<void>("DELETE", `/api/me/sessions${id && `/${encodeURIComponent(id)}`}`);
/** What a browser has made or shown of a passkey. */
type Passkey = Record<string, unknown>;
/** How one gets an account; a guest stays the same person. */
export const createAccount = (name: string, password: string, locale: string) =>
  request<AccountMade>("POST", "/api/accounts", { name, password, locale });
export const askForNewAccount = (name: string) => request<PasskeyAsked>("POST", "/api/accounts/passkey/ask", { name });
export const createWithPasskey = (passkey: Passkey, locale: string) =>
  request<AccountMade>("POST", "/api/accounts/passkey", { passkey, locale });
/** How one becomes who one is; `keep` takes the tables of the guest along. */
export const signInByPassword = (name: string, password: string, keep: boolean) =>
  request<Me>("POST", "/api/sign-in/password", { name, password, keep });
export const signInByCode = (name: string, code: string, keep: boolean) =>
  request<Me>("POST", "/api/sign-in/code", { name, code, keep });
export const askForPasskey = () => request<PasskeyAsked>("POST", "/api/sign-in/passkey/ask");
export const signInByPasskey = (passkey: Passkey, keep: boolean) => request<Me>("POST", "/api/sign-in/passkey", { passkey, keep });
/** By what one signs in. */
export const credentials = () => request<CredentialsShown>("GET", "/api/me/credentials");
export const setPassword = (password: string) => request<void>("POST", "/api/me/credentials/password", { password });
export const askToAddPasskey = () => request<PasskeyAsked>("POST", "/api/me/credentials/passkey/ask");
export const addPasskey = (passkey: Passkey) => request<void>("POST", "/api/me/credentials/passkey", { passkey });
export const removeCredential = (id: string) => request<void>("DELETE", `/api/me/credentials/${encodeURIComponent(id)}`);
export const newCodes = () => request<CodesMade>("POST", "/api/me/credentials/recovery");
export const rename = (name: string) => request<Me>("POST", "/api/me/name", { name });
export const deleteEverything = () => request<void>("DELETE", "/api/me/everything");
/** Tell the moderators of who sits there, or keep them from one's own tables. */
export const report = (table: string, seat: number, reason: string) => request<void>("POST", "/api/reports", { table, seat, reason });
export const block = (table: string, seat: number) => request<void>("POST", "/api/me/blocks", { table, seat });
export const blocked = () => request<Blocked[]>("GET", "/api/me/blocks");
export const unblock = (id: string) => request<void>("DELETE", `/api/me/blocks/${encodeURIComponent(id)}`);
/** Programs of one's own that may sit at tables. */
export const ownBots = () => request<OwnBot[]>("GET", "/api/me/bots");
export const makeBot = (name: string) => request<BotMade>("POST", "/api/me/bots", { name });
export const revokeBot = (id: string) => request<void>("DELETE", `/api/me/bots/${encodeURIComponent(id)}`);
/** For moderators. */
export const moderation = () => request<ModerationShown>("GET", "/api/moderation");
export const penalize = (wanted: PenaltyWanted) => request<void>("POST", "/api/moderation/penalties", wanted);
export const liftPenalty = (id: string) => request<void>("DELETE", `/api/moderation/penalties/${encodeURIComponent(id)}`);
export const closeReport = (id: string) => request<void>("POST", `/api/moderation/reports/${encodeURIComponent(id)}/done`);
export const renameAccount = (name: string, to: string, reason: string) =>
  request<void>("POST", "/api/moderation/rename", { name, to, reason });
/** What one has learned, put together with what the server knows of it. */
export const tellLearned = (lessons: readonly Learned[]) => request<Learned[]>("PUT", "/api/me/learned", { lessons });
export const forgetLearned = () => request<void>("DELETE", "/api/me/learned");
export const lessons = (game: string, lang: string) =>
  request<LessonsListed>("GET", `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`);
export const puzzles = (game: string) => request<PuzzlesListed>("GET", `/api/puzzles/${encodeURIComponent(game)}`);
export const puzzle = (game: string, id: string) =>
  request<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
/** What is seen in a lesson after all that was done. */
export const lesson = (game: string, id: string, lang: string, done: readonly LessonCommand[]) =>
  request<LessonSeen>("POST", `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, { lang, done });
export const firstDeal = (game: string, done: FirstDone) =>
  request<FirstSeen>("POST", `/api/learn/${encodeURIComponent(game)}/first`, done);
/** For a device that would like to be somebody's. */
export const askToPair = () => request<PairingAsked>("POST", "/api/pairings");
export const lookAtPairing = (device: string) => request<PairingSeen>("POST", "/api/pairings/look", { device });
export const confirmPairing = (device: string) => request<Me>("POST", "/api/pairings/confirm", { device });
export const cancelPairing = (device: string) => request<void>("POST", "/api/pairings/cancel", { device });
/** For the device that lets it in. */
export const findPairing = (code: string) => request<PairingFound>("POST", "/api/pairings/find", { code });
export const offerPairing = (code: string, number: number) => request<void>("POST", "/api/pairings/offer", { code, number });
export const refusePairing = (code: string) => request<void>("POST", "/api/pairings/refuse", { code });
/** Ask whoever sits there for their friendship. */
export const askFriend = (table: string, seat: number) => request<void>("POST", "/api/me/friends", { table, seat });
export const agreeFriend = (id: string) => request<void>("POST", `/api/me/friends/${encodeURIComponent(id)}`);
export const endFriend = (id: string) => request<void>("DELETE", `/api/me/friends/${encodeURIComponent(id)}`);
export const inviteFriend = (id: string, table: string) => request<void>("POST", `/api/me/friends/${encodeURIComponent(id)}/invitations`, { table });
export const dismissInvitation = (id: string) => request<void>("DELETE", `/api/me/invitations/${encodeURIComponent(id)}`);
/** What may be promised for an own seat at a table over days; and to promise it, or nothing. */
export const promises = (table: string, seat: number) => request<PromiseShown>("GET", `/api/tables/${encodeURIComponent(table)}/promises/${seat}`);
export const promise = (table: string, seat: number, move: string) => request<void>("PUT", `/api/tables/${encodeURIComponent(table)}/promises/${seat}`, { move });
export const publicTables = () => request<Summary[]>("GET", "/api/tables");
export const myTables = () => request<Summary[]>("GET", "/api/tables/mine");
export const summary = (id: string) => request<Summary>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const invitation = (id: string) => request<Invitation>("GET", `/api/tables/${encodeURIComponent(id)}/invitation`);
export const openTable = (wanted: TableWanted) => request<Summary>("POST", "/api/tables", wanted);
/** Give up one's seats there, and see it in no list of one's own any more. */
export const leaveTable = (id: string) => request<void>("DELETE", `/api/tables/mine/${encodeURIComponent(id)}`);
/** For its host: nobody can come there again. */
export const deleteTable = (id: string) => request<void>("DELETE", `/api/tables/${encodeURIComponent(id)}`);

type Asked = Readonly<Record<string, string>>;
const asking = (path: string, asked: Asked): string => (Object.keys(asked).length ? `${path}?${new URLSearchParams(asked).toString()}` : path);
const of = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

/** What one has played oneself, narrowed and by page. */
export const myMatches = (wanted: Asked) => request<MatchesPage>("GET", asking("/api/me/matches", wanted));
export const myTotals = () => request<TotalPlayed[]>("GET", "/api/me/totals");
export const myRatings = () => request<RatingShown[]>("GET", "/api/me/ratings");
/** Somebody with an account, as everybody may know them. */
export const person = (name: string) => request<Profile>("GET", of(name));
export const matchesOf = (name: string, wanted: Asked) => request<MatchesPage>("GET", asking(`${of(name)}/matches`, wanted));
export const totalsOf = (name: string) => request<TotalPlayed[]>("GET", `${of(name)}/totals`);
export const ratingsOf = (name: string) => request<RatingShown[]>("GET", `${of(name)}/ratings`);
/** The forms in which anybody is rated, and who is best in one. */
export const ratedForms = () => request<RatedForm[]>("GET", "/api/ratings");
export const leaderboard = (game: string, form: string, season: number, before: string) =>
  request<Leaderboard>(
    "GET",
    asking(`/api/ratings/${encodeURIComponent(game)}/${encodeURIComponent(form)}`, {
      ...(season ? { season: String(season) } : {}),
      ...(before ? { before } : {}),
    }),
  );
/** What a match has done to the ratings of those who played it. */
export const matchRated = (table: string, match: number) =>
  request<MatchRated>("GET", `/api/tables/${encodeURIComponent(table)}/ratings/${match}`);

export const recordAddress = (table: string, match: number) =>
  `/api/tables/${encodeURIComponent(table)}/records/${match}`;

/** Of a match in the own history, also if its table is gone. */
export const ownRecordAddress = (match: string) => `/api/me/matches/${encodeURIComponent(match)}/record`;

/** The name of this build: what a browser keeps for a year was kept for this program, and not for the next. */
const BUILD = import.meta.env.PROD ? (new URL(import.meta.url).pathname.split("/").pop() ?? "") : "";

/** The address of what never changes, as far as this build asks for it. */
const lasting = (path: string, asked: Record<string, string>) => {
  const query = new URLSearchParams(BUILD ? { ...asked, v: BUILD } : asked).toString();
  return query ? `${path}?${query}` : path;
};

/** A round of a match that is over, as a seat saw it; by default the person's own seat. */
export const replay = (source: Source, round: number, seat: number | null) =>
  request<Replay>("GET", lasting(source.replay(round), seat === null ? {} : { seat: String(seat) }));

/** What is needed to deal a match that is over once more. */
export const proof = (table: string, match: number) =>
  request<ShuffleProof>("GET", lasting(`/api/tables/${encodeURIComponent(table)}/proofs/${match}`, {}));
