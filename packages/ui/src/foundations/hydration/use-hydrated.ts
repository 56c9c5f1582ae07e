import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Hook: false on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
