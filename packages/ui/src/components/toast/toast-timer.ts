/** A one-shot timer that can be paused. Times in milliseconds. */
export interface ToastTimer {
  /** Starts or resumes, then calls back. */
  run: (onEnd: () => void) => void;
  /** Pauses and keeps the remaining time. */
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
