// `npm run drawings`: writes the SVG sprite of drawings that the site serves.
import { writeFile } from "node:fs/promises";

import { drawingSprite } from "./drawings/sprite.ts";

const file = new URL("../apps/site/src/drawings/drawings.svg", import.meta.url);
await writeFile(file, await drawingSprite());
