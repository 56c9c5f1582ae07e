// OpenTelemetry spans of the chat: one for each valid frame within the rate limits, and one for each answer.
// Without tracing (tracing.ts), creating them has no effect.
import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("larkline");

/**
 * Handles a frame of the chat's socket in a span. Database queries become child spans.
 *
 * @param refusalOf Returns a refusal's error code; undefined for any other error.
 */
export function inFrameSpan<Result>(
  frameType: string,
  work: () => Promise<Result>,
  refusalOf: (error: unknown) => string | undefined,
): Promise<Result> {
  return tracer.startActiveSpan(`frame ${frameType}`, { kind: SpanKind.SERVER }, async (span) => {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) fail(span, error instanceof Error ? error.name : "unknown");
      else span.setAttribute("larkline.refusal", refusal);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The span of an answer: from its stored question to its stored end, with an event for the first text. */
export class AnswerSpan {
  readonly #span: Span;

  /** @param conversationId The session id, as in the log. */
  constructor(conversationId: string) {
    this.#span = tracer.startSpan("answer", {
      attributes: { "larkline.conversation.id": conversationId },
    });
  }

  /** Runs work of the answer; its spans become children. */
  run<Result>(work: () => Result): Result {
    return context.with(trace.setSpan(context.active(), this.#span), work);
  }

  /** Adds the event: the first text of the answer was sent. */
  firstWords(): void {
    this.#span.addEvent("first words");
  }

  /** Ends the span, with the state in which the answer ended. */
  end(state: "complete" | "aborted" | "failed"): void {
    this.#span.setAttribute("larkline.answer.end", state);
    if (state === "failed") fail(this.#span, "broken off");
    this.#span.end();
  }
}

/** Marks a span as failed. @param type The kind of error, without its message. */
function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
