/**
 * Closes the unclosed syntax of a streaming text, so that `**on` is bold at once and no delimiters
 * are visible. Only the last block can be unclosed; the text before it is returned unchanged.
 */
export function closeOpenSyntax(source: string): string {
  if (isInsideFence(source)) return withoutPartialFence(source);
  const start = lastBlockStart(source);
  const settled = source.slice(0, start);
  return settled + completeTable(withoutLoneMarker(closeInline(source.slice(start))));
}

/**
 * A line that opens or closes a fenced code block, which may be inside quotes and list items. Groups: what
 * precedes the delimiter, the delimiter, what follows it. With further backticks the line is inline code instead.
 */
const fenceLine = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}(?!`|.*`)|~{3,})(.*)/gm;

/** Whether the text ends inside a fenced code block, or with the delimiter that closes one. */
function isInsideFence(source: string): boolean {
  let open: { before: string; delimiter: string } | undefined;
  for (const match of source.matchAll(fenceLine)) {
    const [line, before = "", delimiter = "", after = ""] = match;
    if (!open) open = { before, delimiter };
    else if (
      match.index + line.length < source.length &&
      delimiter.startsWith(open.delimiter) &&
      // Four more characters of indentation make the line code, and so do other markers and text behind it.
      before.length < open.before.length + 4 &&
      before.replaceAll(/\s/g, "") === open.before.replaceAll(/[^>]/g, "") &&
      after.trim() === ""
    )
      open = undefined;
  }
  return open !== undefined;
}

/** Removes an incomplete closing fence (one or two of its three characters) at the end. */
function withoutPartialFence(source: string): string {
  return source.replace(/\n[ \t>]*(?:``?|~~?)$/, "");
}

/** The index after the last blank line that is followed by text. */
function lastBlockStart(source: string): number {
  const gap = /\n[ \t]*\n(?=[\s\S])/g;
  let start = 0;
  for (const match of source.matchAll(gap)) start = match.index + match[0].length;
  return start;
}

/**
 * Removes the last line if it is only a marker, because its meaning is not known yet: `-` may begin a list
 * item or underline a heading.
 */
function withoutLoneMarker(block: string): string {
  const line = block.lastIndexOf("\n") + 1;
  return loneMarker.test(block.slice(line).trim()) ? block.slice(0, Math.max(0, line - 1)) : block;
}

/**
 * A line of only a marker: of a quote, heading, heading's underline, list, rule, fence, emphasis or
 * strikethrough. An empty line also matches.
 */
const loneMarker = /^(?:>[ \t]*)*(?:[-=]+|[*+_]{1,3}|#{1,6}|\d{1,9}[.)]?|~{1,3}|`{1,3})?$/;

/** A line break before a list item, also inside quotes. */
const itemStart = /\n(?=[ \t]*(?:>[ \t]*)*(?:[-*+]|\d{1,9}[.)])[ \t])/g;
/** Markers at the beginning of a line: quotes, list items, a heading. */
const linePrefix = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:#{1,6}[ \t]+)?/;

/** Closes emphasis, strikethrough, code and links of the last item, cell or paragraph. */
function closeInline(block: string): string {
  let start = 0;
  for (const match of block.matchAll(itemStart)) start = match.index + 1;
  const lastLine = block.lastIndexOf("\n") + 1;
  // Inline syntax ends at the end of its cell.
  if (/^[ \t]*\|/.test(block.slice(lastLine))) start = Math.max(start, block.lastIndexOf("|") + 1);
  // The markers at the beginning of a line are not inline syntax.
  start +=
    start === lastLine || start === 0 ? (linePrefix.exec(block.slice(start))?.[0].length ?? 0) : 0;
  return block.slice(0, start) + closeRun(block.slice(start));
}

interface OpenDelimiter {
  /** The opening delimiter: one to three `*` or `_`, `~~`, a link's `[` or an image's `![`. */
  readonly delimiter: string;
  /** Its position in the output. */
  readonly at: number;
}

/** Maximum number of open delimiters; a text with more is left unchanged. Ordinary texts have a few. */
const maximumOpen = 100;

