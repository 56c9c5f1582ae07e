import { identifier } from "./identifier.ts";

/** Time and chance of a conversation; tests put their own in. */
export interface ChatClock {
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now: () => number;
  /** Calls back before the next picture. Default: `requestAnimationFrame`. */
  readonly frame: (callback: () => void) => void;
  /** Calls back after so many milliseconds; the result takes it back. Default: `setTimeout`. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** A new UUID. Default: random. */
  readonly id: () => string;
}

export const browserClock: ChatClock = {
  now: () => Date.now(),
  frame: (callback) => {
    requestAnimationFrame(callback);
  },
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  id: identifier,
};
