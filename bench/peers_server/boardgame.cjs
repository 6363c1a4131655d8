// boardgame.io with a game in the shape of Nain Jaune: node boardgame.cjs FOLDER memory|sqlite FILE FULL|NORMAL
const { createRequire } = require("node:module");
const [, , folder, storage] = process.argv;
const load = createRequire(folder + "/");
const { Server } = load("boardgame.io/dist/cjs/server.js");
const { PlayerView } = load("boardgame.io/dist/cjs/core.js");
const { SEATS, HAND, BOXES, rank, hands, fits, following } = require("./rules.cjs");

function deal(G, random) {
  hands(random.Shuffle(Array.from({ length: 52 }, (_, card) => card))).forEach((hand, seat) => (G.players[seat] = { hand }));
  Object.assign(G, { counts: Array(SEATS).fill(HAND), run: -1, played: [] });
  G.boxes = G.boxes.map((tokens, box) => tokens + (box + 1) * SEATS);
  G.scores = G.scores.map((score) => score - 15);
}

function play({ G, playerID, events, random }, card) {
  const seat = Number(playerID);
  const { hand } = G.players[seat];
  const place = hand.indexOf(card);
  if (place < 0 || !fits(card, G.run)) return "INVALID_MOVE";
  hand.splice(place, 1);
  G.counts[seat]--;
  G.played.push(card);
  if (BOXES.has(card)) {
    G.scores[seat] += G.boxes[BOXES.get(card)];
    G.boxes[BOXES.get(card)] = 0;
  }
  if (hand.length) {
    const { next, run } = following(seat, card, (other, wanted) => G.players[other].hand.some((each) => rank(each) === wanted));
    G.run = run;
    events.endTurn({ next: String(next) });
    return;
  }
  G.counts.forEach((left, other) => {
    G.scores[other] -= left;
    G.scores[seat] += left;
  });
  deal(G, random);
  events.endTurn({ next: String((seat + 1) % SEATS) });
}

const game = {
  name: "game",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { players: {}, boxes: [0, 0, 0, 0, 0], scores: Array(SEATS).fill(0) };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { client: false, move: play } },
};

/** Every state and every line of the log as rows, written before the move is told; what is read comes from memory. */
class Kept {
  constructor(file) {
    const Database = load("better-sqlite3");
    const database = new Database(file);
    database.pragma("journal_mode=WAL");
    database.pragma(`synchronous=${process.argv[5]}`);
    database.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT, metadata TEXT); CREATE TABLE log (id TEXT, entry TEXT);");
    this.insert = database.prepare("INSERT INTO matches VALUES (?, ?, ?)");
    this.update = database.prepare("UPDATE matches SET state = ? WHERE id = ?");
    this.rename = database.prepare("UPDATE matches SET metadata = ? WHERE id = ?");
    const note = database.prepare("INSERT INTO log VALUES (?, ?)");
    this.write = database.transaction((id, state, added) => {
      for (const entry of added ?? []) note.run(id, JSON.stringify(entry));
      this.update.run(JSON.stringify(state), id);
    });
    this.matches = new Map();
  }
  type() {
    return 0;
  }
  connect() {}
  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [] });
    this.insert.run(id, JSON.stringify(initialState), JSON.stringify(metadata));
  }
  setState(id, state, added) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...(added ?? []));
    this.write(id, state, added);
  }
  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    this.rename.run(JSON.stringify(metadata), id);
  }
  fetch(id, wanted) {
    const match = this.matches.get(id) ?? { log: [] };
    return Object.fromEntries(["state", "metadata", "log", "initialState"].filter((part) => wanted[part]).map((part) => [part, match[part]]));
  }
  wipe(id) {
    this.matches.delete(id);
  }
  listMatches() {
    return [...this.matches.keys()];
  }
}

const db = storage === "sqlite" ? new Kept(process.argv[4]) : undefined;
const server = Server({ games: [game], db, origins: [/.*/] });
server.run({ port: { port: 0, host: "127.0.0.1" } }, () => {}).then(({ appServer }) => console.log(appServer.address().port));
