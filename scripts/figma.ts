// `npm run figma -- nodes.json`: writes Figma Code Connect templates for the components in that file to
// dist/figma, with the configuration for Figma's program that publishes them (docs/adopting.md). A second argument
// names another folder. It must have no other files than those that this run writes.
import { statSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { figmaTemplates } from "./figma/templates.ts";
import { InputError } from "./input-error.ts";
import { prepareFolder } from "./output-folder.ts";

const ownFolder = join(root, "dist/figma");
const usage = `npm run figma -- nodes.json [folder]

  nodes.json   a file with the URL of each component's node: { "button": "https://www.figma.com/design/…" }
  folder       where the templates are written, instead of dist/figma`;
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [nodes, folder = ownFolder, ...others] = positionals;
if (nodes === undefined) refuse("Which file?", usage);
if (folder === "" || others.length > 0) refuse("Name one file, and one folder at most.", usage);
const templates = readTemplates(nodes);
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
const count = templates.length === 1 ? "1 template" : `${templates.length} templates`;
console.log(`${count}: ${folder}`);

/** The templates for the nodes in a file. Ends the process if the file cannot be used. */
function readTemplates(file: string) {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) refuse(`There is no file ${file}.`, usage);
  if (status.isDirectory()) refuse(`${file} is a folder.`, usage);
  try {
    return figmaTemplates(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof InputError) return refuse(error.message, usage);
    if (error instanceof SyntaxError) return refuse(`${file} is not JSON: ${error.message}`, usage);
    throw error;
  }
}
