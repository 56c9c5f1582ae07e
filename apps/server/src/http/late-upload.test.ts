import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";

import { apiPaths } from "@larkline/contract/addresses";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { ChatDesk } from "../realtime/chat-desk.ts";
import { ChatLimits } from "../realtime/chat-limits.ts";
import { Visitors } from "../realtime/visitors.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { registerUploadCalls } from "./uploads.ts";
import { registerVisitorScope } from "./visitor-scope.ts";

let app: FastifyInstance;
let folder: string;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-late-"));
  app = fastify();
  const visitors = new Visitors(["a secret for tests, long enough for anyone"], false);
  await registerVisitorScope(
    app,
    { visitors, publicUrl: undefined, trustedProxies: 0 },
    (scope, identify) =>
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
        log: { warn: () => undefined },
        arrivalLimitMs: 100,
      }),
  );
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it("an upload that does not arrive in time is refused with a message, and leaves no file", async () => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sender = request(`${address}${apiPaths.upload}`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=slow",
        "content-length": 1_000_000,
      },
    });
    sender.on("response", resolve);
    sender.on("error", reject);
    sender.write(
      '--slow\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a fi',
    );
  });
  expect(answer.statusCode).toBe(408);
  expect(answer.headers.connection).toBe("close");
  expect(await json(answer)).toEqual({ message: expect.stringMatching(/too long to arrive/) });
  await expect.poll(() => readdir(folder)).toEqual([]);
});
