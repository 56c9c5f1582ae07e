import type { Evidence } from "./evidence.ts";

/**
 * Maximum length of a text without the end of a sentence, in characters. A longer text is checked as one
 * sentence, so that a text without punctuation still streams.
 */
const sentenceMaxLength = 600;

/**
 * Filters the streamed text of the language model by sentences: a sentence that the evidence does not support
 * is left out as a whole.
 */
export class SentenceGate {
  readonly #evidence: Evidence;
  /** Text after the last complete sentence. */
  #incomplete = "";
  #hasText = false;
  /** Number of sentences that were left out. */
  droppedCount = 0;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** Begins another text, such as that of the model's next step. It gets a line of its own. */
  startText(): void {
    if (this.#hasText) this.#incomplete += "\n";
  }

  /** Adds text. Returns the complete sentences that may be shown. */
  push(text: string): string {
    this.#hasText ||= text.trim() !== "";
    this.#incomplete += text;
    let passed = "";
    for (;;) {
      const end = endOfSentence(this.#incomplete);
      if (end === undefined) return passed;
      passed += this.#check(this.#incomplete.slice(0, end));
      this.#incomplete = this.#incomplete.slice(end);
    }
  }

  /** Ends the text. Returns its last sentence if it may be shown. */
  finish(): string {
    const lastSentence = this.#check(this.#incomplete);
    this.#incomplete = "";
    return lastSentence;
  }

  #check(sentence: string): string {
    if (sentence.trim() === "") return sentence;
    if (this.#evidence.unsupported(sentence).length === 0) return sentence;
    this.droppedCount += 1;
    // Keeps the line break, so that the next line stays a line of its own.
    return sentence.endsWith("\n") ? "\n" : "";
  }
}

/**
 * The position after the first complete sentence or line. If there is none: undefined, or the text's end if
 * it is longer than `sentenceMaxLength`. A full stop within a figure ('$1.50') ends no sentence.
 */
function endOfSentence(text: string): number | undefined {
  // Closing quotes, parentheses and Markdown marks may follow the full stop. The number of a list item (`1.`) belongs to
  // the item. A line break ends a sentence, too.
  const match = /(?<!^[ \t]*\d{1,3})[.!?]["”’)*_]*\s+(?=\S)|\n+(?=[^\n])/m.exec(text);
  if (match !== null) return match.index + match[0].length;
  return text.length > sentenceMaxLength ? text.length : undefined;
}
