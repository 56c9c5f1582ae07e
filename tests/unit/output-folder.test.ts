/** Tests that commands with an output folder delete no files of others. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { root } from "../../scripts/build/stamp.ts";
import { prepareFolder } from "../../scripts/output-folder.ts";

let folder = "";
/** A folder with one file. */
let used = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "output-folder-"));
  used = join(folder, "used");
  file = join(used, "own.txt");
  mkdirSync(used);
  writeFileSync(file, "own");
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...args], { cwd: root, encoding: "utf8" });

describe("the folder of a command's output", () => {
  it("is emptied if it is the command's default folder", () => {
    prepareFolder(used, used);
    expect(readdirSync(used)).toEqual([]);
  });

  it("is created if it does not exist", () => {
    const created = join(folder, "a/b");
    prepareFolder(created, used);
    expect(readdirSync(created)).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});

describe("a named folder with files is refused, and keeps them", () => {
  it("npm run figma", () => {
    const nodes = join(folder, "nodes.json");
    const button = "https://www.figma.com/design/abc/Kit?node-id=1-2";
    writeFileSync(nodes, JSON.stringify({ button }));
    const { status, stderr } = run("scripts/figma.ts", nodes, used);
    expect(stderr).toContain(`${used} is not empty`);
    expect(status).toBe(1);
    expect(readdirSync(used)).toEqual(["own.txt"]);
  });

  it("npm run registry:build", () => {
    const { status, stderr } = run("scripts/registry-build.ts", `--out=${used}`);
    expect(stderr).toContain(`${used} is not empty`);
    expect(status).toBe(1);
    expect(readdirSync(used)).toEqual(["own.txt"]);
  });
});
