import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";

import { apiPaths } from "@larkline/contract/addresses";
import { uploadArrivalLimitMs } from "@larkline/contract/timings";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createOutageLog } from "../database/outage-log.ts";
import { ChatLimits } from "../limits/chat-limits.ts";
import type { ChatDesk } from "../realtime/chat-desk.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { Visitors } from "../visitors/visitors.ts";
import { registerErrors } from "./errors.ts";
import { registerRequestSource } from "./request-source.ts";
import { registerUploadCalls } from "./uploads.ts";
import { registerVisitorScope } from "./visitor-scope.ts";

let app: FastifyInstance;
let folder: string;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-late-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  app.server.closeAllConnections();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server that accepts uploads, with the default time limit unless another is given. */
async function listen(limit: { arrivalLimitMs?: number } = {}): Promise<void> {
  app = fastify();
  const log = pino({ level: "silent" });
  registerErrors(app, log, createOutageLog(log));
  const visitors = new Visitors(["a secret for tests, long enough for anyone"], false);
  registerRequestSource(app, { publicUrl: undefined, trustedProxies: 0 });
  await registerVisitorScope(app, visitors, (scope, identify) =>
    registerUploadCalls(scope, {
      // An upload that never arrives needs only a temporary path.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      uploads: {
        draftPath: () => Promise.resolve(path.join(folder, "draft")),
        removeDraft: (draft: string) => rm(draft, { force: true }),
      } as unknown as Uploads,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      desk: {} as unknown as ChatDesk,
      limits: new ChatLimits(),
      identify,
      log,
      ...limit,
    }),
  );
  address = await app.listen({ host: "127.0.0.1", port: 0 });
}

/** Begins an upload whose end is never sent. */
function sendHalf(): ClientRequest {
  const sender = request(`${address}${apiPaths.upload}`, {
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=slow",
      "content-length": 1_000_000,
    },
  });
  sender.write(
    '--slow\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a fi',
  );
  return sender;
}

it("an upload that does not arrive in time is refused with a message, and leaves no file", async () => {
  await listen({ arrivalLimitMs: 100 });
  const sender = sendHalf();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sender.on("response", resolve);
    sender.on("error", reject);
  });
  expect(answer.statusCode).toBe(408);
  expect(answer.headers.connection).toBe("close");
  expect(await json(answer)).toEqual({ message: expect.stringMatching(/too long to arrive/) });
  await expect.poll(() => readdir(folder)).toEqual([]);
});

it("by default the limit is `uploadArrivalLimitMs`, from which clients derive how long they wait", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  await listen();
  const sender = sendHalf();
  sender.on("error", () => undefined);
  await expect
    .poll(() => timers.mock.calls)
    .toContainEqual([expect.any(Function), uploadArrivalLimitMs]);
  sender.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
});
