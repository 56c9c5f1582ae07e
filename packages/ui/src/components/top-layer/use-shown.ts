import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Hook: whether an open popover can be rendered: not on the server and not before hydration,
 * because its position is measured and must not be in the server's markup.
 */
export function useShown(open: boolean): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => open,
    () => false,
  );
}
