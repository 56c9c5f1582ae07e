import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { type SiteRoute, routeFor } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";
import { ShowsPrerenderedPage } from "./shell/shows-prerendered-page.ts";

export interface AppProps {
  /**
   * Returns the route whose prerendered markup is hydrated and kept, if any. React calls it when it begins to render
   * the application.
   */
  kept?: () => SiteRoute | undefined;
  /** Called once, after hydration, when event handlers work. */
  onReady?: () => void;
}

/**
 * Renders the page of the current URL inside the shell. Routes have no parameters and are not nested, so
 * the route table is read directly: the router's `Routes` would add 3 kB.
 */
export function App({ kept, onReady }: AppProps) {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  const [prerenderedRoute, setPrerenderedRoute] = useState(kept);
  const isPrerendered = prerenderedRoute === route;
  // Once another page has been shown, the prerendered markup no longer exists.
  if (prerenderedRoute && !isPrerendered) setPrerenderedRoute(undefined);
  useEffect(() => onReady?.(), [onReady]);
  // The same element after a navigation within the page, so that React does not render the page again.
  const page = useMemo(() => {
    if (isPrerendered && route.keepsMarkup) return undefined;
    const Page = pageOf(route);
    return (
      <ShowsPrerenderedPage value={isPrerendered}>
        {/* oxlint-disable-next-line react/static-components -- `pageOf` returns the same component for each route. */}
        <Page key={route.path} />
      </ShowsPrerenderedPage>
    );
  }, [isPrerendered, route]);
  return <Shell>{page}</Shell>;
}
