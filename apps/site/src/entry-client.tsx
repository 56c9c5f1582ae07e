import "@larkline/ui/styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { handFragment } from "./arrival.ts";
import { preparePage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

/**
 * Wakes the prerendered page. Resolves once every button works, so that the loader can replay the
 * click that asked for it (`loader/loader.ts`).
 *
 * @param loader Aborted when React takes over: from then on every click is React's, and none twice.
 * @param secret The fragment of an address that carries tokens, which the loader has cleared.
 */
export async function start(loader?: AbortController, secret?: string): Promise<void> {
  if (secret !== undefined) handFragment(secret);
  const root = document.querySelector("#root");
  if (!root) throw new Error('The page has no element with the id "root" to start in.');
  // The frame around the pages and the page itself, side by side.
  const [{ App }] = await Promise.all([
    import("./app.tsx"),
    preparePage(routeFor(location.pathname)),
  ]);
  loader?.abort();
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
  // For whoever measures or waits: from here on the page answers by itself.
  performance.mark("larkline-ready");
}
