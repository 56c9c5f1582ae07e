import type { Token, Tokens } from "marked";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

import { CheckIcon, SquareIcon } from "../../foundations/icon/icon.tsx";
import type { markdownLabels } from "../chat-labels.ts";
import { decodeEntities } from "./entities.ts";
import { inline } from "./inline.tsx";
import { isOwn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";

/** Deeper structures are shown as their text. */
const maximumDepth = 12;

const scroller = "max-w-full overflow-x-auto rounded-control border border-line";

interface Shared {
  headingLevel: number;
  labels: typeof markdownLabels;
}

/** One block of a text. `trailing` stands behind its last word. */
export function blockElement(
  token: Token,
  { trailing, ...shared }: Shared & { trailing: ReactNode },
): ReactNode {
  return block(token, trailing, 0, shared);
}

function block(token: Token, trailing: ReactNode, depth: number, shared: Shared): ReactNode {
  if (depth > maximumDepth || !isOwn(token)) return <p>{textOf(token)}</p>;
  const words = (tokens: readonly Token[] | undefined) =>
    inline(tokens ?? [], shared.labels, depth);
  switch (token.type) {
    case "heading":
      return createElement(
        `h${Math.min(shared.headingLevel + token.depth - 1, 6)}`,
        { className: "font-display text-heading-4 font-semibold" },
        words(token.tokens),
        trailing,
      );
    case "list":
      return list(token, trailing, depth, shared);
    case "table":
      return (
        <>
          {table(token, depth, shared)}
          {trailing}
        </>
      );
    case "code":
      return (
        <>
          <section
            // A keyboard must be able to scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={shared.labels.code}
            className={`${scroller} bg-sunk`}
          >
            <pre className="p-3 chat-code text-fine">
              <code>{token.text}</code>
            </pre>
          </section>
          {trailing}
        </>
      );
    case "blockquote":
      return (
        <blockquote className="flex flex-col gap-3 border-s-2 border-edge ps-4 text-ink-muted">
          {blocks(token.tokens, trailing, depth, shared)}
        </blockquote>
      );
    case "hr":
      return (
        <>
          <hr className="border-line" />
          {trailing}
        </>
      );
    default:
      return (
        <p>
          {"tokens" in token && token.tokens ? words(token.tokens) : decodeEntities(textOf(token))}
          {trailing}
        </p>
      );
  }
}

function blocks(
  tokens: readonly Token[],
  trailing: ReactNode,
  depth: number,
  shared: Shared,
): ReactNode[] {
  const shown = tokens.filter(({ type }) => !unseen.has(type));
  return shown.map((token, index) => (
    // Blocks are never moved.
    <Fragment key={index}>
      {block(token, index === shown.length - 1 ? trailing : undefined, depth + 1, shared)}
    </Fragment>
  ));
}

const unseen = new Set(["space", "def", "checkbox"]);

function list(token: Tokens.List, trailing: ReactNode, depth: number, shared: Shared): ReactNode {
  const items = token.items.map((item, index) => {
    const last = index === token.items.length - 1 ? trailing : undefined;
    const content = blocks(item.tokens, last, depth, shared);
    return (
      // Items are never moved.
      <li key={index} className={item.task ? "-ms-5 flex list-none" : "ps-1"}>
        {item.task && <TaskMark done={item.checked === true} labels={shared.labels} />}
        {/* The first text stands beside its marker; what follows are blocks. */}
        {content.length === 0 ? last : <div className="flex flex-col gap-1.5">{content}</div>}
      </li>
    );
  });
  const look = "flex flex-col gap-1.5 ps-6 marker:text-ink-muted";
  if (!token.ordered) return <ul className={`list-disc ${look}`}>{items}</ul>;
  return (
    <ol start={token.start === "" ? undefined : token.start} className={`list-decimal ${look}`}>
      {items}
    </ol>
  );
}

function TaskMark({ done, labels }: { done: boolean; labels: typeof markdownLabels }) {
  const look = { className: "me-2 mt-[0.2em]", title: done ? labels.done : labels.open };
  return done ? <CheckIcon {...look} /> : <SquareIcon {...look} />;
}

const alignments = { left: "text-start", center: "text-center", right: "text-end" } as const;

function table(token: Tokens.Table, depth: number, { labels }: Shared): ReactNode {
  const align = (column: number) => alignments[token.align[column] ?? "left"];
  return (
    <section
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
              // Columns are never moved.
              <th key={column} scope="col" className={`px-3 py-2 font-semibold ${align(column)}`}>
                {inline(entry.tokens, labels, depth)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            // Rows are never moved.
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((entry, column) => (
                // Columns are never moved.
                <td key={column} className={`px-3 py-2 ${align(column)}`}>
                  {inline(entry.tokens, labels, depth)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
