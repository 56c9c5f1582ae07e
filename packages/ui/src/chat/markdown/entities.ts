const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Decodes character references, which the lexer leaves undecoded and React would show literally. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, ...groups) => {
    const [decimal, hexadecimal, name]: (string | undefined)[] = groups;
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    const drawable = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return drawable ? String.fromCodePoint(code) : "\ufffd";
  });
}
