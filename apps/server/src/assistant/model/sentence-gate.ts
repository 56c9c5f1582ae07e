import type { Evidence } from "./evidence.ts";

/** A sentence without an end is let go at this length, so that a text without stops still streams. */
const longestWait = 600;

/**
 * Lets a growing text through sentence by sentence, and only what the evidence supports. A sentence
 * that it does not support is left out as a whole.
 */
export class SentenceGate {
  readonly #evidence: Evidence;
  #waiting = "";
  /** How many sentences were left out. */
  dropped = 0;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** Takes more text; gives what may be shown of it now. */
  push(text: string): string {
    this.#waiting += text;
    let passed = "";
    for (;;) {
      const end = endOfSentence(this.#waiting);
      if (end === undefined) return passed;
      passed += this.#check(this.#waiting.slice(0, end));
      this.#waiting = this.#waiting.slice(end);
    }
  }

  /** The text has ended: gives what was waiting for its end. */
  finish(): string {
    const rest = this.#check(this.#waiting);
    this.#waiting = "";
    return rest;
  }

  #check(sentence: string): string {
    if (sentence.trim() === "") return sentence;
    if (this.#evidence.unsupported(sentence).length === 0) return sentence;
    this.dropped += 1;
    // A line of its own leaves its end, so that what follows stays where it was.
    return sentence.endsWith("\n") ? "\n" : "";
  }
}

/** Behind a stop that more follows, or behind a line; not within a figure ('$1.50'). */
function endOfSentence(text: string): number | undefined {
  const match = /[.!?]["”’)*_]*\s+(?=\S)|\n+(?=[^\n])/.exec(text);
  if (match !== null) return match.index + match[0].length;
  return text.length > longestWait ? text.length : undefined;
}
