/** The pieces of one page, each as finished HTML, CSS or JavaScript. */
export interface DocumentParts {
  language: string;
  /** Title and everything that describes the page (`head.ts`). */
  head: string;
  /** The inline script: theme, then the application's loader. */
  script: string;
  /** The page's own styles: what it shows before the visitor's first interaction. */
  styles: string;
  /** Address of the whole stylesheet, for browsers that run no script. */
  stylesheet: string;
  /** The prerendered markup of the root element. */
  body: string;
  /** Symbols that the markup shows, as markup beside it (`symbols.ts`). */
  symbols: string;
}

/**
 * A whole page. The script stands before the styles, so that the chosen theme is there with the
 * first paint. The fonts are named by the server, in a header (`PageRecord.fonts`): without that the
 * page is painted in their stand-ins first, whose lines do not always break alike.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { language, head, script, styles, stylesheet, body, symbols } = parts;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark">` +
    `<script>${script}</script><style>${styles}</style>` +
    `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>${head}</head>` +
    `<body><div id="root">${body}</div>${symbols}</body></html>`
  );
}
