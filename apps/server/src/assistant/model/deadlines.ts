/** Aborts an answer whose first words, after each step, or whose end take too long. */
export class Deadlines {
  readonly #controller = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #firstWordsMs: number;
  #first: NodeJS.Timeout | undefined;

  constructor({ firstWordsMs, answerMs }: { firstWordsMs: number; answerMs: number }) {
    this.#firstWordsMs = firstWordsMs;
    this.#whole = setTimeout(() => this.#controller.abort(), answerMs);
    this.expect();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A step has started: its first words are due. */
  expect(): void {
    clearTimeout(this.#first);
    this.#first = setTimeout(() => this.#controller.abort(), this.#firstWordsMs);
  }

  came(): void {
    clearTimeout(this.#first);
  }

  stop(): void {
    clearTimeout(this.#first);
    clearTimeout(this.#whole);
  }
}
