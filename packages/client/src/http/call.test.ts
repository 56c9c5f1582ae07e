import { createServer } from "node:http";

import { callTimeoutMs } from "@larkline/contract/timings";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { fetchJson, noAnswerInTime } from "./call.ts";

/** Starts a server that sends this text and then hangs. Returns its URL. */
async function silentServer(begin: string): Promise<string> {
  const server = createServer((_request, response) => {
    if (begin === "") return;
    response.writeHead(200, { "content-type": "application/json" }).write(begin);
  });
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
  let waits: number[];
  beforeEach(() => {
    waits = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      waits.push(milliseconds);
      return timeout(50);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  const late = { success: false, error: noAnswerInTime, status: 0 };

  it("ends with a readable message after the timeout", async () => {
    expect(await fetchJson(await silentServer(""), { method: "GET" })).toEqual(late);
    expect(waits).toEqual([callTimeoutMs]);
  });

  it("ends after the timeout also during the body", async () => {
    expect(await fetchJson(await silentServer('{"verified":'), { method: "GET" })).toEqual(late);
  });

  it("ends when its caller aborts, without the timeout's message", async () => {
    const leaving = new AbortController();
    const answer = fetchJson(await silentServer(""), { method: "GET", signal: leaving.signal });
    leaving.abort();
    expect(await answer).toEqual({
      success: false,
      error: "This operation was aborted",
      status: 0,
    });
  });
});

it.each([
  ['{"verified":true}', { success: true, data: { verified: true } }],
  ['{"success":true}', { success: true, data: { success: true } }],
  ['{"success":true,"data":{"verified":true}}', { success: true, data: { verified: true } }],
  ['{"success":true,"data":[1]}', { success: true, data: { success: true, data: [1] } }],
  ['{"success":false,"error":"Taken"}', { success: false, error: "Taken", status: 200 }],
  ['{"success":false}', { success: false, error: "", status: 200 }],
])("the result of the answer %s is the body or what it wraps", async (body, result) => {
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
