import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether what is open can be shown: not on the server and not before the page is alive. What floats is
 * placed by a script, whose measures must not stand in the server's markup.
 */
export function useShown(open: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => open,
    () => false,
  );
}
