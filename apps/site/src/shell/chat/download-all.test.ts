import { type Chat, createChat } from "@larkline/client/chat";
import { expect, test, vi } from "vitest";

import { downloadAll } from "./download-all.ts";

const message = (id: string) => ({
  id,
  sessionId: "session",
  role: "user" as const,
  content: id,
  contentType: "text" as const,
  timestamp: 0,
  streaming: false,
});

/** A chat that shows the last of three messages. Its first `failures` requests for earlier messages fail. */
function chatWith({ earlier, failures }: { earlier: "some" | "failed"; failures: number }) {
  let requests = 0;
  const chat = createChat({
    memory: {
      readSession: () => null,
      writeSession() {},
      readClosedSession: () => null,
      writeClosedSession() {},
      readDraft: () => "",
      writeDraft() {},
      readUnsent: () => [],
      writeUnsent() {},
    },
    async loadEarlier(_session, before) {
      requests += 1;
      if (requests <= failures) return { success: false, error: "Network error", status: 0 };
      const id = before === "m3" ? "m2" : "m1";
      return { success: true, data: { messages: [message(id)], hasEarlier: id === "m2" } };
    },
    eraseSession: async () => ({ success: true, data: {} }),
  });
  chat.store.setState(({ connection }) => ({
    connection: { ...connection, phase: "connected" },
    session: { id: "session", title: "New Chat", metadata: {} },
    messages: [{ ...message("m3"), view: "sent" }],
    earlier,
  }));
  return chat;
}

/** Downloads the conversation. Returns the ids of the messages of each downloaded file. */
async function downloadedFrom(chat: Chat) {
  const download = vi.fn<Parameters<typeof downloadAll>[1]>();
  await downloadAll(chat, download);
  return download.mock.calls.map(([messages]) => messages.map(({ id }) => id));
}

test("all messages are downloaded, even if a page of earlier ones is being loaded already", async () => {
  const chat = chatWith({ earlier: "some", failures: 0 });
  void chat.showEarlier();
  expect(chat.store.getState().earlier).toBe("loading");
  expect(await downloadedFrom(chat)).toEqual([["m1", "m2", "m3"]]);
});

test.each([
  ["before", { earlier: "failed", failures: 0 }],
  ["meanwhile", { earlier: "some", failures: 1 }],
] as const)("all messages are downloaded, even if a request failed %s", async (_, given) => {
  expect(await downloadedFrom(chatWith(given))).toEqual([["m1", "m2", "m3"]]);
});

test("after two failed requests, the messages that were loaded are downloaded", async () => {
  const chat = chatWith({ earlier: "some", failures: 2 });
  expect(await downloadedFrom(chat)).toEqual([["m3"]]);
  expect(chat.store.getState().earlier).toBe("failed");
});

test("without a session only the shown messages are downloaded, not those of the conversation before", async () => {
  const chat = chatWith({ earlier: "some", failures: 0 });
  chat.store.setState({ session: null });
  expect(await downloadedFrom(chat)).toEqual([["m3"]]);
});

test.each([
  ["closed", async (chat: Chat) => chat.close()],
  ["deleted", (chat: Chat) => chat.erase()],
])("nothing is downloaded from a conversation that is %s meanwhile", async (_, end) => {
  const chat = chatWith({ earlier: "some", failures: 0 });
  const downloaded = downloadedFrom(chat);
  await end(chat);
  expect(chat.store.getState().messages).toEqual([]);
  expect(await downloaded).toEqual([]);
});
