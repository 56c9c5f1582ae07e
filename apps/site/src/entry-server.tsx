/**
 * Entry of the server bundle: the functions with which the build (`prerender/prerender-page.ts`) renders and
 * describes the pages.
 */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { App } from "./app.tsx";
import { preparePage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

export { statementsOf } from "./prerender/structured-data.ts";
export { figureOf } from "./prerender/open-graph/figure.tsx";
export { pageIdentity } from "./shell/page-identity.ts";
export { loadPage } from "./page-loading.ts";
export { notFoundRoute, routeFor, routes } from "./routes.ts";

/**
 * Renders the page at `path` to the markup of the application's root element.
 *
 * @param path The route's path; any unknown path renders the 404 page.
 */
export async function render(path: string): Promise<string> {
  await preparePage(routeFor(path));
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
