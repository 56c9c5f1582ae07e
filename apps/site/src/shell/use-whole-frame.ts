import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

import { routeFor } from "../routes.ts";

const never = () => () => {};

/** `false` in the document of the pages that leave it out, `true` once the application runs. */
function useWithApplication(inDocument: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => inDocument,
  );
}

/**
 * Whether the page has its whole frame. The home page's document is 14 kB at most, with the board that
 * it shows; its navigation's panels and its footer come with the application, at the first intent.
 */
export function useWholeFrame(): boolean {
  const { pathname } = useLocation();
  return useWithApplication(pathname !== "/");
}

/**
 * Whether the page has its footer. Where the application starts at once it brings the footer, far below
 * what is seen first: the document is 14 kB at most, with its form.
 */
export function useFooter(): boolean {
  const { pathname } = useLocation();
  const { startsAtOnce = false } = routeFor(pathname);
  return useWithApplication(pathname !== "/" && !startsAtOnce);
}
