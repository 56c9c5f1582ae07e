import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

it.each(["(site)/[slug]", "(site)/(main)", "[...slug]", "{a,b}", "*"])(
  "rewrites a page in a folder with the name %s",
  (name) => {
    const page = join(name, "page.tsx");
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, page),
      'import { Hero } from "@larkline/ui/hero";\nexport const A = () => <Hero headline="A" />;\n',
    );
    expect(run(name)).toMatchObject({
      status: 0,
      stdout: `changed  ${page}\n1 files read, 1 changed, 0 places to look at.\n`,
    });
    expect(readFileSync(join(folder, page), "utf8")).toContain('<Hero title="A" />');
  },
);

it("does not read node_modules, and fails if there is no other source file", () => {
  mkdirSync(join(folder, "[app]/node_modules/other"), { recursive: true });
  writeFileSync(join(folder, "[app]/node_modules/other/index.js"), "export {};");
  const { status, stderr } = run("[app]");
  expect(status).toBe(1);
  expect(stderr).toContain("There are no TypeScript or JavaScript files in [app].");
});
