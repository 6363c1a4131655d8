/** What this person likes, kept in this browser. A browser that forbids keeping things forgets it. */

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  contrast: "system" | "normal" | "high";
  suits: "two" | "four";
  cards: "small" | "medium" | "large";
  motion: "system" | "full" | "none";
  sound: boolean;
  confirm: boolean;
  name: string;
}

const KEY = "mazzo.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  contrast: "system",
  suits: "two",
  cards: "medium",
  motion: "system",
  sound: false,
  confirm: false,
  name: "",
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Change something, and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forgotten when the page is closed.
  }
}

/** What the style sheets look at. */
export function applied(root: HTMLElement): void {
  const given = (name: string, value: string) => {
    if (value === "system") delete root.dataset[name];
    else root.dataset[name] = value;
  };
  given("theme", settings.theme);
  given("contrast", settings.contrast);
  given("motion", settings.motion);
  root.dataset["suits"] = settings.suits;
  root.dataset["cards"] = settings.cards;
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
