/** What this person should hear of on every page: turns at other tables, invitations, friends. One socket keeps it true. */
import type { Beat, Bye, ClubNews, FriendShown, InboxShown, InvitationShown, TurnShown } from "../api/types";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** The server speaks at least every 20 seconds. */
const SILENCE = 45_000;
/** For these the client does not come again by itself. */
const FINAL = new Set(["no_identity", "signed_out", "banned", "too_many_sockets"]);

class Inbox {
  turns: readonly TurnShown[] = $state.raw([]);
  invitations: readonly InvitationShown[] = $state.raw([]);
  friends: readonly FriendShown[] = $state.raw([]);
  clubs: readonly ClubNews[] = $state.raw([]);
  /** The table that is on this page, and whether it is this person's turn there. */
  here: { readonly table: string; readonly mine: boolean } = $state.raw({ table: "", mine: false });

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #watch = 0;
  /** Whether somebody has asked to listen since the socket was opened. */
  #wanted = false;

  /** The turns at other tables than the one that is seen. */
  get elsewhere(): readonly TurnShown[] {
    return this.turns.filter(({ table }) => table !== this.here.table);
  }

  /** Those who would like to be friends. */
  get asking(): readonly FriendShown[] {
    return this.friends.filter(({ state }) => state === "asks");
  }

  /** At how many tables it is this person's turn. */
  get due(): number {
    return this.elsewhere.length + (this.here.mine ? 1 : 0);
  }

  /** Listen, as soon as this browser is known here. */
  begin(): void {
    // A socket that was opened before this browser was known is about to end.
    this.#wanted = this.#socket !== null;
    if (this.#socket) return;
    clearTimeout(this.#timer);
    const address = new URL("/api/me/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    let ended = false;
    const lost = (): void => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      clearTimeout(this.#watch);
      socket.close();
      if (ended && this.#wanted) return this.begin();
      if (ended) return this.#take({ turns: [], invitations: [], friends: [] });
      this.#timer = setTimeout(() => this.begin(), this.#pause) as unknown as number;
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
    // A connection that says nothing for too long is lost, whatever the browser thinks: a network may end without a word,
    // and a socket may never come to be open.
    const listen = (): void => {
      clearTimeout(this.#watch);
      this.#watch = setTimeout(lost, SILENCE) as unknown as number;
    };
    listen();
    socket.onmessage = ({ data }) => {
      listen();
      const message = JSON.parse(data as string) as InboxShown | Beat | Bye;
      this.#pause = FIRST_PAUSE;
      if (message.type === "inbox") this.#take(message);
      else if (message.type === "bye") ended = FINAL.has(message.reason.code);
    };
    socket.onclose = lost;
  }

  /** This browser is somebody else now. */
  again(): void {
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    this.begin();
  }

  #take({ turns, invitations, friends, clubs = [] }: Omit<InboxShown, "type">): void {
    this.turns = turns;
    this.invitations = invitations;
    this.friends = friends;
    this.clubs = clubs;
  }
}

export const inbox = new Inbox();
