/**
 * Calls back at each event after which connecting may succeed. Used only after all automatic attempts have
 * failed; the connection unsubscribes after the first call.
 *
 * @returns The unsubscribe function.
 */
export type WatchReconnectTriggers = (listener: () => void) => () => void;

/**
 * Calls back when the browser is online again, or when the page is visible again: phones drop the
 * connections of hidden pages.
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
