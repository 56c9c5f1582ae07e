import { useEffect, useReducer, useState } from "react";

import { beginsWith } from "./begins-with.ts";

/**
 * Least time between two drawings of a text under way, in milliseconds: two frames, and less than
 * the pause between two chunks of the server. Faster than this nobody reads.
 */
const leastPause = 32;

/** What of a text is shown, and since when. */
export class Pace {
  #shown = "";
  #since = Number.NEGATIVE_INFINITY;

  /** The text itself, or what stands there already if that was drawn a moment ago. */
  next(source: string, paced: boolean): string {
    const now = performance.now();
    const grows = this.#shown !== "" && beginsWith(source, this.#shown);
    if (paced && grows && now - this.#since < leastPause) return this.#shown;
    if (source !== this.#shown) {
      this.#shown = source;
      this.#since = now;
    }
    return source;
  }
}

/**
 * A growing text at a pace that can be read: what arrives within two frames is drawn together. The
 * first piece, and whatever does not only grow, is there at once; the last one never waits.
 */
export function usePacedText(source: string, paced: boolean): string {
  const [pace] = useState(() => new Pace());
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const shown = pace.next(source, paced);
  const waits = shown !== source;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(drawAgain, leastPause);
    return () => clearTimeout(timer);
  }, [waits]);
  return shown;
}
