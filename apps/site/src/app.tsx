import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { routeFor } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";
import { ShowsPrerenderedPage } from "./shell/shows-prerendered-page.ts";

export interface AppProps {
  /** Whether the document contains the prerendered markup of the page. */
  prerendered?: boolean;
  /** Called once, after hydration, when event handlers work. */
  onReady?: () => void;
}

/**
 * Renders the page of the current URL inside the shell. Routes have no parameters and are not nested, so
 * the route table is read directly: the router's `Routes` would add 3 kB.
 */
export function App({ prerendered = false, onReady }: AppProps) {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  const [prerenderedRoute, setPrerenderedRoute] = useState(prerendered ? route : undefined);
  // Once another page has been shown, the prerendered markup no longer exists.
  if (prerenderedRoute && prerenderedRoute !== route) setPrerenderedRoute(undefined);
  useEffect(() => onReady?.(), [onReady]);
  const isPrerendered = prerenderedRoute === route;
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
