/**
 * Creates a timer that can be paused: it dismisses a `Toast` when its time is over. `duration` is in milliseconds. The
 * returned function starts or resumes the timer. It calls `onEnd` when the time is over, and returns a function that
 * pauses the timer and keeps the remaining time.
 */
export function createToastTimer(duration: number) {
  let remaining = duration;
  return (onEnd: () => void) => {
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, remaining);
    return () => {
      clearTimeout(timer);
      remaining -= Date.now() - startedAt;
    };
  };
}
