import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";

import { pageOf } from "./page-loading.ts";
import { notFoundRoute, routes } from "./routes.ts";
import { Shell } from "./shell/shell.tsx";

export interface AppProps {
  /** Called once, after hydration, when event handlers work. */
  onReady?: () => void;
}

/** Every route, inside the shell that surrounds all of them. */
export function App({ onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Shell>
      <Routes>
        {[...routes, notFoundRoute].map((route) => {
          const Page = pageOf(route);
          return <Route key={route.path} path={route.path} element={<Page />} />;
        })}
      </Routes>
    </Shell>
  );
}
