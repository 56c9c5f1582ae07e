/**
 * Timeouts of an answer: `firstWordsMs` for the first output of each step (a request to the model), and
 * `answerMs` for the whole answer. When one of them is exceeded, `signal` is aborted.
 */
export class Deadlines {
  readonly #controller = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #firstWordsMs: number;
  #first: NodeJS.Timeout | undefined;

  constructor({ firstWordsMs, answerMs }: { firstWordsMs: number; answerMs: number }) {
    this.#firstWordsMs = firstWordsMs;
    this.#whole = setTimeout(() => this.#controller.abort(), answerMs);
    this.stepStarted();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A step has started: starts the timeout for its first output. */
  stepStarted(): void {
    clearTimeout(this.#first);
    this.#first = setTimeout(() => this.#controller.abort(), this.#firstWordsMs);
  }

  outputReceived(): void {
    clearTimeout(this.#first);
  }

  stop(): void {
    clearTimeout(this.#first);
    clearTimeout(this.#whole);
  }
}
