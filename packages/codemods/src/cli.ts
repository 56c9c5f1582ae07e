#!/usr/bin/env node
/** The command `npx @larkline/codemods vocabulary src`: rewrites an application's source files in place. */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { Project } from "ts-morph";

import { applyChanges, singleFileOptions } from "./apply-changes.ts";
import type { Changes } from "./changes.ts";
import { vocabulary } from "./vocabulary.ts";

const codemods: Readonly<Record<string, Changes>> = { vocabulary };

const help = `larkline-codemods <codemod> <folder or file> …

Codemods
  vocabulary   props have one vocabulary: title, headingLevel, variant, tone, labels (kit 0.1.0)

Options
  --dry-run    says what would change and changes nothing
  --from=NAME  what the kit is imported from (@larkline/ui); for components taken by shadcn's
               CLI: --from=@/components/larkline`;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Prints an error and the help, and exits with status 1. */
function refuse(text: string): never {
  process.stderr.write(`${text}\n\n${help}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        from: { type: "string", default: "@larkline/ui" },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The source files in a folder and its subfolders, without `node_modules` and hidden folders. Uses no glob,
 * because names of folders such as `[...slug]` and `(site)` have characters that are special in globs.
 *
 * @param read The real paths of folders already read: a symbolic link may lead back to one of them.
 */
function sourceFilesIn(folder: string, read = new Set<string>()): readonly string[] {
  const realPath = realpathSync(folder);
  if (read.has(realPath)) return [];
  read.add(realPath);
  return readdirSync(folder).flatMap((name) => {
    if (name === "node_modules" || name.startsWith(".")) return [];
    const path = join(folder, name);
    // Follows symbolic links. Undefined for a broken one.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return sourceFilesIn(path, read);
    return stats && /\.[jt]sx?$/u.test(name) ? [path] : [];
  });
}

const { values, positionals } = readArguments();
if (values.help) {
  print(help);
  process.exit();
}
const [name = "", ...paths] = positionals;
const changes = codemods[name];
if (!changes) refuse(name === "" ? "Which codemod?" : `There is no codemod called ${name}.`);
if (paths.length === 0) refuse("Where are the sources? Name a folder or a file.");
const missingPath = paths.find((path) => !existsSync(path));
if (missingPath !== undefined) refuse(`${missingPath} does not exist.`);

// The paths of modules follow it after a slash, so a slash at its end would be a second one.
const from = values.from.replace(/\/+$/, "");
const project = new Project({ compilerOptions: singleFileOptions });
for (const path of paths) {
  const files = statSync(path).isDirectory() ? sourceFilesIn(path) : [path];
  for (const file of files) project.addSourceFileAtPath(file);
}
if (project.getSourceFiles().length === 0)
  refuse(`There are no TypeScript or JavaScript files in ${paths.join(", ")}.`);

let [changedCount, noteCount] = [0, 0];
for (const file of project.getSourceFiles()) {
  const before = file.getFullText();
  const fileNotes = applyChanges(file, changes, from);
  const path = relative(process.cwd(), file.getFilePath());
  if (file.getFullText() !== before) {
    changedCount += 1;
    print(`${values["dry-run"] ? "would change" : "changed"}  ${path}`);
    if (!values["dry-run"]) file.saveSync();
  }
  noteCount += fileNotes.length;
  for (const { line, text } of fileNotes) print(`look at  ${path}:${line}  ${text}`);
}
print(
  `${project.getSourceFiles().length} files read, ${changedCount} ${values["dry-run"] ? "would change" : "changed"}, ${noteCount} places to look at.`,
);
