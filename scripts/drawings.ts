// `npm run drawings`: writes the SVG sprite of drawings that the site serves.
import { writeFile } from "node:fs/promises";

import { readCommandLine } from "./command-line.ts";
import { drawingSprite } from "./drawings/sprite.ts";

readCommandLine(
  "npm run drawings   writes the drawings that pages show into apps/site/src/drawings/drawings.svg",
  {},
);

const file = new URL("../apps/site/src/drawings/drawings.svg", import.meta.url);
await writeFile(file, await drawingSprite());
