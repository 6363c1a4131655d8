/** What is asked of the server about one's own mistakes. */
import { request } from "../api/rest";
import type { MistakeListed, MistakeShown } from "../api/types";

export const ownMistakes = () => request<MistakeListed[]>("GET", "/api/me/mistakes");
export const exercise = (table: string, match: number, number: number) =>
  request<MistakeShown>("GET", `/api/tables/${encodeURIComponent(table)}/reviews/${match}/exercises/${number}`);
