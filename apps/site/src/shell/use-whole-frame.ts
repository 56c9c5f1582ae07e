import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

/**
 * Whether the page has its whole frame. The home page's document is 14 kB at most, with the board that
 * it shows; its navigation's panels and its footer come with the application, at the first intent.
 */
export function useWholeFrame(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    never,
    () => true,
    () => pathname !== "/",
  );
}
