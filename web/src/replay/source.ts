/** Where a match that is over is found: at a table, or as the deal of a day that one has played. */

export type Page = "replay" | "review" | "play-on";

export interface Source {
  /** What the server tells of a round, and of the review. */
  readonly replay: (round: number) => string;
  readonly review: string;
  /** The address of a page of it, at a moment. */
  readonly page: (what: Page, at: string) => string;
  /** Where it was played. */
  readonly home: string;
  /** Empty for the deal of a day: its shuffle is proved by the secret of the day. */
  readonly table: string;
  readonly match: number;
}

/** By what an address names: `t/abc/1`, or `daily/whist/2026-11-18`. */
export function sourceOf(from: string): Source {
  const [kind = "", name = "", which = ""] = from.split("/").map(encodeURIComponent);
  if (kind === "daily") {
    const api = `/api/days/${which}/${name}`;
    const home = `/daily/${name}/${which}`;
    return { replay: () => `${api}/replay`, review: `${api}/review`, page: (what, at) => `${home}/${what}#${at}`, home, table: "", match: 1 };
  }
  const api = `/api/tables/${name}`;
  const home = `/t/${name}`;
  return {
    replay: (round) => `${api}/replays/${which}/${round}`,
    review: `${api}/reviews/${which}`,
    page: (what, at) => `${home}/${what}/${which}#${at}`,
    home,
    table: decodeURIComponent(name),
    match: Number(which),
  };
}
