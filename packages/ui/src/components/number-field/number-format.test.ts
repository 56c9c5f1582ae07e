import { expect, test } from "vitest";

import { addExactly, numberNotation } from "./number-format.ts";

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
  // The text of these currencies contains separators or digits.
  ["en-US", currency("XCG")],
  ["de-CH", currency("BYN", { currencyDisplay: "narrowSymbol" })],
  ["sw", currency("SHP", { currencyDisplay: "name" })],
  ["en-US", currency("ZWL", { currencyDisplay: "name" })],
  ["de-DE", currency("ZWL", { currencyDisplay: "name" })],
  ["ar-EG", currency("EGP", { currencyDisplay: "name" })],
  ["da", currency("DKK")],
  // "$" is both the currency and the decimal separator.
  ["pt-CV", currency("USD", { currencyDisplay: "narrowSymbol" })],
  ["es-MX", { style: "unit", unit: "month" }],
] satisfies [string, Intl.NumberFormatOptions][])(
  "a formatted number is parsed again: %s %o",
  (locale, options) => {
    const { format, parse } = numberNotation(locale, options);
    for (const value of [1250.5, 1_234_567.25, 12, 0.75, -1250.5])
      expect(parse(format(value))).toBe(value);
  },
);

test("both the decimal separator of the format and that of plain numbers are accepted", () => {
  for (const options of [currency("CHF"), currency("CHF", { maximumFractionDigits: 0 })]) {
    const { parse } = numberNotation("fr-CH", options);
    expect(parse("1250,5")).toBe(1250.5);
    expect(parse("1250.5 CHF")).toBe(1250.5);
  }
  expect(numberNotation("de-DE", { maximumFractionDigits: 0 }).parse("1.250,5")).toBe(1250.5);
  expect(numberNotation("de-DE", { maximumSignificantDigits: 2 }).parse("1.250,5")).toBe(1250.5);
});

test("separators and digits of a typed currency or unit are not part of the number", () => {
  const english = numberNotation("en-US", currency("USD")).parse;
  expect(english("Rs. 1,250.50")).toBe(1250.5);
  expect(english("Rs.500")).toBe(500);
  expect(english("-Rs. 5")).toBe(-5);
  expect(english("S/.500")).toBe(500);
  expect(english("50.5 kr.")).toBe(50.5);
  expect(english("5 dollars (2009)")).toBe(5);
  const swiss = numberNotation("fr-CH", currency("CHF")).parse;
  expect(swiss("1250,5 fr.")).toBe(1250.5);
  expect(numberNotation("da", currency("DKK")).parse("1.250,50 kr.")).toBe(1250.5);
});

test("a number may begin with its decimal separator", () => {
  const { parse } = numberNotation("en-US", currency("USD"));
  for (const text of [".5", "$.5", "USD .5", ".50 kr."]) expect(parse(text)).toBe(0.5);
  expect(parse("-.5")).toBe(-0.5);
  expect(numberNotation("de-DE", {}).parse(",5")).toBe(0.5);
});

