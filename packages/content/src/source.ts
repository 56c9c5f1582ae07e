/** A page, or a place on one, that a text can point at: an answer cites it, a link leads there. */
export interface Source {
  /** What the place is called, as a link's text. */
  readonly title: string;
  /** Address on this site, beginning with '/', with a '#' where the place has an anchor. */
  readonly href: `/${string}`;
}
