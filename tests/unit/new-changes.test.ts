/** Tests the changes that `npm run new` makes to existing files: none is overwritten, and nothing in them is lost. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../../scripts/build/stamp.ts";
import { edit, resolve, write } from "../../scripts/new/changes.ts";
import { changesOf, readCommand } from "../../scripts/new/command.ts";
import { addImport } from "../../scripts/new/insert.ts";
import { quoted } from "../../scripts/new/names.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The new text of a file after `npm run new`. */
function textAfter(file: string, ...args: string[]): string {
  const result = resolve(root, changesOf(readCommand(args))).find(({ path }) => path === file);
  if (result === undefined) throw new Error(`${file} was not changed.`);
  return result.text;
}

test("an existing file is not overwritten", () => {
  expect(() => resolve(root, [write("README.md", "")])).toThrow(
    "README.md already exists: choose another name.",
  );
});

test("two edits of one file keep both", () => {
  const [result, ...others] = resolve(root, [
    edit("README.md", (text) => `${text}one\n`),
    edit("README.md", (text) => `${text}two\n`),
  ]);
  expect(result).toEqual({
    path: "README.md",
    text: `${read("README.md")}one\ntwo\n`,
    isNew: false,
  });
  expect(others).toEqual([]);
});

const statement = (name: string) => `import { ${name} } from "./${name}.ts";\n`;

test("an import is added at its alphabetical place", () => {
  const text = `${statement("apples")}${statement("pears")}`;
  for (const [name, sorted] of [
    ["acorns", ["acorns", "apples", "pears"]],
    ["figs", ["apples", "figs", "pears"]],
    ["plums", ["apples", "pears", "plums"]],
  ] as const)
    expect(addImport(text, name, `./${name}.ts`)).toBe(sorted.map(statement).join(""));
});

test("a name is written with typographic apostrophes", () => {
  expect(quoted("Driver's and plumbers' \"calls\"")).toBe(
    String.raw`"Driver’s and plumbers’ \"calls\""`,
  );
});

test("another name of a trade is taken from the industry that had it", () => {
  const file = "packages/content/src/also-called.ts";
  const line = '    "vet",\n';
  expect(read(file).split(line)).toHaveLength(2);
  expect(textAfter(file, "industry", "vet")).toBe(read(file).replace(line, ""));
});

/** The names of a manifest's exports, in order. */
function exportsOf(text: string): string[] {
  const { exports }: { exports: object } = JSON.parse(text);
  return Object.keys(exports);
}

test("a component's labels are added to the languages' budgets, and its export to the components'", () => {
  const budgets: Record<string, number> = JSON.parse(read("packages/ui/budgets.json"));
  const after: Record<string, number> = JSON.parse(
    textAfter("packages/ui/budgets.json", "component", "call-note"),
  );
  const raised = ["labels-ar", "labels-de", "labels-en"];
  expect(Object.keys(after).filter((name) => after[name] !== budgets[name])).toEqual([
    "call-note",
    ...raised,
  ]);
  for (const name of raised) expect(after[name]).toBeGreaterThan(budgets[name] ?? Infinity);

  const manifest = "packages/ui/package.json";
  const before = exportsOf(read(manifest));
  const styles = before.findIndex((path) => path.endsWith(".css"));
  expect(exportsOf(textAfter(manifest, "component", "call-note"))).toEqual(
    before.toSpliced(styles, 0, "./call-note"),
  );
});
