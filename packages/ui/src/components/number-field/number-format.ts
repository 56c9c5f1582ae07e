/** Formats and parses numbers by locale. */
export interface NumberNotation {
  format: (value: number) => string;
  /** Parses the text as a number; `null` if it is none. */
  parse: (text: string) => number | null;
}

/** Replaces the locale's ten digits, such as ٠ to ٩, by 0 to 9. */
function toLatinDigits(text: string, digits: readonly string[]) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value === -1 ? digit : String(value);
  });
}

const keepDigits = (part: string) => part.replaceAll(/[^0-9]/g, "");

export function numberNotation(locale: string, options: Intl.NumberFormatOptions): NumberNotation {
  const formatter = new Intl.NumberFormat(locale, options);
  const { numberingSystem, style } = formatter.resolvedOptions();
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem });
  const digits = Array.from({ length: 10 }, (_, digit) => ungrouped.format(digit));
  const decimalSeparator =
    new Intl.NumberFormat(locale, { numberingSystem, minimumFractionDigits: 1 })
      .formatToParts(1.1)
      .find(({ type }) => type === "decimal")?.value ?? ".";
  return {
    format: (value) => formatter.format(value),
    parse: (text) => {
      const latin = toLatinDigits(text, digits);
      const sign = /^[^0-9]*[-−‐]/.test(latin) ? "-" : "";
      const [whole = "", ...fractions] = latin.split(decimalSeparator);
      const fraction = keepDigits(fractions.join(""));
      if (keepDigits(whole) + fraction === "") return null;
      // Shifts the decimal point in the text, because dividing by 100 may round.
      const exponent = style === "percent" ? "e-2" : "";
      return Number(`${sign}${keepDigits(whole) || "0"}.${fraction || "0"}${exponent}`);
    },
  };
}

/** Digits after the decimal point: 2 for 0.25. */
function fractionDigits(value: number) {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** Adds without binary rounding errors: 0.1 + 0.2 is 0.3. */
export const addExactly = (value: number, step: number) =>
  Number(
    (value + step).toFixed(Math.min(20, Math.max(fractionDigits(value), fractionDigits(step)))),
  );
