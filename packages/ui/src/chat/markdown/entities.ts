/** Named character references (`&amp;`) that are decoded. Other names stay as they are. */
const namedCharacters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/**
 * Decodes the character references that the lexer keeps, such as `&amp;`. React would show them literally.
 * Numeric ones have at most 7 decimal or 6 hexadecimal digits (CommonMark, section 2.5).
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, ...groups) => {
    const [decimal, hexadecimal, name]: (string | undefined)[] = groups;
    if (name !== undefined) return namedCharacters[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    // NUL, surrogates and numbers beyond Unicode become the replacement character.
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "\ufffd";
  });
}
