import { describe, expect, it } from "vitest";

import { reckonedIn } from "./reckoned.ts";

const reckoned = (text: string) => [
  ...reckonedIn(text, new Set(["$299", "$249"]), ["we pay 2.50 a call for 170 calls"]),
];

describe("reckonedIn", () => {
  it.each([
    ["Together: 2 x $299 + $249 = $847", "$847"],
    ["You pay now: 170 x $2.50 = $425 a month", "$425"],
    ["By the month: $299 / 200 = $1.50", "$1.50"],
  ])("accepts the result of a correct equation: %s", (text, result) => {
    expect(reckoned(text)).toEqual([result]);
  });

  it("accepts an equation that uses the result of an earlier one", () => {
    expect(reckoned("Now: 170 x $2.50 = $425\nLess: $425 - $299 = $126")).toEqual(["$425", "$126"]);
  });

  it.each([
    ["is wrong", "Together: 2 x $299 = $600"],
    ["has an unknown amount", "Less: $777 - $299 = $478"],
    ["is missing", "That is $847."],
  ])("accepts no result whose equation %s", (_, text) => {
    expect(reckoned(text)).toEqual([]);
  });
});
