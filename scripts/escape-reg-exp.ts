/** Escapes a text, so that it is matched literally as a part of a regular expression. */
export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
