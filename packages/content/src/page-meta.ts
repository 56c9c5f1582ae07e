/** A page's title and description. */
export interface PageMeta {
  /** The document's title. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** Excludes the page from search engines. */
  readonly unlisted?: true;
}

/** A page's title without the product's name: 'Pricing' for 'Pricing | Larkline'. */
export const titleAlone = ({ title }: Pick<PageMeta, "title">): string =>
  title.split(" | ")[0] ?? title;

/**
 * Limits in characters. Search results do not cut off titles and descriptions up to these lengths, even on a
 * phone. A description of at least `min` fills its two lines.
 */
export const metaLimits = { title: 60, description: { min: 120, max: 160 } } as const;
