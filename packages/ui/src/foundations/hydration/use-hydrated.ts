import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Hook: false on the server and during hydration, then true. Components use it to render
 * controls that need JavaScript only once JavaScript runs.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
