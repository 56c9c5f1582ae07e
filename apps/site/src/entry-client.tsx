import "@larkline/ui/styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "./app.tsx";
import { preparePage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

/**
 * Wakes the prerendered page. Resolves once every button works, so that the loader can replay the
 * click that asked for it (`loader/loader.ts`).
 */
export async function start(): Promise<void> {
  const root = document.querySelector("#root");
  if (!root) throw new Error('The page has no element with the id "root" to start in.');
  await preparePage(routeFor(location.pathname));
  await new Promise<void>((resolve) => {
    const app = (
      <BrowserRouter>
        <App onReady={resolve} />
      </BrowserRouter>
    );
    // The development server sends an empty root.
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
