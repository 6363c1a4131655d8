/** One table as this client sees it. Others' moves are paced so that one can follow; `hurry` shows what is still to come. */
import { Refused } from "../api/rest";
import { TableSocket, type Connection } from "../api/socket";
import type { Command, News, Scene } from "../api/messages";
import type { Choice, EventShown, Reason, TableShown } from "../api/types";
import { keepAdded, keepCommitment, keepHand } from "../fair/kept";
import { moves } from "./settings.svelte";

const PACE = 420;
/** What one wants to look at a little longer. */
const SLOWER: Readonly<Record<string, number>> = { trick: 1300 };
const LONGEST_LOG = 400;
const CONTRIBUTION = 16;

export class TableClient {
  connection: Connection = $state("connecting");
  table: TableShown | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  log: readonly EventShown[] = $state.raw([]);
  /** The events that brought about what is shown now. */
  latest: readonly EventShown[] = $state.raw([]);
  /** Why the last wish was refused. */
  refusal: Reason | null = $state.raw(null);
  ended: Reason | null = $state.raw(null);
  /** The server's time minus this machine's, in milliseconds. */
  offset = 0;

  #socket: TableSocket;
  #queue: News[] = [];
  #timer = 0;
  #free = 0;
  #contributed = 0;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      news: (news) => this.#hear(news),
      connection: (state) => (this.connection = state),
      ended: (reason) => (this.ended = reason),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Ask something of the table; whether it was accepted. */
  async ask(command: Command): Promise<boolean> {
    this.refusal = null;
    try {
      await this.#socket.command(command);
      return true;
    } catch (error) {
      this.refusal = error instanceof Refused ? error.reason : (error as Reason);
      return false;
    }
  }

  /** Make a move that the scene lists. */
  play(choice: Choice): Promise<boolean> {
    const seat = this.scene?.deciding ?? -1;
    const decision = this.table?.decisions.find((each) => each.seat === seat);
    if (!decision) return Promise.resolve(false);
    this.hurry();
    return this.ask({ type: "play", seat, decision: decision.number, move: choice.move });
  }

  show(seat: number | null): void {
    this.#socket.show(seat);
  }

  /** Show at once what is still to come. */
  hurry(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) this.#present();
    this.#free = 0;
  }

  #hear(news: News): void {
    this.offset = news.now - Date.now();
    this.#keep(news);
    if (news.fresh) this.#queue = [];
    this.#queue.push(news);
    if (news.table.contribute && this.#contributed !== news.table.match) {
      this.#contributed = news.table.match;
      const added = randomHex(CONTRIBUTION);
      void this.ask({ type: "contribute", bytes: added }).then((accepted) => accepted && keepAdded(this.id, news.table.match, added));
    }
    this.#next();
  }

  /** Remember what proves a fair shuffle later: what was promised, and the own cards as they were dealt. */
  #keep({ table, scene, events, fresh }: News): void {
    if (table.commitment && !table.seed) keepCommitment(this.id, table.match, table.commitment);
    const dealt = !fresh && table.status === "playing" && events.some((event) => event.type === "dealt");
    const hand: unknown = dealt && scene && "hand" in scene ? scene.hand : null;
    if (scene && scene.viewer >= 0 && Array.isArray(hand) && hand.every((card) => typeof card === "string")) {
      keepHand(this.id, table.match, scene.round, scene.viewer, (hand as string[]).filter((card) => card !== "??"));
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const wait = document.hidden || !moves() ? 0 : this.#free - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait) as unknown as number;
      return;
    }
    if (!this.#queue.length) return;
    this.#present();
    if (this.#queue.length) this.#next();
  }

  #present(): void {
    const news = this.#queue.shift();
    if (!news) return;
    this.table = news.table;
    this.scene = news.scene;
    this.latest = news.fresh ? [] : news.events;
    this.log = (news.fresh ? [...news.events] : [...this.log, ...news.events]).slice(-LONGEST_LOG);
    const moved = news.events.filter((event) => event.type === "moved");
    const paces = moved.flatMap((event) => (event.happened ?? []).map((each) => SLOWER[each.key] ?? PACE));
    this.#free = moved.length && !news.fresh ? performance.now() + Math.max(PACE, ...paces) : 0;
  }
}

/** Bytes that nobody can guess, also where pages are not served securely. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
