import { useSyncExternalStore } from "react";

/** For `useSyncExternalStore` with a value that needs no events. */
export const subscribeToNothing = () => () => {};

/**
 * Hook: false on the server and during hydration, then true. Components use it for what must not be in the
 * server's markup, such as controls that do not work without JavaScript.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
