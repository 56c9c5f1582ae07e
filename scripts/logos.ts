// `npm run logos`: writes the SVG sprite of the integrations' logos that the site serves.
import { writeFile } from "node:fs/promises";

import { readCommandLine } from "./command-line.ts";
import { logoSprite } from "./logos/sprite.ts";

readCommandLine(
  "npm run logos   writes the integrations' logos into apps/site/src/integrations/logos.svg",
  {},
);

const file = new URL("../apps/site/src/integrations/logos.svg", import.meta.url);
await writeFile(file, await logoSprite());
