/**
 * Parses untrusted Markdown into blocks with `marked`, at once (`lex`) or incrementally (`GrowingText`).
 * The limits in this file keep malicious texts from blocking the page.
 */
import { Lexer, Tokenizer } from "marked";
import type { MarkedToken, Token } from "marked";

import { beginsWith } from "./begins-with.ts";

/**
 * Maximum number of characters of a text that may be scanned without finding a closing delimiter. For each
 * unclosed delimiter the rest of the paragraph is scanned. Without a limit, a paragraph of only delimiters
 * would take minutes. Ordinary texts stay far below.
 */
const maximumWastedScan = 500_000;

class UntrustedTokenizer extends Tokenizer {
  #wastedScan = 0;

  // HTML blocks and inline tags are not parsed and stay plain text.
  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }

  override emStrong(...args: Parameters<Tokenizer["emStrong"]>) {
    return this.#bounded(args[0], () => super.emStrong(...args));
  }

  override link(src: string) {
    return this.#bounded(src, () => super.link(src));
  }

  override reflink(...args: Parameters<Tokenizer["reflink"]>) {
    return this.#bounded(args[0], () => super.reflink(...args));
  }

  override codespan(src: string) {
    return this.#bounded(src, () => super.codespan(src));
  }

  override del(...args: Parameters<Tokenizer["del"]>) {
    return this.#bounded(args[0], () => super.del(...args));
  }

  override autolink(src: string) {
    return this.#bounded(src, () => super.autolink(src));
  }

  /**
   * Runs a parser of the base class, and counts the characters that it scanned without a result. Beyond
   * the limit it no longer runs the parser, and delimiters stay plain text.
   */
  #bounded<Result>(src: string, parse: () => Result | undefined): Result | undefined {
    if (this.#wastedScan > maximumWastedScan) return undefined;
    const result = parse();
    // Only a text that begins with an opening delimiter is scanned for a closing one.
    if (result === undefined && delimiters.has(src.charAt(0))) this.#wastedScan += src.length;
    return result;
  }
}

const delimiters = new Set(["*", "_", "[", "!", "`", "~", "<"]);

/**
 * Length in characters above which a paragraph is split, because the lexer's time grows with the square of
 * the length.
 */
const maximumPieceLength = 4000;

/** Characters that may begin inline syntax. Text without them is a single token. */
const inlineSyntax = /[\\`*_~[<@\n]|:\/\/|www\./i;

class BoundedLexer extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src !== "" && tokens.length === 0 && !inlineSyntax.test(src)) {
      tokens.push({ type: "text", raw: src, text: src, escaped: false });
      return tokens;
    }
    let rest = src;
    while (rest.length > maximumPieceLength) {
      const space = rest.lastIndexOf(" ", maximumPieceLength);
      const end = space > 0 ? space : maximumPieceLength;
      super.inlineTokens(rest.slice(0, end), tokens);
      rest = rest.slice(end);
    }
    return super.inlineTokens(rest, tokens);
  }
}

/**
 * Maximum number of consecutive markers of quotes and lists at the beginning of a line, to limit the
 * lexer's recursion. It is seven because lines of code are limited too, and the line that ends a merge conflict
 * (`>>>>>>> main`) has seven.
 */
const maximumNesting = 7;

/** The marker of a quote or of a list item. */
const marker = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;
/** Group 1: the markers that stay. After it: those beyond `maximumNesting`, which are removed. */
const deepNesting = new RegExp(`^((?:${marker}){${maximumNesting}})(?:${marker})+`, "gm");

/**
 * Narrows the type of a token. The lexer's types include tokens of extensions; none is registered, so
 * this is always true.
 */
export function isBuiltIn(token: Token): token is MarkedToken {
  return token.type !== "";
}

/** One block of a text: a paragraph, a list, a table. */
export interface Block {
  readonly token: Token;
  /** Identifies the content: blocks with equal keys are equal, so `IncrementalRenderer` compares keys. */
  readonly key: string;
}

const isShown = (token: Token) => token.type !== "space" && token.type !== "def";

/** Parses a text; undefined if the lexer fails. */
function tokensOf(source: string) {
  try {
    const lexer = new BoundedLexer({ gfm: true, tokenizer: new UntrustedTokenizer() });
    const tokens = lexer.lex(source.replace(deepNesting, "$1"));
    const links = Object.entries(tokens.links);
    return { tokens, references: links.length === 0 ? "" : JSON.stringify(links) };
  } catch {
    return undefined;
  }
}

/** The blocks of tokens. Keys include link definitions, because these also change earlier blocks. */
const blocksOf = (tokens: readonly Token[], references: string): Block[] =>
  tokens.filter(isShown).map((token) => ({
    token,
    key: references === "" ? token.raw : `${references}\n${token.raw}`,
  }));

/** The text as one paragraph without syntax, for a text on which the lexer fails. */
function asPlainText(source: string): Block[] {
  const text = { type: "text", raw: source, text: source } as const;
  return [{ token: { type: "paragraph", raw: source, text: source, tokens: [text] }, key: source }];
}

/** Parses a Markdown text into blocks. Never throws. */
export function lex(source: string): readonly Block[] {
  const parsed = tokensOf(source);
  return parsed ? blocksOf(parsed.tokens, parsed.references) : asPlainText(source);
}

const isFenced = (token: Token) => token.type === "code" && /^ {0,3}(?:```|~~~)/.test(token.raw);

