/** A story as a server renders it. */
export interface ServerMarkup {
  readonly html: string;
  /** Warnings and errors that React wrote to the console while it rendered the story. */
  readonly complaints: readonly string[];
}
