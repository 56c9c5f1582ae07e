import type { ScriptLine } from "../../../packages/content/src/calls/call-script.ts";
import type { SpokenLine, WordTime } from "../voice/speak.ts";
import { plug, ring, ringLength } from "./signals.ts";
import { overTheTelephone } from "./telephone.ts";
import { plugDelay, sampleRate } from "./timing.ts";

/** One line where it is heard. */
export interface TimedLine {
  /** Where its first word begins and its last one ends, in seconds. */
  start: number;
  end: number;
  words: readonly WordTime[];
}

export interface CallSound {
  samples: Float32Array;
  /** In seconds. */
  duration: number;
  lines: readonly TimedLine[];
}

export interface CallPace {
  /** It begins with the bell. */
  rings: boolean;
  /** Silence before the first word, after the bell, in seconds. */
  before: number;
  /** Between two who speak. */
  between: number;
  /** After the last word. */
  after: number;
  /** What gets done is heard: a plug goes in. */
  plugs: boolean;
}

/** One call of many lines: who is on the telephone sounds so, the agent is near. */
export function callSound(
  script: readonly ScriptLine[],
  spoken: readonly SpokenLine[],
  { rings, before, between, after, plugs }: CallPace,
): CallSound {
  let place = (rings ? ringLength : 0) + before;
  const lines = spoken.map(({ samples, words }) => {
    const begin = place;
    place += samples.length / sampleRate + between;
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
  const duration = place - between + after;
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
