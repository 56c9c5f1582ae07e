import { expect, test } from "vitest";

import { latinDigits } from "./latin-digits.ts";

const codePoints = Array.from({ length: 0x110000 }, (_, code) => code);
const decimalDigits = codePoints
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

test("every decimal digit of Unicode becomes 0 to 9, in blocks of ten", () => {
  expect(decimalDigits.length).toBeGreaterThan(600);
  expect(latinDigits(decimalDigits.join(""))).toBe("0123456789".repeat(decimalDigits.length / 10));
});

// Independent of the order in Unicode.
test.each(
  Intl.supportedValuesOf("numberingSystem").filter((system) =>
    new Intl.NumberFormat("en", { numberingSystem: system }).format(7).match(/\p{Nd}/u),
  ),
)("the digits of the numbering system %s become 0 to 9", (numberingSystem) => {
  const formatter = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false });
  expect(latinDigits(formatter.format(9_876_543_210))).toBe("9876543210");
});

test("other characters stay", () => {
  expect(latinDigits("٢٥ Ring, ½ and ４")).toBe("25 Ring, 1⁄2 and 4");
  expect(latinDigits("五")).toBe("五");
});
