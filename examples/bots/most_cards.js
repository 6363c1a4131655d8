// The same bot for Node: it makes the move that takes the most cards.
//
//     mazzo arena primiera --bots club,"cmd:node examples/bots/most_cards.js"
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.type === "hello") say({ type: "ready", protocol: 1, name: "Most cards in Node" });
  if (asked.type === "ping") say({ type: "pong", id: asked.id });
  if (asked.type === "decide") {
    const taken = (choice) => (choice.takes ?? []).length;
    const best = asked.scene.moves.reduce((a, b) => (taken(b) > taken(a) ? b : a));
    say({ type: "move", id: asked.id, move: best.move });
  }
  if (asked.type === "quit") process.exit(0);
});
