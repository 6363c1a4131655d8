/** What is asked of the server about one's own mistakes. */
import { request } from "../api/rest";
import type { MistakeListed, MistakeShown } from "../api/types";
import { sourceOf } from "../replay/source";

export const ownMistakes = () => request<MistakeListed[]>("GET", "/api/me/mistakes");
export const exercise = (source: string, number: number) => request<MistakeShown>("GET", `${sourceOf(source).review}/exercises/${number}`);
