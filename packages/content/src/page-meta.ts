/** A page's title and description. */
export interface PageMeta {
  /** The document's title. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** Excludes the page from search engines. */
  readonly unlisted?: true;
}

/** Characters that a list of results shows of each without cutting it off, on a phone, too. */
export const metaLimits = { title: 60, description: { min: 120, max: 160 } } as const;
