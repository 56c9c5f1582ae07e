import { readClientFrame, type FrameReading } from "@larkline/contract/chat";

/** Deepest allowed nesting of a frame; the contract's frames have three levels. */
const maxDepth = 8;

/** Whether PostgreSQL can store all texts of a value: it accepts no NUL and no unpaired surrogates. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth > maxDepth) return false;
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
