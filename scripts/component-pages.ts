// Writes `llms.txt` and a Markdown page for each component into the built Storybook. `npm run
// storybook:build` calls it after the build. `node scripts/component-pages.ts <folder>` writes into another
// folder.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { componentPages, llmsText } from "./component-pages/pages.ts";

const [, , folder = join(root, "storybook-static")] = process.argv;
const pages = componentPages();
mkdirSync(join(folder, "components"), { recursive: true });
writeFileSync(join(folder, "llms.txt"), llmsText(pages));
for (const { name, text } of pages) writeFileSync(join(folder, "components", `${name}.md`), text);
console.log(`llms.txt and ${pages.length} pages: ${folder}`);
