import type { Scene } from "./types";

/** Whether the contract is still being settled. */
export const bidding = (scene: Scene): boolean => scene.phase === "auction" || scene.phase === "choice";
