import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { App } from "./app.tsx";
import { preparePage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

export { statementsOf } from "./prerender/structured-data.ts";
export { figureOf } from "./prerender/open-graph/figure.tsx";
export { loadPage } from "./page-loading.ts";
export { notFoundRoute, routeFor, routes } from "./routes.ts";

/**
 * Renders the page at `path` into the markup of the application's root element.
 *
 * @param path The route's path, or any unknown path for the page that says so.
 */
export async function render(path: string): Promise<string> {
  await preparePage(routeFor(path));
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
