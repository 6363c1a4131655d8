/** Where one is: the address of the page. The back button and bookmarks work because nothing else decides it. */

type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string; readonly match: number }
  | { readonly page: "settings" }
  | { readonly page: "claim"; readonly token: string }
  | { readonly page: "missing" };

export function read(path: string, hash = ""): Route {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "new") return { page: "new", game: second };
  if (first === "t" && second && third === "replay") return { page: "replay", id: second, match: Number(fourth) || 1 };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "settings") return { page: "settings" };
  if (first === "me") return { page: "claim", token: hash.slice(1) };
  return { page: "missing" };
}

let current: Route = $state.raw(read(location.pathname, location.hash));

addEventListener("popstate", () => (current = read(location.pathname, location.hash)));

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = read(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** For links: a plain click goes there without a reload; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
