// Contact sheets: every card of a deck at 44 px and at 200 px, as HTML in contact/, and as PNG if chromium is here.
//   node tools/contact.mjs [family …] [--faces=path] [--only=card,card] [--theme=dark] [--contrast=high] [--suits=four] [--big]
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const args = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
const root = new URL("..", import.meta.url).pathname;
const out = `${root}contact/`;
mkdirSync(out, { recursive: true });

const server = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false }, appType: "custom" });
const cards = await server.ssrLoadModule("/src/cards/index.ts");
const tokens = readFileSync(`${root}src/styles/tokens.css`, "utf8");
const named = args.filter((arg) => !arg.startsWith("--"));
const only = option("only")?.split(",");
const marks = ["theme", "contrast", "suits"].filter(option).map((name) => ` data-${name}="${option(name)}"`).join("");
const suffix = ["theme", "contrast", "suits", "only"].map(option).filter(Boolean).map((text) => `-${text.replaceAll(/[^\w-]/g, "_").slice(0, 40)}`).join("");
const small = !args.includes("--big");

// A game's own faces by the path of their module.
const own = option("faces") && (await server.ssrLoadModule(option("faces"))).faces;
for (const family of named.length ? named : cards.FAMILIES) {
  const deck = cards.refined(await cards.loadFamily(family), own);
  const faces = [...(only ?? deck.cards).map((card) => deck.face(card)), cards.back()].map((face) => cards.svg(face));
  const width = Number(option("width") ?? 200);
  const columns = Number(option("columns") ?? 8);
  const row = (size, n) => `<div style="display:grid;grid-template-columns:repeat(${n},${size}px);gap:10px">${faces.join("")}</div>`;
  const page = columns * (width + 10) + 10;
  const html = `<!doctype html><html${marks}><meta charset="utf-8"><style>${tokens}body{background:var(--baize);padding:10px;display:grid;gap:16px}svg{display:block}</style>${small ? row(44, Math.floor(page / 54)) : ""}${row(width, columns)}</html>`;
  const file = `${out}${family}${suffix}`;
  writeFileSync(`${file}.html`, html);
  const rows = Math.ceil(faces.length / columns) * (width * 1.5 + 10) + (small ? Math.ceil(faces.length / Math.floor(page / 54)) * 76 : 0) + 40;
  execFileSync("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars", `--screenshot=${file}.png`, `--window-size=${page},${Math.ceil(rows)}`, `file://${file}.html`], { stdio: "ignore" });
  console.log(`${file}.png`);
}
await server.close();
process.exit(0);
