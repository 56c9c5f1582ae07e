import { expect, it } from "vitest";

import { acceptedEncodings } from "./accept-encoding.ts";

it.each([
  [undefined, []],
  ["", []],
  ["*", ["br", "gzip"]],
  ["gzip, br", ["br", "gzip"]],
  ["GZip , BR", ["br", "gzip"]],
  ["br;q=0, *", ["gzip"]],
  ["*;q=0, gzip", ["gzip"]],
  ["gzip;q=0, *;q=0.5", ["br"]],
  ["br ; Q=0.1, gzip", ["gzip", "br"]],
  ["br;q=wrong, gzip;q=0.001", ["gzip"]],
  ["identity, zstd, deflate", []],
])("Accept-Encoding %j accepts %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
