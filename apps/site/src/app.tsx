import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { routeFor } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";
import { Standing } from "./shell/standing.ts";

export interface AppProps {
  /** The page's markup stands in the document. */
  prerendered?: boolean;
  /** Called once, after hydration, when event handlers work. */
  onReady?: () => void;
}

/**
 * The page of the address, inside the shell that surrounds all of them. The routes have no
 * parameters and are not nested, so the table is read directly: the router's `Routes` would add 3 kB.
 */
export function App({ prerendered = false, onReady }: AppProps) {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  const [standing, setStanding] = useState(prerendered ? route : undefined);
  // The document's markup is gone once another page has taken its place.
  if (standing && standing !== route) setStanding(undefined);
  useEffect(() => onReady?.(), [onReady]);
  if (standing?.keepsMarkup && standing === route) return <Shell />;
  const Page = pageOf(route);
  return (
    <Shell>
      <Standing value={standing === route}>
        {/* oxlint-disable-next-line react/static-components -- `pageOf` keeps one for each route. */}
        <Page key={route.path} />
      </Standing>
    </Shell>
  );
}
