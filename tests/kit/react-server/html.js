// The client part of the test with Server Components (package.test.ts): reads the output of flight.js from
// the standard input, and prints the page as HTML.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { createElement, use } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createFromNodeStream } from "react-server-dom-parcel/client";

const require = createRequire(import.meta.url);
/** React's Parcel bindings call this to load a client component's module by its id, here a file URL. */
globalThis.parcelRequire = Object.assign((url) => require(fileURLToPath(url)), { meta: {} });

const page = createFromNodeStream(process.stdin);
const { prelude } = await prerenderToNodeStream(
  createElement(() => use(page)),
  {
    onError(error) {
      process.stderr.write(`${error.stack}\n`);
      process.exitCode = 1;
    },
  },
);
prelude.pipe(process.stdout);
