import type { ToolName } from "@larkline/contract/tools";

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

/** A tool is being asked: its name and arguments are those of `@larkline/contract/tools`. */
export interface ToolCallPart {
  type: "tool_call";
  /** Unique within the answer; its result carries the same. */
  id: string;
  name: ToolName;
  arguments: Readonly<Record<string, unknown>>;
}

/** What the tool returned, checked against the contract's schema for its name. */
export interface ToolResultPart {
  type: "tool_result";
  id: string;
  result: unknown;
}

/**
 * What an engine hands out while it answers: pieces of Markdown, what the answer cites, the tools
 * it asked, and questions to go on with. The text is complete without the tools' cards.
 */
export type AnswerPart =
  | { type: "text"; text: string }
  | { type: "sources"; sources: readonly AnswerSource[] }
  | ToolCallPart
  | ToolResultPart
  | { type: "follow_ups"; suggestions: readonly string[] };

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
  /** Resolves once it answers without delay, rejects when it cannot begin. Without one, it is ready. */
  readonly ready?: Promise<void> | undefined;
  /** Whether it can answer now. Without one, it can. */
  readonly works?: (() => boolean) | undefined;
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>;
}
