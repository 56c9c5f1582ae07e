/** A page's title and description. */
export interface PageMeta {
  /** The document's title. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** Excludes the page from search engines. */
  readonly unlisted?: true;
}

/** Numbers of characters that search results show without cutting off, even on a phone. */
export const metaLimits = { title: 60, description: { min: 120, max: 160 } } as const;
