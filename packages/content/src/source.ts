/** A page or a section of a page that an answer cites or a link leads to. */
export interface Source {
  /** Name of the page or section, used as the link's text. */
  readonly title: string;
  /** Path on this site, beginning with '/', with a fragment for a section. */
  readonly href: `/${string}`;
}
