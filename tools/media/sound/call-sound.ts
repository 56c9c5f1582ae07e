/** Joins the spoken lines of a call (the turns of its script), with pauses and signals, into one sound. */
import type { ScriptLine } from "../../../packages/content/src/calls/call-script.ts";
import type { SpokenLine, WordTime } from "../voice/speak.ts";
import { plug, ring, ringLength } from "./signals.ts";
import { overTheTelephone } from "./telephone.ts";
import { plugDelay, sampleRate } from "./timing.ts";

/** A line of a call with its times, in seconds from the start of the sound. */
export interface TimedLine {
  /** When its first word begins. */
  start: number;
  /** When its last word ends. */
  end: number;
  words: readonly WordTime[];
}

/** A call as one sound, with the times of its lines. */
export interface CallSound {
  samples: Float32Array;
  /** In seconds. */
  duration: number;
  lines: readonly TimedLine[];
}

/** Pauses of a call in seconds, and which signals it contains. */
export interface CallPace {
  /** Whether the sound begins with ringing. */
  rings: boolean;
  /** Pause before the first line, after the ringing. */
  before: number;
  /** Pause between two lines. */
  between: number;
  /** Pause after the last line. */
  after: number;
  /** Whether the sound of plugging in a cord follows each line with an action (`done`). */
  plugs: boolean;
}

/** Joins spoken lines into one call. Only the caller's voice is filtered to sound as on a telephone. */
export function callSound(
  script: readonly ScriptLine[],
  spoken: readonly SpokenLine[],
  { rings, before, between, after, plugs }: CallPace,
): CallSound {
  let position = (rings ? ringLength : 0) + before;
  const lines = spoken.map(({ samples, words }) => {
    // The line's samples begin at `begin`, but its first word a little later, at `start`.
    const begin = position;
    position += samples.length / sampleRate + between;
    return {
      start: begin + (words[0]?.start ?? 0),
      end: begin + (words.at(-1)?.end ?? 0),
      begin,
      words: words.map(({ word, start, end }) => ({
        word,
        start: begin + start,
        end: begin + end,
      })),
    };
  });
  const duration = position - between + after;
  const whole = new Float32Array(Math.ceil(duration * sampleRate));
  const add = (samples: Float32Array, time: number) => {
    const from = Math.round(time * sampleRate);
    for (const [index, sample] of samples.entries()) {
      if (from + index < whole.length) whole[from + index] = (whole[from + index] ?? 0) + sample;
    }
  };
  if (rings) add(ring(), 0);
  for (const [index, { begin, end }] of lines.entries()) {
    const { by, done } = script[index] ?? {};
    const samples = spoken[index]?.samples ?? new Float32Array();
    add(by === "caller" ? overTheTelephone(samples) : samples, begin);
    if (plugs && done !== undefined) add(plug(), end + plugDelay);
  }
  return { samples: whole, duration, lines };
}
