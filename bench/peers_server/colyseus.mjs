// Colyseus with a game in the shape of Nain Jaune, in memory; a patch follows each move: node colyseus.mjs FOLDER
import { createRequire } from "node:module";
import { createServer } from "node:http";

const load = createRequire(process.argv[2] + "/");
const { Server, Room } = load("@colyseus/core");
const { WebSocketTransport } = load("@colyseus/ws-transport");
const { Schema, ArraySchema, StateView, type, view } = load("@colyseus/schema");
const { SEATS, HAND, BOXES, rank, hands, fits, following } = createRequire(import.meta.url)("./rules.cjs");

class Player extends Schema {
  constructor() {
    super();
    this.hand = new ArraySchema();
    this.count = 0;
  }
}
type(["uint8"])(Player.prototype, "hand");
view()(Player.prototype, "hand");
type("uint8")(Player.prototype, "count");

class State extends Schema {
  constructor() {
    super();
    this.players = new ArraySchema(...Array.from({ length: SEATS }, () => new Player()));
    this.played = new ArraySchema();
    this.boxes = new ArraySchema(0, 0, 0, 0, 0);
    this.scores = new ArraySchema(0, 0, 0, 0);
    this.run = -1;
    this.turn = 0;
    this.number = 0;
  }
}
type([Player])(State.prototype, "players");
type(["uint8"])(State.prototype, "played");
type(["int32"])(State.prototype, "boxes");
type(["int32"])(State.prototype, "scores");
type("int8")(State.prototype, "run");
type("uint8")(State.prototype, "turn");
type("uint32")(State.prototype, "number");

function shuffled() {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

function deal(state) {
  hands(shuffled()).forEach((hand, seat) => {
    state.players[seat].hand.clear();
    state.players[seat].hand.push(...hand);
    state.players[seat].count = HAND;
  });
  state.run = -1;
  state.played.clear();
  for (let box = 0; box < 5; box++) state.boxes[box] += (box + 1) * SEATS;
  for (let seat = 0; seat < SEATS; seat++) state.scores[seat] -= 15;
}

function play(state, seat, card) {
  const { hand } = state.players[seat];
  const place = hand.indexOf(card);
  if (seat !== state.turn || place < 0 || !fits(card, state.run)) return false;
  hand.splice(place, 1);
  state.players[seat].count--;
  state.played.push(card);
  state.number++;
  if (BOXES.has(card)) {
    state.scores[seat] += state.boxes[BOXES.get(card)];
    state.boxes[BOXES.get(card)] = 0;
  }
  if (hand.length) {
    const { next, run } = following(seat, card, (other, wanted) => state.players[other].hand.some((each) => rank(each) === wanted));
    state.run = run;
    state.turn = next;
    return true;
  }
  state.players.forEach((other, place) => {
    state.scores[place] -= other.count;
    state.scores[seat] += other.count;
  });
  deal(state);
  state.turn = (seat + 1) % SEATS;
  return true;
}

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.state = new State();
    this.seats = new Map();
    deal(this.state);
    this.onMessage("play", (client, card) => {
      if (play(this.state, this.seats.get(client.sessionId), card)) this.broadcastPatch();
      else client.send("refused", card);
    });
  }
  onJoin(client, { seat }) {
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http, pingInterval: 10000 }) });
server.define("game", Table);
await server.listen(0, "127.0.0.1");
console.log(http.address().port);
