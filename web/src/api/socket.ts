/**
 * The socket of a table. It reconnects by itself with growing pauses, says how far it has seen, and sends again, under the
 * same id, what was not answered: the server accepts a command once.
 */
import type { Change, HintMessage, Reason, TableShown, TalkMessage } from "./types";
import type { AnyFromServer, Command, News, Saying, Scene } from "./messages";
import { patched } from "./patch";

export type Connection = "connecting" | "open" | "lost" | "ended";

interface Waiting {
  readonly text: string;
  readonly done: (answer: AnyFromServer) => void;
  readonly refused: (reason: Reason) => void;
}

interface Listener {
  news(news: News): void;
  talk(talk: TalkMessage): void;
  connection(state: Connection): void;
  ended(reason: Reason): void;
}

const PROTOCOL = 2;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** The server speaks at least every 20 seconds. */
const SILENCE = 45_000;
/** For these the client does not come again. */
const FINAL = new Set(["no_such_table", "too_many_messages", "too_many_sockets", "signed_out", "banned", "client_too_old", "table_damaged", "no_such_game", "club_members_only"]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #watch = 0;
  #since = 0;
  /** What was told last on this socket; changes are against that. */
  #told: News | null = null;
  /** The server's time minus this machine's, in milliseconds. */
  #ahead = 0;
  #show: number | null = null;
  #ended = false;
  #ids = 0;
  #session = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Say a command; the number of its last event, or the reason why it was refused. */
  async command(command: Command): Promise<number> {
    const answer = await this.#ask(command);
    return answer.type === "done" ? answer.number : 0;
  }

  /** Ask what a good player would decide here; gives the hint, or the reason for which it is refused. */
  async hint(seat: number, decision: number): Promise<HintMessage> {
    return (await this.#ask({ type: "hint", seat, decision })) as HintMessage;
  }

  /** Say something to those at the table, or about who is heard. */
  async say(saying: Saying): Promise<void> {
    await this.#ask(saying);
  }

  #ask(wanted: object): Promise<AnyFromServer> {
    const id = `${this.#session}-${++this.#ids}`;
    const text = JSON.stringify({ ...wanted, id });
    return new Promise((done, reject) => {
      this.#waiting.set(id, { text, done, refused: reject });
      this.#send(text);
    });
  }

  /** On a shared device: show this seat's cards, or none. */
  show(seat: number | null): void {
    this.#show = seat;
    this.#send(JSON.stringify({ type: "show", seat }));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    // It may never come to be open: somebody in between holds it, or another socket is waited for.
    this.#listenFor();
    socket.onopen = () => {
      const show = this.#show === null ? {} : { show: this.#show };
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, since: this.#since, ...show }));
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#listenFor();
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#listenFor();
      this.#take(JSON.parse(message.data as string) as AnyFromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** The connection is gone, or the network is: a socket may take minutes to notice. Another is tried after a pause. */
  #lose = (): void => {
    if (this.#ended) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#watch);
    clearTimeout(this.#timer);
    this.listener.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#pause) as unknown as number;
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  };

  /** A connection that says nothing for too long is lost, whatever the browser thinks. */
  #listenFor(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.#lose, SILENCE) as unknown as number;
  }

  /** Somebody is looking again, or the network is back: try at once. */
  #hurry = (): void => {
    if (this.#ended || document.hidden || this.#socket) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #hear(news: News): void {
    this.#pause = FIRST_PAUSE;
    this.#since = news.number;
    this.#told = news;
    this.listener.connection("open");
    this.listener.news(news);
  }

  #take(message: AnyFromServer): void {
    switch (message.type) {
      case "news":
        this.#ahead = message.now - Date.now();
        this.#hear(message);
        break;
      case "change":
        if (this.#told) this.#hear(changed(this.#told, message, Date.now() + this.#ahead));
        break;
      case "talk":
        this.listener.talk(message);
        break;
      case "done":
      case "hint":
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        break;
      case "refused":
        this.#waiting.get(message.id)?.refused(message.reason);
        this.#waiting.delete(message.id);
        break;
      case "bye":
        if (FINAL.has(message.reason.code)) {
          this.close();
          this.listener.connection("ended");
          this.listener.ended(message.reason);
        }
        break;
      case "beat":
        break;
    }
  }
}

/** The news that a change makes of what was told before. */
function changed(told: News, change: Change, now: number): News {
  return {
    type: "news",
    fresh: false,
    number: change.events.at(-1)?.number ?? told.number,
    now,
    events: change.events,
    table: patched(told.table, change.table) as TableShown,
    scene: patched(told.scene, change.scene) as Scene | null,
  };
}
