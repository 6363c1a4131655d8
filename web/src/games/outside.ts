/**
 * Parts that a game's own package brings as an ES module: `export function parts(host)`. They draw into an element with
 * whatever they like; docs/new-game.md tells their authors what they are given.
 */
import type { Component } from "svelte";

import type { Scene } from "../api/messages";
import { face, sign, svg, type Faces } from "../cards";
import type { Moments } from "../moments/moment";
import { has, joined, t } from "../words/words.svelte";
import { known } from "./known";
import Mounted from "./Mounted.svelte";
import type { GameParts } from "./parts";

/** A part as a module writes it. */
export interface OutsidePart {
  mount(target: HTMLElement, props: OutsideProps): { update?(props: OutsideProps): void; destroy?(): void } | void;
}

/** What a part is given, and given again whenever it changes. What does not concern it is left out. */
export type OutsideProps = Readonly<Record<string, unknown>>;

interface OutsideModule {
  parts(host: Host): Readonly<Record<string, unknown>>;
}

const DRAWN = ["Middle", "Actions", "Area", "Hand", "Slip", "Corner", "Seat", "Tally"] as const;

type Host = ReturnType<typeof hostOf>;

/** What this client offers to a module. */
function hostOf(game: string) {
  return {
    game,
    /** Words by key: the game's own, and those of this client. */
    t,
    has,
    /** A list in a sentence. */
    joined,
    /** A card as a whole SVG, `??` for a back; and the sign of a suit. */
    card: (card: string): string => svg(face(game, card)),
    sign: (suit: string): string => svg(sign(game, suit), "-24 -24 48 48"),
  };
}

const fetched = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

function moduleOf(game: string): Promise<Readonly<Record<string, unknown>>> {
  let parts = fetched.get(game);
  if (!parts) {
    const address = known(game)?.module ?? "";
    parts = (import(/* @vite-ignore */ address) as Promise<OutsideModule>).then((module) => module.parts(hostOf(game)));
    // What a package cannot give, the generic board draws.
    parts = parts.catch((problem: unknown) => {
      console.error(`the parts of ${game} cannot be used`, problem);
      return {};
    });
    fetched.set(game, parts);
  }
  return parts;
}

export async function outsideParts(game: string): Promise<Partial<GameParts>> {
  const [{ generic }, given] = await Promise.all([import("./generic"), moduleOf(game)]);
  const drawn = DRAWN.filter((name) => isPart(given[name])).map((name) => [
    name,
    mounting(given[name] as OutsidePart, generic[name] as unknown as Component<Record<string, unknown>>),
  ]);
  const { holds, moments } = given;
  const own = {
    ...(typeof holds === "function" ? { holds: holds as (scene: Scene, seat: number) => number | undefined } : {}),
    ...(typeof moments === "object" && moments ? { moments: moments as Moments } : {}),
  };
  return { ...Object.fromEntries(drawn), ...own } as Partial<GameParts>;
}

export async function outsideFaces(game: string): Promise<Faces | undefined> {
  const { faces } = await moduleOf(game);
  return typeof faces === "function" ? (faces as Faces) : undefined;
}

const isPart = (part: unknown): part is OutsidePart => typeof (part as OutsidePart | undefined)?.mount === "function";

/** A component that lets a part draw; if that fails, the generic one does. */
function mounting(part: OutsidePart, Generic: Component<Record<string, unknown>>): Component<Record<string, unknown>> {
  return (internals, given) => Mounted(internals, { part, Generic, given });
}
