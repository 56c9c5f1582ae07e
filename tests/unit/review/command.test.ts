/** Tests the options of `npm run review`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "../../../scripts/build/stamp.ts";

it("refuses port 0 for the development server, whose address it could not print", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "scripts/review.ts"), "--dev", "--port", "0"],
    { encoding: "utf8", timeout: 30_000 },
  );
  expect(stderr).toBe('--port takes a number from 1 to 65535 with --dev, not "0".\n');
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
