import { expect, it } from "vitest";

import { isLoopbackHost } from "./loopback.ts";

it.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])(
  "%s is this machine",
  (hostname) => {
    expect(isLoopbackHost(hostname)).toBe(true);
  },
);

it.each([
  "",
  "localhost.example.com",
  "127.0.0.1.example.com",
  "127.0.0",
  "0.0.0.0",
  "[::2]",
  "[::1",
  "localhost:3000",
])("%j is not recognized as this machine", (hostname) => {
  expect(isLoopbackHost(hostname)).toBe(false);
});
