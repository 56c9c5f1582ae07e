// `npm run figma -- nodes.json`: writes Figma Code Connect templates for the components in that file to
// dist/figma, with the configuration for `npx figma connect publish`. A second argument names another folder.
// It must have no other files than those that this run writes. See docs/adopting.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { figmaTemplates } from "./figma/templates.ts";
import { prepareFolder } from "./output-folder.ts";

const ownFolder = join(root, "dist/figma");
const [, , nodes, folder = ownFolder] = process.argv;
if (nodes === undefined) {
  console.error(
    'Usage: npm run figma -- nodes.json, a file with the URL of each component\'s node: { "button": "https://www.figma.com/design/…" }',
  );
  process.exit(1);
}
const templates = figmaTemplates(JSON.parse(readFileSync(nodes, "utf8")));
const configuration = { codeConnect: { include: ["*.figma.ts"], label: "React", language: "jsx" } };
const files = [
  ...templates.map(({ name, text }) => ({ name: `${name}.figma.ts`, text })),
  { name: "figma.config.json", text: `${JSON.stringify(configuration, undefined, 2)}\n` },
];
prepareFolder(
  folder,
  ownFolder,
  files.map(({ name }) => name),
);
for (const { name, text } of files) writeFileSync(join(folder, name), text);
console.log(`${templates.length} templates: ${folder}`);
