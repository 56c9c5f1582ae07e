import { describe, expect, it } from "vitest";

import { toWords } from "../words.ts";
import { inPlainWords } from "./plain-words.ts";

describe("rare and colorful words", () => {
  it.each([
    ["how speedily are you live", "how soon are you live"],
    ["the tariff of the rung above", "the price of the plan above"],
    ["will it pester folks", "will it bother people"],
    // A phone is rung, and a lawyer's case is settled.
    ["they get rung back", "they get rung back"],
    ["we settle cases", "we settle cases"],
  ])("are read in plain ones: '%s'", (said, plain) => {
    expect(inPlainWords(toWords(said)).join(" ")).toBe(plain);
  });
});
