import { Worker } from "node:worker_threads";

import type { Answer } from "@larkline/assistant/answer/answer";

/** A question for the worker thread. The answer has the same `id`. */
export interface ThreadRequest {
  id: number;
  question: string;
  /** The visitor's earlier questions, in order. */
  earlier: readonly string[];
}

/**
 * A message of the worker thread: first that it is ready, then an answer or an error for each
 * question.
 */
export type ThreadMessage =
  | { ready: true }
  | { id: number; answer: Answer }
  | { id: number; error: unknown };

/** A question whose answer is pending. */
interface PendingQuestion {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * A small young generation of V8's heap saves 10 MB of memory. In return, V8 collects garbage more often
 * during answers.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

const defaultModule = new URL("assistant-thread.worker.ts", import.meta.url);

/** Longest time for one answer, in milliseconds. Ordinary answers take a few milliseconds. */
const answerLimitMs = 20_000;

/**
 * Runs the assistant in a worker thread, so that many questions or a long message do not block the main
 * thread, which streams answers and stores messages. When the worker thread exits, its pending questions are
 * rejected and it is restarted. If it exits before it was ready, only the next question restarts it, so that
 * a thread that cannot start does not restart in a loop. The thread is ended if one answer takes too long,
 * because all other questions wait for it.
 */
export class AssistantThread {
  readonly #module: URL;
  readonly #answerLimitMs: number;
  readonly #pending = new Map<number, PendingQuestion>();
  #thread: Worker | undefined;
  /** Ends the thread if the answer that it works on takes too long. */
  #answerTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #works = false;
  #closed = false;
  /** Resolves when the worker thread has loaded the assistant; rejects if it could not start. */
  readonly ready: Promise<void>;

  /**
   * @param module URL of the module that the worker thread runs.
   * @param limitMs Longest time for one answer, in milliseconds.
   */
  constructor(module = defaultModule, limitMs = answerLimitMs) {
    this.#module = module;
    this.#answerLimitMs = limitMs;
    const thread = this.#startThread();
    this.ready = new Promise((resolve, reject) => {
      thread.once("message", () => resolve());
      thread.once("error", reject);
      thread.once("exit", () =>
        reject(new Error("The assistant's worker thread has exited before it was ready")),
      );
    });
    // Prevents an unhandled rejection. Callers that await `ready` still get the error.
    this.ready.catch(() => undefined);
  }

  /**
   * Answers a question. Rejects if the assistant throws or the worker thread exits.
   *
   * @param earlier The visitor's earlier questions, in order.
   */
  answer(question: string, earlier: readonly string[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const request: ThreadRequest = { id: this.#lastId, question, earlier };
      this.#pending.set(request.id, { resolve, reject });
      const thread = this.#thread ?? this.#startThread();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have a target origin.
      thread.postMessage(request);
      if (this.#works && this.#pending.size === 1) this.#restartTimer();
    });
  }

  /** Whether the worker thread is ready. */
  readonly works = (): boolean => this.#works;

  /** Ends the worker thread and does not restart it. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
  }

  #startThread(): Worker {
    const thread = new Worker(this.#module, { resourceLimits });
    // The thread alone must not keep the process alive.
    thread.unref();
    this.#thread = thread;
    thread.on("message", (message: ThreadMessage) => this.#receive(message));
    let cause: unknown;
    thread.on("error", (error) => {
      cause = error;
    });
    thread.on("exit", () => {
      const wasReady = this.#works;
      this.#works = false;
      this.#thread = undefined;
      clearTimeout(this.#answerTimer);
      const ended = new Error("The assistant's worker thread has exited", { cause });
      for (const { reject } of this.#pending.values()) reject(ended);
      this.#pending.clear();
      if (wasReady && !this.#closed) this.#startThread();
    });
    return thread;
  }

  #receive(message: ThreadMessage): void {
    if ("ready" in message) {
      this.#works = true;
      this.#restartTimer();
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ("answer" in message) pending?.resolve(message.answer);
    else pending?.reject(message.error);
    this.#restartTimer();
  }

  /** Starts the time limit for the next pending answer. The worker thread answers one question at a time. */
  #restartTimer(): void {
    clearTimeout(this.#answerTimer);
    if (this.#pending.size === 0) return;
    this.#answerTimer = setTimeout(() => void this.#thread?.terminate(), this.#answerLimitMs);
  }
}
