import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { expect, it } from "vitest";

const run = (...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...options], {
    encoding: "utf8",
  });

it("`npm run eval` rejects an unknown kind of cases, and names the known ones", () => {
  const { status, stderr } = run("--failures", "arithmetics");
  expect(status).toBe(1);
  expect(stderr).toContain("There is no kind 'arithmetics'.");
  expect(stderr).toContain("The kinds: plain, typos,");
});

it("`npm run eval -- --help` prints how it is used", () => {
  const { status, stdout, stderr } = run("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("npm run eval -- --write");
  expect(stderr).toBe("");
});
