import { expect, test } from "vitest";

import { fragmentId } from "./fragment-id.ts";

test.each([
  ["", ""],
  ["#custom", "custom"],
  ["#custo%6D", "custom"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  ["#100%", "100%"],
])("the fragment %j names the id %j", (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});
