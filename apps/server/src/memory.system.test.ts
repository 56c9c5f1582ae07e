import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { describe, expect, it } from "vitest";

import { putEmptyDatabase } from "./testing/empty-database.ts";
import { freePort } from "./testing/free-port.ts";
import { ServerProcess } from "./testing/server-process.ts";

/** A process's current and peak memory, in MB. */
async function memoryOf({ child: { pid } }: ServerProcess) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { held: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

// Only Linux reports both.
describe.runIf(process.platform === "linux")("memory", { timeout: 60_000 }, () => {
  it("of an idle server with all that it does by itself is at most 250 MB, at its start below 400", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-memory-"));
    await putEmptyDatabase(folder);
    // Trains the assistant as the build does, because training at the start takes 500 MB.
    void new Assistant(siteContent);
    let server: ServerProcess | undefined;
    try {
      server = await new ServerProcess({
        DATA_DIR: folder,
        PORT: await freePort(),
        METRICS_PORT: await freePort(),
        // Like `npm start`: with the compile cache, which saves memory.
        NODE_COMPILE_CACHE: "",
      }).ready();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const { held, peak } = await memoryOf(server);
      expect(held).toBeLessThanOrEqual(250);
      expect(peak).toBeLessThan(400);
    } finally {
      await server?.kill("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    }
  });
});
