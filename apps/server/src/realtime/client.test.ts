import { type Chat, type ChatMemory, type ChatState, createChat } from "@larkline/client/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createBuiltInEngine } from "../assistant/built-in-engine.ts";
import { siteContent } from "../assistant/content.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

/**
 * The site's own client against the real server: the two sides of the contract meet. Coming back to
 * a stored conversation needs a browser's cookies, which Node keeps for one connection only: the
 * end-to-end tests do that.
 */
describe("the site's client", () => {
  let connection: DatabaseConnection;
  let server: TestServer;
  let chat: Chat;

  /** Resolves with the first state that fits. */
  const state = (fits: (state: ChatState) => boolean) =>
    new Promise<ChatState>((resolve) => {
      const look = () => {
        const current = chat.store.getState();
        if (!fits(current)) return;
        stop();
        resolve(current);
      };
      const stop = chat.store.subscribe(look);
      look();
    });

  const connected = () => state((current) => current.connection.isConnected);
  const answered = () =>
    state(
      ({ streaming, messages }) => !streaming.isStreaming && messages.at(-1)?.role === "assistant",
    );

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
    server = await startTestServer({
      connection,
      engine: createBuiltInEngine(siteContent, { wordPauseMs: 1 }),
    });
    let session: string | null = null;
    const memory: ChatMemory = {
      readSession: () => session,
      writeSession: (id) => {
        session = id;
      },
      readDraft: () => "",
      writeDraft: () => undefined,
    };
    chat = createChat({
      url: server.url,
      memory,
      clock: { frame: (callback) => void setImmediate(callback) },
    });
    chat.open();
    await connected();
  }, openingTimeoutMs);
  afterAll(async () => {
    chat.close();
    await server.stop();
    await connection.close();
  });

  it("gets a streamed answer with its source", async () => {
    expect(await chat.send("how much is the receptionist starter?")).toMatchObject({ sent: true });
    const { messages } = await answered();
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages[1]?.content).toContain("$99 a month");
    expect(messages[1]?.sources?.[0]?.href).toMatch(/^\/pricing/);
    expect(messages.map(({ view }) => view)).toEqual(["sent", "complete"]);
  });

  it("asks on in the same session and stops an answer", async () => {
    expect(await chat.send("what does the professional plan include?")).toMatchObject({
      sent: true,
    });
    await state(({ streaming }) => streaming.content !== "");
    chat.stop();
    expect(chat.store.getState().messages.at(-1)?.view).toBe("aborted");
    expect(await chat.send("and yearly?")).toMatchObject({ sent: true });
    const { messages } = await answered();
    expect(messages).toHaveLength(6);
  });
});
