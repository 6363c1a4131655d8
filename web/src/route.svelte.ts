/** Where one is: the address of the page. The back button and bookmarks work because nothing else decides it. */
import type { Page } from "./replay/source";

type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string; readonly preset: string; readonly club: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: Page; readonly from: string; readonly at: string }
  | { readonly page: "rules"; readonly game: string; readonly chapter: string; readonly query: string }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string }
  | { readonly page: "puzzles"; readonly game: string; readonly puzzle: string; readonly theme: string }
  | { readonly page: "daily"; readonly game: string; readonly day: string }
  | { readonly page: "mistakes"; readonly source: string; readonly number: number }
  | { readonly page: "history" }
  | { readonly page: "ratings"; readonly game: string; readonly form: string }
  | { readonly page: "person"; readonly name: string }
  | { readonly page: "clubs"; readonly club: string; readonly link: string }
  | { readonly page: "settings" }
  | { readonly page: "account" }
  | { readonly page: "moderate" }
  | { readonly page: "pair" }
  | { readonly page: "add"; readonly code: string }
  | { readonly page: "missing" };

/** Of a match that is over. */
const isPage = (name: string): name is Page => name === "replay" || name === "review" || name === "play-on";

export function read(path: string, hash = "", query = ""): Route {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "new") return { page: "new", game: second, preset: hash.slice(1), club: new URLSearchParams(query).get("club") ?? "" };
  if (first === "t" && second && isPage(third)) return { page: third, from: `t/${second}/${Number(fourth) || 1}`, at: hash.slice(1) };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "rules" && second) return { page: "rules", game: second, chapter: hash.slice(1), query };
  if (first === "learn") return { page: "learn", game: second, lesson: third };
  if (first === "puzzles") return { page: "puzzles", game: second, puzzle: third, theme: new URLSearchParams(query).get("theme") ?? "" };
  if (first === "daily" && isPage(fourth)) return { page: fourth, from: `daily/${second}/${third}`, at: hash.slice(1) };
  if (first === "daily") return { page: "daily", game: second, day: third };
  if (first === "mistakes") return { page: "mistakes", source: fourth && `${second}/${third}/${fourth}`, number: Number(fifth) || 0 };
  if (first === "history") return { page: "history" };
  if (first === "ratings") return { page: "ratings", game: second, form: third };
  if (first === "people" && second) return { page: "person", name: second };
  if (first === "clubs") return { page: "clubs", club: second, link: hash.slice(1) };
  if (first === "settings") return { page: "settings" };
  if (first === "account") return { page: "account" };
  if (first === "moderate") return { page: "moderate" };
  // Personal links were `/me#…`; now both devices agree.
  if (first === "pair" || first === "me") return { page: "pair" };
  if (first === "add") return { page: "add", code: hash.slice(1) };
  return { page: "missing" };
}

const here = (): Route => read(location.pathname, location.hash, location.search);

let current: Route = $state.raw(here());

addEventListener("popstate", () => (current = here()));

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = here();
  scrollTo(0, 0);
}

/** For links: a plain click goes there without a reload; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
