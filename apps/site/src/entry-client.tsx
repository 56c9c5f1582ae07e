import "@larkline/ui/styles.css";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { handFragment } from "./arrival.ts";
import type { Click } from "./loader/loader.ts";
import { preparePage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

/**
 * Wakes the prerendered page. Resolves once every button works and has done what was asked of it
 * before (`loader/loader.ts`).
 *
 * @param loader Aborted when the application answers: until then every click is the loader's.
 * @param asked What was clicked until then, each with its state at that time, and each Enter, in that
 *   order.
 * @param secret The fragment of an address that carries tokens, which the loader has cleared.
 */
export async function start(
  loader?: AbortController,
  asked: readonly (Click | KeyboardEvent)[] = [],
  secret?: string,
): Promise<void> {
  if (secret !== undefined) handFragment(secret);
  const root = document.querySelector("#root");
  if (!root) throw new Error('The page has no element with the id "root" to start in.');
  // The frame around the pages and the page itself, side by side.
  const [{ App }] = await Promise.all([
    import("./app.tsx"),
    preparePage(routeFor(location.pathname)),
  ]);
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
  loader?.abort();
  for (const one of asked) {
    // The next one needs what this one changes.
    flushSync(() => (one instanceof KeyboardEvent ? pressAgain(one) : clickAgain(one)));
  }
}

function clickAgain([control, checked]: Click): void {
  // React either leaves a box as the visitor left it, without telling anybody, or puts it back as the
  // page had it: it is ticked anew, from the other state.
  control.checked = !checked;
  control.click();
}

/**
 * Enter in a line of text, with what a browser does of it.
 * Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
function pressAgain({ key, target }: KeyboardEvent): void {
  // What is clicked by Enter has been, by the browser.
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return;
  const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  if (target.dispatchEvent(press))
    target.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}