const selfContainedTypes = new Set(["paragraph", "heading", "table", "hr"]);
const interruptingTypes = new Set(["heading", "table", "hr", "blockquote"]);

/**
 * Whether a block is final once `next` follows it. For example, a list is not final if a paragraph `2` follows it,
 * because that paragraph may still become the list item `2.`. It is final if a table follows it.
 */
const isFinished = (block: Token, next: Token) =>
  selfContainedTypes.has(block.type) ||
  isFenced(block) ||
  interruptingTypes.has(next.type) ||
  isFenced(next);

/**
 * Parses a growing text incrementally: only the last blocks are parsed again, however long the text
 * is. There are two exceptions. A text with link definitions is parsed again as a whole. If the lexer normalizes
 * a part of the text, such as the line end `\r\n`, everything from that part on is parsed again. The result
 * equals that of `lex`.
 */
export class GrowingText {
  /** The beginning of the text that is not parsed again. */
  #settled = "";
  /** The blocks of `#settled`. */
  #blocks: readonly Block[] = [];

  /** The blocks of `source`; `complete` closes the open syntax of a streaming text. */
  read(source: string, complete?: (rest: string) => string): readonly Block[] {
    if (!beginsWith(source, this.#settled)) this.#begin();
    const rest = source.slice(this.#settled.length);
    const parsed = tokensOf(complete ? complete(rest) : rest);
    if (parsed && parsed.references === "") {
      const blocks = [...this.#blocks, ...blocksOf(parsed.tokens, "")];
      this.#settle(rest, parsed.tokens, blocks);
      return blocks;
    }
    // A link definition applies to the whole text. If the lexer fails, all of it is plain text.
    this.#begin();
    return lex(complete ? complete(source) : source);
  }

  #begin(): void {
    this.#settled = "";
    this.#blocks = [];
  }

  /**
   * Marks blocks as settled, so that they are not parsed again. A block is settled if a blank line follows
   * it, and then either two blocks or one that makes it final (`isFinished`).
   */
  #settle(rest: string, tokens: readonly Token[], blocks: readonly Block[]): void {
    const shownTokens = tokens.filter(isShown);
    let [raw, shownCount] = ["", 0];
    let [settledRaw, settledCount] = ["", 0];
    for (const token of tokens) {
      if (isShown(token)) shownCount += 1;
      raw += token.raw;
      const [block, next] = [shownTokens[shownCount - 1], shownTokens[shownCount]];
      if (next === undefined) break;
      const isSettled = block && (shownCount < shownTokens.length - 1 || isFinished(block, next));
      // Without a blank line between them, later text may still join two blocks.
      if (isSettled && raw.endsWith("\n\n")) [settledRaw, settledCount] = [raw, shownCount];
    }
    // Nothing is settled if the lexer has normalized the text, such as its line ends.
    if (settledCount === 0 || !beginsWith(rest, settledRaw)) return;
    this.#blocks = blocks.slice(0, this.#blocks.length + settledCount);
    this.#settled += settledRaw;
  }
}
