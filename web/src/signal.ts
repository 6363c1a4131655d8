/** That it is somebody's turn, where they see it without looking at the page: in the title, in the icon, and if they want it in a notice. */
import { settings } from "./state/settings.svelte";
import { t } from "./words/words.svelte";

const PLAIN = "/icon.svg";
const TURN = "/icon-turn.svg";
const MARK = /^\(\d+\) /;

let due = 0;
let watched: MutationObserver | null = null;

/** The title of the page with the number of turns before it. */
export const marked = (title: string, count: number): string => `${count ? `(${count}) ` : ""}${title.replace(MARK, "")}`;

function mark(): void {
  const title = marked(document.title, due);
  if (document.title !== title) document.title = title;
}

/** It is this person's turn at so many tables; `about` is one of them, in words. */
export function signal(count: number, about: string): void {
  const more = count > due;
  due = count;
  // Pages say their titles themselves, whenever they like.
  watched ??= new MutationObserver(mark);
  watched.observe(document.head, { childList: true, characterData: true, subtree: true });
  mark();
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", count ? TURN : PLAIN);
  void badge(count);
  if (more && document.hidden) notify(about);
}

async function badge(count: number): Promise<void> {
  try {
    await (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // A browser may have it, and not for this page.
  }
}

/** Whether this browser can tell something while the page is out of sight. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Ask for it, by a click; whether it is allowed. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function notify(about: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(t("web-your-turn"), { body: about, icon: TURN, tag: "mazzo-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