const anySyntaxCharacter = /[\\`[\]*_~]|!(?=\[)/g;

/**
 * The part of a link or image after its label, as far as it has arrived: a URL, which may contain pairs of
 * parentheses, and a title. Group 1 is the closing parenthesis.
 */
const linkTarget = /^\]\((?:[^()\s]|\([^()\s]*(?:\)|$))*(?:\s+(?:"[^"\n]*"?\s*)?)?(\))?/;

/** The run of equal characters at the beginning of a text. */
const runOf = (text: string) => /^(.)\1*/.exec(text)?.[0] ?? "";

/** Scans inline text and closes the open delimiters at its end. */
function closeRun(text: string): string {
  const open: OpenDelimiter[] = [];
  let output = "";
  let index = 0;
  while (index < text.length) {
    if (open.length > maximumOpen) return text;
    // Plain text up to the next syntax character is copied in one step.
    anySyntaxCharacter.lastIndex = index;
    const next = anySyntaxCharacter.test(text) ? anySyntaxCharacter.lastIndex - 1 : text.length;
    output += text.slice(index, next);
    index = next;
    const char = text.charAt(index);
    if (char === "\\") {
      // A backslash at the end is hidden, because the character that it escapes has not arrived yet.
      if (index + 1 < text.length) output += text.slice(index, index + 2);
      index += 2;
    } else if (char === "`") {
      const run = runOf(text.slice(index));
      const end = endOfCode(text, index + run.length, run.length);
      if (end === undefined) {
        const code = text.slice(index + run.length).replace(/(?<!`)`+$/, "");
        return closeAll(code.trim() === "" ? output : output + run + code + run, open);
      }
      output += text.slice(index, end);
      index = end;
    } else if (char === "[" || char === "!") {
      const delimiter = char === "[" ? "[" : "![";
      open.push({ delimiter, at: output.length });
      output += delimiter;
      index += delimiter.length;
    } else if (char === "]") {
      const position = open.findLastIndex(isBracket);
      const link = open[position];
      const target = linkTarget.exec(text.slice(index));
      const isComplete = target?.[1] !== undefined;
      if (link !== undefined) {
        open.length = position;
        // Until the URL has arrived completely, only the link's label or the image's text is shown.
        if (!isComplete && index + (target?.[0].length ?? 1) >= text.length)
          return closeAll(withoutDelimiter(output, link), open);
      }
      const shown = link !== undefined && isComplete ? target[0] : "]";
      output += shown;
      index += shown.length;
    } else if (char === "*" || char === "_" || char === "~") {
      const run = runOf(text.slice(index));
      const before = text.charAt(index - 1);
      const after = text.charAt(index + run.length);
      // A run at the end of the text is hidden: the text that it opens has not arrived yet, or more
      // of its characters follow. If it closes the last open delimiter, it is shown.
      if (after === "" && !closesLast(open, run)) return closeAll(output, open);
      output += run;
      index += run.length;
      // Tildes other than `~~`, and runs of more than three characters, are left unclosed.
      if (char === "~" ? run.length === 2 : run.length < 4)
        recordDelimiter(open, run, before, after, output.length - run.length);
    }
  }
  return closeAll(output, open);
}

/** The index after the closing run of a code span, which has as many backticks as the opening one. */
function endOfCode(text: string, from: number, length: number): number | undefined {
  for (const match of text.slice(from).matchAll(/`+/g)) {
    if (match[0].length === length) return from + match.index + length;
  }
  return undefined;
}

const isBracket = ({ delimiter }: OpenDelimiter) => delimiter.endsWith("[");

const withoutDelimiter = (text: string, { at, delimiter }: OpenDelimiter) =>
  text.slice(0, at) + text.slice(at + delimiter.length);

/** Whether a run closes the delimiter that was opened last. */
function closesLast(open: readonly OpenDelimiter[], run: string): boolean {
  return open.at(-1)?.delimiter === run;
}

/** Records a delimiter run as an opener, or uses it as a closer (simplified from CommonMark, section 6.2). */
function recordDelimiter(
  open: OpenDelimiter[],
  run: string,
  before: string,
  after: string,
  at: number,
): void {
  const canClose = /\S/.test(before);
  const canOpen = /\S/.test(after) && !(run.startsWith("_") && /\w/.test(before));
  const openerIndex = open.findLastIndex((entry) => entry.delimiter === run);
  if (canClose && openerIndex >= 0) open.length = openerIndex;
  else if (canOpen) open.push({ delimiter: run, at });
}

/**
 * Appends the closing delimiters, innermost first. Removes the bracket of a link or image without a URL, and
 * a delimiter that no text follows.
 */
function closeAll(output: string, open: readonly OpenDelimiter[]): string {
  let text = output;
  let closers = "";
  for (const entry of open.toReversed()) {
    if (isBracket(entry)) {
      text = withoutDelimiter(text, entry);
    } else if (text.slice(entry.at + entry.delimiter.length).trim() === "") {
      text = text.slice(0, entry.at);
    } else {
      closers += entry.delimiter;
    }
  }
  // Spaces at the end are removed, because a delimiter after a space would not close.
  return closers === "" ? text : text.trimEnd() + closers;
}

/**
 * Adds the delimiter row of a table whose header row or delimiter row is still arriving, so that the text
 * is rendered as a table from the first cell on.
 */
function completeTable(block: string): string {
  const lines = block.split("\n");
  const from = lines.findLastIndex((line) => !/^[ \t]*\|/.test(line)) + 1;
  // Without a row at the end of the block, there is no head.
  const [head, partialDelimiterRow, ...rows] = lines.slice(from);
  if (head === undefined || rows.length > 0) return block;
  const columns = head
    .replace(/^[ \t]*\|/, "")
    .replace(/\|[ \t]*$/, "")
    .split(/(?<!\\)\|/);
  // A header row of only `|` is hidden until the text of its first cell arrives.
  if (head.replaceAll("|", "").trim() === "") return lines.slice(0, from).join("\n");
  if (partialDelimiterRow !== undefined && !/^[ \t]*\|[ \t:|-]*$/.test(partialDelimiterRow))
    return block;
  const delimiterRow = `|${columns.map(() => " --- |").join("")}`;
  // A blank line is added above, because not every dialect lets a table interrupt a paragraph.
  const above = lines.slice(0, from);
  return [...above, ...(above.at(-1)?.trim() ? [""] : []), head, delimiterRow].join("\n");
}
