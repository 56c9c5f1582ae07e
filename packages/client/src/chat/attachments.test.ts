import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  conversation,
  answered,
  session,
  sessionId,
  testLine,
  type TestLine,
} from "./test-line.ts";

const state = ({ chat }: TestLine) => chat.store.getState();
const list = new File(["name,calls"], "calls.csv", { type: "text/csv" });
const photo = new File(["..."], "desk.jpg", { type: "image/jpeg" });
const stored = { id: "f1", name: "calls.csv", size: 10, mediaType: "text/csv" };

async function ready() {
  const { line } = await answered();
  line.chat.attach([list]);
  await line.settle();
  await line.uploads[0]?.finish({ success: true, data: stored });
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("uploading", () => {
  it("begins at once, in the conversation's session, and tells its progress", async () => {
    const { line } = await answered();
    line.chat.attach([list]);
    await line.settle();
    expect(line.uploads).toMatchObject([{ file: list, sessionId }]);
    expect(state(line).attachments).toMatchObject([
      { name: "calls.csv", size: 10, state: "uploading" },
    ]);
    line.uploads[0]?.onProgress(0.4);
    expect(state(line).attachments).toMatchObject([{ state: "uploading", progress: 0.4 }]);
    await line.uploads[0]?.finish({ success: true, data: stored });
    expect(state(line).attachments).toMatchObject([{ state: "ready", stored }]);
  });

  it("makes one session for several files and a first message", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    line.chat.attach([list, photo]);
    await line.settle();
    expect(line.frames).toMatchObject([{ type: "create_session", title: "New Chat" }]);
    line.event("session_started", { session });
    await line.acknowledge("create_session");
    expect(line.frames).toHaveLength(1);
    expect(line.uploads.map(({ file }) => file.name)).toEqual(["calls.csv", "desk.jpg"]);
  });

  it("fails without a line, in words, and can be tried again", async () => {
    const line = testLine();
    line.chat.open();
    line.chat.attach([list]);
    await line.settle();
    expect(state(line).attachments).toMatchObject([
      { state: "failed", problem: "Not connected. Upload it again once the line is back." },
    ]);
    line.connect();
    line.chat.retryAttachment(state(line).attachments[0]?.id ?? "");
    expect(state(line).attachments).toMatchObject([{ state: "uploading", problem: undefined }]);
    await line.settle();
    line.event("session_started", { session });
    await line.acknowledge("create_session");
    expect(line.uploads).toHaveLength(1);
  });

  it("shows the server's reason", async () => {
    const { line } = await answered();
    line.chat.attach([list]);
    await line.settle();
    await line.uploads[0]?.finish({ success: false, error: "This is no text file." });
    expect(state(line).attachments).toMatchObject([
      { state: "failed", problem: "This is no text file." },
    ]);
  });

  it("ends when the file is taken away", async () => {
    const { line } = await answered();
    line.chat.attach([list]);
    await line.settle();
    line.chat.removeAttachment(state(line).attachments[0]?.id ?? "");
    await line.settle();
    expect(line.uploads[0]?.aborted()).toBe(true);
    expect(state(line).attachments).toEqual([]);
  });

  it("ends when the chat is closed; what is stored waits for the next message", async () => {
    const { line } = await answered();
    line.chat.attach([list, photo]);
    await line.settle();
    await line.uploads[0]?.finish({ success: true, data: stored });
    line.chat.close();
    await line.settle();
    expect(line.uploads[1]?.aborted()).toBe(true);
    expect(state(line).attachments).toMatchObject([{ name: "calls.csv", state: "ready" }]);
  });
});

describe("a message with files", () => {
  it("names them, shows them, and leaves none behind", async () => {
    const line = await ready();
    void line.chat.send("these are our calls");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", attachments: ["f1"] });
    expect(state(line).messages.at(-1)).toMatchObject({ attachments: [stored] });
    expect(state(line).attachments).toEqual([]);
  });

  it("takes them back with the text when it is refused", async () => {
    const line = await ready();
    const sending = line.chat.send("these are our calls");
    await line.acknowledge("send_message", {
      ok: false,
      error: { code: "busy", message: "An answer is being written." },
    });
    await sending;
    expect(state(line)).toMatchObject({
      draft: "these are our calls",
      attachments: [{ name: "calls.csv", state: "ready", stored }],
    });
  });

  it("is sent again with them when its fate is unknown", async () => {
    const line = await ready();
    void line.chat.send("these are our calls");
    await line.timeout("send_message");
    void line.chat.resend(state(line).messages.at(-1)?.id ?? "");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", attachments: ["f1"] });
  });

  it("is not sent while one of them is under way or has failed", async () => {
    const { line } = await answered();
    line.chat.attach([list]);
    await line.settle();
    expect(await line.chat.send("these")).toMatchObject({ sent: false });
    await line.uploads[0]?.finish({ success: false, error: "Network error" });
    expect(await line.chat.send("these")).toMatchObject({ sent: false });
    expect(state(line).attachments).toHaveLength(1);
  });

  it("goes without an id where the server made none (a server without our extensions)", async () => {
    const { line } = await answered();
    line.chat.attach([list]);
    await line.settle();
    await line.uploads[0]?.finish({ success: true, data: {} });
    expect(state(line).attachments).toMatchObject([{ state: "ready", stored: undefined }]);
    void line.chat.send("these are our calls");
    await line.settle();
    expect(line.frames.at(-1)).not.toHaveProperty("attachments");
  });
});

it("a text without files names none", async () => {
  const line = await conversation();
  expect(line.frames.at(-1)).not.toHaveProperty("attachments");
});
