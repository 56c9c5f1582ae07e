/** Tests `npm start` with an invalid setting, and with a Node.js that is too old. */
import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, it } from "vitest";

const scripts = path.join(import.meta.dirname, "../../scripts");

it("npm start reports an invalid setting before it builds, which takes minutes", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(scripts, "start.ts")], {
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

it("npm start reports only the version if Node.js is too old", () => {
  const asOldVersion =
    'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.0.0" } })';
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--import=${asOldVersion}`, path.join(scripts, "start.mjs")],
    { encoding: "utf8", timeout: 30_000 },
  );
  expect(stderr).toBe("Larkline runs on Node.js 24 or newer, and this is 20.0.0.\n");
  expect(status).toBe(1);
});
