import { readClientFrame, type FrameReading } from "@larkline/contract/chat";

/** Deepest nesting of a frame; the contract's frames have three levels. */
const deepest = 8;

/** PostgreSQL does not store NUL or unpaired surrogates. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key, depth) && isStorable(entry, depth + 1),
  );
}

/** Validates a frame by the contract, and refuses text that cannot be stored. */
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
