/**
 * Timeouts of an answer of the language model: `firstWordsMs` for the first output of each step (a request to
 * the model), and `answerMs` for the whole answer. When one of them is exceeded, `signal` is aborted.
 */
export class Deadlines {
  readonly #controller = new AbortController();
  readonly #answerTimer: NodeJS.Timeout;
  readonly #firstWordsMs: number;
  #stepTimer: NodeJS.Timeout | undefined;

  constructor({ firstWordsMs, answerMs }: { firstWordsMs: number; answerMs: number }) {
    this.#firstWordsMs = firstWordsMs;
    this.#answerTimer = setTimeout(() => this.#controller.abort(), answerMs);
    this.stepStarted();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A step has started: starts the timeout for its first output. */
  stepStarted(): void {
    clearTimeout(this.#stepTimer);
    this.#stepTimer = setTimeout(() => this.#controller.abort(), this.#firstWordsMs);
  }

  /** The step has output: ends its timeout. */
  outputReceived(): void {
    clearTimeout(this.#stepTimer);
  }

  /** The answer has ended: ends all timeouts. */
  stop(): void {
    clearTimeout(this.#stepTimer);
    clearTimeout(this.#answerTimer);
  }
}
