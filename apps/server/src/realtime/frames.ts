import { readClientFrame, type FrameReading } from "@larkline/contract/chat";

/** Deepest nesting a frame may have; the contract's go three levels. */
const deepest = 8;

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key, depth) && isStorable(entry, depth + 1),
  );
}

/** Reads whatever arrived; beyond the contract it refuses text that no database stores. */
export function readFrame(input: unknown): FrameReading {
  const reading = readClientFrame(input);
  if (!reading.ok || isStorable(reading.frame)) return reading;
  return {
    ok: false,
    error: {
      code: "invalid_frame",
      message:
        "The frame holds characters that are no text (NUL or half a character). Remove them.",
    },
  };
}
