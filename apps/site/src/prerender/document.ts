/** The pieces of one page, each as finished HTML, CSS or JavaScript. */
export interface DocumentParts {
  language: string;
  /** Title and everything that describes the page (`head.ts`). */
  head: string;
  /** The inline script: theme, then the application's loader. */
  script: string;
  /** The page's own styles. */
  styles: string;
  /** Addresses of the fonts that the first view needs. */
  fonts: readonly string[];
  /** The prerendered markup of the root element. */
  body: string;
}

/**
 * A whole page. The script stands before the styles, so that the chosen theme is there with the
 * first paint; the fonts before both, so that their requests leave first.
 */
export function htmlDocument({ language, head, script, styles, fonts, body }: DocumentParts) {
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark">${preloads.join("")}` +
    `<script>${script}</script><style>${styles}</style>${head}</head>` +
    `<body><div id="root">${body}</div></body></html>`
  );
}
