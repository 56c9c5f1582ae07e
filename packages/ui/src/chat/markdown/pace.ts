import { useEffect, useReducer, useState } from "react";

import { beginsWith } from "./begins-with.ts";

/**
 * Minimum time between two renders of a streaming text, in milliseconds: about two frames at 60 Hz, and
 * less than the server's usual pause of 40 ms between two chunks.
 */
const minimumInterval = 32;

/** Throttles the rendering of a growing text. Stores the shown part and the time of the last render. */
export class RenderPace {
  #shown = "";
  #renderedAt = Number.NEGATIVE_INFINITY;

  /**
   * The text to show now: `source`, or the part of it shown so far if that was rendered less than 32 ms ago.
   * If `paced` is false, it is always `source`.
   */
  next(source: string, paced: boolean): string {
    const now = performance.now();
    const grows = this.#shown !== "" && beginsWith(source, this.#shown);
    if (paced && grows && now - this.#renderedAt < minimumInterval) return this.#shown;
    if (source !== this.#shown) {
      this.#shown = source;
      this.#renderedAt = now;
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
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shown = pace.next(source, paced);
  const isWaiting = shown !== source;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(renderAgain, minimumInterval);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return shown;
}
