import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { routeFor } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";

export interface AppProps {
  /** The page is prerendered and needs no script of its own (`keepsMarkup`). */
  kept?: boolean;
  /** Called once, after hydration, when event handlers work. */
  onReady?: () => void;
}

/**
 * The page of the address, inside the shell that surrounds all of them. The routes have no
 * parameters and are not nested, so the table is read directly: the router's `Routes` would add 3 kB.
 */
export function App({ kept = false, onReady }: AppProps) {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  const [keptRoute, setKeptRoute] = useState(kept ? route : undefined);
  // The document's markup is gone once another page has taken its place.
  if (keptRoute && keptRoute !== route) setKeptRoute(undefined);
  useEffect(() => onReady?.(), [onReady]);
  if (keptRoute === route) return <Shell />;
  const Page = pageOf(route);
  return (
    <Shell>
      {/* oxlint-disable-next-line react/static-components -- `pageOf` keeps one for each route. */}
      <Page key={route.path} />
    </Shell>
  );
}
