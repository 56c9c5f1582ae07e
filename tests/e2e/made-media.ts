import { greetingFiles } from "@larkline/content/calls/greeting-files";
import { filmFiles } from "@larkline/content/calls/manifest";

// `npm run brand` removes the films and greetings that contain the old name. Until `npm run media` has made
// new ones, the pages do not show them, and their tests are skipped.

export const filmsAreMade = Object.keys(filmFiles).length > 0;
export const greetingsAreMade = Object.keys(greetingFiles).length > 0;
export const notMade = "This brand has no films or greetings yet: run `npm run media`";
