import type { ClientFrame } from "@larkline/contract/chat";
import type { Result } from "@larkline/contract/http";

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

/** An upload under way, for the test to end. */
export interface TestUpload extends UploadOptions {
  readonly aborted: () => boolean;
  /** The server's answer. */
  finish(result: Result<unknown>): Promise<void>;
}

/** Earlier messages that were asked for. */
export interface TestEarlier {
  readonly sessionId: string;
  readonly before: string;
  answer(result: Awaited<ReturnType<LoadEarlier>>): Promise<void>;
}

/** A conversation that was to be deleted. */
export interface TestErasure {
  readonly sessionId: string;
  answer(result: Awaited<ReturnType<EraseSession>>): Promise<void>;
}

/** A line that the test drives by hand, with a clock and a memory of its own. */
export interface TestLine {
  readonly chat: Chat;
  /** Every frame the client has sent. */
  readonly frames: ClientFrame[];
  /** Every upload the client has begun. */
  readonly uploads: TestUpload[];
  /** How often the client asked to connect. */
  readonly connects: () => number;
  /** How often a line was made. */
  readonly lines: () => number;
  readonly earlier: readonly TestEarlier[];
  readonly erasures: readonly TestErasure[];
  readonly memory: ChatMemory;
  /** The line opens. */
  connect(): void;
  /** The line is cut, as Socket.IO says it; frames under way fail. */
  cut(reason?: string): void;
  signals(): TransportSignals;
  /** The browser is online or seen again; how many waited for it. */
  comeBack(): number;
  /** An event of the server. */
  event(name: string, payload: unknown): void;
  /** Acknowledges the oldest frame of that type. */
  acknowledge(type: ClientFrame["type"], acknowledgement?: unknown): Promise<void>;
  /** The oldest frame of that type is not acknowledged in time. */
  timeout(type: ClientFrame["type"]): Promise<void>;
  /** Draws the next picture. */
  draw(): void;
  /** Lets promises settle. */
  settle(): Promise<void>;
}

const nothing = () => undefined;

export const sessionId = "11111111-1111-4111-8111-111111111111";
export const session = { id: sessionId, title: "New Chat", metadata: {} };

export function memoryOf(start: { session?: string; draft?: string } = {}): ChatMemory {
  let known: string | null = start.session ?? null;
  let draft = start.draft ?? "";
  return {
    readSession: () => known,
    writeSession: (id) => {
      known = id;
    },
    readDraft: () => draft,
    writeDraft: (text) => {
      draft = text;
    },
  };
}

/** Makes the tabs of one browser. */
export function browserTabs(): () => ChatTabs {
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

/** Lets promises settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}

export function testLine({
  memory = memoryOf(),
  tabs = browserTabs()(),
}: { memory?: ChatMemory; tabs?: ChatTabs } = {}): TestLine {
  const frames: ClientFrame[] = [];
  let unsettled: Sent[] = [];
  let signals: TransportSignals | undefined;
  let connected = false;
  let connects = 0;
  let lines = 0;
  let ids = 0;
  let pictures: (() => void)[] = [];
  const uploads: TestUpload[] = [];
  const earlier: TestEarlier[] = [];
  const erasures: TestErasure[] = [];
  const waiting = new Set<() => void>();
  const began = Date.now();

  const transport: OpenTransport = (given) => {
    signals = given;
    lines += 1;
    return {
      get connected() {
        return connected;
      },
      connect: () => {
        connects += 1;
      },
      disconnect: () => {
        connected = false;
      },
      send: (frame, done) => {
        frames.push(frame);
        unsettled.push({ frame, settle: done });
      },
    };
  };

  const given = (): TransportSignals => {
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
    comeback: (listener) => {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    loadEarlier: (from, before) =>
      new Promise((resolve) => {
        const answer = async (result: Awaited<ReturnType<LoadEarlier>>) => {
          resolve(result);
          await settle();
        };
        earlier.push({ sessionId: from, before, answer });
      }),
    eraseSession: (from) =>
      new Promise((resolve) => {
        const answer = async (result: Awaited<ReturnType<EraseSession>>) => {
          resolve(result);
          await settle();
        };
        erasures.push({ sessionId: from, answer });
      }),
    upload: (options) => {
      let aborted = false;
      let end: (result: Result<unknown>) => void = nothing;
      const done = new Promise<Result<unknown>>((resolve) => {
        end = resolve;
      });
      const finish = async (result: Result<unknown>) => {
        end(result);
        await settle();
      };
      uploads.push({ ...options, aborted: () => aborted, finish });
      return {
        done,
        abort: () => {
          aborted = true;
          end({ success: false, error: "aborted" });
        },
      };
    },
    clock: {
      // Goes on with the test's fake timers.
      now: () => Date.UTC(2026, 0, 5, 14, 31) + Date.now() - began,
      frame: (callback) => pictures.push(callback),
      id: () => {
        ids += 1;
        return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
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
    lines: () => lines,
    memory,
    signals: given,
    connect: () => {
      connected = true;
      given().connect();
    },
    cut: (reason = "transport close") => {
      connected = false;
      const lost = unsettled;
      unsettled = [];
      for (const sent of lost) sent.settle(new Error("socket has been disconnected"), undefined);
      given().disconnect(reason);
    },
    comeBack: () => {
      const listeners = [...waiting];
      for (const listener of listeners) listener();
      return listeners.length;
    },
    event: (name, payload) => given().event(name, payload),
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
    draw: () => {
      const due = pictures;
      pictures = [];
      for (const picture of due) picture();
    },
    settle,
  };
}

/** A chat that is open, connected and has its session; its first message is stored. */
export async function conversation(question = "how much is the receptionist starter?") {
  const line = testLine();
  line.chat.open();
  line.connect();
  const sending = line.chat.send(question);
  await line.settle();
  line.event("session_started", { session });
  await line.acknowledge("create_session");
  await line.acknowledge("send_message");
  await sending;
  return line;
}

/** Ids of answers in tests. */
export const answerId = "22222222-2222-4222-8222-222222222222";

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

/** A conversation whose first answer is whole; the ids of question and answer. */
export async function answered(answer = "It is the smallest plan.") {
  const line = await conversation();
  const questionId = line.chat.store.getState().messages[0]?.id ?? "";
  line.event("message_added", userEcho(questionId, "how much is the receptionist starter?"));
  line.event("message_state_update", { messageId: answerId, state: "first_token" });
  line.event("stream_chunk", chunk(answer));
  line.event("stream_complete", { messageId: answerId });
  return { line, questionId };
}

export function chunk(accumulated: string, content = accumulated, messageId = answerId) {
  return { messageId, content, accumulated, isNew: content === accumulated };
}
