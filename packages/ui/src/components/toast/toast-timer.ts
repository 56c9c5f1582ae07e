/** A one-shot timer that can be paused: it dismisses a `Toast` when its time is over. */
export interface ToastTimer {
  /** Starts or resumes; calls `onEnd` when the time is over. No effect while it runs. */
  run: (onEnd: () => void) => void;
  /** Pauses and keeps the remaining time. */
  pause: () => void;
}

/** Creates a stopped timer. `duration` is in milliseconds. */
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
