/** Tests the server process of benchmarks and tests, when the server does not start. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, expect, it, vi } from "vitest";

import { ProductProcess } from "../../scripts/product-process.ts";

const folder = mkdtempSync(join(tmpdir(), "product-process-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("fails if the server is killed while it starts, and leaves no data folder", async () => {
  vi.stubEnv("TMPDIR", folder);
  // Runs in the server's process before the server.
  const killItself = "data:text/javascript,process.kill(process.pid,'SIGKILL')";
  await expect(ProductProcess.begin({ NODE_OPTIONS: `--import=${killItself}` })).rejects.toThrow(
    "The server ended (SIGKILL)",
  );
  expect(readdirSync(folder)).toEqual([]);
});
