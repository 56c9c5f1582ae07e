/** Changes to a page that do not come from the site: a browser's translation, elements of extensions. */
import type { Page } from "@playwright/test";

/**
 * Does what Chrome's translation does to the document: replaces each text node, and later each new one, by two
 * nested `font` elements with the text. The text stays the same, so that tests can search it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = "font, script, style, svg, textarea, [translate=no]";
    const observer = new MutationObserver(wrapAll);
    function wrapAll(): void {
      observer.disconnect();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
        const inner = document.createElement("font");
        const outer = document.createElement("font");
        outer.append(inner);
        text.replaceWith(outer);
        inner.textContent = text.data;
      }
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    }
    wrapAll();
  });
}

/** Inserts an element into the header, like a browser extension. */
export async function insertIntoHeader(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector("header")?.prepend(document.createElement("i")));
}
