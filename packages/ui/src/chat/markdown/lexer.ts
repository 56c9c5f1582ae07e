import { Lexer, Tokenizer } from "marked";
import type { MarkedToken, Token } from "marked";

/** HTML is not recognized at all, so it stays what it is here: text. */
class TextOnlyTokenizer extends Tokenizer {
  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }
}

/** Deeper quotes and lists on one line are read as this deep: a bound on the lexer's recursion. */
const maximumNesting = 6;

const deepQuotes = new RegExp(String.raw`^((?:[ \t]*>){${maximumNesting}})(?:[ \t]*>)+`, "gm");
const marker = String.raw`(?:[-*+]|\d{1,9}[.)])[ \t]+`;
const deepLists = new RegExp(`^([ \\t]*(?:${marker}){${maximumNesting}})(?:${marker})+`, "gm");

/**
 * The lexer's types allow for tokens of extensions. None is registered here, so every token is one
 * of its own.
 */
export function isOwn(token: Token): token is MarkedToken {
  return token.type !== "";
}

/** One block of a text: a paragraph, a list, a table. */
export interface Block {
  readonly token: Token;
  /** Equal keys mean equal blocks: what a memoised block compares. */
  readonly key: string;
}

/**
 * Cuts a Markdown text into its blocks. Never throws: a text that the lexer cannot read is one
 * paragraph of plain text.
 */
export function lex(source: string): readonly Block[] {
  const bounded = source.replace(deepQuotes, "$1").replace(deepLists, "$1");
  try {
    const tokens = new Lexer({ gfm: true, tokenizer: new TextOnlyTokenizer() }).lex(bounded);
    // A reference that is defined later changes the blocks before it, hence the definitions' names.
    const references = Object.keys(tokens.links).join("\n");
    return tokens
      .filter((token) => token.type !== "space" && token.type !== "def")
      .map((token) => ({ token, key: `${references}\n${token.raw}` }));
  } catch {
    const text = { type: "text", raw: source, text: source } as const;
    return [
      { token: { type: "paragraph", raw: source, text: source, tokens: [text] }, key: source },
    ];
  }
}
