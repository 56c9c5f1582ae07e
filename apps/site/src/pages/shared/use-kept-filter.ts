import { use, useLayoutEffect, useReducer, useRef } from "react";
import { useLocation } from "react-router-dom";

import { ShowsPrerenderedPage } from "../../shell/shows-prerendered-page.ts";
import { wasOpened } from "../../shell/was-opened.ts";

/** The visitor's search and choice of a topic. */
export interface Filter {
  query: string;
  /** A topic's id; null for all topics. */
  topic: string | null;
}

export const noFilter: Filter = { query: "", topic: null };

/** The filter that is stored in the current history entry, if there is one. The build has no history. */
function storedFilter(): Filter | undefined {
  const { filter }: { filter?: Filter | null } = globalThis.history?.state ?? {};
  return filter ?? undefined;
}

// Who opens the address of the current page again begins without a filter, but browsers keep the entry's state.
if (storedFilter() && wasOpened()) history.replaceState({ ...history.state, filter: null }, "");

const merge = (before: Filter, change?: Partial<Filter>): Filter =>
  change ? { ...before, ...change } : before;

/**
 * Hook: the filter of a page, and a function to change it. The filter is stored in the history entry, so that it
 * is the same after a reload and when the visitor comes back. A visit by a link or by the address begins without.
 * The prerendered list is not filtered, so a stored filter is applied after hydration.
 */
export function useKeptFilter(): [Filter, (change: Partial<Filter>) => void] {
  const isPrerendered = use(ShowsPrerenderedPage);
  const location = useLocation();
  const [filter, change] = useReducer(
    merge,
    isPrerendered ? noFilter : merge(noFilter, storedFilter()),
  );

  // Before the paint, so that the whole list does not appear first. Depends on the location, because a link to an
  // anchor of the page adds a history entry. It keeps the filter; a link to the page itself does not.
  const entry = useRef(location.key);
  useLayoutEffect(() => {
    const isLinkToPage = entry.current !== location.key && location.hash === "";
    entry.current = location.key;
    if (isLinkToPage) change(storedFilter() ?? noFilter);
    else if (filter === noFilter) change(storedFilter());
    // While another page is being loaded, the history entry is that page's.
    else if (location.pathname === window.location.pathname)
      try {
        history.replaceState({ ...history.state, filter }, "");
      } catch {
        // Safari allows 100 calls in 30 seconds. The next change of the filter is stored again.
      }
  }, [location, filter]);

  return [filter, change];
}
