/** What somebody at Tarock is about to do, and what is looked at meanwhile in the middle of the table. */
import { Choosing, type Given } from "mazzo/games/generic";
import { untrack } from "svelte";
import type { Scene } from "./types";

/** The last trick, or what lies aside. */
export type Looked = "last" | "aside";

export class Looking extends Choosing {
  looked: Looked | null = $state(null);

  constructor(given: () => Given) {
    super(given);
    $effect(() => {
      // Another trick, another phase: nobody looks back any more.
      const { round, phase, tricks, trick } = given().scene as Scene;
      void [round, phase, tricks.length, trick.length];
      untrack(() => (this.looked = null));
    });
  }

  /** Look at it, or no more. */
  look(at: Looked): void {
    this.looked = this.looked === at ? null : at;
  }

  override forget(): void {
    super.forget();
    this.looked = null;
  }
}
