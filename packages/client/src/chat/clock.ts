import { identifier } from "../identifier.ts";

/** Time, timers and random ids; tests replace them. */
export interface ChatClock {
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now: () => number;
  /** Calls back before the next animation frame. Default: `requestAnimationFrame`. */
  readonly frame: (callback: () => void) => void;
  /** Calls back after a delay in milliseconds; returns a function that cancels. Default: `setTimeout`. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** A new UUID. Default: random. */
  readonly id: () => string;
}

/** The default: the browser's time, timers and random ids. */
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
