import { greetingFiles } from "@larkline/content/calls/greeting-files";
import { filmFiles } from "@larkline/content/calls/manifest";

// `npm run brand` removes the films and greetings that contain the old name. Until `npm run media`
// has made new ones, pages do without them, and so do their tests.

export const filmsAreMade = Object.keys(filmFiles).length > 0;
export const greetingsAreMade = Object.keys(greetingFiles).length > 0;
export const notMade = "Not made for this brand yet: npm run media";
