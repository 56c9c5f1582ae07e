import { EventEmitter, once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { readConfiguration } from "../configuration/configuration.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { createLogger } from "../logging/logging.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startServer } from "./server.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-server-"));
  await putEmptyDatabase(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const optionsWith = async (ready: () => Promise<void>) => {
  const configuration = readConfiguration({ PORT: await freePort(), DATA_DIR: folder });
  const engine = {
    ...createScriptedEngine(),
    get ready() {
      return ready();
    },
  };
  return { configuration, engine, log: createLogger(configuration) };
};

const start = (environment: Record<string, string>) => {
  const configuration = readConfiguration({ DATA_DIR: folder, ...environment });
  const engine = createScriptedEngine();
  return startServer({ configuration, engine, log: createLogger(configuration) });
};

describe("a server whose assistant is still loading", () => {
  it("does not listen before the assistant is ready", async () => {
    const assistant = new EventEmitter();
    const options = await optionsWith(async () => {
      assistant.emit("ready requested");
      await once(assistant, "loaded");
    });
    const readyRequested = once(assistant, "ready requested");
    const starting = startServer(options);
    await readyRequested;
    const address = `http://localhost:${options.configuration.port}/healthz`;
    await expect(fetch(address)).rejects.toThrow("fetch failed");
    assistant.emit("loaded");
    const server = await starting;
    expect((await fetch(address)).status).toBe(200);
    await server.stop();
  });

  it("releases its data folder when the assistant cannot start", async () => {
    const options = await optionsWith(() => Promise.reject(new Error("No memory")));
    await expect(startServer(options)).rejects.toThrow("No memory");
    await expect(stat(path.join(folder, "owner.json"))).rejects.toThrow("ENOENT");
  });
});

describe("a server that cannot listen", () => {
  it("says that PORT and METRICS_PORT must differ", async () => {
    const port = await freePort();
    await expect(start({ PORT: port, METRICS_PORT: port })).rejects.toThrow(
      new OperatorError(`PORT and METRICS_PORT are both ${port}: set METRICS_PORT to another one`),
    );
  });

  it("says that a link-local address, which belongs to an interface, is not its own", async () => {
    await expect(start({ PORT: await freePort(), HOST: "fe80::1" })).rejects.toThrow(
      new OperatorError("HOST fe80::1 is no address of this machine"),
    );
  });
});
