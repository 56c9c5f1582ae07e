import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The direction that an element on the page reads in; `ltr` as long as there is none. */
export function useDirection(element: Element | null): "ltr" | "rtl" {
  return useSyncExternalStore(
    never,
    () => (element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}
