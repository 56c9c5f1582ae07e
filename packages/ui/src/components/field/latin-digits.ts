/**
 * Replaces the decimal digits of every script by 0 to 9. NFKC converts full-width characters. In each script, 1 to 9
 * follow 0 in Unicode, so a digit is one more than the character before it, and 0 if that is no digit. One script's
 * 0 may follow another script's 9.
 */
export const latinDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(
      /\p{Nd}/gu,
      (digit) => `${(+latinDigits(String.fromCodePoint(digit.codePointAt(0)! - 1)) + 1) % 10 || 0}`,
    );
