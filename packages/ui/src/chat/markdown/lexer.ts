import { Lexer, Tokenizer } from "marked";
import type { MarkedToken, Token } from "marked";

import { beginsWith } from "./begins-with.ts";

/**
 * Characters that may be read in vain for a text's inline signs. Each sign that opens and never closes
 * is looked for to its paragraph's end: without a bound, a paragraph of nothing else would take
 * minutes. An honest text stays far below.
 */
const mostInVain = 500_000;

class UntrustedTokenizer extends Tokenizer {
  #inVain = 0;

  /** HTML is not recognized at all, so it stays what it is here: text. */
  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }

  override emStrong(...read: Parameters<Tokenizer["emStrong"]>) {
    return this.#bounded(read[0], () => super.emStrong(...read));
  }

  override link(src: string) {
    return this.#bounded(src, () => super.link(src));
  }

  override reflink(...read: Parameters<Tokenizer["reflink"]>) {
    return this.#bounded(read[0], () => super.reflink(...read));
  }

  override codespan(src: string) {
    return this.#bounded(src, () => super.codespan(src));
  }

  override del(...read: Parameters<Tokenizer["del"]>) {
    return this.#bounded(read[0], () => super.del(...read));
  }

  override autolink(src: string) {
    return this.#bounded(src, () => super.autolink(src));
  }

  /** What is not read is text. */
  #bounded<Read>(src: string, read: () => Read | undefined): Read | undefined {
    if (this.#inVain > mostInVain) return undefined;
    const found = read();
    // Only what begins with a sign of this kind is looked for further.
    if (found === undefined && signs.has(src.charAt(0))) this.#inVain += src.length;
    return found;
  }
}

const signs = new Set(["*", "_", "[", "!", "`", "~", "<"]);

/** The lexer's work on a paragraph grows with the square of its length: longer ones come in pieces. */
const longestPiece = 4000;

/** What may begin anything but words: without it a run of text is one token, found at once. */
const inlineSign = /[\\`*_~[<@\n]|:\/\/|www\./i;

class BoundedLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src !== "" && tokens.length === 0 && !inlineSign.test(src)) {
      tokens.push({ type: "text", raw: src, text: src, escaped: false });
      return tokens;
    }
    let rest = src;
    while (rest.length > longestPiece) {
      const space = rest.lastIndexOf(" ", longestPiece);
      const end = space > 0 ? space : longestPiece;
      super.inlineTokens(rest.slice(0, end), tokens);
      rest = rest.slice(end);
    }
    return super.inlineTokens(rest, tokens);
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

const isShown = (token: Token) => token.type !== "space" && token.type !== "def";

/** Reads a text. Nothing where the lexer cannot. */
function tokensOf(source: string) {
  try {
    const lexer = new BoundedLexer({ gfm: true, tokenizer: new UntrustedTokenizer() });
    const tokens = lexer.lex(source.replace(deepQuotes, "$1").replace(deepLists, "$1"));
    const links = Object.entries(tokens.links);
    return { tokens, references: links.length === 0 ? "" : JSON.stringify(links) };
  } catch {
    return undefined;
  }
}

/** A reference that is defined later changes the blocks before it, hence the definitions. */
const blocksOf = (tokens: readonly Token[], references: string): Block[] =>
  tokens.filter(isShown).map((token) => ({
    token,
    key: references === "" ? token.raw : `${references}\n${token.raw}`,
  }));

/** What the lexer cannot read is one paragraph of plain text. */
function unread(source: string): Block[] {
  const text = { type: "text", raw: source, text: source } as const;
  return [{ token: { type: "paragraph", raw: source, text: source, tokens: [text] }, key: source }];
}

/** Cuts a Markdown text into its blocks. Never throws. */
export function lex(source: string): readonly Block[] {
  const read = tokensOf(source);
  return read ? blocksOf(read.tokens, read.references) : unread(source);
}

const isFenced = (token: Token) => token.type === "code" && /^ {0,3}(?:```|~~~)/.test(token.raw);

const simple = new Set(["paragraph", "heading", "table", "hr"]);
const certain = new Set(["heading", "table", "hr", "blockquote"]);

/**
 * Whether a block is over when this one follows it. After a list, say, `2` may become an item of its
 * own; a table there cannot.
 */
const isOver = (block: Token, next: Token) =>
  simple.has(block.type) || isFenced(block) || certain.has(next.type) || isFenced(next);

/**
 * Reads a text that grows, and never reads again what is settled: its cost is that of the last blocks,
 * however long the text is. What it returns is what `lex` would.
 */
export class GrowingText {
  #settled = "";
  #blocks: readonly Block[] = [];

  /** The blocks of `source`; `complete` closes what is open in a text under way. */
  read(source: string, complete?: (rest: string) => string): readonly Block[] {
    if (!beginsWith(source, this.#settled)) this.#begin();
    const rest = source.slice(this.#settled.length);
    const read = tokensOf(complete ? complete(rest) : rest);
    if (read && read.references === "") {
      const blocks = [...this.#blocks, ...blocksOf(read.tokens, "")];
      this.#settle(rest, read.tokens, blocks);
      return blocks;
    }
    // A definition counts for the whole text.
    this.#begin();
    return lex(complete ? complete(source) : source);
  }

  #begin(): void {
    this.#settled = "";
    this.#blocks = [];
  }

  /** Keeps what stands before a blank line and is followed by enough blocks. */
  #settle(rest: string, tokens: readonly Token[], blocks: readonly Block[]): void {
    const shown = tokens.filter(isShown);
    let [raw, seen] = ["", 0];
    let [keptRaw, kept] = ["", 0];
    for (const token of tokens) {
      if (isShown(token)) seen += 1;
      raw += token.raw;
      const [block, next] = [shown[seen - 1], shown[seen]];
      if (next === undefined) break;
      const over = block && (seen < shown.length - 1 || isOver(block, next));
      // Without a blank line between them, what comes may still join two blocks.
      if (over && raw.endsWith("\n\n")) [keptRaw, kept] = [raw, seen];
    }
    // Not where the lexer has read something else than what stands there, such as other line ends.
    if (kept === 0 || !beginsWith(rest, keptRaw)) return;
    this.#blocks = blocks.slice(0, this.#blocks.length + kept);
    this.#settled += keptRaw;
  }
}