test.each(["kr.", "-", ""])("text without a digit is no number: %o", (text) => {
  expect(numberNotation("en-US", {}).parse(text)).toBeNull();
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

test.each([
  ["-12", -12],
  ["- 12", -12],
  ["−12", -12],
  [" -.5", -0.5],
  ["-$12", -12],
  ["$-12", -12],
  ["$ - 12", -12],
  ["USD -12", -12],
  ["Rs.-12", -12],
  ["-Rs. 12", -12],
  ["(12)", -12],
  ["(USD 12)", -12],
  ["USD (12)", -12],
  ["12 - 15 words", null],
  ["Jan - 12", 12],
  ["Total – 12", 12],
  ["Next-day calls: 12", 12],
  ["Calls (net) 12", 12],
  ["(net) 12", 12],
])("a sign stands at the beginning or directly before the number: %s", (text, number) => {
  expect(numberNotation("en-US", {}).parse(text)).toBe(number);
  expect(numberNotation("en-US", currency("USD")).parse(text)).toBe(number);
});

test("a hyphen after a word is a sign if the word may be a currency", () => {
  expect(numberNotation("en-US", {}).parse("x-12")).toBe(12);
  expect(numberNotation("en-US", { style: "percent" }).parse("A-12")).toBe(0.12);
  expect(numberNotation("en-US", currency("CHF")).parse("chf-12")).toBe(-12);
  for (const locale of ["de-CH", "it-CH", "lo"])
    for (const currencyDisplay of ["symbol", "code", "name"] as const) {
      const { format, parse } = numberNotation(locale, currency("CHF", { currencyDisplay }));
      expect(parse(format(-12))).toBe(-12);
    }
});

test.each([
  "1e5",
  "0x10",
  "1-2",
  "5 apples 6",
  "5½",
  "1.2.3",
  "1.234,5",
  "1,2",
  "12,34",
  "1,2345",
  "0,500",
  "1:30",
  `1${"0".repeat(309)}`,
])("text that is not one number is no number: %s", (text) => {
  expect(numberNotation("en-US", {}).parse(text)).toBeNull();
  expect(numberNotation("en-US", currency("USD")).parse(text)).toBeNull();
});

// With a time that grows with the square of the length, a text takes minutes.
test.each(["-", " ", "٫", "1", "( "])(
  "a long pasted text does not block the page: %o",
  (character) => {
    const { parse } = numberNotation("en-US", {});
    expect(parse(`${character.repeat(200_000)}5x6`)).toBeNull();
  },
);

test.each([
  ["en-US", "1.5", 1.5],
  ["de-DE", "1,5", 1.5],
  ["de-DE", "1.5", null],
  ["de-DE", "5,-", 5],
  ["fr-FR", "1 250,5", 1250.5],
  ["fr-FR", "1.250", null],
  ["en-US", "1 250.5", 1250.5],
  ["de-CH", "1'250.5", 1250.5],
  ["hi-IN", "12,34,567.5", 1_234_567.5],
  ["ar-EG", "12.5", null],
  ["en-US", "50%", 50],
  ["en-US", "+5", 5],
])("separators are accepted where the locale has them: %s %s", (locale, text, number) => {
  expect(numberNotation(locale, {}).parse(text)).toBe(number);
});

test.each([
  [currency("EUR"), 0.105, 0.11],
  [currency("EUR"), -0.004, 0],
  [{ style: "percent" as const }, 0.125, 0.13],
  [{ style: "percent" as const, maximumFractionDigits: 1 }, 0.1255, 0.126],
  [{}, 0.12345, 0.123],
  [{}, 123_456_789_012_345, 123_456_789_012_345],
  [{ maximumSignificantDigits: 2 }, 1250.5, 1300],
  // "1.2K" does not contain the number.
  [{ notation: "compact" as const }, 1234, 1234],
])("a number is rounded as its format shows it: %o %d", (options, value, rounded) => {
  for (const locale of ["en-US", "de-DE", "ar-EG"])
    expect(numberNotation(locale, options).round(value)).toBe(rounded);
});

test.each([
  ["en-US", "1.2K", null],
  ["de-DE", "1,2 Mio.", null],
  ["ja-JP", "1.2万", null],
  ["en-US", "1250", 1250],
])(
  "in compact notation, text with letters does not contain the number: %s %s",
  (locale, text, value) => {
    expect(numberNotation(locale, { notation: "compact" }).parse(text)).toBe(value);
  },
);

test.each([
  ["en-US", { style: "unit", unit: "kilometer" }, "950 km", "1.2K km"],
  [
    "en-US",
    { style: "unit", unit: "kilometer", unitDisplay: "long" },
    "950 kilometers",
    "1M kilometers",
  ],
  [
    "en-US",
    { style: "unit", unit: "kilometer", unitDisplay: "long" },
    "950 kilometer",
    "1K kilometer",
  ],
  [
    "ru-RU",
    { style: "unit", unit: "kilometer", unitDisplay: "long" },
    "950 километров",
    "1 тыс. км",
  ],
  ["pt-BR", { style: "unit", unit: "mile" }, "950 mi", "950 mi mi"],
  ["de-CH", currency("CHF"), "CHF 950", "CHF 1,2 Mio."],
  ["sv-SE", currency("SEK"), "950 kr", "1,2 mn kr"],
] as const)(
  "in compact notation, text may have the letters of its currency or unit: %s %o %s",
  (locale, options, text, abbreviated) => {
    const { parse, format } = numberNotation(locale, { ...options, notation: "compact" });
    expect(parse(text)).toBe(950);
    expect(parse(format(950))).toBe(950);
    expect(parse(abbreviated)).toBeNull();
  },
);

test.each([
  [0.1, 0.2, 0.3],
  [10.1, -10, 0.1],
  [1e-7, 1e-7, 2e-7],
  [1e21, 1, 1e21],
  [5, 10, 15],
])("numbers are added without binary rounding errors: %d + %d", (value, step, sum) => {
  expect(addExactly(value, step)).toBe(sum);
});

test.each(["ja-JP", "zh-CN", "en-US"])("full-width characters are accepted: %s", (locale) => {
  const { parse } = numberNotation(locale, {});
  expect(parse("１２３")).toBe(123);
  expect(parse("－１，２３４．５")).toBe(-1234.5);
  expect(numberNotation(locale, { style: "percent" }).parse("５０％")).toBe(0.5);
});

test.each(["en-US", "de-DE", "ar", "ar-AE", "ar-EG", "fa", "hi"])(
  "digits of every script and Arabic separators are accepted: %s",
  (locale) => {
    const { parse } = numberNotation(locale, {});
    expect(parse("٢٥")).toBe(25);
    expect(parse("۲۵")).toBe(25);
    expect(parse("२५")).toBe(25);
    expect(parse("২৫")).toBe(25);
    expect(parse("-٢٬٥٠٠٫٧٥")).toBe(-2500.75);
    expect(parse("٫٥")).toBe(0.5);
    expect(parse("٢٥٫")).toBe(25);
    for (const text of ["١٬٢", "١٫٢٫٣", "٫", "٠٬٥٠٠"]) expect(parse(text)).toBeNull();
    const percent = numberNotation(locale, { style: "percent" });
    expect(percent.parse("٢٥٪")).toBe(0.25);
  },
);

test("Chinese decimal digits are accepted in a locale that uses them", () => {
  const { format, parse } = numberNotation("zh-u-nu-hanidec", {});
  for (const value of [0, 25, -1250.5, 9_876_543_210]) expect(parse(format(value))).toBe(value);
});
