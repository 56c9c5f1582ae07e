import { afterEach, expect, it, vi } from "vitest";

import { answered, state } from "./test-chat.ts";
import { browserUpload } from "./upload-request.ts";
import { uploadFailed } from "./wording.ts";

const file = new File(["name,calls"], "calls.csv", { type: "text/csv" });

interface MockAnswer {
  status: number;
  statusText?: string;
  body: string;
}

/** A body as browsers read it for the type "json": null if it is not JSON. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Mocks the browser's request, which gets this answer. Without an answer, it is aborted. */
function mockRequest(answer: MockAnswer | undefined) {
  class MockedRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseType = "";
    response: unknown = null;
    open() {}
    send() {
      if (answer) {
        this.status = answer.status;
        this.statusText = answer.statusText ?? "";
        this.response = this.responseType === "json" ? readJson(answer.body) : answer.body;
      }
      this.dispatchEvent(new Event(answer ? "load" : "abort"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", MockedRequest);
  vi.stubGlobal("location", { href: "https://larkline.example/" });
}

/** Uploads a file in a chat. Returns what the composer shows. */
async function upload(): Promise<object | undefined> {
  const { testChat } = await answered();
  testChat.chat.attach([file]);
  await testChat.settle();
  const options = testChat.uploads[0];
  if (!options) throw new Error("No upload was started");
  await options.finish(await browserUpload("/")(options).done);
  return state(testChat).attachments[0];
}

afterEach(() => void vi.unstubAllGlobals());

const stored = { id: "f1", name: "calls.csv", size: 10, mediaType: "text/csv" };

it.each([stored, { success: true, data: stored }])(
  "a file is ready if the body of a 2xx answer is %j",
  async (body) => {
    mockRequest({ status: 201, body: JSON.stringify(body) });
    expect(await upload()).toMatchObject({ state: "ready", stored });
  },
);

it.each([
  [{ status: 200, body: '{"success":false,"error":"The disk is full."}' }, "The disk is full."],
  [{ status: 200, body: '{"success":false}' }, uploadFailed],
  [{ status: 413, body: '{"message":"Too large."}' }, "Too large."],
  [{ status: 502, statusText: "Bad Gateway", body: "<html>" }, "Bad Gateway"],
  [{ status: 502, body: "" }, uploadFailed],
  [undefined, uploadFailed],
])("a file has failed, with the reason, after the answer %j", async (answer, problem) => {
  mockRequest(answer);
  expect(await upload()).toMatchObject({ state: "failed", problem });
});
