/** Counts down once, and can be held. Times in milliseconds. */
export interface ToastTimer {
  /** Starts, or goes on with what is left; then calls back. */
  run: (onEnd: () => void) => void;
  /** Holds it; what is left stays. */
  hold: () => void;
}

export function createToastTimer(duration: number): ToastTimer {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  const run = (onEnd: () => void) => {
    if (timer !== undefined) return;
    since = Date.now();
    timer = setTimeout(() => {
      timer = undefined;
      onEnd();
    }, left);
  };
  return { run, hold };
}
