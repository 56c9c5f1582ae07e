import "@larkline/ui/styles.css";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { handFragment } from "./arrival.ts";
import type { Click } from "./loader/loader.ts";
import { loadOrReload } from "./module-loading.ts";
import { preparePage, preparePrerenderedPage } from "./page-loading.ts";
import { routeFor } from "./routes.ts";

/**
 * Hydrates the prerendered page; on the development server, renders it. Resolves once event handlers work and
 * earlier clicks were replayed (`loader/loader.ts`).
 *
 * @param untilReady Is aborted when the application handles events. This ends the loader, which records clicks.
 * @param recorded Recorded clicks and presses of Enter, in order. A click contains whether its control was
 * checked afterwards.
 * @param secret The fragment with tokens, which the loader has removed from the URL.
 */
export async function start(
  untilReady?: AbortController,
  recorded: readonly (Click | KeyboardEvent)[] = [],
  secret?: string,
): Promise<void> {
  if (secret !== undefined) handFragment(secret);
  // Not in the document, because Chromium would load the manifest before the first paint.
  document.head.insertAdjacentHTML("beforeend", "<link rel=manifest href=/site.webmanifest>");
  // oxlint-disable-next-line no-unsafe-type-assertion -- Each document has it; without it, React throws an error.
  const root = document.querySelector("#root") as Element;
  const route = routeFor(location.pathname);
  // Only the development server sends an empty root. A build leaves out the code for it.
  const prerendered = import.meta.env.PROD || root.hasChildNodes();
  // Loads the shell and the page in parallel.
  const [{ App }] = await Promise.all([
    import("./app.tsx"),
    prerendered ? !route.keepsMarkup && preparePrerenderedPage(route) : preparePage(route),
  ]);
  const { hash, search } = location;
  // Removes the slash that some static servers add to the path, because the path is compared with those of pages.
  if (route.path !== "*") history.replaceState(history.state, "", route.path + search + hash);
  const before = [...root.children];
  const { activeElement } = document;
  // If a browser's translation or an extension has changed the document, hydration fails, and React begins again without
  // the prerendered markup. The parts whose markup is otherwise kept must then be rendered, because React would create
  // them empty. Until their modules have loaded, the document stays as it is. So only the first attempt has a route.
  const attempts = prerendered ? [route] : [];
  await new Promise<void>((resolve) => {
    const app = (
      <BrowserRouter>
        <App kept={() => attempts.pop()} onReady={resolve} />
      </BrowserRouter>
    );
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // The router reads the address when it renders, but listens to changes only from its first effect. If the
  // fragment has changed in between, this event informs the router.
  if (location.hash !== hash)
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  const clicks =
    before[0]?.isConnected && recorded.every(isClick)
      ? recorded
      : (await loadOrReload(() => import("./carry-over.ts"))).carryOver(
          root,
          before,
          activeElement,
          recorded,
        );
  // Marks the end of hydration for tests and benchmarks.
  performance.mark("larkline-ready");
  untilReady?.abort();
  for (const [control, checked] of clicks) {
    // Before hydration, React did not get the checkbox's events, and hydration may have reset its state. A
    // click inverts the state, so it is set to the opposite first: the click then fires the events and ends
    // in the recorded state. On a button, `checked` has no effect.
    control.checked = !checked;
    // Rendered synchronously, because each replayed click may change what the next one does.
    flushSync(() => control.click());
  }
}

const isClick = (press: Click | KeyboardEvent): press is Click => Array.isArray(press);
