import type { Store } from "./store.ts";
import type { Speaker } from "./voice/speak.ts";

/** The services that the functions making recordings, greetings and films share. make.ts creates them. */
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
