import type { Token, Tokens } from "marked";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

import { CheckIcon, SquareIcon } from "../../foundations/icon/icon.tsx";
import type { markdownLabels } from "../chat-labels.ts";
import { decodeEntities } from "./entities.ts";
import { inline } from "./inline.tsx";
import { isOwn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";

/** Maximum nesting depth. Deeper structures are rendered as plain text. */
const maximumDepth = 12;

const scroller = "max-w-full overflow-x-auto rounded-control border border-line";

export interface Shared {
  headingLevel: number;
  labels: typeof markdownLabels;
  /** Rendered items and rows by their text, so that unchanged ones are reused as the same element. */
  known: (says: string) => ReactNode;
  keep: (says: string, element: ReactNode) => ReactNode;
}

/**
 * Renders one block. `trailing` is appended after its last word. Blocks keep their position, so the
 * index serves as `key`.
 */
export function blockElement(
  token: Token,
  trailing: ReactNode,
  key: number,
  shared: Shared,
  depth = 0,
): ReactNode {
  if (depth > maximumDepth || !isOwn(token)) return <p key={key}>{textOf(token)}</p>;
  switch (token.type) {
    case "heading":
      return createElement(
        `h${Math.min(shared.headingLevel + token.depth - 1, 6)}`,
        { key, className: "font-display text-heading-4 font-semibold" },
        withTrailing(inline(token.tokens, shared.labels, depth), trailing),
      );
    case "list":
      return list(token, trailing, key, shared, depth);
    case "table":
      return behind(table(token, key, shared, depth), trailing, key);
    case "code":
      return behind(
        <section
          key={key}
          // A keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={shared.labels.code}
          className={`${scroller} bg-sunk`}
        >
          <pre className="p-3 ll-chat-code text-fine">
            <code>{token.text}</code>
          </pre>
        </section>,
        trailing,
        key,
      );
    case "blockquote":
      return (
        <blockquote
          key={key}
          className="flex flex-col gap-3 border-s-2 border-edge ps-4 text-ink-muted"
        >
          {blocks(token.tokens, trailing, shared, depth)}
        </blockquote>
      );
    case "hr":
      return behind(<hr key={key} className="border-line" />, trailing, key);
    default:
      return (
        <p key={key}>
          {withTrailing(
            "tokens" in token && token.tokens
              ? inline(token.tokens, shared.labels, depth)
              : decodeEntities(textOf(token)),
            trailing,
          )}
        </p>
      );
  }
}

/** Plain text without `trailing` needs no wrapper; adding or removing `trailing` does not move the text. */
function withTrailing(words: ReactNode, trailing: ReactNode): ReactNode {
  if (trailing === undefined) return words;
  const all: ReactNode[] = Array.isArray(words) ? words : [words];
  return [...all, <Fragment key="trailing">{trailing}</Fragment>];
}

const behind = (element: ReactNode, trailing: ReactNode, key: number): ReactNode => (
  <Fragment key={key}>
    {element}
    {trailing}
  </Fragment>
);

function blocks(
  tokens: readonly Token[],
  trailing: ReactNode,
  shared: Shared,
  depth: number,
): ReactNode[] {
  const shown = tokens.filter(({ type }) => !unseen.has(type));
  return shown.map((token, index) =>
    blockElement(
      token,
      index === shown.length - 1 ? trailing : undefined,
      index,
      shared,
      depth + 1,
    ),
  );
}

const unseen = new Set(["space", "def", "checkbox"]);

function list(
  token: Tokens.List,
  trailing: ReactNode,
  key: number,
  shared: Shared,
  depth: number,
): ReactNode {
  const items = token.items.map((entry, index) => {
    if (index === token.items.length - 1 && trailing !== undefined)
      return item(entry, trailing, index, shared, depth);
    const says = `${depth} ${index} ${entry.task} ${entry.checked} ${entry.text}`;
    return shared.known(says) ?? shared.keep(says, item(entry, undefined, index, shared, depth));
  });
  const look = "flex flex-col gap-1.5 ps-6 marker:text-ink-muted";
  if (!token.ordered)
    return (
      <ul key={key} className={`list-disc ${look}`}>
        {items}
      </ul>
    );
  return (
    <ol
      key={key}
      start={token.start === "" ? undefined : token.start}
      className={`list-decimal ${look}`}
    >
      {items}
    </ol>
  );
}

function item(
  token: Tokens.ListItem,
  trailing: ReactNode,
  key: number,
  shared: Shared,
  depth: number,
): ReactNode {
  const content = blocks(token.tokens, trailing, shared, depth);
  return (
    // Index keys: items keep their position.
    <li key={key} className={token.task ? "-ms-5 flex list-none" : "ps-1"}>
      {token.task && <TaskMark done={token.checked === true} labels={shared.labels} />}
      {/* The first text stands beside its marker; what follows are blocks. */}
      {content.length === 0 ? trailing : <div className="flex flex-col gap-1.5">{content}</div>}
    </li>
  );
}

function TaskMark({ done, labels }: { done: boolean; labels: typeof markdownLabels }) {
  const look = { className: "me-2 mt-[0.2em]", title: done ? labels.done : labels.open };
  return done ? <CheckIcon {...look} /> : <SquareIcon {...look} />;
}

const textIn = ({ text }: Tokens.TableCell) => text;

const alignments = { left: "text-start", center: "text-center", right: "text-end" } as const;

function table(
  token: Tokens.Table,
  key: number,
  { labels, known, keep }: Shared,
  depth: number,
): ReactNode {
  const align = (column: number) => alignments[token.align[column] ?? "left"];
  return (
    <section
      key={key}
      // A keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={labels.table}
      className={scroller}
    >
      <table className="min-w-full border-collapse text-small wrap-break-word">
        <thead>
          <tr className="border-b border-line bg-sunk">
            {token.header.map((entry, column) => (
              // Index keys: columns keep their position.
              <th key={column} scope="col" className={`px-3 py-2 font-semibold ${align(column)}`}>
                {inline(entry.tokens, labels, depth)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => {
            const says = `${depth} ${index} ${token.align.join()}\n${row.map(textIn).join("\n")}`;
            return (
              known(says) ??
              keep(
                says,
                // Index keys: rows keep their position.
                <tr key={index} className="border-b border-line last:border-0">
                  {row.map((entry, column) => (
                    // Index keys: columns keep their position.
                    <td key={column} className={`px-3 py-2 ${align(column)}`}>
                      {inline(entry.tokens, labels, depth)}
                    </td>
                  ))}
                </tr>,
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
