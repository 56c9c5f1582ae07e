/** Tests `npm start` with an invalid setting. */
import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, it } from "vitest";

const program = path.join(import.meta.dirname, "../../scripts/start.ts");

it("npm start reports an invalid setting before it builds, which takes minutes", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    // No existing build has this URL, so every start with it would build first.
    env: {
      PATH: process.env["PATH"],
      PUBLIC_URL: "https://not-built.example.com",
      PORT: "abc",
    },
    encoding: "utf8",
    timeout: 30_000,
  });
  expect(stderr).toBe('PORT must be a number from 1 to 65535, got "abc"\n');
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
