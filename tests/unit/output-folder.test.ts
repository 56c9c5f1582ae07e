/** Tests that commands with an output folder delete no files that they did not write. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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
    prepareFolder(used, used, []);
    expect(readdirSync(used)).toEqual([]);
  });

  it("is created if it does not exist", () => {
    const created = join(folder, "a/b");
    prepareFolder(created, used, []);
    expect(readdirSync(created)).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});

/** The commands with an output folder, with the arguments to write into `target`. */
const commands = {
  figma: (target: string) => {
    const nodes = join(folder, "nodes.json");
    const button = "https://www.figma.com/design/abc/Kit?node-id=1-2";
    writeFileSync(nodes, JSON.stringify({ button }));
    return ["scripts/figma.ts", nodes, target];
  },
  "registry:build": (target: string) => ["scripts/registry-build.ts", `--out=${target}`],
};

it.each(
  Object.entries({
    ...commands,
    bundle: (target: string) => ["scripts/bundle.ts", target],
    "component-pages": (target: string) => ["scripts/component-pages.ts", target],
  }),
)(
  "%s refuses a file in place of the folder with one line, and keeps the file",
  (_, argumentsFor) => {
    for (const target of [file, join(file, "folder")]) {
      const { status, stderr } = run(...argumentsFor(target));
      expect(stderr).toContain(target);
      expect(stderr).toMatch(/^\S+ is not a folder, or is in a file\. Name another folder\.\n$/);
      expect(status).toBe(1);
    }
    expect(readFileSync(file, "utf8")).toBe("own");
  },
);

describe.each(Object.entries(commands))("npm run %s", (_, argumentsFor) => {
  it("refuses a named folder that has another file, prints one line, and keeps the file", () => {
    const { status, stderr } = run(...argumentsFor(used));
    expect(stderr).toBe(
      `${used} has own.txt, which this run does not replace. Delete it, or name another folder.\n`,
    );
    expect(status).toBe(1);
    expect(readdirSync(used)).toEqual(["own.txt"]);
  });

  it("replaces its own files in a named folder when it runs again", () => {
    const target = join(folder, "target");
    expect(run(...argumentsFor(target)).status).toBe(0);
    const [first = ""] = readdirSync(target);
    const path = join(target, first);
    const written = readFileSync(path, "utf8");
    writeFileSync(path, "older");
    expect(run(...argumentsFor(target))).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(path, "utf8")).toBe(written);
  });
});
