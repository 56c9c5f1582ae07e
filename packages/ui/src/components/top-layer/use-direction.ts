import { useSyncExternalStore } from "react";

import { subscribeToNothing } from "../../foundations/hydration/use-hydrated.ts";

/**
 * Hook: the text direction of an element; `ltr` while there is no element. Menus, popovers and tooltips need
 * it, because Radix does not read the direction from the document.
 */
export function useDirection(element: Element | null): "ltr" | "rtl" {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}
