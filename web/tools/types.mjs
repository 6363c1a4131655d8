// Makes TypeScript of a JSON Schema: node tools/types.mjs < schema > types. `make types`
// What is mentioned and not defined there is shared by all games.
import { readFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(0, "utf8"));
const definitions = schema.$defs;
const used = new Set();

function nameOf(key) {
  if (!(key in definitions)) used.add(key);
  return key;
}

function typeOf(node) {
  if (node.$ref) return nameOf(decodeURIComponent(node.$ref.split("/").at(-1)));
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (node.anyOf) return node.anyOf.map(typeOf).join(" | ");
  switch (node.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return node.type;
    case "array":
      return `readonly (${node.items ? typeOf(node.items) : "unknown"})[]`;
    case "object":
      return node.properties ? objectOf(node) : `Readonly<Record<string, ${node.additionalProperties?.$ref || node.additionalProperties?.type || node.additionalProperties?.anyOf ? typeOf(node.additionalProperties) : "unknown"}>>`;
    default:
      return "unknown";
  }
}

function objectOf(node) {
  const required = new Set(node.required ?? []);
  const fields = Object.entries(node.properties).map(
    ([key, value]) => `  readonly ${key}${required.has(key) ? "" : "?"}: ${typeOf(value)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const written = Object.entries(definitions)
  .map(([key, node]) => {
    const about = (node.description ?? "").split("\n")[0];
    const body = node.type === "object" && node.properties ? `export interface ${nameOf(key)} ${objectOf(node)}` : `export type ${nameOf(key)} = ${typeOf(node)};`;
    return `${about ? `/** ${about} */\n` : ""}${body}`;
  })
  .sort((one, other) => (one.replace(/^\/\*\*.*\n/, "") < other.replace(/^\/\*\*.*\n/, "") ? -1 : 1));

const imported = used.size ? `import type { ${[...used].sort().join(", ")} } from "mazzo/api/types";\n\n` : "";
process.stdout.write(`// Generated from \`mazzo schema\`: make types. Do not edit.\n\n${imported}${written.join("\n\n")}\n`);
