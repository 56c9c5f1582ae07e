// Generators of random chat frames and upload forms, for realtime/fuzz.test.ts.
import { clientFrameTypes } from "@larkline/contract/chat";
import { messageMaxLength } from "@larkline/contract/limits";
import * as fc from "fast-check";

/** Texts for random frames: ordinary, very long, with control characters or lone surrogates. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " \n ",
    "a\0b",
    "\ud800",
    "x".repeat(messageMaxLength + 1),
    "__proto__",
    "{}",
  ),
);

/** Any JSON value, any text, or undefined. It often has the wrong type for its field. */
const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text, fc.constant(undefined));

/** Generates frames and bodies: valid, nearly valid and random. @param ids Existing sessions and messages. */
export function frames(ids: readonly string[]): fc.Arbitrary<unknown> {
  const id = fc.oneof(fc.constantFrom(...ids), fc.uuid(), anything);
  const nearlyValid = fc.record(
    {
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...clientFrameTypes) },
        { weight: 1, arbitrary: anything },
      ),
      id,
      sessionId: id,
      messageId: id,
      content: fc.oneof(text, anything),
      contentType: fc.oneof(fc.constant("text"), anything),
      title: fc.oneof(text, anything),
      metadata: fc.oneof(fc.dictionary(text, anything), anything),
      lastSeq: fc.oneof(fc.integer(), fc.double(), anything),
      attachments: fc.oneof(fc.array(id, { maxLength: 8 }), anything),
    },
    { requiredKeys: ["type"] },
  );
  return fc.oneof({ weight: 5, arbitrary: nearlyValid }, { weight: 1, arbitrary: anything });
}

/** A part of a multipart form. */
interface Part {
  name: string;
  filename: string | undefined;
  type: string | undefined;
  content: Buffer | "session id";
}

/** A multipart form, possibly malformed: its body and content type, and where it is cut off. */
export interface FuzzedForm {
  body: Buffer;
  contentType: string;
  /** Number of bytes that arrive before the sender disconnects; undefined for all. */
  cutAt: number | undefined;
}

/** Random text for the headers of a form's part, mostly of characters with a special meaning in headers. */
const header = fc.string({
  unit: fc.constantFrom("a", '"', ";", "=", "\\", "/", ".", "é", "\0", "%", "*", "'", " "),
});

/** Generates forms with files, valid and malformed, as functions that insert the given session's id. */
export function forms(): fc.Arbitrary<(sessionId: string) => FuzzedForm> {
  const part: fc.Arbitrary<Part> = fc.record({
    name: fc.oneof(fc.constantFrom("file", "sessionId", "__proto__", "toString"), header),
    filename: fc.option(fc.oneof(fc.constantFrom("a.pdf", "../../x", "a.csv"), header), {
      nil: undefined,
    }),
    type: fc.option(
      fc.oneof(fc.constantFrom("image/png", "application/json", "text/csv"), header),
      { nil: undefined },
    ),
    content: fc.oneof(
      fc.constant("session id" as const),
      fc.constant(Buffer.from("name,calls\nMarta,12\n")),
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    ),
  });
  const file = part.map((anyPart) => ({
    ...anyPart,
    name: "file",
    filename: anyPart.filename ?? "a.csv",
  }));
  const session = fc.constant<Part>({
    name: "sessionId",
    filename: undefined,
    type: undefined,
    content: "session id",
  });
  return fc
    .record({
      parts: fc.oneof<fc.Arbitrary<Part[]>[]>(
        fc.array(part, { maxLength: 4 }),
        fc.tuple(file, session),
      ),
      boundary: fc.constantFrom("x", "----fuzz", "'()+_,-./:=?"),
      declared: fc.constantFrom("same", "same", "same", "other", "none"),
      ended: fc.boolean(),
      cut: fc.option(fc.nat(3000), { nil: undefined }),
    })
    .map(({ parts, boundary, declared, ended, cut }) => (sessionId) => {
      const body = Buffer.concat([
        ...parts.flatMap(({ name, filename, type, content }) => [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n${type === undefined ? "" : `content-type: ${type}\r\n`}\r\n`,
          ),
          content === "session id" ? Buffer.from(sessionId) : content,
          Buffer.from("\r\n"),
        ]),
        Buffer.from(ended ? `--${boundary}--\r\n` : ""),
      ]);
      const boundaryParameter = {
        same: `; boundary="${boundary}"`,
        other: "; boundary=other",
        none: "",
      }[declared];
      return {
        body,
        contentType: `multipart/form-data${boundaryParameter}`,
        cutAt: cut !== undefined && cut < body.length ? cut : undefined,
      };
    });
}
