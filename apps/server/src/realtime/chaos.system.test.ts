import { setTimeout as pause } from "node:timers/promises";

import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AnswerPart, AssistantEngine } from "../assistant/engine.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { messages, sessions } from "../database/schema.ts";
import {
  ChaoticVisitor,
  type CurrentServer,
  type ShownMessage,
} from "../testing/chaotic-visitor.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { killableDatabase } from "../testing/killable-database.ts";
import { messagesOf } from "../testing/messages-of.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { seededRandom } from "../testing/random.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const conversationCount = 200;
/** The server restarts at the questions with these numbers, alternately by a kill and by a regular stop. */
const restartsAt = [40, 110, 190, 270];
/** Fixed, so that a failure can be reproduced. */
const seed = 20_261_120;

/** The answer to a question, unique per question, so that lost or repeated words are detected. */
const wordsOf = (question: string) =>
  Array.from(
    { length: 6 + (Number.parseInt(question, 36) % 19) },
    (_, index) => `${question}-${index} `,
  );

describe("two hundred conversations with lost connections and server restarts", () => {
  let connection: DatabaseConnection;

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
  }, openingTimeoutMs);
  afterAll(() => connection.close());

  it(
    "store every message once, show completed answers as stored, and leave no reply running",
    // Only ends a test that hangs: the test takes 7 s on two idle cores, and 75 s beside 14 busy processes.
    { timeout: 400_000 },
    async () => {
      const stored = new Conversations(connection.database);
      let questionCount = 0;
      /** How many answers the engine is writing. */
      let runningAnswers = 0;
      let restarts: Promise<void> = Promise.resolve();
      const engine: AssistantEngine = {
        description: "counts",
        async *answer({ question, signal }): AsyncGenerator<AnswerPart> {
          questionCount += 1;
          if (restartsAt.includes(questionCount)) restarts = restarts.then(restart);
          runningAnswers += 1;
          try {
            for (const text of wordsOf(question)) {
              yield { type: "text", text };
              await pause(12, undefined, { signal });
            }
          } finally {
            runningAnswers -= 1;
          }
        },
      };

      let running: TestServer;
      let die: () => void;
      const server: CurrentServer = {
        url: "",
        generation: 0,
        isStopping: false,
        ready: Promise.resolve(),
        gone: Promise.resolve(),
      };
      let announceStop: () => void;
      const start = async () => {
        const killable = killableDatabase(connection);
        running = await startTestServer({
          connection: killable.connection,
          engine,
          trustedProxies: 1,
        });
        die = killable.die;
        server.gone = new Promise((resolve) => {
          announceStop = resolve;
        });
        server.url = running.url;
        server.isStopping = false;
        server.generation += 1;
      };
      let restartCount = 0;
      async function replace() {
        // Every other restart simulates `kill -9`: nothing more is stored or sent.
        restartCount += 1;
        if (restartCount % 2 === 1) {
          running.chat.server.local.disconnectSockets(true);
          die();
        }
        await running.stop();
        announceStop();
        await stored.recover("all");
        await start();
      }
      function restart(): Promise<void> {
        server.isStopping = true;
        const replaced = replace();
        server.ready = replaced.catch(() => undefined);
        return replaced;
      }
      await start();

      const visitors = Array.from(
        { length: conversationCount },
        (_, number) => new ChaoticVisitor(server, number, seededRandom(seed + number)),
      );
      /** The questions that each visitor's conversation must contain in the end. */
      const expectedQuestions = new Map<ChaoticVisitor, string[]>();
      await Promise.all(
        visitors.map(async (visitor, number) => {
          const random = seededRandom(seed * 2 + number);
          const questions = [`q${number}a`, `q${number}b`];
          expectedQuestions.set(visitor, questions);
          for (const content of questions) await visitor.turn({ type: "send_message", content });
          const last = (role: ShownMessage["role"]) =>
            [...visitor.shown].findLast(([, message]) => message.role === role)?.[0];
          const [question, answer] = [last("user"), last("assistant")];
          if (random() < 0.3 && question !== undefined) {
            questions[1] = `q${number}c`;
            await visitor.turn({
              type: "edit_message",
              messageId: question,
              content: questions[1],
            });
          } else if (random() < 0.3 && answer !== undefined) {
            await visitor.turn({ type: "regenerate_message", messageId: answer });
          }
        }),
      );
      await restarts;
      // All intended restarts have happened.
      expect(server.generation).toBe(1 + restartsAt.length);

      // No reply is running, and no conversation is locked.
      await expect.poll(() => runningAnswers, { timeout: 60_000 }).toBe(0);
      const { database } = connection;
      await expect
        .poll(() => database.select().from(sessions).where(isNotNull(sessions.replyingUntil)), {
          timeout: 60_000,
        })
        .toEqual([]);
      expect(await database.select().from(messages).where(eq(messages.state, "streaming"))).toEqual(
        [],
      );

      let finished = 0;
      for (const visitor of visitors) {
        const seen = new Map([...visitor.shown].map(([id, message]) => [id, { ...message }]));
        const storedMessages = await messagesOf(stored, visitor.sessionId);
        // Every question is stored once, in order, with at most one answer.
        expect(
          storedMessages.filter(({ role }) => role === "user").map(({ content }) => content),
        ).toEqual(expectedQuestions.get(visitor));
        for (const [index, { role, content, state }] of storedMessages.entries()) {
          const question = storedMessages[index - 1];
          if (role === "user") continue;
          expect(question?.role).toBe("user");
          const whole = wordsOf(question?.content ?? "").join("");
          if (state === "complete") expect(content).toBe(whole);
          else expect(whole.startsWith(content)).toBe(true);
        }
        // An answer announced as complete is stored as such, unless a regeneration or edit has removed it.
        for (const [id, text] of visitor.finished) {
          const message = storedMessages.find((candidate) => candidate.id === id);
          if (message === undefined) continue;
          expect([message.state, message.content]).toEqual(["complete", text]);
          finished += 1;
        }
        // The screen shows the stored messages, before and after a reload.
        const expected = storedMessages.map(({ id, role, content }) => [
          id,
          { role, content, streaming: false },
        ]);
        expect([...seen]).toEqual(expected);
        expect([...(await visitor.reload())]).toEqual(expected);
        expect(visitor.faults).toEqual([]);
        visitor.leave();
      }
      expect(finished).toBeGreaterThan(conversationCount / 2);
      await running!.stop();
    },
  );
});
