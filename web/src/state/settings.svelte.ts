/** What this person likes, kept in this browser. A browser that forbids keeping things forgets it. */

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  contrast: "system" | "normal" | "high";
  suits: "two" | "four";
  cards: "small" | "medium" | "large";
  motion: "system" | "full" | "none";
  /** How long each move of others is seen before the next. */
  pace: "quick" | "normal" | "calm";
  /** What bots look like: their portraits, or initials as people have. */
  pictures: "portraits" | "initials";
  /** How loud the table is, from 0 to 1. */
  volume: number;
  /** At which table sound was offered; once it was answered, `ANSWERED`. */
  offered: string;
  confirm: boolean;
  /** Whose talk is heard at the table. */
  talk: "all" | "people" | "none";
  /** Whether this browser tells of turns while the page is out of sight. */
  notify: boolean;
  /** Whether the rule book names its rulings. */
  rulings: boolean;
  name: string;
  /** In which form each game was played last, by the key of a preset. */
  forms: Readonly<Record<string, string>>;
}

const KEY = "mazzo.settings";
/** How loud it is for whoever only says that they want to hear something. */
export const USUAL = 0.6;
export const ANSWERED = "-";
const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  contrast: "system",
  suits: "two",
  cards: "medium",
  motion: "system",
  pace: "normal",
  pictures: "portraits",
  volume: 0,
  offered: "",
  confirm: false,
  talk: "all",
  notify: false,
  rulings: true,
  name: "",
  forms: {},
};

function kept(): Partial<Settings> {
  try {
    return inherited(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept);
  } catch {
    return {};
  }
}

/** Before there was a volume, there was sound or silence. */
type Kept = Partial<Settings> & { readonly sound?: boolean };

export const inherited = ({ sound, ...found }: Kept): Partial<Settings> => (sound ? { volume: USUAL, offered: ANSWERED, ...found } : found);

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Change something, and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  if (key === "volume") settings.offered = ANSWERED;
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
