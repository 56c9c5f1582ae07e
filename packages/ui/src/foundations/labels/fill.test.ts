import { expect, test } from "vitest";

import { fill, fillPlural } from "./fill.ts";

test("places get their values, numbers in the locale's form", () => {
  expect(
    fill("{count} of {limit} for {name}", { count: 3, limit: 2000, name: "Ada" }, "en-US"),
  ).toBe("3 of 2,000 for Ada");
  expect(fill("{limit}", { limit: 2000 }, "de-DE")).toBe("2.000");
});

test("a place without a value stays, and a value is not searched for places", () => {
  expect(fill("{who} {what}", { who: "{what}" }, "en-US")).toBe("{what} {what}");
});

test("the plural form is the language's own", () => {
  const english = { one: "{count} call", other: "{count} calls" };
  expect(fillPlural(english, 1, "en-US")).toBe("1 call");
  expect(fillPlural(english, 1200, "en-US")).toBe("1,200 calls");
  const arabic = {
    one: "مكالمة واحدة",
    two: "مكالمتان",
    few: "{count} مكالمات",
    other: "{count} مكالمة",
  };
  expect(fillPlural(arabic, 2, "ar-EG-u-nu-latn")).toBe("مكالمتان");
  expect(fillPlural(arabic, 5, "ar-EG-u-nu-latn")).toBe("5 مكالمات");
});
