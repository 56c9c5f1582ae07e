/** A story as a server renders it. */
export interface ServerMarkup {
  readonly html: string;
  /** React's warnings and errors while it rendered. */
  readonly complaints: readonly string[];
}
