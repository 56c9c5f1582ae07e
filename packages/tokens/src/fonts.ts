/** Writes `fonts/`: subset files, licences, style sheet. Run: `npm run fonts -w @larkline/tokens`. */
import { mkdirSync, writeFileSync } from "node:fs";

import { families, fileName, subsets } from "./fonts/faces.ts";
import { generateFonts } from "./fonts/generate.ts";

const folder = new URL("../fonts/", import.meta.url);
mkdirSync(folder, { recursive: true });
const files = await generateFonts();
for (const [name, bytes] of files) writeFileSync(new URL(name, folder), bytes);

const firstPage = families.flatMap((font) =>
  subsets.filter((subset) => subset.firstPage).map((subset) => fileName(font, subset)),
);
for (const [name, bytes] of files) console.log(String(bytes.length).padStart(7), name);
console.log(
  String(firstPage.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0)).padStart(7),
  "on a first page",
);
