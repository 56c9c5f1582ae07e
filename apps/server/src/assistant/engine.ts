import type { MessageSource } from "@larkline/contract/chat";
import type { ToolName } from "@larkline/contract/tools";

/**
 * Maximum number of cards per answer. A card shows the result of one tool call below the answer's text; more
 * cards would hide the text.
 */
export const maxCards = 2;

/** An earlier message of the conversation. */
interface Turn {
  role: "user" | "assistant";
  content: string;
}

/** A tool call. Its name and arguments are defined in `@larkline/contract/tools`. */
export interface ToolCallPart {
  type: "tool_call";
  /** Unique within the answer. The tool's result has the same id. */
  id: string;
  name: ToolName;
  arguments: Readonly<Record<string, unknown>>;
}

/** The tool's result. The contract has a schema for the result of each tool. */
export interface ToolResultPart {
  type: "tool_result";
  id: string;
  result: unknown;
}

/**
 * A part of an answer, as an engine yields it: a piece of Markdown, the cited pages, a tool call,
 * a tool's result, or follow-up questions. The text must be understandable without the tools' cards. The cited pages
 * follow the text, because an answer that was stopped is stored with the parts so far.
 */
export type AnswerPart =
  | { type: "text"; text: string }
  | { type: "sources"; sources: readonly MessageSource[] }
  | ToolCallPart
  | ToolResultPart
  | { type: "follow_ups"; suggestions: readonly string[] };

/** A visitor's question, with the conversation before it. */
export interface AnswerRequest {
  question: string;
  /** The earlier messages, in order. */
  history: readonly Turn[];
  /** On abort the engine stops, and its iterator soon ends or throws. */
  signal: AbortSignal;
}

/**
 * Answers visitors' questions in the chat: the built-in engine, or one with a language model. The
 * configuration selects the engine.
 */
export interface AssistantEngine {
  /** For the start-up summary. */
  readonly description: string;
  /**
   * Resolves when the engine can answer without delay, rejects if it cannot start. Missing if the engine is
   * ready from the start.
   */
  readonly ready?: Promise<void> | undefined;
  /** Whether the engine can answer now. Default: true. */
  readonly works?: (() => boolean) | undefined;
  /**
   * How long an answer may have no new part while nothing is wrong, in milliseconds: the engine's own time
   * limit, after which it answers in another way. Default: 0.
   */
  readonly longestSilenceMs?: number | undefined;
  /** Answers a question, part by part. */
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>;
}
