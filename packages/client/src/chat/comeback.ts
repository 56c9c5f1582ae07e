/** Tells when it is worth trying again what failed. The result ends it. */
export type WatchComeback = (listener: () => void) => () => void;

/** The browser is online again, or the visitor looks at the page again: a phone in a pocket has no line. */
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
