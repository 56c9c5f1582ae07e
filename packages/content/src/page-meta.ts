/** How a page is named to the browser and to search engines. */
export interface PageMeta {
  /** The document's title. */
  readonly title: string;
  /** One or two sentences for result lists and previews. */
  readonly description: string;
  /** Not for search engines: a page that nobody looks for. */
  readonly unlisted?: true;
}
