/** Calls back when a retry makes sense. Returns the unsubscribe function. */
export type WatchReconnectTriggers = (listener: () => void) => () => void;

/**
 * The browser is online again, or the page is visible again (phones drop connections when hidden).
 */
export const browserReconnectTriggers: WatchReconnectTriggers = (listener) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener("online", listener, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") listener();
    },
    { signal },
  );
  return () => listeners.abort();
};
