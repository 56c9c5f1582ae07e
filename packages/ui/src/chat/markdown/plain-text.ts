import type { Token } from "marked";

import { decodeEntities } from "./entities.ts";
import { isBuiltIn, lex } from "./lexer.ts";

/** The text without Markdown syntax, for screen readers. Server Components cannot call it. */
export function plainText(source: string): string {
  return lex(source)
    .map(({ token }) => textOf(token))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Tokens whose children are blocks. */
const containerTypes = new Set(["list_item", "blockquote"]);

/** The text of a token and of its children. */
export function textOf(token: Token): string {
  if (!isBuiltIn(token)) return token.raw;
  if (token.type === "br") return " ";
  if (token.type === "hr") return "";
  if (token.type === "table") {
    return [token.header, ...token.rows]
      .map((row) => row.map((cell) => cell.tokens.map(textOf).join("")).join(", "))
      .join("; ");
  }
  if (token.type === "list") {
    return token.items.map(textOf).join(" ");
  }
  const children = "tokens" in token ? token.tokens : undefined;
  if (children && children.length > 0) {
    return children.map(textOf).join(containerTypes.has(token.type) ? " " : "");
  }
  // Code shows a character reference such as `&amp;` as it is written.
  if (token.type === "codespan" || token.type === "code") return token.text;
  return "text" in token && typeof token.text === "string" ? decodeEntities(token.text) : "";
}
