/** What is said at the table, in the words of whoever reads it. */
import type { TalkLine } from "../api/types";
import { dashed, t } from "./words.svelte";

/** In the order in which they are offered; the server knows the same. */
export const PHRASES = ["hello", "good_luck", "well_played", "good_game", "thanks", "sorry", "oops", "thinking", "your_turn", "one_moment", "again", "bye"] as const;

export const phraseText = (key: string): string => t(`talk-${dashed(key)}`);
export const emoteText = (key: string): string => t(`emote-${dashed(key)}`);

/** As much of a line as its words depend on. */
type Spoken = Pick<TalkLine, "name" | "kind" | "key" | "text">;

export const speaker = (line: Pick<TalkLine, "name">): string => line.name || t("web-talk-watcher");

/** What somebody says, without who it is. */
export function lineText(line: Spoken): string {
  switch (line.kind) {
    case "phrase":
      return phraseText(line.key ?? "");
    case "emote":
      return emoteText(line.key ?? "");
    case "bot":
      return t(`bot-${speaker(line).toLowerCase()}-${line.key ?? ""}`);
    case "silenced":
      return t("web-talk-was-silenced", { name: speaker(line) });
    case "voiced":
      return t("web-talk-was-voiced", { name: speaker(line) });
    default:
      return line.text ?? "";
  }
}

/** A whole line, as it is read out. */
export function heardText(line: TalkLine): string {
  if (line.kind === "silenced" || line.kind === "voiced") return lineText(line);
  const name = line.own ? t("name-you") : speaker(line);
  return t("web-talk-heard", { name, text: lineText(line) });
}
