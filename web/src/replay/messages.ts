/** A round of a match that is over, with the scenes of its game. */
import type { Scene } from "../api/messages";
import type * as wire from "../api/types";

export type Frame = Omit<wire.Frame, "scene"> & { readonly scene: Scene };
export type Replay = Omit<wire.Replay, "frames"> & { readonly frames: readonly Frame[] };
