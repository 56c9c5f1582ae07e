import { useEffect, useState } from "react";

import { beginsWith } from "./begins-with.ts";

/**
 * Minimum time between two renders of a streaming text, in milliseconds: about two frames at 60 Hz, and
 * less than the server's usual pause of 40 ms between two chunks.
 */
const minimumInterval = 32;

/** Throttles the rendering of a growing text. */
export class RenderPace {
  /** The text that was shown last. */
  #shown = "";
  /** The time from which more of the text may be shown, in milliseconds of `performance.now()`. */
  #renderAt = 0;

  /**
   * The text to show now: `source`, or the part of it shown so far if that was rendered less than 32 ms ago.
   * If `paced` is false, it is always `source`.
   */
  next(source: string, paced: boolean): string {
    const now = performance.now();
    if (paced && now < this.#renderAt && beginsWith(source, this.#shown)) return this.#shown;
    if (source !== this.#shown) {
      this.#shown = source;
      this.#renderAt = now + minimumInterval;
    }
    return source;
  }
}

/**
 * Hook: throttles the rendering of a growing text while `paced` is true. Chunks that arrive within two frames
 * are rendered together. The first chunk, the finished text (`paced` is false), and a text that replaces the
 * shown one are rendered at once.
 */
export function usePacedText(source: string, paced: boolean): string {
  const [pace] = useState(() => new RenderPace());
  const [, renderAgain] = useState({});
  const shown = pace.next(source, paced);
  const isWaiting = shown !== source;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // A new object is a changed state, so that React renders again.
    const timer = setTimeout(renderAgain, minimumInterval, {});
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return shown;
}
