// Reads the stream of a language model's answer.
import type { MessageSource } from "@larkline/contract/chat";
import type { TextStreamPart, ToolSet } from "ai";

import { Cards } from "./cards.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Evidence } from "./evidence.ts";
import { SentenceGate } from "./sentence-gate.ts";

/**
 * Why an answer of the model was not used as it is. Contains no texts, URLs or keys, because it is
 * logged. `unsupported`: the tools' results do not confirm some sentences of the answer. `empty`: the answer
 * has no text. `incomplete`: the answer ended before its text was complete, for example at `maxTokens`.
 */
export interface ModelFault {
  kind: "failed" | "timeout" | "empty" | "unsupported" | "incomplete";
  /** The endpoint's HTTP status, if there was a response. */
  status?: number;
}

/**
 * Reasons for the end of an answer that is not complete. `length`: it reached `maxTokens`. `tool-calls`: the last
 * allowed step still called tools, so that its text only announces an answer.
 */
const incompleteReasons: readonly string[] = ["length", "content-filter", "tool-calls"];

/**
 * Passes on the sentences that the tools' results support, and collects what else the stream contains: pages
 * to cite, cards, and the fault that ended it.
 */
export class StreamReader {
  readonly cards = new Cards();
  /** The pages that the tools' results cite, in order, with repetitions. */
  readonly cited: MessageSource[] = [];
  readonly #evidence: Evidence;
  readonly #deadlines: Deadlines;
  readonly #gate: SentenceGate;
  #hasShownText = false;
  #fault: ModelFault | undefined;

  constructor(evidence: Evidence, deadlines: Deadlines) {
    this.#evidence = evidence;
    this.#deadlines = deadlines;
    this.#gate = new SentenceGate(evidence);
  }

  /** Whether `read` or `finish` has returned text. */
  get hasShownText(): boolean {
    return this.#hasShownText;
  }

  /** Why the stream cannot be read further. */
  get fault(): ModelFault | undefined {
    return this.#fault;
  }

  /** Whether sentences were left out because nothing supports them. */
  get hasDroppedText(): boolean {
    return this.#gate.droppedCount > 0;
  }

  /** Reads the next part. @returns The text to show; often empty. */
  read(part: TextStreamPart<ToolSet>): string {
    switch (part.type) {
      case "start-step":
        this.#deadlines.stepStarted();
        break;
      // The model's thoughts are not shown, but the endpoint is not silent.
      case "reasoning-delta":
      case "tool-input-start":
        this.#deadlines.outputReceived();
        break;
      case "tool-call":
        this.#deadlines.outputReceived();
        this.cards.call(part.toolCallId, part.toolName, part.input);
        break;
      case "tool-result":
        this.#evidence.addResult(part.input, part.output);
        this.cited.push(...sourcesIn(part.output));
        this.cards.result(part.toolCallId, part.output);
        break;
      case "text-start":
        this.#gate.startText();
        break;
      case "text-delta":
        this.#deadlines.outputReceived();
        return this.#show(this.#gate.push(part.text));
      case "abort":
        this.#fault = { kind: "timeout" };
        break;
      case "error":
        this.fail(part.error);
        break;
      case "finish":
        if (part.finishReason === "error") this.#fault ??= { kind: "failed" };
        if (incompleteReasons.includes(part.finishReason)) this.#fault ??= { kind: "incomplete" };
        break;
      default:
    }
    return "";
  }

  /** The stream broke with an error. The first fault counts. */
  fail(error: unknown): void {
    this.#fault ??= toFault(error);
  }

  /** The text is as long as an answer may be; the rest of the stream is not read. */
  cutOff(): void {
    this.#fault ??= { kind: "incomplete" };
  }

  /** The stream has ended. @returns The rest of the text; empty after a fault. */
  finish(): string {
    if (this.#deadlines.signal.aborted) this.#fault = { kind: "timeout" };
    if (this.#fault !== undefined) return "";
    const rest = this.#gate.finish();
    return rest.trim() === "" ? "" : this.#show(rest);
  }

  /** White space is not shown before the first text. */
  #show(text: string): string {
    if (!this.#hasShownText && text.trim() === "") return "";
    this.#hasShownText = true;
    return text;
  }
}

/** Classifies an error, without the content of the request. */
function toFault(error: unknown): ModelFault {
  const name = error instanceof Error ? error.name : "";
  if (/timeout|abort/i.test(name)) return { kind: "timeout" };
  const status: unknown =
    typeof error === "object" && error !== null && "statusCode" in error
      ? error.statusCode
      : undefined;
  return typeof status === "number" && status >= 400
    ? { kind: "failed", status }
    : { kind: "failed" };
}

/** The pages that a tool's result cites. */
function sourcesIn(result: unknown): MessageSource[] {
  if (typeof result !== "object" || result === null) return [];
  const ownSource = "source" in result ? [result.source] : [];
  const passages =
    "passages" in result && Array.isArray(result.passages)
      ? result.passages.flatMap((passage: unknown) => sourcesIn(passage))
      : [];
  return [
    ...ownSource.flatMap((source) =>
      typeof source === "object" &&
      source !== null &&
      "title" in source &&
      "href" in source &&
      typeof source.title === "string" &&
      typeof source.href === "string"
        ? [{ title: source.title, href: source.href }]
        : [],
    ),
    ...passages,
  ];
}
