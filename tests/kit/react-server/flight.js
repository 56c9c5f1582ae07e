// The server part of the test with Server Components (package.test.ts): prints the page in the format that
// React sends to the client (Flight). Needs the condition react-server.
import { createElement } from "react";
import { renderToPipeableStream } from "react-server-dom-parcel/server";

import { Page } from "./page.js";

const { pipe } = renderToPipeableStream(createElement(Page), {
  onError(error) {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  },
});
pipe(process.stdout);
