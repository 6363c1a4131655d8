/** What is being played just now, as the books name it. */
import type { Scene } from "../api/messages";

/** The phase that a game's own scene tells; else what is asked. A round that is counted is over. */
export function phaseOf(scene: Scene | null): string {
  if (!scene) return "";
  if ("phase" in scene && typeof scene.phase === "string") return scene.phase;
  return scene.tally ? "over" : (scene.asked?.code ?? "play");
}
