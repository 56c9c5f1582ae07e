import { expect, test } from "vitest";

import { isSameAddress } from "./same-address.ts";

test.each([
  ["marta@exämple.com", "marta@xn--exmple-cua.com", true],
  ["Marta@EXÄMPLE.com", "marta@xn--exmple-cua.com", true],
  ["Marta@Example.com", "marta@example.com", true],
  ["marta@exämple.com", "marta@example.com", false],
])("the typed address %s is the server's %s: %s", (typed, stored, same) => {
  expect(isSameAddress(typed, stored)).toBe(same);
});
