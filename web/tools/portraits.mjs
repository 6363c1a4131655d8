// A contact sheet of the portraits: every one at 160, 76, 48 and 28 px, on felt and on paper, as HTML and PNG in contact/.
//   node tools/portraits.mjs [--theme=dark] [--contrast=high] [--only=Ida,Lino] [--width=160]
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const args = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
const root = new URL("..", import.meta.url).pathname;
const out = `${root}contact/`;
mkdirSync(out, { recursive: true });

const server = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false }, appType: "custom" });
const { portraitOf, robot } = await server.ssrLoadModule("/src/people/portraits.ts");
const { initialsPicture } = await server.ssrLoadModule("/src/people/initials.ts");
const bots = readFileSync(`${root}src/people/bots.ts`, "utf8").match(/BOTS.*\[(.*)\]/)[1].match(/\w+/g);
const guests = ["Giulia", "Anna Maria", "WM", "👩‍🚀", "李小龙", "محمد علي", "דוד", "A&<b>", "Åsa", ""];
const drawn = option("only") ? option("only").split(",").map(portraitOf) : [...bots.map(portraitOf), robot(), ...guests.map(initialsPicture)];
const tokens = readFileSync(`${root}src/styles/tokens.css`, "utf8");
const marks = ["theme", "contrast"].filter(option).map((name) => ` data-${name}="${option(name)}"`).join("");
const row = (size) => `<div>${drawn.map((each) => `<span style="width:${size}px;height:${size}px">${each}</span>`).join("")}</div>`;
const sizes = [Number(option("width") ?? 160), 76, 48, 28];
const sheet = (ground) => `<section style="background:var(--${ground})">${sizes.map(row).join("")}</section>`;
const style = `${tokens}section{padding:10px}div{display:flex;flex-wrap:wrap;gap:10px;margin-bottom:12px}span{border-radius:50%;overflow:hidden}svg{display:block}`;
const file = `${out}portraits${marks.replaceAll(/[^a-z]+/g, "-")}`;
writeFileSync(`${file}.html`, `<!doctype html><html${marks || ' data-theme="light"'}><meta charset="utf-8"><style>${style}</style>${sheet("plate")}${sheet("surface")}</html>`);
execFileSync("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--hide-scrollbars", `--screenshot=${file}.png`, `--window-size=${option("page") ?? "1210,1150"}`, `file://${file}.html`], { stdio: "ignore" });
console.log(`${file}.png`);
await server.close();
process.exit(0);
