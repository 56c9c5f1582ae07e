import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answered, conversation, createTestChat, session, sessionId, state } from "./test-chat.ts";

const csvFile = new File(["name,calls"], "calls.csv", { type: "text/csv" });
const photoFile = new File(["..."], "desk.jpg", { type: "image/jpeg" });
const stored = { id: "f1", name: "calls.csv", size: 10, mediaType: "text/csv" };

/** A conversation with an uploaded file in the composer. */
async function ready() {
  const { testChat } = await answered();
  testChat.chat.attach([csvFile]);
  await testChat.settle();
  await testChat.uploads[0]?.finish({ success: true, data: stored });
  return testChat;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("uploading", () => {
  it("starts at once, in the conversation's session, and reports progress", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    expect(testChat.uploads).toMatchObject([{ file: csvFile, sessionId }]);
    expect(state(testChat).attachments).toMatchObject([
      { name: "calls.csv", size: 10, state: "uploading" },
    ]);
    testChat.uploads[0]?.onProgress(0.4);
    expect(state(testChat).attachments).toMatchObject([{ state: "uploading", progress: 0.4 }]);
    await testChat.uploads[0]?.finish({ success: true, data: stored });
    expect(state(testChat).attachments).toMatchObject([{ state: "ready", stored }]);
  });

  it("creates one session for several files and a first message", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.chat.attach([csvFile, photoFile]);
    await testChat.settle();
    expect(testChat.frames).toMatchObject([{ type: "create_session", title: "New Chat" }]);
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(testChat.frames).toHaveLength(1);
    expect(testChat.uploads.map(({ file }) => file.name)).toEqual(["calls.csv", "desk.jpg"]);
  });

  it("does not start for a file that was removed while the session was being created", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.chat.attach([csvFile, photoFile]);
    await testChat.settle();
    testChat.chat.removeAttachment(state(testChat).attachments[0]?.id ?? "");
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(testChat.uploads.map(({ file }) => file.name)).toEqual(["desk.jpg"]);
  });

  it("fails with a message while disconnected, and can be retried", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    expect(state(testChat).attachments).toMatchObject([
      { state: "failed", problem: "Not connected. Upload it again once the line is back." },
    ]);
    testChat.connect();
    testChat.chat.retryAttachment(state(testChat).attachments[0]?.id ?? "");
    expect(state(testChat).attachments).toMatchObject([{ state: "uploading", problem: undefined }]);
    await testChat.settle();
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(testChat.uploads).toHaveLength(1);
  });

  it("shows the reason if the server refuses to create a session", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.chat.attach([csvFile]);
    const message = "Too many conversations. Try again in 12 seconds.";
    await testChat.acknowledge("create_session", {
      ok: false,
      error: { code: "rate_limited", message, retryAfter: 12 },
    });
    expect(state(testChat).attachments).toMatchObject([{ state: "failed", problem: message }]);
  });

  it("shows the server's reason", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    await testChat.uploads[0]?.finish({
      success: false,
      error: "This is no text file.",
      status: 415,
    });
    expect(state(testChat).attachments).toMatchObject([
      { state: "failed", problem: "This is no text file." },
    ]);
  });

  it("is aborted when the file is removed", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    testChat.chat.removeAttachment(state(testChat).attachments[0]?.id ?? "");
    await testChat.settle();
    expect(testChat.uploads[0]?.aborted()).toBe(true);
    expect(state(testChat).attachments).toEqual([]);
  });

  it("is aborted when the chat is closed; stored files stay for the next message", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile, photoFile]);
    await testChat.settle();
    await testChat.uploads[0]?.finish({ success: true, data: stored });
    testChat.chat.close();
    await testChat.settle();
    expect(testChat.uploads[1]?.aborted()).toBe(true);
    expect(state(testChat).attachments).toMatchObject([{ name: "calls.csv", state: "ready" }]);
  });
});

describe("an uploaded file of a conversation that the visitor closed", () => {
  it("can still be sent, because the conversation continues", async () => {
    const testChat = await ready();
    testChat.chat.putAway();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    await testChat.acknowledge("create_session");
    void testChat.chat.send("these are our calls");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "send_message",
      sessionId,
      attachments: ["f1"],
    });
  });
});

