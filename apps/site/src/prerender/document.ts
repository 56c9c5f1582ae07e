import type { PageIdentity } from "../shell/page-identity.ts";
import { escapeHtml } from "./escape-html.ts";
import { firstPaintLink } from "./first-paint.ts";

/** The parts of a document. HTML, CSS and JavaScript are inserted as they are, without escaping. */
export interface DocumentParts {
  /** The page's language, as a BCP 47 tag. */
  language: string;
  /** The page's identifier and name in analytics events. */
  identity: PageIdentity;
  /** Title and metadata (`head.ts`). */
  head: string;
  /**
   * The inline script (`inline-script.ts`, compiled from `../loader/loader.ts`). It applies the theme and loads
   * the application.
   */
  script: string;
  /** URLs of the font files to preload (`fontsFor`). */
  fonts: readonly string[];
  /** The styles that the page needs before the first interaction. */
  styles: string;
  /** URL of the complete stylesheet, for browsers without JavaScript. */
  stylesheet: string;
  /** The prerendered markup inside the root element. */
  body: string;
  /** The SVG symbols that the markup uses (`symbols.ts`). */
  symbols: string;
}

/**
 * Assembles the HTML document of a page. The script is inline and in the head, so that the theme is set
 * before the first paint. It is after the styles, because with forced colors it adds the complete stylesheet at
 * once, at the end of the head as parsed so far: the inlined rules must not override that stylesheet. The fonts are preloaded: otherwise the first paint would use fallback fonts, whose
 * lines may break differently. A `Link` header for each would be as early, but headers are not compressed.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { language, identity, head, script, fonts, styles, stylesheet, body, symbols } = parts;
  const page = `data-id="${identity.id}" data-name="${escapeHtml(identity.name)}"`;
  const preloads = fonts.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin>`);
  return (
    `<!doctype html><html lang="${language}" ${page}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<style>${styles}</style><script>${script}</script>` +
    `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>${firstPaintLink(body)}` +
    `${preloads.join("")}${head}</head>` +
    `<body id="top"><div id="root">${body}</div>${symbols}</body></html>`
  );
}
