/** Writes `fonts/`: subset files, licenses, style sheet. Run: `npm run fonts -w @larkline/tokens`. */
import { mkdirSync, writeFileSync } from "node:fs";

import { firstPageBytes, generateFonts } from "./fonts/generate.ts";

const folder = new URL("../fonts/", import.meta.url);
mkdirSync(folder, { recursive: true });
const files = await generateFonts();
for (const [name, bytes] of files) writeFileSync(new URL(name, folder), bytes);

for (const [name, bytes] of files) console.log(String(bytes.length).padStart(7), name);
console.log(String(firstPageBytes(files)).padStart(7), "on a first page");
