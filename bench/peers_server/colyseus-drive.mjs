// Drives Colyseus as bench/load.py drives Mazzo, and prints the same figures:
// node colyseus-drive.mjs FOLDER PORT PROCESS TABLES RATE SECONDS
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const [, , folder, port, server, ...numbers] = process.argv;
const [tables, rate, seconds] = numbers.map(Number);
const { Client } = createRequire(folder + "/")("@colyseus/sdk");
const { SEATS, fits } = createRequire(import.meta.url)("./rules.cjs");
const TICKS = 100;
const WARM = 3;
const seen = { messages: 0, bytes: 0 };
const now = () => performance.now() / 1000;
const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));

function processor() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(")").pop().trim().split(/\s+/);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

class Table {
  clients = [];
  waiting = null;

  heard() {
    if (this.waiting && this.clients.every((client) => client.number >= this.waiting.number)) {
      this.waiting.done();
      this.waiting = null;
    }
  }
  async open() {
    let id;
    for (let seat = 0; seat < SEATS; seat++) {
      const sdk = new Client(`ws://127.0.0.1:${port}`);
      const room = seat ? await sdk.joinById(id, { seat }) : await sdk.create("game", { seat });
      id = room.roomId;
      const client = { room, seat, number: -1, state: null };
      room.onStateChange((state) => {
        Object.assign(client, { state, number: state.number });
        this.heard();
      });
      room.onMessage("refused", () => {
        throw new Error("refused");
      });
      const { events } = room.connection;
      const hear = events.onmessage;
      events.onmessage = (event) => {
        seen.messages++;
        seen.bytes += event.data.byteLength;
        return hear(event);
      };
      this.clients.push(client);
    }
    await this.all(0);
  }
  all(number) {
    return new Promise((done) => {
      this.waiting = { number, done };
      this.heard();
    });
  }
  async move() {
    const { turn, number } = this.clients[0].state;
    const { room, state } = this.clients[turn];
    const card = [...state.players[turn].hand].find((each) => fits(each, state.run));
    const began = now();
    room.send("play", card);
    await this.all(number + 1);
    return now() - began;
  }
}

async function atRate(found, time) {
  const interval = found.length / rate;
  const latencies = [];
  const begin = now();
  const measured = begin + interval;
  const end = measured + time;
  const play = async (table) => {
    for (let due = begin + Math.random() * interval; now() < end; due += interval) {
      if (due > now()) await sleep(due - now());
      if (now() > end) return;
      const taken = await table.move();
      if (now() > measured && now() <= end) latencies.push(taken);
    }
  };
  const used = async () => {
    await sleep(interval);
    const before = { spent: processor(), ...seen };
    await sleep(time);
    return { spent: processor() - before.spent, bytes: (seen.bytes - before.bytes) / (seen.messages - before.messages) };
  };
  const [{ spent, bytes }] = await Promise.all([used(), ...found.map(play)]);
  latencies.sort((one, other) => one - other);
  const cut = (part) => latencies[Math.floor(part * latencies.length)] * 1000;
  return { rate: latencies.length / time, processor: (spent / latencies.length) * 1000, p50: cut(0.5), p99: cut(0.99), bytes };
}

const found = [];
for (let count = 0; count < tables; count++) {
  found.push(new Table());
  await found.at(-1).open();
}
await atRate(found, WARM);
console.log(JSON.stringify(await atRate(found, seconds)));
process.exit(0);
