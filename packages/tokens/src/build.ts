/** Writes everything in `generated/` from the source in `tokens/`. Run: `npm run build -w @larkline/tokens`. */
import { mkdirSync, writeFileSync } from "node:fs";

import { renderCss } from "./css.ts";
import { readPalette, roleNames } from "./source.ts";

const folder = new URL("../generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("theme.css", folder), renderCss(readPalette(), roleNames()));
