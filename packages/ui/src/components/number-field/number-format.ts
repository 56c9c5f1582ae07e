/** Formats and parses the numbers of a `NumberField` by locale. */
export interface NumberNotation {
  format: (value: number) => string;
  /** Parses typed text, ignoring group separators, units and symbols. Returns `null` if it has no digit. */
  parse: (text: string) => number | null;
}

/** Replaces the locale's ten digits, such as ٠ to ٩, by 0 to 9. */
function toLatinDigits(text: string, digits: readonly string[]) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value === -1 ? digit : String(value);
  });
}

const keepDigits = (part: string) => part.replaceAll(/\D/g, "");

/**
 * The notation of a locale, with the options of `Intl.NumberFormat`. With `style: "percent"`, both "50%" and
 * "50" mean 0.5.
 */
export function numberNotation(locale: string, options: Intl.NumberFormatOptions): NumberNotation {
  const formatter = new Intl.NumberFormat(locale, options);
  const { numberingSystem, style } = formatter.resolvedOptions();
  const plain = new Intl.NumberFormat(locale, { numberingSystem });
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit));
  // A currency may have another decimal separator than plain numbers: "1 250.50 CHF" and "1 250,5" in fr-CH.
  // Both are accepted.
  const decimalSeparators = [options, {}].flatMap((notation) =>
    new Intl.NumberFormat(locale, {
      ...notation,
      numberingSystem,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
      .formatToParts(0.1)
      .flatMap(({ type, value }) => (type === "decimal" ? value : [])),
  );
  return {
    format: (value) => formatter.format(value),
    parse: (text) => {
      const latin = toLatinDigits(text, digits);
      // A word can be part of a currency or a unit, and a character directly after it belongs to it: "Rs.5",
      // "5 kr.", "S/.5". The number is the first text between words that has a digit, because a currency's name
      // may end with a year: "5 Simbabwe-Dollar (2009)".
      const number = latin.split(/[\p{L}\p{M}/]+[^\s\d]?/u).find((part) => /\d/.test(part));
      if (number === undefined) return null;
      // A hyphen-minus, minus sign, hyphen (U+2010) or, as in accounting, a parenthesis before the first digit.
      const sign = /^\D*[-−‐(]/.test(latin) ? "-" : "";
      const separator = decimalSeparators.find((each) => number.includes(each)) ?? "\n";
      const [whole = "", ...fractions] = number.split(separator);
      const fraction = keepDigits(fractions.join(""));
      // Shifts the decimal point of a percentage in the text, because dividing by 100 may round.
      const exponent = style === "percent" ? "e-2" : "";
      return Number(`${sign}${keepDigits(whole)}.${fraction}${exponent}`);
    },
  };
}

/** Parses a plain number: "0.15". Returns `null` for other text. */
export function plainNumber(text: string): number | null {
  const value = Number(text.trim() || Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** Number of digits after the decimal point: 2 for 0.25. */
function fractionDigits(value: number) {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/**
 * Adds without binary rounding errors: 0.1 + 0.2 is 0.3. Rounds to at most 20 decimal places, the
 * maximum of `toFixed` before ES2018.
 */
export const addExactly = (value: number, step: number) =>
  Number(
    (value + step).toFixed(Math.min(20, Math.max(fractionDigits(value), fractionDigits(step)))),
  );
