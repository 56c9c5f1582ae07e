import { Worker } from "node:worker_threads";

import { PasswordsBusyError } from "./passwords.ts";

/** A password on its way to the thread; `id` tells which answer is whose. */
export interface AskedOfJudge {
  id: number;
  password: string;
  /** What an attacker knows of its owner. */
  about: readonly string[];
}

export interface SaidByJudge {
  id: number;
  isGuessed: boolean;
}

interface Waiting {
  resolve: (isGuessed: boolean) => void;
  reject: (reason: unknown) => void;
}

/** Passwords that may wait: a few seconds' work. Beyond it people hear at once that we are busy. */
const judgementsWaiting = 200;

/** How long the thread waits for another password, in milliseconds. Then its dictionaries' memory is free. */
const idleMs = 60_000;

/**
 * Tells passwords that are soon guessed, by zxcvbn (Wheeler, USENIX Security 2016): words and names
 * in disguise, keys in a row, dates, whatever repeats. In a thread of its own, because its
 * dictionaries take 30 MB and a contrived password a twentieth of a second.
 */
export class PasswordJudge {
  readonly #waiting = new Map<number, Waiting>();
  readonly #idleMs: number;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(idle = idleMs) {
    this.#idleMs = idle;
  }

  /** Whether the dictionaries are loaded. */
  get isAwake(): boolean {
    return this.#thread !== undefined;
  }

  /**
   * @param about what an attacker knows of the owner: names, the address.
   * @throws {PasswordsBusyError}
   */
  async isGuessed(password: string, about: readonly string[]): Promise<boolean> {
    if (this.#waiting.size >= judgementsWaiting) throw new PasswordsBusyError();
    return new Promise((resolve, reject) => {
      clearTimeout(this.#idle);
      this.#asked += 1;
      const asked: AskedOfJudge = { id: this.#asked, password, about };
      this.#waiting.set(asked.id, { resolve, reject });
      this.#thread ??= this.#begin();
      // Work holds the process; an idle thread does not.
      this.#thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      this.#thread.postMessage(asked);
    });
  }

  #begin(): Worker {
    const thread = new Worker(new URL("password-judge.worker.ts", import.meta.url));
    thread.on("message", ({ id, isGuessed }: SaidByJudge) => {
      this.#waiting.get(id)?.resolve(isGuessed);
      this.#waiting.delete(id);
      if (this.#waiting.size > 0) return;
      thread.unref();
      this.#idle = setTimeout(() => this.#end(thread), this.#idleMs).unref();
    });
    thread.on("error", (error) => {
      this.#end(thread);
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    return thread;
  }

  #end(thread: Worker): void {
    if (this.#thread === thread) this.#thread = undefined;
    void thread.terminate();
  }
}
