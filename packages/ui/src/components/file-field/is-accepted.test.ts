import { expect, it } from "vitest";

import { isAccepted } from "./is-accepted.ts";

it.each([
  ["image/png", "a.png", undefined, true],
  ["image/PNG", "a", "image/*", true],
  ["Application/PDF", "a", "application/pdf", true],
  ["", "List.CSV", "image/*, .csv", true],
  ["text/plain", "a.txt", "image/*,.csv", false],
  ["", "a", "*/*", true],
])("a file of type %j named %j, for accept=%j: %j", (type, name, accept, expected) => {
  // A polyfill's file may have a type in upper case. The constructor of `File` would convert the type to
  // lower case, so the test sets it afterwards.
  const file = Object.defineProperty(new File([], name), "type", { value: type });
  expect(isAccepted(file, accept)).toBe(expected);
});
