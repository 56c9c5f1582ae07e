/**
 * Calls back at each event after which connecting may succeed. Used only after all automatic attempts have
 * failed; the connection unsubscribes after the first call.
 *
 * @returns The unsubscribe function.
 */
export type WatchReconnectTriggers = (listener: () => void) => () => void;

/**
 * Calls back when the browser is online again, when the page is visible again (phones drop the connections of
 * hidden pages), or when the visitor clicks: a server that was down may be back without any of these events. Not at a
 * key, because while a visitor types, the banner would change and be announced again at the end of each series.
 * Waits for `click`, not for `pointerdown`: the banner changes when connecting begins, which could move the pressed
 * button away before the click.
 */
export const browserReconnectTriggers: WatchReconnectTriggers = (listener) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of ["online", "click"]) addEventListener(type, listener, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") listener();
    },
    { signal },
  );
  return () => listeners.abort();
};
