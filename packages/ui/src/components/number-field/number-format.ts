/** Formats and parses numbers by locale. */
export interface NumberNotation {
  format: (value: number) => string;
  /** Parses the text as a number; `null` if it is none. */
  parse: (text: string) => number | null;
}

/** Converts the digits of every script to 0 to 9. */
function plainDigits(text: string, digits: readonly string[]) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const at = digits.indexOf(digit);
    return at === -1 ? digit : String(at);
  });
}

const figures = (part: string) => part.replaceAll(/[^0-9]/g, "");

export function numberNotation(locale: string, options: Intl.NumberFormatOptions): NumberNotation {
  const written = new Intl.NumberFormat(locale, options);
  const { numberingSystem, style } = written.resolvedOptions();
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem });
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit));
  const decimal =
    new Intl.NumberFormat(locale, { numberingSystem, minimumFractionDigits: 1 })
      .formatToParts(1.1)
      .find(({ type }) => type === "decimal")?.value ?? ".";
  return {
    format: (value) => written.format(value),
    parse: (text) => {
      const latin = plainDigits(text, digits);
      const sign = /^[^0-9]*[-−‐]/.test(latin) ? "-" : "";
      const [whole = "", ...fractions] = latin.split(decimal);
      const fraction = figures(fractions.join(""));
      if (figures(whole) + fraction === "") return null;
      // Shifts the decimal point in the text, because dividing by 100 may round.
      const exponent = style === "percent" ? "e-2" : "";
      return Number(`${sign}${figures(whole) || "0"}.${fraction || "0"}${exponent}`);
    },
  };
}

/** Digits after the decimal point: 2 for 0.25. */
function decimals(value: number) {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** Adds without binary rounding errors: 0.1 + 0.2 is 0.3. */
export const addExactly = (value: number, step: number) =>
  Number((value + step).toFixed(Math.min(20, Math.max(decimals(value), decimals(step)))));
