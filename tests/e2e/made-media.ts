/**
 * Whether the brand has films and recorded greetings. `npm run brand` removes those of the old brand. Until
 * `npm run media` has made new ones, the pages do not show them, and their tests are skipped.
 */
import { greetingFiles } from "@larkline/content/calls/greeting-files";
import { filmFiles } from "@larkline/content/calls/manifest";

export const filmsAreMade = Object.keys(filmFiles).length > 0;
export const greetingsAreMade = Object.keys(greetingFiles).length > 0;
/** The reason that Playwright reports for the skipped tests. */
export const notMade = "This brand has no films or greetings yet: run `npm run media`";
