import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

// Without an OpenTelemetry SDK (tracing.ts) every span is an object that does nothing.
const tracer = trace.getTracer("larkline");

/**
 * Does the work in a span of its own; what it asks the database for is measured below it.
 * @param refusalOf what an error refuses, as one word; undefined for one that is a fault.
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

/** The span of an answer: from the stored question, over the first words, to the stored end. */
export class AnswerSpan {
  readonly #span: Span;

  /** @param conversationId the session, as log lines name it. */
  constructor(conversationId: string) {
    this.#span = tracer.startSpan("answer", {
      attributes: { "larkline.conversation.id": conversationId },
    });
  }

  /** Does what belongs to the answer; what it begins is measured below the span. */
  run<Result>(work: () => Result): Result {
    return context.with(trace.setSpan(context.active(), this.#span), work);
  }

  /** Watchers were sent the first words. */
  firstWords(): void {
    this.#span.addEvent("first words");
  }

  end(how: "complete" | "aborted" | "failed"): void {
    this.#span.setAttribute("larkline.answer.end", how);
    if (how === "failed") fail(this.#span, "broken off");
    this.#span.end();
  }
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
