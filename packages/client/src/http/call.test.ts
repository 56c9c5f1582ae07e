import { createServer, type Server } from "node:http";

import { callTimeoutMs } from "@larkline/contract/timings";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { fetchJson, noAnswerInTime } from "./call.ts";

/** Starts a server that sends only `bodyStart`, or no answer at all if it is empty. Returns its URL. */
function hangingServer(bodyStart: string): Promise<string> {
  const server = createServer((_request, response) => {
    if (bodyStart === "") return;
    response.writeHead(200, { "content-type": "application/json" }).write(bodyStart);
  });
  return urlOf(server);
}

/** Starts a server until the end of the test. Returns its URL. */
async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  return `http://127.0.0.1:${address.port}`;
}

describe("a call that is not answered", () => {
  let timeouts: number[];
  beforeEach(() => {
    timeouts = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return timeout(50);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  const timedOut = { success: false, error: noAnswerInTime, status: 0 };

  it("ends with a readable message after the timeout", async () => {
    expect(await fetchJson(await hangingServer(""), { method: "GET" })).toEqual(timedOut);
    expect(timeouts).toEqual([callTimeoutMs]);
  });

  it("also ends after the timeout if only the start of the body arrived", async () => {
    expect(await fetchJson(await hangingServer('{"verified":'), { method: "GET" })).toEqual(
      timedOut,
    );
  });

  it("ends when its caller aborts, without the timeout's message", async () => {
    const controller = new AbortController();
    const answer = fetchJson(await hangingServer(""), { method: "GET", signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({
      success: false,
      error: "This operation was aborted",
      status: 0,
    });
  });
});

it("fails if the connection is lost before the whole body has arrived", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"messages":', () => {
      response.destroy();
    });
  });
  const url = await urlOf(server);
  expect(await fetchJson(url, { method: "GET" })).toMatchObject({ success: false, status: 0 });
});

it.each([
  ['{"verified":true}', { success: true, data: { verified: true } }],
  ['{"success":true}', { success: true, data: { success: true } }],
  ['{"success":true,"data":{"verified":true}}', { success: true, data: { verified: true } }],
  ['{"success":true,"data":[1]}', { success: true, data: { success: true, data: [1] } }],
  ['{"success":false,"error":"Taken"}', { success: false, error: "Taken", status: 200 }],
  ['{"success":false,"message":"Taken"}', { success: false, error: "Taken", status: 200 }],
  ['{"success":false}', { success: false, error: "", status: 200 }],
])("reads the result from the body %s, whether it is wrapped or not", async (body, result) => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body));
  expect(await fetchJson("http://localhost/", { method: "GET" })).toEqual(result);
});

it.each(["[]", '["a"]', "null", '"text"', "not JSON"])(
  "an answer with the body %s, which is no JSON object, has empty data",
  async (body) => {
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body));
    expect(await fetchJson("http://localhost/", { method: "GET" })).toEqual({
      success: true,
      data: {},
    });
  },
);

it("an answer that is no JSON has empty data also in WebKit, which reports it by a DOMException", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const response = new Response("not JSON");
  vi.spyOn(response, "json").mockRejectedValueOnce(new DOMException("", "SyntaxError"));
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
  expect(await fetchJson("http://localhost/", { method: "GET" })).toEqual({
    success: true,
    data: {},
  });
});
