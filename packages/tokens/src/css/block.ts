/** Formats CSS rules for the generators in this folder. */

/** Indents each line that is not empty. */
const indent = (text: string) => text.replaceAll(/^(?=.)/gmu, "  ");

/** A rule, or an at-rule around rules. */
export const block = (prelude: string, content: readonly string[]): string =>
  `${prelude} {\n${indent(content.join("\n"))}\n}`;
