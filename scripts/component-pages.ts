// Writes `llms.txt` and a Markdown page for each component into the built Storybook. `npm run
// storybook:build` calls it after the build. `node scripts/component-pages.ts <folder>` writes into another
// folder.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { componentPages, llmsText } from "./component-pages/pages.ts";
import { createFolder } from "./output-folder.ts";

const usage = `node scripts/component-pages.ts [folder]

  folder   where the pages are written, instead of storybook-static`;
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [folder = join(root, "storybook-static"), ...others] = positionals;
if (folder === "" || others.length > 0) refuse("Name one folder at most.", usage);
createFolder(join(folder, "components"));
const pages = componentPages();
writeFileSync(join(folder, "llms.txt"), llmsText(pages));
for (const { name, text } of pages) writeFileSync(join(folder, "components", `${name}.md`), text);
console.log(`llms.txt and ${pages.length} pages: ${folder}`);
