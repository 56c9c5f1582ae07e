/** Writes `generated/` from the source in `tokens/`. Run: `npm run build -w @larkline/tokens`. */
import { mkdirSync, writeFileSync } from "node:fs";

import { generate } from "./generate.ts";

const folder = new URL("../generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of await generate()) {
  writeFileSync(new URL(name, folder), text);
  console.log(`generated/${name}`);
}
