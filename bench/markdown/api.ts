/**
 * The interface of the benchmark's page to the script that measures it. Imports nothing, because the page
 * runs in a browser and the script in Node.js.
 */

/** Names of the measured renderers. `nothing` renders no text, to measure the page itself. */
export type Contender = "nothing" | "larkline" | "react-markdown" | "streamdown";

/** Functions of the benchmark's page, as `window.bench`. */
export interface MarkdownBench {
  /** Mounts a new React tree with one of the renderers, and waits until it is painted. */
  prepare: (name: Contender) => Promise<void>;
  /**
   * Renders one chunk per frame until the answer is complete. The site's chat renders a growing answer at
   * most once per frame, too. Returns the number of characters on the page.
   */
  stream: () => Promise<number>;
  /**
   * Renders the last `count` chunks, one every 40 ms, as the server sends them. Returns the intervals
   * between frames in milliseconds.
   */
  streamAtNormalSpeed: (count: number) => Promise<number[]>;
}

declare global {
  interface Window {
    bench: MarkdownBench;
  }
}
