import { latinDigits } from "../field/latin-digits.ts";

/** Formats, parses and rounds the numbers of a `NumberField` by locale. */
export interface NumberNotation {
  format: (value: number) => string;
  /**
   * Parses typed text with one number, which may have group separators, units and symbols. Returns `null` for other
   * text, and in compact notation for text with letters other than those of the format's currency or unit.
   */
  parse: (text: string) => number | null;
  /** Rounds to the number that `format` shows. */
  round: (value: number) => number;
}

/** Parses a plain number: "0.15". Returns `null` for other text, which must not be blank. */
export function plainNumber(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/**
 * The notation of a locale, with the options of `Intl.NumberFormat`. With `style: "percent"`, both "50%" and
 * "50" mean 0.5.
 */
export function numberNotation(locale: string, options: Intl.NumberFormatOptions): NumberNotation {
  const formatter = new Intl.NumberFormat(locale, options);
  const { numberingSystem, style, notation } = formatter.resolvedOptions();
  const format = (value: number) => formatter.format(value);
  const plain = new Intl.NumberFormat(locale, { numberingSystem });
  // A currency may have other separators than plain numbers: "1 250.50 CHF" and "1 250,5" in fr-CH. Both are
  // accepted.
  const parts = [options, {}].flatMap((each) =>
    new Intl.NumberFormat(locale, {
      ...each,
      numberingSystem,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).formatToParts(123_456.7),
  );
  const [decimal, group] = ["decimal", "group"].map((wanted) =>
    parts.map(({ type, value }) => (type === wanted ? value : "")).join(""),
  );
  // The Arabic separators ٫ and ٬ are accepted in every locale, as Arabic digits are: they mean nothing else.
  // "0,500" is no group in English, but a fraction in the notation of another language. After a currency's name a
  // year can follow: "5 Simbabwe-Dollar (2009)". The lookahead skips text that cannot begin the number. Without it,
  // the time would grow with the square of a long text's length.
  const pattern = new RegExp(
    `^[^\\p{N}.,]*?(?=[٫${decimal}]?\\d|$)(\\d*|(?!0\\D)\\d{1,3}(?:[\\s'٬${group}]\\d{2,3})*[\\s'٬${group}]\\d{3})(?:[٫${decimal}](\\d*))?\\P{N}*(?:a ?\\(|$)`,
    "u",
  );
  // A hyphen-minus, minus sign, hyphen (U+2010) or, as in accounting, a parenthesis: at the beginning, before symbols
  // and a currency ("-$5", "(US$ 5)"), or directly before the number ("USD -5"). In "Jan - 12" and "(net) 12" it belongs
  // to the words, and in "A-12", too, unless the word may be a currency ("CHF-12").
  const signPattern = new RegExp(
    `^(?:[^\\d\\p{L}]*|\\D*${style === "currency" ? "" : "[^\\d\\p{L}]"}(?=.\\S?\\d))(?:[-−‐]|\\((?!\\D{0,99}\\)))`,
    "u",
  );
  /**
   * Whether the text has letters that belong neither to the currency nor to the unit. Their names have different
   * forms: "1 kilometer", "2 kilometers". These values have all forms, in nearly every language.
   */
  const hasOtherLetters = (text: string) =>
    [0, 1, 1.5, 2, 3, 6, 7, 11, 100].every((value) => {
      let rest = text;
      for (const part of formatter.formatToParts(value))
        if (part.type === "currency" || part.type === "unit") rest = rest.replace(part.value, "");
      return /\p{L}/u.test(rest);
    });
  const parse = (text: string) => {
    // "1.2K" does not contain the number.
    if (notation === "compact" && hasOtherLetters(text)) return null;
    let latin = latinDigits(text);
    // The digits of the numbering system "hanidec" are no decimal digits in Unicode.
    for (let digit = 0; digit < 10; digit++)
      latin = latin.replaceAll(plain.format(digit), `${digit}`);
    // A word can be part of a currency or a unit, and a character directly after it belongs to it: "Rs.5", "5 kr.",
    // "S/.5".
    const [, whole = "", fraction = ""] =
      pattern.exec(latin.replaceAll(/[\p{L}\p{M}/]+[^\s\d]?/gu, "a")) ?? [];
    const sign = signPattern.test(latin) ? "-" : "";
    // Shifts the decimal point of a percentage in the text, because dividing by 100 may round.
    return plainNumber(
      `${sign}${whole.replaceAll(/\D/g, "")}.${fraction}${style === "percent" ? "e-2" : ""}`,
    );
  };
  return {
    format,
    parse,
    // Compact notation shows only the first digits. Adding 0 makes 0 of -0, which a form submits as "0".
    round: (value) => (notation === "compact" ? value : (parse(format(value)) ?? value) + 0),
  };
}

/** Number of digits after the decimal point, at most 20: 2 for 0.25. */
const fractionDigits = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: 20 }).split(".")[1]?.length ?? 0;

/** Adds without binary rounding errors: 0.1 + 0.2 is 0.3. */
export const addExactly = (value: number, step: number) =>
  Number((value + step).toFixed(Math.max(fractionDigits(value), fractionDigits(step))));
