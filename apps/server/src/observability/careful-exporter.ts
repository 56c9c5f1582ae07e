import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";

/**
 * Allowed attributes of spans. All others are dropped, such as URLs with queries, IP addresses, user agents,
 * parameters and error messages.
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

/** Allowed events of spans. */
const eventNames: ReadonlySet<string> = new Set(["first words"]);

/** Removes visitors' text, credentials and identifying data from spans before another exporter sends them. */
export class CarefulExporter implements SpanExporter {
  readonly #next: SpanExporter;
  readonly #onChange: (isSending: boolean) => void;
  #isSending = true;

  /** @param onChange Called when exporting begins to fail, and when it works again. */
  constructor(next: SpanExporter, onChange: (isSending: boolean) => void) {
    this.#next = next;
    this.#onChange = onChange;
  }

  export(spans: ReadableSpan[], resultCallback: Parameters<SpanExporter["export"]>[1]): void {
    this.#next.export(spans.map(withoutPrivateData), (result) => {
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

/**
 * Returns a span with the allowed attributes and events only, without links and status message. It inherits
 * everything else from the original, because a copy would lose methods and getters, such as those for times.
 */
function withoutPrivateData(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: allowedAttributes(span.attributes) },
    events: { value: span.events.filter(({ name }) => eventNames.has(name)) },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

const allowedAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => attributeNames.has(name)));
