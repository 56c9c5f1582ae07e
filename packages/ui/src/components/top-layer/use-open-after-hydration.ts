import { useSyncExternalStore } from "react";

import { subscribeToNothing } from "./use-direction.ts";

/**
 * Hook: `open`, but false on the server and during hydration. A popover's position depends
 * on measurements in the browser, so the popover must not be in the server's markup.
 */
export function useOpenAfterHydration(open: boolean): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => open,
    () => false,
  );
}
