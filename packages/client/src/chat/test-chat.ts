import type { ClientFrame } from "@larkline/contract/chat";

import type { Answer } from "../http/call.ts";
import { createChat, type Chat, type ChatMemory, type OpenTransport } from "./chat.ts";
import type { LoadEarlier } from "./earlier-request.ts";
import type { EraseSession } from "./erase-request.ts";
import type { ChatTabs } from "./tabs.ts";
import type { TransportSignals } from "./transport.ts";
import type { UploadOptions } from "./upload-request.ts";

interface Sent {
  readonly frame: ClientFrame;
  readonly settle: (error: Error | null, acknowledgement: unknown) => void;
}

/** An upload that the client has started. The test ends it. */
export interface TestUpload extends UploadOptions {
  readonly aborted: () => boolean;
  /** Ends the upload with the server's answer. */
  finish(result: Answer<unknown>): Promise<void>;
}

/** A request for the messages before the message `before`. The test answers it. */
export interface TestEarlier {
  readonly sessionId: string;
  readonly before: string;
  answer(result: Awaited<ReturnType<LoadEarlier>>): Promise<void>;
}

/** A request to delete a conversation. The test answers it. */
export interface TestErasure {
  readonly sessionId: string;
  answer(result: Awaited<ReturnType<EraseSession>>): Promise<void>;
}

/**
 * A chat client with a mock connection that the test controls, a fixed start time and its own memory.
 */
export interface TestChat {
  readonly chat: Chat;
  /** All frames that the client has sent. */
  readonly frames: ClientFrame[];
  /** All uploads that the client has started. */
  readonly uploads: TestUpload[];
  /** How often the client has called `connect`. */
  readonly connects: () => number;
  /** Number of transports that were created. */
  readonly transportCount: () => number;
  /** All requests for earlier messages. */
  readonly earlier: readonly TestEarlier[];
  /** All requests to delete a conversation. */
  readonly erasures: readonly TestErasure[];
  readonly memory: ChatMemory;
  /** Reports that the connection is open, as Socket.IO does. */
  connect(): void;
  /** Reports that the server has refused the connection after the handshake, as Socket.IO does. */
  refuseConnection(message: string): void;
  /** Loses the connection, as Socket.IO reports it. Frames that wait for an acknowledgement fail. */
  loseConnection(reason?: string): void;
  /** The callbacks that the chat has given to the transport. */
  signals(): TransportSignals;
  /** Simulates that the browser is online or the page visible again. Returns the number of listeners. */
  triggerReconnect(): number;
  /** Delivers an event of the server. */
  event(name: string, payload: unknown): void;
  /** Acknowledges the oldest frame of that type. */
  acknowledge(type: ClientFrame["type"], acknowledgement?: unknown): Promise<void>;
  /** Lets the acknowledgement of the oldest frame of that type time out. */
  timeout(type: ClientFrame["type"]): Promise<void>;
  /** Runs the callbacks of the next animation frame. */
  runFrame(): void;
  /** Lets promises settle. */
  settle(): Promise<void>;
}

const nothing = () => undefined;

export const sessionId = "11111111-1111-4111-8111-111111111111";
export const session = { id: sessionId, title: "New Chat", metadata: {} };

/** Creates a memory with these values, as if the browser had stored them. */
export function memoryOf(start: { session?: string; draft?: string } = {}): ChatMemory {
  let storedSession: string | null = start.session ?? null;
  let closedSession: string | null = null;
  let draft = start.draft ?? "";
  let unsent = "[]";
  return {
    readSession: () => storedSession,
    writeSession: (id) => {
      storedSession = id;
    },
    readClosedSession: () => closedSession,
    writeClosedSession: (id) => {
      closedSession = id;
    },
    readDraft: () => draft,
    writeDraft: (text) => {
      draft = text;
    },
    readUnsent: () => JSON.parse(unsent),
    writeUnsent: (messages) => {
      unsent = JSON.stringify(messages);
    },
  };
}

