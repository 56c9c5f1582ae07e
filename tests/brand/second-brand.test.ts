/**
 * Tests `npm run brand`, which gives a copy of the repository another name, domain, color, fonts and npm
 * scope. The copy is then checked and built, and must not contain the old name.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { brand } from "@larkline/content/brand";
import { fonts } from "@larkline/tokens";
import { afterAll, beforeAll, expect, test } from "vitest";

import kit from "../../packages/ui/package.json" with { type: "json" };
import { rescoped, scopeOf, linesNaming } from "../../scripts/brand/rename.ts";
import { sourcesOf } from "../../scripts/brand/sources.ts";

const root = join(import.meta.dirname, "../..");
const old = { name: brand.name, slug: brand.slug, domain: new URL(brand.addresses.site).host };
const oldScope = scopeOf(kit.name.split("/")[0] ?? "");

let folder = "";

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...args], { cwd: folder, encoding: "utf8", timeout: 600_000 });

/**
 * Links the installed packages into the copy. The links to workspaces are relative, so in the copy they lead
 * to the copy's workspaces.
 */
function install(): void {
  const modules = join(root, "node_modules");
  mkdirSync(join(folder, "node_modules", "@larkline"), { recursive: true });
  for (const name of readdirSync(modules).filter(
    (each) => each !== "@larkline" && each !== ".cache",
  ))
    symlinkSync(join(modules, name), join(folder, "node_modules", name));
  for (const name of readdirSync(join(modules, "@larkline")))
    symlinkSync(
      readlinkSync(join(modules, "@larkline", name)),
      join(folder, "node_modules/@larkline", name),
    );
  for (const workspace of ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name, "node_modules")),
  ))
    if (existsSync(join(root, workspace)))
      symlinkSync(join(root, workspace), join(folder, workspace));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "second-brand-"));
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split("\0")
    // The approved pictures show the old brand. A team takes them again after renaming.
    .filter((path) => path !== "" && !path.startsWith("tests/visual/"))
    // Git lists a deleted file until the deletion is staged.
    .filter((path) => existsSync(join(root, path)));
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  // `npm run brand` lists the repository's files with git.
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  install();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("an invalid color is refused before anything is written", () => {
  const { status, stderr } = node("scripts/brand.ts", "--name", "Quillvane", "--color", "blue");
  expect(status).toBe(1);
  expect(stderr).toContain('"blue" is not a color such as #1f4fbf');
  expect(readFileSync(join(folder, "packages/content/src/brand.ts"), "utf8")).toContain(old.name);
});

test("a font that is not installed is refused, with the command that installs it", () => {
  const { status, stderr } = node(
    "scripts/brand.ts",
    "--name",
    "Quillvane",
    "--font",
    "Nosuchface",
  );
  expect(status).toBe(1);
  expect(stderr).toContain("npm install --save-dev --save-exact @fontsource-variable/nosuchface");
  expect(readFileSync(join(folder, "packages/content/src/brand.ts"), "utf8")).toContain(old.name);
});

test("one command writes the name, the colors and the fonts everywhere", () => {
  const { status, stderr, stdout } = node(
    "scripts/brand.ts",
    "--name=Quillvane",
    "--color=#5b21b7",
    "--domain=quillvane.example",
    "--scope=@quill-and-vane",
    // Swaps the fonts of headings and text, and drops the third font.
    `--font=${fonts.display.family}`,
    `--display-font=@fontsource-variable/${fonts.text.files}`,
    `--plate-font=${fonts.text.files}`,
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("Action #5b21b7");
  // Both the fonts and the scope need it.
  expect(stdout.match(/`npm install`/gu)).toHaveLength(1);
  expect(readFileSync(join(folder, "packages/tokens/generated/tokens.ts"), "utf8")).toContain(
    "#5b21b7",
  );
});

test("fonts without a role are removed from files and dependencies", () => {
  const remainingFonts = [fonts.display.files, fonts.text.files].toSorted();
  const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const dependencies = Object.keys(devDependencies).filter((name) =>
    name.startsWith("@fontsource"),
  );
  expect(dependencies).toEqual(remainingFonts.map((name) => `@fontsource-variable/${name}`));
  const document = readFileSync(join(folder, "docs/dependencies.md"), "utf8");
  expect(document.match(/@fontsource-variable\/[\w-]+/gu)).toEqual(dependencies);
  const files = readdirSync(join(folder, "packages/tokens/fonts"));
  expect(files.filter((name) => name.endsWith("-latin.woff2"))).toEqual(
    remainingFonts.map((name) => `${name}-latin.woff2`),
  );
});

test("the new fonts pass the fonts' own tests: weights, characters, fallback fonts, line heights", () => {
  const { status, stdout } = node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=unit",
    "packages/tokens/src/fonts",
  );
  expect(status, stdout).toBe(0);
});

test("no source contains the old name, and no file is named after it", () => {
  const oldLines = sourcesOf(folder).flatMap(({ path, text }) =>
    [...linesNaming(path, old), ...linesNaming(text, old)].map((line) => `${path}: ${line.trim()}`),
  );
  expect(oldLines).toEqual([]);
});

test("every reference to the packages has the new scope", () => {
  // If replacing the old scope changes a text, the text still contains the old scope.
  const oldReferences = sourcesOf(folder).filter(
    ({ text }) => rescoped(text, oldScope, "other") !== text,
  );
  expect(oldReferences.map(({ path }) => path)).toEqual([]);
  const { name } = JSON.parse(readFileSync(join(folder, "packages/ui/package.json"), "utf8"));
  expect(name).toBe("@quill-and-vane/ui");
});

test("the films and greetings of the old brand are removed", () => {
  const calls = join(folder, "packages/content/src/calls");
  expect(readFileSync(join(calls, "manifest.ts"), "utf8")).toMatch(/filmFiles: .* = \{\};/u);
  expect(readFileSync(join(calls, "greeting-files.ts"), "utf8")).toMatch(/ = \{\};/u);
  const media = readdirSync(join(folder, "apps/site/public/media"));
  expect(media.filter((name) => /\.(?:vtt|mp4|avif)$|^greeting/u.test(name))).toEqual([]);
  expect(media.length).toBeGreaterThan(5);
});

test("the copy has no type errors", () => {
  const { status, stdout } = node("node_modules/typescript/bin/tsc", "--noEmit");
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("the built site contains the new name, and the old one nowhere", () => {
  const built = node("scripts/build.ts");
  expect(built.status, built.stderr).toBe(0);
  const client = join(folder, "apps/site/dist/current/client");
  const texts = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(client, path), "utf8") }));
  expect(texts.length).toBeGreaterThan(50);
  const home = texts.find(({ path }) => path === "index.html")?.text;
  expect(home).toContain("Quillvane");
  // The fonts are swapped: text has the font that headings had before.
  expect(home).toMatch(
    new RegExp(String.raw`body\{[^}]*font-family:"?${fonts.display.family}`, "u"),
  );
  const oldReferences = texts.flatMap(({ path, text }) =>
    linesNaming(text, old).map((line) => `${path}: ${line.slice(0, 200)}`),
  );
  expect(oldReferences).toEqual([]);
});

test("the built site passes its own tests: bytes, markup, styles, search engines", () => {
  const { status, stderr } = node("node_modules/vitest/vitest.mjs", "run", "--project=build");
  expect(status, stderr).toBe(0);
});
