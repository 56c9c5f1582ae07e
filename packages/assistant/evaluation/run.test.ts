import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { expect, it } from "vitest";

it("`npm run eval` rejects an unknown kind of cases, and names the known ones", () => {
  const script = join(import.meta.dirname, "run.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, "--failures", "arithmetics"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no kind 'arithmetics'. The kinds are plain, typos,");
});
