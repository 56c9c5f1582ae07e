import { Worker } from "node:worker_threads";

import type { Answer } from "@larkline/assistant/answer/answer";

/** A question on its way to the thread; `id` tells which answer is whose. */
export interface ThreadRequest {
  id: number;
  question: string;
  earlier: readonly string[];
}

/** What the thread says: first that it is ready, then an answer, or why there is none, for each question. */
export type ThreadMessage =
  | { ready: true }
  | { id: number; answer: Answer }
  | { id: number; error: unknown };

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Keeps V8 from growing the young generation at the start: this saves 10 MB, and costs more collections while it answers. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

const own = new URL("assistant-thread.worker.ts", import.meta.url);

/**
 * The assistant in a thread of its own: the one that streams and stores is not held up by a hundred that
 * ask at once, or by a long message. A thread that ends fails the questions it had, and another begins.
 * One that ends before it could answer does not begin again by itself, but with the next question.
 */
export class AssistantThread {
  readonly #module: URL;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #lastId = 0;
  #works = false;
  #closed = false;
  /** Resolves once questions are answered without delay; rejects when the thread could not begin. */
  readonly ready: Promise<void>;

  /** @param module what runs in the thread. */
  constructor(module = own) {
    this.#module = module;
    const thread = this.#begin();
    this.ready = new Promise((resolve, reject) => {
      thread.once("message", () => resolve());
      thread.once("error", reject);
    });
    // Whoever waits for it hears of it; questions fail with their own error.
    this.ready.catch(() => undefined);
  }

  /** @param earlier what the visitor asked before, in order. */
  answer(question: string, earlier: readonly string[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const request: ThreadRequest = { id: this.#lastId, question, earlier };
      this.#waiting.set(request.id, { resolve, reject });
      const thread = this.#thread ?? this.#begin();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      thread.postMessage(request);
    });
  }

  /** Whether questions are answered without delay. */
  readonly works = (): boolean => this.#works;

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
  }

  #begin(): Worker {
    const thread = new Worker(this.#module, { resourceLimits });
    // It keeps no process alive that has nothing else to do.
    thread.unref();
    this.#thread = thread;
    thread.on("message", (message: ThreadMessage) => this.#receive(message));
    let cause: unknown;
    thread.on("error", (error) => {
      cause = error;
    });
    thread.on("exit", () => {
      const hadWorked = this.#works;
      this.#works = false;
      this.#thread = undefined;
      const ended = new Error("The thread of the assistant has ended", { cause });
      for (const { reject } of this.#waiting.values()) reject(ended);
      this.#waiting.clear();
      if (hadWorked && !this.#closed) this.#begin();
    });
    return thread;
  }

  #receive(message: ThreadMessage): void {
    if ("ready" in message) {
      this.#works = true;
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("answer" in message) waiting?.resolve(message.answer);
    else waiting?.reject(message.error);
  }
}
