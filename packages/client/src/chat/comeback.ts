/** Calls back when a retry makes sense. Returns the unsubscribe function. */
export type WatchComeback = (listener: () => void) => () => void;

/**
 * The browser is online again, or the page is visible again (phones drop connections when hidden).
 */
export const browserComeback: WatchComeback = (listener) => {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener("online", listener, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") listener();
    },
    { signal },
  );
  return () => ending.abort();
};
