import { randomUUID } from "node:crypto";

import { expect, it, vi } from "vitest";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { BegunReply } from "../conversations/begin-replies.ts";
import { Conversations } from "../conversations/conversations.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { storedMessage } from "../testing/stored-message.ts";
import { startTestServer } from "../testing/test-server.ts";

/** Answers at once, or only when it is stopped if the question is 'wait'. */
const engine: AssistantEngine = {
  description: "a test",
  async *answer({ question, signal }) {
    yield { type: "text", text: "Yes." };
    if (question !== "wait") return;
    await new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  },
};

/** A reply in a new conversation, which is not in the database. */
function begunReply(content: string): BegunReply {
  const sessionId = randomUUID();
  const message = (role: "user" | "assistant", text: string) =>
    storedMessage({ id: randomUUID(), sessionId, role, content: text });
  return {
    question: message("user", content),
    answer: message("assistant", ""),
    history: [],
    removed: [],
    status: "begun",
    questionChanged: false,
    restartsAnswer: false,
    eventSeq: 0,
  };
}

it(
  "a running answer is not dropped for later conversations, but the events of ended ones are",
  { timeout: openingTimeoutMs },
  async () => {
    const finishReply = vi.spyOn(Conversations.prototype, "finishReply").mockResolvedValue(true);
    const connection = await openDatabaseInMemory();
    const server = await startTestServer({ connection, engine });
    const { replies } = server.chat;
    try {
      const running = replies.start(begunReply("wait"), undefined);
      const ended = replies.start(begunReply("ended"), undefined);
      await ended.done;
      const eventsOf = (id: string) =>
        replies.eventsSince({ id, replyingUntil: null, eventSeqReserved: 0 }, 0);
      expect(eventsOf(ended.sessionId)).toBeDefined();
      const others = Array.from({ length: 500 }, () =>
        replies.start(begunReply("ended"), undefined),
      );
      await Promise.all(others.map(({ done }) => done));
      await replies.start(begunReply("ended"), undefined).done;
      expect(eventsOf(ended.sessionId)).toBeUndefined();
      expect(replies.running(running.sessionId)).toBe(running);
    } finally {
      await server.stop();
      await connection.close();
      finishReply.mockRestore();
    }
  },
);
