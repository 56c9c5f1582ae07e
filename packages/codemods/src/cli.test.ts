import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codemods-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...paths: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "cli.ts"), "vocabulary", ...paths], {
    cwd: folder,
    encoding: "utf8",
  });

// The folder `*` is alone in its run: as a glob, it would match the others.
it.each([[["[...slug]", "{a,b}", "(site)/[slug]", "(site)/(main)"]], [["*"]]])(
  "rewrites a page in folders with the names %j",
  (names) => {
    const pages = names.map((name) => join(name, "page.tsx"));
    for (const page of pages) {
      mkdirSync(join(folder, page, ".."), { recursive: true });
      writeFileSync(
        join(folder, page),
        'import { Hero } from "@larkline/ui/hero";\nexport const A = () => <Hero headline="A" />;\n',
      );
    }
    const lines = pages.map((page) => `changed  ${page}\n`).join("");
    expect(run(...names)).toMatchObject({
      status: 0,
      stdout: `${lines}${pages.length} files read, ${pages.length} changed, 0 places to look at.\n`,
    });
    for (const page of pages)
      expect(readFileSync(join(folder, page), "utf8")).toContain('<Hero title="A" />');
  },
);

it("finds components that shadcn's CLI has copied, also if their folder is named with a slash at its end", () => {
  const page = join(folder, "page.tsx");
  writeFileSync(
    page,
    'import { Hero } from "@/components/larkline/hero";\n<Hero headline="A" />;\n',
  );
  expect(run("page.tsx", "--from=@/components/larkline/")).toMatchObject({
    status: 0,
    stdout: "changed  page.tsx\n1 files read, 1 changed, 0 places to look at.\n",
  });
  expect(readFileSync(page, "utf8")).toContain('<Hero title="A" />');
});

it("rewrites TypeScript and JavaScript", () => {
  const pages = ["page.js", "page.jsx", "page.tsx"];
  for (const page of pages)
    writeFileSync(
      join(folder, page),
      'import { Hero } from "@larkline/ui/hero";\nexport const A = () => <Hero headline="A" />;\n',
    );
  expect(run(".").stdout).toContain("3 files read, 3 changed, 0 places to look at.\n");
  for (const page of pages)
    expect(readFileSync(join(folder, page), "utf8")).toContain('<Hero title="A" />');
});

it("with --dry-run, says what would change and changes nothing", () => {
  const page = join(folder, "page.tsx");
  const code = 'import { Hero } from "@larkline/ui/hero";\n<Hero headline="A" />;\n';
  writeFileSync(page, code);
  expect(run("page.tsx", "--dry-run")).toMatchObject({
    status: 0,
    stdout: "would change  page.tsx\n1 files read, 1 would change, 0 places to look at.\n",
  });
  expect(readFileSync(page, "utf8")).toBe(code);
});

it("follows symbolic links to folders, but reads no folder twice and no broken link", () => {
  mkdirSync(join(folder, "app"));
  mkdirSync(join(folder, "shared"));
  const page = join(folder, "shared/page.tsx");
  writeFileSync(page, 'import { Hero } from "@larkline/ui/hero";\n<Hero headline="A" />;\n');
  symlinkSync("../shared", join(folder, "app/linked"));
  symlinkSync("../app", join(folder, "app/loop"));
  symlinkSync("missing.ts", join(folder, "app/broken.ts"));
  expect(run("app")).toMatchObject({
    status: 0,
    stdout: `changed  ${join("app/linked/page.tsx")}\n1 files read, 1 changed, 0 places to look at.\n`,
  });
  expect(readFileSync(page, "utf8")).toContain('<Hero title="A" />');
});

it("does not read node_modules and hidden folders, and fails if there is no other source file", () => {
  for (const name of ["node_modules", ".next"]) {
    mkdirSync(join(folder, "[app]", name, "other"), { recursive: true });
    writeFileSync(join(folder, "[app]", name, "other/index.js"), "export {};");
  }
  const { status, stderr } = run("[app]");
  expect(status).toBe(1);
  expect(stderr).toContain("There are no TypeScript or JavaScript files in [app].");
});
