/**
 * A link that delays the first paint of a page with one section until the section is complete. Such a section
 * is centered in the window. Browsers may paint while they still parse the document, and the content would move
 * when more follows.
 *
 * The link names the first element of the footer with an id. Chromium paints when it has parsed that element's
 * start tag, and other browsers ignore the link (HTML standard, link type "expect").
 *
 * @param body The prerendered markup, as React writes it.
 * @returns The link; empty for a page with several sections, whose content does not move.
 * @throws If the footer has no element with an id.
 */
export function firstPaintLink(body: string): string {
  const [, first = "", rest = ""] = /<main[^>]*><section(.*?)<\/section>(.*)/s.exec(body) ?? [];
  if (first === "" || !rest.startsWith("</main>")) return "";
  // Browsers with scripts create no elements in `noscript`.
  const id = / id="([^"]+)"/.exec(rest.replaceAll(/<noscript>.*?<\/noscript>/gs, ""));
  if (!id) throw new Error("No element of the footer has an id.");
  return `<link rel="expect" href="#${id[1]}" blocking="render">`;
}
