import { Lexer, Tokenizer } from "marked";
import type { MarkedToken, Token } from "marked";

import { beginsWith } from "./begins-with.ts";

/**
 * Maximum number of characters that may be scanned in vain for closing delimiters. For each
 * unclosed delimiter the rest of the paragraph is scanned: without a limit, a paragraph of nothing
 * but delimiters would take minutes. Ordinary texts stay far below.
 */
const maximumWastedScan = 500_000;

class UntrustedTokenizer extends Tokenizer {
  #inVain = 0;

  /** HTML is not parsed and stays plain text. */
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

  /** Everything else is text. */
  #bounded<Read>(src: string, read: () => Read | undefined): Read | undefined {
    if (this.#inVain > maximumWastedScan) return undefined;
    const found = read();
    // Only texts that contain such a character are scanned.
    if (found === undefined && signs.has(src.charAt(0))) this.#inVain += src.length;
    return found;
  }
}

const signs = new Set(["*", "_", "[", "!", "`", "~", "<"]);

/** The lexer's time grows with the square of a paragraph's length, so longer paragraphs are split. */
const longestPiece = 4000;

/** Characters that may begin inline syntax. Text without them is a single token. */
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

/** Maximum nesting of quotes and lists on one line, to limit the lexer's recursion. */
const maximumNesting = 6;

const deepQuotes = new RegExp(String.raw`^((?:[ \t]*>){${maximumNesting}})(?:[ \t]*>)+`, "gm");
const marker = String.raw`(?:[-*+]|\d{1,9}[.)])[ \t]+`;
const deepLists = new RegExp(`^([ \\t]*(?:${marker}){${maximumNesting}})(?:${marker})+`, "gm");

/** The lexer's types include tokens of extensions. None is registered, so every token is a built-in one. */
export function isOwn(token: Token): token is MarkedToken {
  return token.type !== "";
}

/** One block of a text: a paragraph, a list, a table. */
export interface Block {
  readonly token: Token;
  /** Blocks with equal keys are equal; memoized blocks compare it. */
  readonly key: string;
}

const isShown = (token: Token) => token.type !== "space" && token.type !== "def";

/** Parses a text; undefined if the lexer fails. */
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

/** Link definitions are included, because a later definition changes earlier blocks. */
const blocksOf = (tokens: readonly Token[], references: string): Block[] =>
  tokens.filter(isShown).map((token) => ({
    token,
    key: references === "" ? token.raw : `${references}\n${token.raw}`,
  }));

/** If the lexer fails, the text is one paragraph of plain text. */
function unread(source: string): Block[] {
  const text = { type: "text", raw: source, text: source } as const;
  return [{ token: { type: "paragraph", raw: source, text: source, tokens: [text] }, key: source }];
}

/** Parses a Markdown text into blocks. Never throws. */
export function lex(source: string): readonly Block[] {
  const read = tokensOf(source);
  return read ? blocksOf(read.tokens, read.references) : unread(source);
}

const isFenced = (token: Token) => token.type === "code" && /^ {0,3}(?:```|~~~)/.test(token.raw);

const simple = new Set(["paragraph", "heading", "table", "hr"]);
const certain = new Set(["heading", "table", "hr", "blockquote"]);

/**
 * Whether a following block of this type ends the block before it. After a list, a paragraph `2`
 * may still become a list item; a table cannot.
 */
const isOver = (block: Token, next: Token) =>
  simple.has(block.type) || isFenced(block) || certain.has(next.type) || isFenced(next);

/**
 * Parses a growing text incrementally: only the last blocks are parsed again, however long the text
 * is. The result equals that of `lex`.
 */
export class GrowingText {
  #settled = "";
  #blocks: readonly Block[] = [];

  /** The blocks of `source`; `complete` closes the open syntax of a streaming text. */
  read(source: string, complete?: (rest: string) => string): readonly Block[] {
    if (!beginsWith(source, this.#settled)) this.#begin();
    const rest = source.slice(this.#settled.length);
    const read = tokensOf(complete ? complete(rest) : rest);
    if (read && read.references === "") {
      const blocks = [...this.#blocks, ...blocksOf(read.tokens, "")];
      this.#settle(rest, read.tokens, blocks);
      return blocks;
    }
    // A link definition applies to the whole text.
    this.#begin();
    return lex(complete ? complete(source) : source);
  }

  #begin(): void {
    this.#settled = "";
    this.#blocks = [];
  }

  /** Marks blocks as settled if a blank line and enough blocks follow. */
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
      // Without a blank line between them, later text may still join two blocks.
      if (over && raw.endsWith("\n\n")) [keptRaw, kept] = [raw, seen];
    }
    // Not if the lexer has normalized the text, such as its line ends.
    if (kept === 0 || !beginsWith(rest, keptRaw)) return;
    this.#blocks = blocks.slice(0, this.#blocks.length + kept);
    this.#settled += keptRaw;
  }
}
