/** A one-shot timer that can be paused. Times in milliseconds. */
export interface ToastTimer {
  /** Starts or resumes; calls back when the time is over. */
  run: (onEnd: () => void) => void;
  /** Pauses and keeps the remaining time. */
  pause: () => void;
}

export function createToastTimer(duration: number): ToastTimer {
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= Date.now() - startedAt;
  };
  const run = (onEnd: () => void) => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(() => {
      timer = undefined;
      onEnd();
    }, remaining);
  };
  return { run, pause };
}
