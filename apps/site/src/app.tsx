import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { routeFor } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";
import { Standing } from "./shell/standing.ts";

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
  const [standing, setStanding] = useState(prerendered ? route : undefined);
  // Once another page has been shown, the prerendered markup no longer exists.
  if (standing && standing !== route) setStanding(undefined);
  useEffect(() => onReady?.(), [onReady]);
  if (standing?.keepsMarkup && standing === route) return <Shell />;
  const Page = pageOf(route);
  return (
    <Shell>
      <Standing value={standing === route}>
        {/* oxlint-disable-next-line react/static-components -- `pageOf` returns the same component for each route. */}
        <Page key={route.path} />
      </Standing>
    </Shell>
  );
}