describe("a message with files", () => {
  it("sends the files' ids, shows the files, and removes them from the composer", async () => {
    const testChat = await ready();
    void testChat.chat.send("these are our calls");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", attachments: ["f1"] });
    expect(state(testChat).messages.at(-1)).toMatchObject({ attachments: [stored] });
    expect(state(testChat).attachments).toEqual([]);
  });

  it("returns files and text to the composer when it is refused", async () => {
    const testChat = await ready();
    const sending = testChat.chat.send("these are our calls");
    await testChat.acknowledge("send_message", {
      ok: false,
      error: { code: "busy", message: "An answer is being written." },
    });
    await sending;
    expect(state(testChat)).toMatchObject({
      draft: "these are our calls",
      attachments: [{ name: "calls.csv", state: "ready", stored }],
    });
  });

  it("uploads its files again for the new conversation when the old one is full", async () => {
    const testChat = await ready();
    const followUp = "And by the year?";
    const sending = testChat.chat.send("these are our calls");
    await testChat.acknowledge("send_message", {
      ok: false,
      error: { code: "conversation_full", message: "This conversation is full." },
    });
    await sending;
    // The visitor sends a suggested follow-up question instead, whose text was never in the composer.
    testChat.chat.setDraft("");
    void testChat.chat.send(followUp);
    await testChat.settle();
    expect(state(testChat)).toMatchObject({
      draft: followUp,
      problem: { message: expect.stringContaining("Your files are being uploaded to it.") },
      messages: [],
      attachments: [{ name: "calls.csv", state: "uploading" }],
    });
    const otherId = "33333333-3333-4333-8333-333333333333";
    testChat.event("session_started", { session: { ...session, id: otherId } });
    await testChat.acknowledge("create_session", { ok: true, sessionId: otherId });
    expect(testChat.uploads[1]).toMatchObject({ file: csvFile, sessionId: otherId });
    await testChat.uploads[1]?.finish({ success: true, data: { ...stored, id: "f2" } });
    void testChat.chat.send(followUp);
    await testChat.settle();
    expect(state(testChat)).toMatchObject({ draft: "", problem: null });
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "send_message",
      content: followUp,
      sessionId: otherId,
      attachments: ["f2"],
    });
  });

  it("is sent again with its files when it is unknown whether it arrived", async () => {
    const testChat = await ready();
    void testChat.chat.send("these are our calls");
    await testChat.timeout("send_message");
    void testChat.chat.resend(state(testChat).messages.at(-1)?.id ?? "");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", attachments: ["f1"] });
  });

  it("is not sent while an upload is running or has failed", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    expect(await testChat.chat.send("these")).toMatchObject({ sent: false });
    await testChat.uploads[0]?.finish({ success: false, error: "Network error", status: 0 });
    expect(await testChat.chat.send("these")).toMatchObject({ sent: false });
    expect(state(testChat).attachments).toHaveLength(1);
  });

  it.each(["f7", 7])(
    "shows the files' own names if the server returned only the id %j",
    async (id) => {
      const { testChat } = await answered();
      testChat.chat.attach([csvFile]);
      await testChat.settle();
      await testChat.uploads[0]?.finish({ success: true, data: { id } });
      void testChat.chat.send("these are our calls");
      await testChat.settle();
      expect(state(testChat).messages.at(-1)).toMatchObject({
        attachments: [{ id: `${id}`, name: "calls.csv", size: 10 }],
      });
      expect(testChat.frames.at(-1)).toMatchObject({ attachments: [`${id}`] });
    },
  );

  it("is sent without ids if the server returned none (a server without our extensions)", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([csvFile]);
    await testChat.settle();
    await testChat.uploads[0]?.finish({ success: true, data: {} });
    expect(state(testChat).attachments).toMatchObject([{ state: "ready", stored: undefined }]);
    void testChat.chat.send("these are our calls");
    await testChat.settle();
    expect(testChat.frames.at(-1)).not.toHaveProperty("attachments");
  });
});

it("a message without files has no attachments field", async () => {
  const testChat = await conversation();
  expect(testChat.frames.at(-1)).not.toHaveProperty("attachments");
});
