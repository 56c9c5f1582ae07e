import { expect, test } from "vitest";

import { fill, fillPlural } from "./fill.ts";

test("replaces placeholders with their values, with numbers in the locale's format", () => {
  expect(
    fill("{count} of {limit} for {name}", { count: 3, limit: 2000, name: "Ada" }, "en-US"),
  ).toBe("3 of 2,000 for Ada");
  expect(fill("{limit}", { limit: 2000 }, "de-DE")).toBe("2.000");
});

test("keeps a placeholder without a value, and does not replace placeholders inside values", () => {
  expect(fill("{who} {what}", { who: "{what}" }, "en-US")).toBe("{what} {what}");
});

test("uses the plural form of the locale", () => {
  const english = { one: "{count} call", other: "{count} calls" };
  expect(fillPlural(english, 1, "en-US")).toBe("1 call");
  expect(fillPlural(english, 1200, "en-US")).toBe("1,200 calls");
  // `nu-latn` in a locale selects Latin digits; by default `ar-EG` has Arabic digits.
  const arabic = {
    one: "مكالمة واحدة",
    two: "مكالمتان",
    few: "{count} مكالمات",
    other: "{count} مكالمة",
  };
  expect(fillPlural(arabic, 2, "ar-EG-u-nu-latn")).toBe("مكالمتان");
  expect(fillPlural(arabic, 5, "ar-EG-u-nu-latn")).toBe("5 مكالمات");
});
