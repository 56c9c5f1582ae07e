// `npm run registry:build -- --address=https://design.example.com/r`: builds a component registry for
// shadcn's CLI, a folder of JSON files to be served at that URL. Then, in an application:
// `npx shadcn add https://design.example.com/r/plan-card.json`. `--out=<folder>` names another folder than
// dist/registry. It must have no other files than those that this run writes. See docs/adopting.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import manifest from "../packages/ui/package.json" with { type: "json" };
import { root } from "./build/stamp.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { prepareFolder } from "./output-folder.ts";
import { registryItems } from "./registry/items.ts";

const ownFolder = join(root, "dist/registry");
const usage = `npm run registry:build -- [--address=https://design.example.com/r] [--out=<folder>]

  --address   the URL at which the folder will be served
  --out       the folder, instead of dist/registry`;
const { values } = readCommandLine(usage, {
  options: {
    address: { type: "string", default: `${manifest.homepage}/r` },
    out: { type: "string", default: ownFolder },
  },
});
const address = values.address.replace(/\/+$/, "");
// "localhost:8080" is a URL with the protocol "localhost:", which shadcn's CLI takes for the name of an item.
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ""))
  refuse(`--address is not a URL with https:// or http://: ${address}`, usage);

// An empty name, such as that of an unset variable, names no folder.
if (values.out === "") refuse("Name the folder after --out.", usage);

const items = await registryItems(address);
prepareFolder(
  values.out,
  ownFolder,
  [...items.map(({ name }) => name), "registry"].map((name) => `${name}.json`),
);
const write = (name: string, content: unknown) =>
  writeFileSync(join(values.out, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);

for (const item of items) write(item.name, item);
write("registry", {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "larkline",
  homepage: manifest.homepage,
  items: items.map(({ $schema: _schema, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _content, ...file }) => file),
  })),
});
console.log(`${items.length} items for ${address}: ${values.out}`);
