import type { Token, Tokens } from "marked";
import { createElement } from "react";
import type { ReactNode } from "react";

import { CheckIcon, SquareIcon } from "../../foundations/icon/icon.tsx";
import type { markdownLabels } from "../chat-labels.ts";
import { decodeEntities } from "./entities.ts";
import { Inline } from "./inline.tsx";
import { isOwn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";

/** Deeper structures are shown as their text. */
const maximumDepth = 12;

const scroller = "max-w-full overflow-x-auto rounded-control border border-line";

interface BlockElementProps {
  token: Token;
  headingLevel: number;
  labels: typeof markdownLabels;
  /** Stands behind the last word. */
  trailing: ReactNode;
  depth?: number;
}

/** One block of a text. */
export function BlockElement({ token, trailing, depth = 0, ...shared }: BlockElementProps) {
  if (depth > maximumDepth || !isOwn(token)) return <p>{textOf(token)}</p>;
  const inline = (tokens: readonly Token[] | undefined) => (
    <Inline tokens={tokens ?? []} labels={shared.labels} depth={depth} />
  );
  switch (token.type) {
    case "heading":
      return createElement(
        `h${Math.min(shared.headingLevel + token.depth - 1, 6)}`,
        { className: "font-display text-heading-4 font-semibold" },
        inline(token.tokens),
        trailing,
      );
    case "list":
      return <List list={token} trailing={trailing} depth={depth} {...shared} />;
    case "table":
      return (
        <>
          <Table table={token} labels={shared.labels} depth={depth} />
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
          <Blocks tokens={token.tokens} trailing={trailing} depth={depth} {...shared} />
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
          {"tokens" in token && token.tokens ? inline(token.tokens) : decodeEntities(textOf(token))}
          {trailing}
        </p>
      );
  }
}

interface BlocksProps extends Omit<BlockElementProps, "token"> {
  tokens: readonly Token[];
  depth: number;
}

function Blocks({ tokens, trailing, depth, ...shared }: BlocksProps) {
  const shown = tokens.filter((token) => token.type !== "space" && token.type !== "def");
  return shown.map((token, index) => (
    <BlockElement
      // Blocks are never moved.
      key={index}
      token={token}
      trailing={index === shown.length - 1 ? trailing : undefined}
      depth={depth + 1}
      {...shared}
    />
  ));
}

interface ListProps extends Omit<BlockElementProps, "token"> {
  list: Tokens.List;
  depth: number;
}

function List({ list, trailing, depth, ...shared }: ListProps) {
  const items = list.items.map((item, index) => (
    // Items are never moved.
    <li key={index} className={item.task ? "-ms-5 flex list-none" : "ps-1"}>
      {item.task && <TaskMark done={item.checked === true} labels={shared.labels} />}
      <ItemContent
        tokens={item.tokens}
        trailing={index === list.items.length - 1 ? trailing : undefined}
        depth={depth}
        {...shared}
      />
    </li>
  ));
  const look = "flex flex-col gap-1.5 ps-6 marker:text-ink-muted";
  if (!list.ordered) return <ul className={`list-disc ${look}`}>{items}</ul>;
  return (
    <ol start={list.start === "" ? undefined : list.start} className={`list-decimal ${look}`}>
      {items}
    </ol>
  );
}

/** An item's first text stands beside its marker; what follows are blocks. */
function ItemContent({ tokens, trailing, depth, ...shared }: BlocksProps) {
  const shown = tokens.filter((token) => token.type !== "space" && token.type !== "checkbox");
  if (shown.length === 0) return trailing;
  return (
    <div className="flex flex-col gap-1.5">
      <Blocks tokens={shown} trailing={trailing} depth={depth} {...shared} />
    </div>
  );
}

function TaskMark({ done, labels }: { done: boolean; labels: typeof markdownLabels }) {
  const look = { className: "me-2 mt-[0.2em]", title: done ? labels.done : labels.open };
  return done ? <CheckIcon {...look} /> : <SquareIcon {...look} />;
}

interface TableProps {
  table: Tokens.Table;
  labels: typeof markdownLabels;
  depth: number;
}

const alignments = { left: "text-start", center: "text-center", right: "text-end" } as const;

function Table({ table, labels, depth }: TableProps) {
  const cell = (entry: Tokens.TableCell) => (
    <Inline tokens={entry.tokens} labels={labels} depth={depth} />
  );
  const align = (column: number) => alignments[table.align[column] ?? "left"];
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
            {table.header.map((entry, column) => (
              // Columns are never moved.
              <th key={column} scope="col" className={`px-3 py-2 font-semibold ${align(column)}`}>
                {cell(entry)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // Rows are never moved.
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((entry, column) => (
                // Columns are never moved.
                <td key={column} className={`px-3 py-2 ${align(column)}`}>
                  {cell(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
