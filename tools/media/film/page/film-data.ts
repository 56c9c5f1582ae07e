import type { FilmScript } from "../../../../packages/content/src/calls/call-script.ts";
import type { TimedLine } from "../../sound/call-sound.ts";

/** A call, and when each of its words is heard. */
export interface FilmData {
  script: FilmScript;
  lines: readonly TimedLine[];
  /** Loudness over the length of the film, 0 to 1. */
  peaks: readonly number[];
  /** In seconds. */
  duration: number;
  /** Where the call is taken: the bell has rung. */
  answered: number;
  /** Where the call is over and its outcome stands, in seconds. */
  over: number;
}

/** What the page offers to whoever films it. */
export interface FilmStage {
  /** Puts everything as it is at this moment, in seconds. */
  show: (time: number) => void;
}

declare global {
  interface Window {
    filmData?: FilmData;
    filmStage?: FilmStage;
  }
}
