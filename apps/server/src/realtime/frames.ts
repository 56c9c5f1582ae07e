import { readClientFrame, type FrameReading } from "@larkline/contract/chat";
import { isJsonObject } from "@larkline/contract/json-object";

/**
 * Whether PostgreSQL can store all texts of a frame: it accepts no NUL and no unpaired surrogates. The
 * contract limits the nesting of a frame, and so the depth of this recursion.
 */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}

/** Fields of a frame that hold an id, or a list of ids. */
const idFields: ReadonlySet<string> = new Set(["id", "sessionId", "messageId", "attachments"]);

const toLowerCase = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** Writes a frame's ids in lower case, as PostgreSQL returns them, because they are compared as text. */
function withLowerCaseIds(frame: object): object {
  return Object.fromEntries(
    Object.entries(frame).map(([name, value]: [string, unknown]) => {
      if (!idFields.has(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(toLowerCase) : toLowerCase(value)];
    }),
  );
}

const refuse = (message: string): FrameReading => ({
  ok: false,
  error: { code: "invalid_frame", message },
});

/**
 * Validates a frame by the contract. Also refuses text that cannot be stored, and a list as `metadata`, which
 * the contract's schema accepts.
 */
export function readFrame(input: unknown): FrameReading {
  const reading = readClientFrame(isJsonObject(input) ? withLowerCaseIds(input) : input);
  if (!reading.ok) return reading;
  if (isJsonObject(input) && Array.isArray(input["metadata"])) {
    return refuse(`${reading.frame.type}: "metadata" must be an object, got a list.`);
  }
  if (isStorable(reading.frame)) return reading;
  return refuse(
    "The text contains invalid characters (NUL or half of a surrogate pair). Remove them.",
  );
}
