import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";

/**
 * What spans may say. Everything else that a library writes down stays here: addresses with their
 * query, networks, agents, parameters, the messages of errors.
 */
const attributeNames: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "url.scheme",
  "network.protocol.version",
  // SQL with $1 in place of values.
  "db.query.text",
  "db.system.name",
  "db.namespace",
  "db.operation.name",
  "error.type",
  "larkline.conversation.id",
  "larkline.answer.end",
  "larkline.refusal",
]);

const eventNames: ReadonlySet<string> = new Set(["first words"]);

/** Hands spans on without what visitors wrote and without what proves or tells who they are. */
export class CarefulExporter implements SpanExporter {
  readonly #next: SpanExporter;
  readonly #onChange: (isSending: boolean) => void;
  #isSending = true;

  /** @param onChange hears when spans cannot be sent any more, and when they can again. */
  constructor(next: SpanExporter, onChange: (isSending: boolean) => void) {
    this.#next = next;
    this.#onChange = onChange;
  }

  export(spans: ReadableSpan[], resultCallback: Parameters<SpanExporter["export"]>[1]): void {
    this.#next.export(spans.map(careful), (result) => {
      const isSending = result.error === undefined;
      if (isSending !== this.#isSending) this.#onChange(isSending);
      this.#isSending = isSending;
      resultCallback(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#next.forceFlush?.();
  }
}

/** The span with less; a prototype, because its context and times are behind methods and getters. */
function careful(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: chosen(span.attributes) },
    events: { value: span.events.filter(({ name }) => eventNames.has(name)) },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

const chosen = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => attributeNames.has(name)));
