// A minimal OpenTelemetry collector for tests: receives traces, and decodes the fields that tests read.
import { once } from "node:events";
import { createServer, type Server } from "node:http";

/** A received span, with the fields that tests read. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** Id of the parent span; empty for a root span. */
  parentId: string;
  attributes: Record<string, string | number>;
  events: string[];
}

/** A field of a message in protocol buffers (https://protobuf.dev/programming-guides/encoding/). */
interface Field {
  /** Identifies the field in its message, as the `.proto` file defines. */
  number: number;
  /** Content of a field that is not a varint: a text, a nested message or a number of fixed size. */
  bytes: Buffer;
  /** Content of a varint; 0 for other fields. */
  value: number;
}

/** Field numbers in `opentelemetry/proto/` that the tests read, by message. */
const fieldNumbers = {
  exportTraceServiceRequest: { resourceSpans: 1 },
  resourceSpans: { scopeSpans: 2 },
  scopeSpans: { spans: 2 },
  span: { traceId: 1, spanId: 2, parentSpanId: 4, name: 5, attributes: 9, events: 11 },
  event: { name: 2 },
  keyValue: { key: 1, value: 2 },
  anyValue: { stringValue: 1 },
} as const;

/**
 * Reads a varint: groups of seven bits, lowest first. The top bit of a byte says that another one follows.
 *
 * @returns The number, and the offset after it.
 */
function readVarint(bytes: Buffer, offset: number): { value: number; next: number } {
  let value = 0;
  for (let index = offset, scale = 1; ; index += 1, scale *= 128) {
    const byte = bytes.readUInt8(index);
    value += (byte & 0x7f) * scale;
    if (byte < 128) return { value, next: index + 1 };
  }
}

/** Splits a message into its fields. */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const tag = readVarint(bytes, offset);
    const number = Math.floor(tag.value / 8);
    // Wire types: 0 is a varint, 1 has 8 bytes, 2 begins with its length, 5 has 4 bytes.
    const wireType = tag.value % 8;
    offset = tag.next;
    if (wireType === 0) {
      const { value, next } = readVarint(bytes, offset);
      fields.push({ number, bytes: Buffer.alloc(0), value });
      offset = next;
      continue;
    }
    let length = wireType === 1 ? 8 : 4;
    if (wireType === 2) {
      const prefix = readVarint(bytes, offset);
      length = prefix.value;
      offset = prefix.next;
    }
    fields.push({ number, bytes: bytes.subarray(offset, offset + length), value: 0 });
    offset += length;
  }
  return fields;
}

/** The fields of a message with this number. */
const fieldsNumbered = (bytes: Buffer, number: number) =>
  fieldsOf(bytes).filter((field) => field.number === number);
/** The content of the first field with this number; empty if there is none. */
const firstField = (bytes: Buffer, number: number) =>
  fieldsNumbered(bytes, number)[0]?.bytes ?? Buffer.alloc(0);

/** Reads a `Span` of `opentelemetry/proto/trace/v1/trace.proto`. */
function toSpan(bytes: Buffer): ReceivedSpan {
  const { span, event, keyValue, anyValue } = fieldNumbers;
  return {
    traceId: firstField(bytes, span.traceId).toString("hex"),
    spanId: firstField(bytes, span.spanId).toString("hex"),
    parentId: firstField(bytes, span.parentSpanId).toString("hex"),
    name: firstField(bytes, span.name).toString(),
    attributes: Object.fromEntries(
      fieldsNumbered(bytes, span.attributes).map(({ bytes: attribute }) => {
        const [value] = fieldsOf(firstField(attribute, keyValue.value));
        // Integers and booleans are varints. Other kinds of values are not needed, and are read as 0.
        const content =
          value?.number === anyValue.stringValue ? value.bytes.toString() : (value?.value ?? 0);
        return [firstField(attribute, keyValue.key).toString(), content];
      }),
    ),
    events: fieldsNumbered(bytes, span.events).map(({ bytes: spanEvent }) =>
      firstField(spanEvent, event.name).toString(),
    ),
  };
}

/** Receives traces like an OpenTelemetry collector: OTLP over HTTP, in protocol buffers. */
export class TraceReceiver {
  readonly #server: Server;
  readonly #bodies: Buffer[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => void pieces.push(piece));
      request.on("end", () => {
        const isTrace = request.url === "/v1/traces";
        if (isTrace) this.#bodies.push(Buffer.concat(pieces));
        response.writeHead(isTrace ? 200 : 404).end();
      });
    });
  }

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver();
    receiver.#server.listen(0, "127.0.0.1");
    await once(receiver.#server, "listening");
    return receiver;
  }

  /** The receiver's URL, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  /** All received spans. */
  get spans(): ReceivedSpan[] {
    const { exportTraceServiceRequest, resourceSpans, scopeSpans } = fieldNumbers;
    return this.#bodies
      .flatMap((body) => fieldsNumbered(body, exportTraceServiceRequest.resourceSpans))
      .flatMap(({ bytes }) => fieldsNumbered(bytes, resourceSpans.scopeSpans))
      .flatMap(({ bytes }) => fieldsNumbered(bytes, scopeSpans.spans))
      .map(({ bytes }) => toSpan(bytes));
  }

  /** All received bytes. Protocol buffers contain texts as UTF-8, so a test can search for them. */
  get bytes(): Buffer {
    return Buffer.concat(this.#bodies);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
