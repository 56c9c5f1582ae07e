/** What the page offers to the script that measures it. It imports nothing, so that both can read it. */
export type Contender = "nothing" | "larkline" | "react-markdown" | "streamdown";

export interface MarkdownBench {
  /** A fresh tree for one contender, at rest. */
  prepare: (name: Contender) => Promise<void>;
  /**
   * One chunk for each frame, as fast as the client passes them on, until everything is drawn. Returns
   * how many characters then stand there.
   */
  stream: () => Promise<number>;
  /**
   * The last `count` chunks, one each 40 ms as the server sends them. Returns the times between
   * frames, in milliseconds.
   */
  streamAtNormalSpeed: (count: number) => Promise<number[]>;
}

declare global {
  interface Window {
    bench: MarkdownBench;
  }
}
