import { Worker } from "node:worker_threads";

import { PasswordsBusyError } from "./passwords.ts";

/** A password for the worker thread. The answer has the same `id`. */
export interface JudgeRequest {
  id: number;
  password: string;
  /** Facts that an attacker knows about the owner. */
  about: readonly string[];
}

/** The worker thread's answer to a request with the same id. */
export interface JudgeAnswer {
  id: number;
  isCommon: boolean;
}

interface PendingRequest {
  resolve: (isCommon: boolean) => void;
  reject: (reason: unknown) => void;
}

/** Maximum number of pending requests: a few seconds of work. Further calls throw `PasswordsBusyError`. */
const maxPending = 200;

/**
 * How long the idle worker thread is kept, in milliseconds. Then it ends, which releases the memory of its
 * dictionaries.
 */
const idleMs = 60_000;

const defaultModule = new URL("password-judge.worker.ts", import.meta.url);

/**
 * Finds common passwords. The specification's rules (section 5) are complete: a password that meets them is
 * accepted, unless it is itself in a list of the most common passwords, or a fact about its owner. Signs that look
 * like letters are read as these letters: `P@ssw0rd1` is refused, because `password1` is in the list. `Password1!`
 * is accepted, because with its `!` it is not in the list.
 *
 * Uses the dictionaries of zxcvbn (Wheeler, USENIX Security 2016) in a worker thread: a long password takes
 * 50 ms of processor time, and the dictionaries take 30 MB, which are released when the thread ends. When it exits,
 * its pending requests are rejected; the next request starts it again.
 */
export class PasswordJudge {
  readonly #pending = new Map<number, PendingRequest>();
  readonly #idleMs: number;
  readonly #module: URL;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  /**
   * @param idle How long the idle worker thread is kept, in milliseconds.
   * @param module URL of the module that the worker thread runs.
   */
  constructor(idle = idleMs, module = defaultModule) {
    this.#idleMs = idle;
    this.#module = module;
  }

  /** Whether the worker thread runs, and so keeps its dictionaries in memory. */
  get isLoaded(): boolean {
    return this.#thread !== undefined;
  }

  /**
   * Whether the password is a common one.
   *
   * @param about Facts that an attacker knows about the owner: names, the email address.
   * @throws {PasswordsBusyError} if too many requests are pending.
   */
  async isCommon(password: string, about: readonly string[]): Promise<boolean> {
    if (this.#pending.size >= maxPending) throw new PasswordsBusyError();
    return new Promise((resolve, reject) => {
      clearTimeout(this.#idle);
      this.#lastId += 1;
      const request: JudgeRequest = { id: this.#lastId, password, about };
      this.#pending.set(request.id, { resolve, reject });
      this.#thread ??= this.#startThread();
      // Keeps the process alive only while there is work.
      this.#thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have a target origin.
      this.#thread.postMessage(request);
    });
  }

  #startThread(): Worker {
    const thread = new Worker(this.#module);
    thread.on("message", ({ id, isCommon }: JudgeAnswer) => {
      this.#pending.get(id)?.resolve(isCommon);
      this.#pending.delete(id);
      if (this.#pending.size > 0) return;
      thread.unref();
      this.#idle = setTimeout(() => this.#endThread(thread), this.#idleMs).unref();
    });
    const fail = (reason: unknown) => {
      // The thread was ended because it was idle, or its event `error` was handled before this event `exit`.
      // Requests that are pending now belong to the next thread.
      if (this.#thread !== thread) return;
      this.#endThread(thread);
      for (const { reject } of this.#pending.values()) reject(reason);
      this.#pending.clear();
    };
    thread.on("error", fail);
    thread.on("exit", () => fail(new Error("The worker thread that rates passwords has exited")));
    return thread;
  }

  #endThread(thread: Worker): void {
    if (this.#thread === thread) this.#thread = undefined;
    void thread.terminate();
  }
}
