import type { Store } from "./store.ts";
import type { Speaker } from "./voice/speak.ts";

/**
 * What the functions that make recordings, greetings and films need: speech, storage, log. make.ts creates
 * it.
 */
export interface Workshop {
  speaker: Speaker;
  store: Store;
  /** Path of a file in `.cache`, the folder for unfinished and reusable files. */
  cachePath: (name: string) => string;
  /** Prints a line of progress. */
  log: (line: string) => void;
}

/** Rounds seconds to hundredths, the precision of the lists of media. */
export const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
