import type { Store } from "./store.ts";
import type { Speaker } from "./voice/speak.ts";

/** What everything is made with. */
export interface Workshop {
  speaker: Speaker;
  store: Store;
  /** A file below `.cache`, where unfinished ones and what was made before lie. */
  part: (name: string) => string;
  /** Tells whoever waits. */
  say: (line: string) => void;
}

/** Seconds as the lists hold them: to the hundredth. */
export const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
