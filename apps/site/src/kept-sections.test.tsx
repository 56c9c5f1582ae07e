import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { App } from "./app.tsx";
import { loadPage, preparePage } from "./page-loading.ts";
import { type Element, type Node, findElement, parseMarkup } from "./prerender/element-tree.ts";
import { routeFor, routes } from "./routes.ts";
import { withoutScriptForm } from "./shell/chat-button.tsx";

// The test loads about half of the pages, which takes longer than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The same element in the complete prerendered markup, and in the markup that hydration expects. */
interface Place {
  whole: Element;
  hydrated: Element;
}

const isElement = (node: Node): node is Element => typeof node !== "string";

/** Whether the element may be a placeholder for kept markup: without attributes and content. */
const isPlaceholder = ({ attributes, children, name }: Element): boolean =>
  ["section", "aside", "div"].includes(name) && attributes.size === 0 && children.length === 0;

/**
 * Finds the elements inside a place that keep their prerendered markup: those that are placeholders in the
 * hydrated markup. Fails if the other elements have different names or another order.
 */
function keptPlaces({ whole, hydrated }: Place, path: string): Place[] {
  if (isPlaceholder(hydrated) && !isPlaceholder(whole)) return [{ whole, hydrated }];
  const [wholeChildren, hydratedChildren] = [whole, hydrated].map(({ children }) =>
    children.filter(isElement),
  );
  expect(
    hydratedChildren?.map(({ name }) => name),
    path,
  ).toEqual(wholeChildren?.map(({ name }) => name));
  return (wholeChildren ?? []).flatMap((element, index) => {
    const counterpart = hydratedChildren?.[index];
    return counterpart ? keptPlaces({ whole: element, hydrated: counterpart }, path) : [];
  });
}

/** The element and all elements inside it. */
const within = (element: Element): Element[] => [
  element,
  ...element.children.filter(isElement).flatMap(within),
];

/** Names of elements that need a script. */
const controls = new Set([
  "button",
  "input",
  "select",
  "textarea",
  "audio",
  "video",
  "kit-findable",
]);

/** The main part of a page, prerendered as a whole or, with `prerendered`, as hydration expects it. */
function mainOf(path: string, prerendered: boolean): Element {
  const markup = renderToStaticMarkup(
    <StaticRouter location={path}>
      <App kept={() => (prerendered ? routeFor(path) : undefined)} />
    </StaticRouter>,
  );
  const main = findElement(parseMarkup(markup), ({ name }) => name === "main");
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

test("hydration expects the document's elements, and kept elements have no controls except chat buttons", async () => {
  let keptCount = 0;
  for (const route of routes.filter(({ keepsMarkup }) => !keepsMarkup)) {
    const { keptSections = [] } = await loadPage(route);
    await preparePage(route);
    const { path } = route;
    const kept = keptPlaces({ whole: mainOf(path, false), hydrated: mainOf(path, true) }, path);
    expect(kept.length > 0, path).toBe(keptSections.length > 0);
    keptCount += kept.length;
    for (const { whole, hydrated } of kept) {
      expect(hydrated.name, path).toBe(whole.name);
      for (const { attributes, name } of within(whole)) {
        // Buttons that open the chat get their handlers also in kept markup.
        if (attributes.get("form") !== withoutScriptForm)
          expect(controls.has(name), `${path}: ${name}`).toBe(false);
        // Links to recordings need a script, because the page's own player plays them.
        expect(attributes.get("href") ?? "", path).not.toMatch(/\.(?:m4a|mp3|mp4|ogg|opus|webm)$/);
      }
    }
  }
  // Without kept elements the checks above would check nothing.
  expect(keptCount).toBeGreaterThan(30);
});
