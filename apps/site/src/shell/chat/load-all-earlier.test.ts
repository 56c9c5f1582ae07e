import { createChat } from "@larkline/client/chat";
import { expect, test } from "vitest";

import { loadAllEarlier } from "./load-all-earlier.ts";

const message = (id: string) => ({
  id,
  sessionId: "session",
  role: "user" as const,
  content: id,
  contentType: "text" as const,
  timestamp: 0,
  streaming: false,
});

/** A chat that shows the last of three messages. As many of its first requests fail as `failures` says. */
function chatWith({ earlier, failures }: { earlier: "some" | "failed"; failures: number }) {
  let requests = 0;
  const chat = createChat({
    memory: { readSession: () => null, writeSession() {}, readDraft: () => "", writeDraft() {} },
    async loadEarlier(_session, before) {
      requests += 1;
      if (requests <= failures) return { success: false, error: "Network error", status: 0 };
      const id = before === "m3" ? "m2" : "m1";
      return { success: true, data: { messages: [message(id)], hasEarlier: id === "m2" } };
    },
  });
  chat.store.setState(({ connection }) => ({
    connection: { ...connection, phase: "connected" },
    session: { id: "session", title: "New Chat", metadata: {} },
    messages: [{ ...message("m3"), view: "sent" }],
    earlier,
  }));
  return { chat, shownIds: () => chat.store.getState().messages.map(({ id }) => id) };
}

test("all earlier messages are loaded, even if a page of them is being loaded already", async () => {
  const { chat, shownIds } = chatWith({ earlier: "some", failures: 0 });
  void chat.showEarlier();
  expect(chat.store.getState().earlier).toBe("loading");
  await loadAllEarlier(chat);
  expect(shownIds()).toEqual(["m1", "m2", "m3"]);
});

test.each([
  ["before", { earlier: "failed", failures: 0 }],
  ["meanwhile", { earlier: "some", failures: 1 }],
] as const)("all earlier messages are loaded, even if a request failed %s", async (_, given) => {
  const { chat, shownIds } = chatWith(given);
  await loadAllEarlier(chat);
  expect(shownIds()).toEqual(["m1", "m2", "m3"]);
});

test("after two failed requests, the messages that were loaded are kept", async () => {
  const { chat, shownIds } = chatWith({ earlier: "some", failures: 2 });
  await loadAllEarlier(chat);
  expect(chat.store.getState().earlier).toBe("failed");
  expect(shownIds()).toEqual(["m3"]);
});
