// The same bot for Node 22 or newer, which needs nothing else.
//
//     node examples/bots/online.mjs https://cards.example/t/abc123 TOKEN "Name of the bot"
const [link, token, name] = process.argv.slice(2);
const [server, table] = link.split("/t/");
const address = `${server.replace("http", "ws")}/api/tables/${table}/socket`;
const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
const say = (type, parts) => socket.send(JSON.stringify({ type, ...parts }));
const command = (type, parts) => say(type, { id: crypto.randomUUID(), ...parts });
const asked = new Set();

socket.onopen = () => say("hello", { protocol: 2, whole: true });
socket.onclose = () => process.exit(0);
socket.onmessage = (event) => {
  const said = JSON.parse(event.data);
  if (said.type === "bye" || said.type === "refused") console.log(said.type, said.reason);
  if (said.type !== "news") return;
  const { table: shown, scene } = said;
  const mine = shown.seats.flatMap((each, seat) => (each.yours ? [seat] : []));
  const free = shown.seats.findIndex((each) => each.kind === "free");
  if (!mine.length && free >= 0 && shown.programs) command("sit", { seats: [free], names: [name] });
  if (mine.length && shown.status === "counted" && !shown.seats[mine[0]].ready) command("ready");
  for (const each of shown.decisions) {
    // What is asked has a number; answer each once.
    if (!mine.includes(each.by) || asked.has(each.number) || scene.deciding !== each.seat) continue;
    asked.add(each.number);
    const { move } = scene.moves[Math.floor(Math.random() * scene.moves.length)];
    command("play", { seat: each.seat, decision: each.number, move });
  }
  if (shown.status === "finished") socket.close();
};
