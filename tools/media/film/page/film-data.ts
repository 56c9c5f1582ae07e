/** Types of the data that capture.ts and the film's page (main.tsx) exchange through `window`. */
import type { FilmScript } from "../../../../packages/content/src/calls/call-script.ts";
import type { TimedLine } from "../../sound/call-sound.ts";

/** A call with the times of its words. All times are in seconds from the film's start. */
export interface FilmData {
  script: FilmScript;
  lines: readonly TimedLine[];
  /** Loudness of equal slices of the film, 0 to 1. */
  peaks: readonly number[];
  duration: number;
  /** When the call is answered, after the telephone has rung. */
  answered: number;
  /** When the call has ended and its outcome is shown. */
  over: number;
}

/** The page's interface for capture.ts. */
export interface FilmStage {
  /** Renders the film's frame at `time`, in seconds. */
  show: (time: number) => void;
}

declare global {
  interface Window {
    filmData?: FilmData;
    filmStage?: FilmStage;
  }
}
