import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Hook: the text direction of an element; `ltr` while there is no element. */
export function useDirection(element: Element | null): "ltr" | "rtl" {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}
