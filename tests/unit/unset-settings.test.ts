/** Tests that the builds, servers and commands that tests and benchmarks start do not read the developer's `.env`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { readConfiguration } from "../../apps/server/src/configuration/configuration.ts";
import { doubtfulSettings } from "../../apps/server/src/configuration/doubtful-settings.ts";
import { settingNames } from "../../apps/server/src/configuration/environment.ts";
import { runOperatorCommand } from "../../apps/server/src/testing/run-command.ts";
import { ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { unsetSettings } from "../../apps/server/src/testing/unset-settings.ts";
import { ProductProcess } from "../../scripts/product-process.ts";
import { steps } from "../../scripts/test/steps.ts";

it("an empty setting counts as not set", () => {
  expect(Object.keys(unsetSettings)).toEqual(settingNames);
  expect(readConfiguration(unsetSettings)).toEqual(readConfiguration({}));
  expect(doubtfulSettings(unsetSettings)).toEqual([]);
});

describe("no setting of a `.env` reaches", () => {
  let folder: string;
  /** Makes a process print which settings it has from a `.env` that contains all of them, and end. */
  let environment: { NODE_OPTIONS: string };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "larkline-unset-"));
    const file = join(folder, ".env");
    writeFileSync(file, settingNames.map((name) => `${name}=developer\n`).join(""));
    // Reads the file as the server does, and runs before it.
    const preload = join(folder, "preload.mjs");
    writeFileSync(
      preload,
      `import { writeSync } from "node:fs";
       process.loadEnvFile(${JSON.stringify(file)});
       const read = Object.keys(process.env).filter((name) => process.env[name] === "developer");
       writeSync(1, "read: " + read.join());
       process.exit(3);`,
    );
    environment = { NODE_OPTIONS: `--import=${preload}` };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("a server process", async () => {
    const server = new ServerProcess(environment);
    expect(await server.exit).toBe(3);
    expect(server.output).toBe("read: ");
  });

  it("an operator's command", async () => {
    expect(await runOperatorCommand("report", [], environment)).toMatchObject({
      code: 3,
      output: "read: ",
    });
  });

  it("the build of `npm test`", () => {
    const step = steps.find(({ name }) => name === "assemble");
    const [program = "", ...args] = step?.command ?? [];
    const { status, stdout } = spawnSync(program, args, {
      env: { ...process.env, ...step?.environment, ...environment },
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 3, stdout: "read: " });
  });

  it("the server of end-to-end tests and benchmarks, nor one of the shell", async () => {
    vi.stubEnv("ASSISTANT_BASE_URL", "developer");
    try {
      await expect(ProductProcess.begin(environment)).rejects.toThrow(/^[^\n]+ \(3\):\nread: $/);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
