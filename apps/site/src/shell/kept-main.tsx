import { useEffect } from "react";

import { preparePage } from "../page-loading.ts";
import { routeFor } from "../routes.ts";
import { keptMarkupProps } from "./kept-markup.ts";

/**
 * The main part of a prerendered page that needs no script of its own (`keepsMarkup` in
 * `routes.ts`): React leaves the document's markup unchanged.
 */
export function KeptMain({ id }: { id: string }) {
  useEffect(() => {
    const route = routeFor(location.pathname);
    return () => {
      // Loads the page when it is left, so that it can be rendered at once when the visitor goes back,
      // before the browser restores the scroll position.
      preparePage(route).catch(() => {});
    };
  }, []);
  return <main id={id} tabIndex={-1} {...keptMarkupProps} />;
}
