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
  request: ThreadRequest;
  /** Number of characters to read, the earlier questions included. */
  length: number;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * A small young generation of V8's heap saves 10 MB of memory. In return, V8 collects garbage more often
 * during answers.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

const defaultModule = new URL("assistant-thread.worker.ts", import.meta.url);

/**
 * Longest time for one answer, in milliseconds. Ordinary answers take a few milliseconds, and the slowest
 * messages of the greatest length about a tenth of a second.
 */
const answerLimitMs = 5000;

/**
 * Most questions that the thread has at once. It answers them in order. Several, so that it need not wait for
 * the main thread after each answer; few, so that a long message delays few others.
 */
const maxSent = 8;

/**
 * Runs the assistant in a worker thread, so that many questions or a long message do not block the main
 * thread, which streams answers and stores messages. Of the waiting questions the shortest is next, so that
 * somebody's long messages do not delay the ordinary questions of others. The thread is ended if one answer
 * takes too long, because all other questions wait for it. When the thread exits, the question on which it
 * worked is rejected, and a new thread answers the others. If it exits before it was ready, all are rejected,
 * and only the next question restarts it, so that a thread that cannot start does not restart in a loop.
 */
export class AssistantThread {
  readonly #module: URL;
  readonly #answerLimitMs: number;
  /** The shortest first. */
  readonly #waiting: PendingQuestion[] = [];
  /** Questions that the thread has, in order: it works on the first. */
  #sent: PendingQuestion[] = [];
  #thread: Worker | undefined;
  /** Ends the thread if the answer on which it works takes too long. */
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
   * Answers a question. Rejects if the assistant throws, if the worker thread exits while it works on it, or
   * after `close`.
   *
   * @param earlier The visitor's earlier questions, in order.
   */
  answer(question: string, earlier: readonly string[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new Error("The assistant's worker thread is closed");
      this.#lastId += 1;
      const request: ThreadRequest = { id: this.#lastId, question, earlier };
      const length = [question, ...earlier].reduce((sum, text) => sum + text.length, 0);
      const longer = this.#waiting.findIndex((other) => other.length > length);
      const place = longer === -1 ? this.#waiting.length : longer;
      this.#waiting.splice(place, 0, { request, length, resolve, reject });
      if (this.#thread === undefined) this.#startThread();
      this.#sendNext();
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
      const [current, ...unanswered] = this.#sent;
      current?.reject(ended);
      this.#sent = [];
      this.#waiting.unshift(...unanswered);
      if (wasReady && !this.#closed) this.#startThread();
      else for (const { reject } of this.#waiting.splice(0)) reject(ended);
    });
    return thread;
  }

  #receive(message: ThreadMessage): void {
    if ("ready" in message) {
      this.#works = true;
      // A thread without questions must not keep the process alive. A question does, by its time limit. Before,
      // the thread is needed, because a server that starts has nothing else that keeps it alive.
      this.#thread?.unref();
    } else {
      const answered = this.#sent.find(({ request }) => request.id === message.id);
      this.#sent = this.#sent.filter((each) => each !== answered);
      if ("answer" in message) answered?.resolve(message.answer);
      else answered?.reject(message.error);
      clearTimeout(this.#answerTimer);
      if (this.#sent.length > 0) this.#startTimer();
    }
    this.#sendNext();
  }

  /** Sends waiting questions to the thread, if it is ready. */
  #sendNext(): void {
    while (this.#works && this.#sent.length < maxSent) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#sent.push(next);
      this.#thread?.postMessage(next.request);
      if (this.#sent.length === 1) this.#startTimer();
    }
  }

  /** Starts the time limit for the answer that the thread works on. */
  #startTimer(): void {
    this.#answerTimer = setTimeout(() => void this.#thread?.terminate(), this.#answerLimitMs);
  }
}