/** Mocks a browser. Each call of the returned function creates one of its tabs. */
export function mockBrowserTabs(): () => ChatTabs {
  const all: Set<(erased: string) => void>[] = [];
  const turns = new Map<string, Promise<unknown>>();
  return () => {
    const own = new Set<(erased: string) => void>();
    all.push(own);
    return {
      alone: (name, work) => {
        const before = turns.get(name);
        const turn = before === undefined ? work() : before.then(work);
        const over = turn.catch(nothing).then(() => {
          if (turns.get(name) === over) turns.delete(name);
        });
        turns.set(name, over);
        return turn;
      },
      announceErasure: (erased) => {
        for (const tab of all) if (tab !== own) for (const listener of tab) listener(erased);
      },
      watchErased: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  };
}

/** Lets promises settle. 25 turns are enough for every chain of promises in the chat client. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}

/** Creates a chat that is not opened yet. */
export function createTestChat({
  memory = memoryOf(),
  tabs = mockBrowserTabs()(),
}: { memory?: ChatMemory; tabs?: ChatTabs } = {}): TestChat {
  const frames: ClientFrame[] = [];
  let unsettled: Sent[] = [];
  let signals: TransportSignals | undefined;
  let connected = false;
  let active = false;
  let connects = 0;
  let transportCount = 0;
  let lastId = 0;
  let frameCallbacks: (() => void)[] = [];
  const uploads: TestUpload[] = [];
  const earlier: TestEarlier[] = [];
  const erasures: TestErasure[] = [];
  const reconnectListeners = new Set<() => void>();
  const startTime = Date.now();

  const transport: OpenTransport = (currentSignals) => {
    signals = currentSignals;
    transportCount += 1;
    return {
      get connected() {
        return connected;
      },
      get active() {
        return active;
      },
      connect: () => {
        connects += 1;
        active = true;
      },
      disconnect: () => {
        connected = false;
        active = false;
      },
      send: (frame, done) => {
        frames.push(frame);
        unsettled.push({ frame, settle: done });
      },
    };
  };

  const currentSignals = (): TransportSignals => {
    if (!signals) throw new Error("The chat was not opened");
    return signals;
  };
  const take = (type: ClientFrame["type"]): Sent => {
    const found = unsettled.find((sent) => sent.frame.type === type);
    if (!found) throw new Error(`No ${type} waits for an acknowledgement`);
    unsettled = unsettled.filter((sent) => sent !== found);
    return found;
  };

  const chat = createChat({
    transport,
    memory,
    tabs,
    reconnectTriggers: (listener) => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    loadEarlier: (requestedSession, before) =>
      new Promise((resolve) => {
        const answer = async (result: Awaited<ReturnType<LoadEarlier>>) => {
          resolve(result);
          await settle();
        };
        earlier.push({ sessionId: requestedSession, before, answer });
      }),
    eraseSession: (requestedSession) =>
      new Promise((resolve) => {
        const answer = async (result: Awaited<ReturnType<EraseSession>>) => {
          resolve(result);
          await settle();
        };
        erasures.push({ sessionId: requestedSession, answer });
      }),
    upload: (options) => {
      let aborted = false;
      let end: (result: Answer<unknown>) => void = nothing;
      const done = new Promise<Answer<unknown>>((resolve) => {
        end = resolve;
      });
      const finish = async (result: Answer<unknown>) => {
        end(result);
        await settle();
      };
      uploads.push({ ...options, aborted: () => aborted, finish });
      return {
        done,
        abort: () => {
          aborted = true;
          end({ success: false, error: "aborted", status: 0 });
        },
      };
    },
    clock: {
      // Advances with the test's fake timers.
      now: () => Date.UTC(2026, 0, 5, 14, 31) + Date.now() - startTime,
      frame: (callback) => frameCallbacks.push(callback),
      id: () => {
        lastId += 1;
        return `00000000-0000-4000-8000-${String(lastId).padStart(12, "0")}`;
      },
    },
  });

  return {
    chat,
    frames,
    uploads,
    earlier,
    erasures,
    connects: () => connects,
    transportCount: () => transportCount,
    memory,
    signals: currentSignals,
    connect: () => {
      connected = true;
      currentSignals().connect();
    },
    refuseConnection: (message) => {
      active = false;
      currentSignals().connectError(new Error(message));
    },
    loseConnection: (reason = "transport close") => {
      connected = false;
      if (reason === "io server disconnect") active = false;
      const lost = unsettled;
      unsettled = [];
      for (const sent of lost) sent.settle(new Error("socket has been disconnected"), undefined);
      currentSignals().disconnect(reason);
    },
    triggerReconnect: () => {
      const listeners = [...reconnectListeners];
      for (const listener of listeners) listener();
      return listeners.length;
    },
    event: (name, payload) => currentSignals().event(name, payload),
    acknowledge: async (type, acknowledgement = { ok: true, sessionId }) => {
      await settle();
      take(type).settle(null, acknowledgement);
      await settle();
    },
    timeout: async (type) => {
      await settle();
      take(type).settle(new Error("operation has timed out"), undefined);
      await settle();
    },
    runFrame: () => {
      const callbacks = frameCallbacks;
      frameCallbacks = [];
      for (const callback of callbacks) callback();
    },
    settle,
  };
}

/** The first question in tests. */
export const question = "how much is the receptionist starter?";

/** A chat that is open, connected and has its session; its first message is stored. */
export async function conversation(text = question) {
  const testChat = createTestChat();
  testChat.chat.open();
  testChat.connect();
  const sending = testChat.chat.send(text);
  await testChat.settle();
  testChat.event("session_started", { session });
  await testChat.acknowledge("create_session");
  await testChat.acknowledge("send_message");
  await sending;
  return testChat;
}

/** Id of the first answer in tests. */
export const answerId = "22222222-2222-4222-8222-222222222222";

/** The payload of `message_added` for a visitor's message. */
export function userEcho(id: string, content: string, state = "pending") {
  return {
    message: {
      id,
      sessionId,
      content,
      contentType: "text",
      role: "user",
      timestamp: 1,
      streaming: false,
      metadata: { state },
    },
  };
}

/** Creates a conversation whose first answer (`answerId`) is complete. Returns it with its question's id. */
export async function answered(answer = "It is the smallest plan.") {
  const testChat = await conversation();
  const questionId = testChat.chat.store.getState().messages[0]?.id ?? "";
  testChat.event("message_added", userEcho(questionId, question));
  testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
  testChat.event("stream_chunk", chunk(answer));
  testChat.event("stream_complete", { messageId: answerId });
  return { testChat, questionId };
}

/** The payload of `stream_chunk`. */
export function chunk(accumulated: string, content = accumulated, messageId = answerId) {
  return { messageId, content, accumulated, isNew: content === accumulated };
}

/** The current state of the client. */
export const state = ({ chat }: TestChat) => chat.store.getState();

/** The texts of the messages, oldest first. */
export const texts = (testChat: TestChat) => state(testChat).messages.map(({ content }) => content);

/** The views of the messages, oldest first. */
export const views = (testChat: TestChat) => state(testChat).messages.map(({ view }) => view);

/** The types of the sent frames, oldest first. */
export const types = ({ frames }: TestChat) => frames.map(({ type }) => type);
