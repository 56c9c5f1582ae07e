import { expect, test } from "vitest";

import { numberNotation } from "./number-format.ts";

const currency = (code: string, options?: Intl.NumberFormatOptions) => ({
  style: "currency" as const,
  currency: code,
  ...options,
});

// In these locales and currencies, decimal or group separators differ from those of plain numbers.
test.each([
  ["fr-CH", currency("CHF")],
  ["de-AT", currency("EUR")],
  ["pt-CV", currency("CVE")],
  ["pt-PT", currency("PTE")],
  ["pt-PT", currency("PTE", { useGrouping: false })],
  ["fr-CH", currency("CHF", { trailingZeroDisplay: "stripIfInteger" })],
])("a formatted number is parsed again: %s %o", (locale, options) => {
  const { format, parse } = numberNotation(locale, options);
  for (const value of [1250.5, 1_234_567.25, 12, 0.75, -1250.5])
    expect(parse(format(value))).toBe(value);
});

test("both the decimal separator of the format and that of plain numbers are accepted", () => {
  for (const options of [currency("CHF"), currency("CHF", { maximumFractionDigits: 0 })]) {
    const { parse } = numberNotation("fr-CH", options);
    expect(parse("1250,5")).toBe(1250.5);
    expect(parse("1250.5 CHF")).toBe(1250.5);
  }
  expect(numberNotation("de-DE", { maximumFractionDigits: 0 }).parse("1.250,5")).toBe(1250.5);
  expect(numberNotation("de-DE", { maximumSignificantDigits: 2 }).parse("1.250,5")).toBe(1250.5);
});

test.each(["en-US", "fr-FR", "fa", "de-DE"])(
  "a negative number in the accounting format is parsed again: %s",
  (locale) => {
    const options = currency("USD", { currencySign: "accounting" });
    const { format, parse } = numberNotation(locale, options);
    for (const value of [-5, -1250.5, 1250.5]) expect(parse(format(value))).toBe(value);
    expect(parse("-5")).toBe(-5);
  },
);

test("parentheses mean a negative number in every format, as in spreadsheets", () => {
  expect(numberNotation("en-US", currency("USD")).parse("($5)")).toBe(-5);
});
