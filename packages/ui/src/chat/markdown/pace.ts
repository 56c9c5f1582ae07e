import { useEffect, useReducer, useState } from "react";

import { beginsWith } from "./begins-with.ts";

/**
 * Minimum time between two renders of a streaming text, in milliseconds: two frames, and less than
 * the server's pause between two chunks.
 */
const leastPause = 32;

/** The shown part of a text, and the time of its last render. */
export class Pace {
  #shown = "";
  #since = Number.NEGATIVE_INFINITY;

  /** The whole text, or the shown part if it was rendered a moment ago. */
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
 * Hook: limits how often a growing text is rendered. Chunks that arrive within two frames are
 * rendered together. The first chunk, the last one, and any change other than growth are rendered
 * at once.
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
