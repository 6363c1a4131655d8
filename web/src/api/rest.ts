/** Requests to the server that serves this page. A refusal carries a code with parameters; words are made elsewhere. */
import type { Replay } from "../replay/messages";
import type { LessonCommand } from "./messages";
import type {
  Allowed,
  Book,
  FirstDone,
  FirstSeen,
  GameShown,
  Invitation,
  Learned,
  LessonSeen,
  LessonsListed,
  Me,
  PairingAsked,
  PairingFound,
  PairingSeen,
  Reason,
  SessionShown,
  ShuffleProof,
  Summary,
  TableSentences,
  TableWanted,
} from "./types";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

/** What a server answers that has nothing to say. */
const NOTHING = 204;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
/** What one has learned, put together with what the server knows of it. */
export const tellLearned = (lessons: readonly Learned[]) => request<Learned[]>("PUT", "/api/me/learned", { lessons });
export const forgetLearned = () => request<void>("DELETE", "/api/me/learned");
export const lessons = (game: string, lang: string) =>
  request<LessonsListed>("GET", `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`);
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
export const publicTables = () => request<Summary[]>("GET", "/api/tables");
export const myTables = () => request<Summary[]>("GET", "/api/tables/mine");
export const summary = (id: string) => request<Summary>("GET", `/api/tables/${encodeURIComponent(id)}`);
export const invitation = (id: string) => request<Invitation>("GET", `/api/tables/${encodeURIComponent(id)}/invitation`);
export const openTable = (wanted: TableWanted) => request<Summary>("POST", "/api/tables", wanted);
/** Give up one's seats there, and see it in no list of one's own any more. */
export const leaveTable = (id: string) => request<void>("DELETE", `/api/tables/mine/${encodeURIComponent(id)}`);
/** For its host: nobody can come there again. */
export const deleteTable = (id: string) => request<void>("DELETE", `/api/tables/${encodeURIComponent(id)}`);

export const recordAddress = (table: string, match: number) =>
  `/api/tables/${encodeURIComponent(table)}/records/${match}`;

/** The name of this build: what a browser keeps for a year was kept for this program, and not for the next. */
const BUILD = import.meta.env.PROD ? (new URL(import.meta.url).pathname.split("/").pop() ?? "") : "";

/** The address of what never changes, as far as this build asks for it. */
const lasting = (path: string, asked: Record<string, string>) => {
  const query = new URLSearchParams(BUILD ? { ...asked, v: BUILD } : asked).toString();
  return query ? `${path}?${query}` : path;
};

/** A round of a match that is over, as a seat saw it; by default the person's own seat. */
export const replay = (table: string, match: number, round: number, seat: number | null) =>
  request<Replay>(
    "GET",
    lasting(
      `/api/tables/${encodeURIComponent(table)}/replays/${match}/${round}`,
      seat === null ? {} : { seat: String(seat) },
    ),
  );

/** What is needed to deal a match that is over once more. */
export const proof = (table: string, match: number) =>
  request<ShuffleProof>("GET", lasting(`/api/tables/${encodeURIComponent(table)}/proofs/${match}`, {}));
