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
  number: number;
  bytes: Buffer;
  value: number;
}

/** Reads a number in groups of seven bits, lowest first. The top bit of a byte says that another follows. */
function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = at, scale = 1; ; index += 1, scale *= 128) {
    const byte = bytes.readUInt8(index);
    value += (byte & 0x7f) * scale;
    if (byte < 128) return { value, next: index + 1 };
  }
}

/** Splits a message into its fields. */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length;) {
    const key = readVarint(bytes, at);
    const number = Math.floor(key.value / 8);
    // Wire types: 0 is a varint, 1 has 8 bytes, 2 begins with its length, 5 has 4 bytes.
    const wireType = key.value % 8;
    at = key.next;
    if (wireType === 0) {
      const { value, next } = readVarint(bytes, at);
      fields.push({ number, bytes: Buffer.alloc(0), value });
      at = next;
      continue;
    }
    let length = wireType === 1 ? 8 : 4;
    if (wireType === 2) {
      const prefix = readVarint(bytes, at);
      length = prefix.value;
      at = prefix.next;
    }
    fields.push({ number, bytes: bytes.subarray(at, at + length), value: 0 });
    at += length;
  }
  return fields;
}

/** The fields of a message with this number. */
const fieldsNumbered = (bytes: Buffer, number: number) =>
  fieldsOf(bytes).filter((field) => field.number === number);
const first = (bytes: Buffer, number: number) =>
  fieldsNumbered(bytes, number)[0]?.bytes ?? Buffer.alloc(0);

/** Reads a `Span` of `opentelemetry/proto/trace/v1/trace.proto`. */
function toSpan(bytes: Buffer): ReceivedSpan {
  return {
    traceId: first(bytes, 1).toString("hex"),
    spanId: first(bytes, 2).toString("hex"),
    parentId: first(bytes, 4).toString("hex"),
    name: first(bytes, 5).toString(),
    attributes: Object.fromEntries(
      fieldsNumbered(bytes, 9).map(({ bytes: attribute }) => {
        const [value] = fieldsOf(first(attribute, 2));
        const content = value?.number === 1 ? value.bytes.toString() : (value?.value ?? 0);
        return [first(attribute, 1).toString(), content];
      }),
    ),
    events: fieldsNumbered(bytes, 11).map(({ bytes: event }) => first(event, 2).toString()),
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
    return (
      this.#bodies
        // `resource_spans`, `scope_spans` and `spans` of the OTLP request.
        .flatMap((body) => fieldsNumbered(body, 1))
        .flatMap(({ bytes }) => fieldsNumbered(bytes, 2))
        .flatMap(({ bytes }) => fieldsNumbered(bytes, 2))
        .map(({ bytes }) => toSpan(bytes))
    );
  }

  /** All received bytes. Protocol buffers keep texts as UTF-8, so a test can search for them. */
  get bytes(): Buffer {
    return Buffer.concat(this.#bodies);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
