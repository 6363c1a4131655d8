/** Requests to the server that serves this page. A refusal carries a code with parameters; words are made elsewhere. */
import type { Replay } from "../replay/messages";
import type { Allowed, GameShown, Invitation, Me, PersonalLink, Reason, ShuffleProof, Summary, TableSentences, TableWanted } from "./types";

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
export const tableSentences = () => request<TableSentences>("GET", "/api/says");
export const checkOptions = (game: string, options: Record<string, string | number>) =>
  request<Allowed>("POST", `/api/games/${game}/options`, { options });
export const becomeGuest = () => request<Me>("POST", "/api/me");
export const personalLink = () => request<PersonalLink>("POST", "/api/me/link");
export const claim = (token: string) => request<Me>("POST", "/api/me/claim", { token });
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

/** A round of a match that is over, as a seat saw it; by default the person's own seat. */
export const replay = (table: string, match: number, round: number, seat: number | null) =>
  request<Replay>(
    "GET",
    `/api/tables/${encodeURIComponent(table)}/replays/${match}/${round}${seat === null ? "" : `?seat=${seat}`}`,
  );

/** What is needed to deal a match that is over once more. */
export const proof = (table: string, match: number) =>
  request<ShuffleProof>("GET", `/api/tables/${encodeURIComponent(table)}/proofs/${match}`);
