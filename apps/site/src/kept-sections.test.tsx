import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { App } from "./app.tsx";
import { loadPage, preparePage } from "./page-loading.ts";
import { routes } from "./routes.ts";
import { withoutScriptForm } from "./shell/chat-button.tsx";

// Every page is loaded, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The sections of a page's main part, without those inside of others. */
function sectionsOf(markup: string): string[] {
  const main = /<main.*<\/main>/s.exec(markup)?.[0] ?? "";
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of main.matchAll(/<\/?section\b[^>]*>/g)) {
    const closes = tag.startsWith("</");
    if (!closes && depth === 0) start = index;
    depth += closes ? -1 : 1;
    if (closes && depth === 0) found.push(main.slice(start, index));
  }
  return found;
}

const markupOf = (path: string, prerendered: boolean): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <App prerendered={prerendered} />
    </StaticRouter>,
  );

const empty = "<section>";

test("hydration keeps as many sections as the document has, and none with controls of its own", async () => {
  let keeping = 0;
  for (const route of routes.filter(({ keepsMarkup }) => !keepsMarkup)) {
    const { keptSections = [] } = await loadPage(route);
    await preparePage(route);
    const whole = sectionsOf(markupOf(route.path, false));
    const hydrated = sectionsOf(markupOf(route.path, true));
    expect(hydrated.length, route.path).toBe(whole.length);
    const kept = whole.filter((_, index) => hydrated[index] === empty);
    expect(kept.length > 0, route.path).toBe(keptSections.length > 0);
    keeping += kept.length;
    for (const section of kept) {
      const rest = section.replaceAll(
        new RegExp(`<button[^>]* form="${withoutScriptForm}"`, "g"),
        "",
      );
      const control = /<(?:button|input|select|textarea|audio|video|kit-findable)\b.{0,99}/.exec(
        rest,
      );
      expect(control?.[0], route.path).toBeUndefined();
      // A recording is played by the page, not by the browser.
      expect(
        /href="[^"]*\.(?:m4a|mp3|mp4|ogg|opus|webm)"/.exec(rest)?.[0],
        route.path,
      ).toBeUndefined();
    }
  }
  expect(keeping).toBeGreaterThan(30);
});
