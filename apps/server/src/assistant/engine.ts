/** A page that an answer was taken from; `href` is an address on this site. */
export interface AnswerSource {
  title: string;
  href: string;
}

/** One turn of the conversation so far. */
interface Turn {
  role: "user" | "assistant";
  content: string;
}

/** What an engine hands out while it answers: pieces of Markdown, and what the answer cites. */
export type AnswerPart =
  | { type: "text"; text: string }
  | { type: "sources"; sources: readonly AnswerSource[] };

export interface AnswerRequest {
  question: string;
  /** What was said before, in order. */
  history: readonly Turn[];
  /** Once aborted, the engine stops at once and its iterator ends or throws. */
  signal: AbortSignal;
}

/** Something that answers visitors. Chosen by configuration; all engines look alike from outside. */
export interface AssistantEngine {
  /** For the start-up line. */
  readonly description: string;
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>;
}
