import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { buildEmptyDatabase, builtEmptyDatabase } from "../database/empty-database.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";

/** A process's current and peak memory, in MB. */
async function memoryOf({ child: { pid } }: ServerProcess) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { current: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** All settings that cost memory and can be combined with the embedded database. */
const everything = {
  SMTP_URL: "smtp://127.0.0.1:9",
  PUBLIC_URL: "https://www.larkline.example",
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_BUCKET: "larkline-files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  ASSISTANT_BASE_URL: "http://127.0.0.1:9/v1",
  ASSISTANT_MODEL: "model",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
};

// Only Linux reports current and peak memory.
describe.runIf(process.platform === "linux")("memory", { timeout: 60_000 }, () => {
  let folder: string;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "larkline-memory-"));
    // Trains the assistant and stores its models, as the build does. Training in the server would take 500 MB
    // at the start.
    void new Assistant(siteContent);
  });
  afterEach(async () => {
    await server?.kill("SIGTERM");
    server = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  async function start(environment: Record<string, string>): Promise<void> {
    server = await new ServerProcess({
      DATA_DIR: folder,
      PORT: await freePort(),
      METRICS_PORT: await freePort(),
      // Disables the compile cache, because `npm start` has none. Cached code would take less memory.
      NODE_COMPILE_CACHE: "",
      ...environment,
    }).ready();
    const { current, peak } = await memoryOf(server);
    expect(current).toBeLessThanOrEqual(250);
    expect(peak).toBeLessThan(400);
  }

  it("of an idle server is at most 250 MB, and its peak at the start is below 400 MB", async () => {
    await putEmptyDatabase(folder);
    await start({});
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  });

  it("is at most 250 MB after the very first start with everything configured, and its peak is below 400 MB", async () => {
    // `npm run build` creates this database. Without it, the start would run `initdb`.
    if ((await builtEmptyDatabase()) === undefined) await buildEmptyDatabase();
    await start(everything);
  });
});
