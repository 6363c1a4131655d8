/** One table as this client sees it. Others' moves are paced so that one can follow; `hurry` shows what is still to come. */
import { Refused } from "../api/rest";
import { TableSocket, type Connection } from "../api/socket";
import type { Command, News, Saying, Scene } from "../api/messages";
import type { Choice, EventShown, HintMessage, Reason, TableShown } from "../api/types";
import { keepCommitment, keepHand, keepTry, kept, secretFor } from "../fair/kept";
import { doubts, nextStep, type Warning } from "../fair/part";
import { GENERIC, paceOf, stagedIn, standing, type Moments, type Staged } from "../moments/moment";
import { moves, settings } from "./settings.svelte";
import { Talk } from "./talk.svelte";

/** How long the last card of a round lies there before the count, in milliseconds; what does not move is seen sooner. */
const ENDING = { moving: 1500, still: 700 } as const;
const LONGEST_LOG = 400;
/** With these a server that has shown us a list says that it has another. */
const CONTRADICTIONS = new Set(["other_list", "other_bytes"]);

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
  /** Why moves were refused at this table, by the code of the reason; a lesson may fit. */
  readonly refused = new Set<string>();
  /** What about the shuffle does not fit, and shuffles that came to nothing, until somebody has read it. */
  warnings: readonly Warning[] = $state.raw([]);
  voided: readonly EventShown[] = $state.raw([]);
  /** What a good player would do now, if that was asked; and whether it is being thought about. */
  hint: HintMessage | null = $state.raw(null);
  hinting = $state(false);
  /** Whether the round is over and its last card is still looked at. */
  closing = $state(false);
  /** What is staged now. */
  staged: Staged | null = $state.raw(null);
  /** What is staged at this table: what any game tells, and what its parts say. */
  moments: Moments = GENERIC;
  /** What is said at the table. */
  readonly talk = new Talk();
  /** The server's time minus this machine's, in milliseconds. */
  offset = 0;

  #socket: TableSocket;
  #queue: News[] = [];
  #timer = 0;
  #ending = 0;
  #staging = 0;
  #free = 0;
  #looked = "";
  #warned = new Set<string>();

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      news: (news) => this.#hear(news),
      talk: (talk) => this.talk.hear(talk),
      connection: (state) => (this.connection = state),
      ended: (reason) => (this.ended = reason),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    clearTimeout(this.#staging);
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
      this.refused.add(this.refusal.code);
      return false;
    }
  }

  /** Say something, or something about who is heard; the reason if it was refused. */
  async say(saying: Saying): Promise<Reason | null> {
    try {
      await this.#socket.say(saying);
      return null;
    } catch (error) {
      return error instanceof Refused ? error.reason : (error as Reason);
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

  /** Ask for a hint; it goes when what it is about is decided. */
  async askHint(): Promise<void> {
    const seat = this.scene?.deciding ?? -1;
    const decision = this.table?.decisions.find((each) => each.seat === seat);
    if (!decision || this.hinting) return;
    this.refusal = null;
    this.hinting = true;
    try {
      this.hint = await this.#socket.hint(seat, decision.number);
      this.#checkHint();
    } catch (error) {
      this.refusal = error as Reason;
    }
    this.hinting = false;
  }

  forgetHint(): void {
    this.hint = null;
  }

  #checkHint(): void {
    const stands = this.table?.decisions.some((each) => each.seat === this.hint?.seat && each.number === this.hint.decision);
    // On a shared device somebody else may look now.
    if (!stands || this.scene?.deciding !== this.hint?.seat) this.hint = null;
  }

  show(seat: number | null): void {
    this.#socket.show(seat);
  }

  /** Show at once what is still to come. */
  hurry(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) this.#present();
    this.#free = 0;
    this.#settle();
    this.#stage([]);
  }

  #hear(news: News): void {
    this.offset = news.now - Date.now();
    this.#keep(news);
    if (news.fresh) this.#queue = [];
    this.#queue.push(news);
    this.#takePart(news.table);
    if (!news.fresh) this.voided = [...this.voided, ...news.events.filter((event) => event.type === "voided")];
    this.#next();
  }

  /** Commit and reveal at once, without asking anybody, as long as everything fits. */
  #takePart(table: TableShown): void {
    // A match that is not dealt has no number of its own yet if the table is open again.
    const match = table.status === "open" ? table.match + 1 : table.match;
    const context = table.shuffle?.context ?? "";
    const now = JSON.stringify([match, table.commitment, table.shuffle, table.voids.length, table.contributions.length]);
    if (now === this.#looked) return;
    this.#looked = now;
    const step = nextStep(table, kept(this.id, match), () => secretFor(context, table.shuffle?.seat ?? -1));
    if (step.keep) keepTry(this.id, match, context, step.keep);
    if (step.warning) this.#warn(context, step.warning);
    if (step.say) {
      // Another window of this browser may have been quicker; that is as good.
      this.#socket.command(step.say).catch((reason: Reason) => {
        if (CONTRADICTIONS.has(reason.code)) this.#warn(context, "list");
        // Whatever it was, the next news say whether it is still wanted.
        this.#looked = "";
      });
    }
    for (const { about, warning } of doubts(table, kept(this.id, match))) this.#warn(about, warning);
  }

  /** Each once. */
  #warn(about: string, warning: Warning): void {
    const name = `${about} ${warning}`;
    if (this.#warned.has(name)) return;
    this.#warned.add(name);
    if (!this.warnings.includes(warning)) this.warnings = [...this.warnings, warning];
  }

  /** Somebody has read what was to be known about the shuffle. */
  noteRead(): void {
    this.warnings = [];
    this.voided = [];
  }

  /** Remember what proves a fair shuffle later: what was promised, and the own cards as they were dealt. */
  #keep({ table, scene, events, fresh }: News): void {
    const dealtOnce = table.commitment && !table.seed && table.status !== "shuffling";
    if (dealtOnce) keepCommitment(this.id, table.match, table.commitment);
    const dealt = !fresh && table.status === "playing" && events.some((event) => event.type === "dealt");
    const hand: unknown = dealt && scene && "hand" in scene ? scene.hand : null;
    if (scene && scene.viewer >= 0 && Array.isArray(hand) && hand.every((card) => typeof card === "string")) {
      keepHand(this.id, table.match, scene.round, scene.viewer, (hand as string[]).filter((card) => card !== "??"));
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const wait = document.hidden ? 0 : this.#free - performance.now();
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
    const before = this.table?.status;
    this.table = news.table;
    this.scene = news.scene;
    this.#checkHint();
    this.latest = news.fresh ? [] : news.events;
    this.log = (news.fresh ? [...news.events] : [...this.log, ...news.events]).slice(-LONGEST_LOG);
    const staged = news.fresh || document.hidden ? [] : stagedIn(news.events, this.moments, this.log);
    const pace = news.fresh ? 0 : paceOf(news.events, staged, moves(), settings.pace);
    this.#free = pace ? performance.now() + pace : 0;
    this.#stage(staged);
    const moved = news.events.some((event) => event.type === "moved");
    if (news.table.status === "playing" || news.fresh) this.#settle();
    else if (before === "playing" && moved && !document.hidden) this.#close(pace);
  }

  /** One after the other. */
  #stage([first, ...rest]: readonly Staged[]): void {
    clearTimeout(this.#staging);
    this.staged = first ?? null;
    if (first) this.#staging = setTimeout(() => this.#stage(rest), standing(first.moment, moves())) as unknown as number;
  }

  /** The move that ends a round and the count come together; they are seen one after the other. */
  #close(pace: number): void {
    clearTimeout(this.#ending);
    const pause = Math.max(pace, moves() ? ENDING.moving : ENDING.still);
    this.closing = true;
    this.#ending = setTimeout(() => this.#settle(), pause) as unknown as number;
    this.#free = performance.now() + pause;
  }

  #settle(): void {
    clearTimeout(this.#ending);
    this.closing = false;
  }
}
