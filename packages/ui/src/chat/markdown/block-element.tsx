import type { Token, Tokens } from "marked";
import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

import { CheckIcon, SquareIcon } from "../../foundations/icon/icon.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { besideOthers, inline } from "./inline.tsx";
import { isBuiltIn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";

/** Maximum nesting depth, to limit the recursion. Deeper structures are rendered as plain text. */
const maximumDepth = 12;

const scrollerClasses = "max-w-full overflow-x-auto rounded-control border border-line";

/** Options of a render, and the cache of rendered list items and table rows. */
export interface RenderContext {
  headingLevel: number;
  labels: KitLabels["markdown"];
  /** The element rendered before with this key, so that React skips an unchanged item or row. */
  cached: (cacheKey: string) => ReactNode;
  /** Stores an element and returns it. */
  cache: (cacheKey: string, element: ReactNode) => ReactNode;
}

/**
 * Renders one block of a Markdown text: a paragraph, list, table, code block and so on. `trailing` is
 * appended at its end. Blocks keep their position, so the index serves as `key`.
 */
export function blockElement(
  token: Token,
  trailing: ReactNode,
  key: number,
  context: RenderContext,
  depth = 0,
): ReactNode {
  if (depth > maximumDepth || !isBuiltIn(token))
    return <p key={key}>{withTrailing(textOf(token), trailing)}</p>;
  switch (token.type) {
    case "heading":
      return createElement(
        `h${Math.min(context.headingLevel + token.depth - 1, 6)}`,
        { key, className: "font-display text-heading-4 font-semibold" },
        withTrailing(inline(token.tokens, context.labels, depth), trailing),
      );
    case "list":
      return list(token, trailing, key, context, depth);
    case "table":
      return followedBy(table(token, key, context, depth), trailing, key);
    case "code":
      return followedBy(
        <section
          key={key}
          // In the tab order, so that a keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={context.labels.code}
          className={`${scrollerClasses} bg-sunk`}
        >
          <pre className="p-3 ll-chat-code text-fine">
            <code>{token.text}</code>
          </pre>
        </section>,
        trailing,
        key,
      );
    case "blockquote":
      return quote(token, trailing, key, context, depth);
    case "hr":
      return followedBy(<hr key={key} className="border-line" />, trailing, key);
    default:
      return (
        <p key={key}>
          {withTrailing(
            "tokens" in token && token.tokens
              ? inline(token.tokens, context.labels, depth)
              : textOf(token),
            trailing,
          )}
        </p>
      );
  }
}

/** Appends `trailing` to inline content. Without it the content is unchanged and needs no wrapper. */
function withTrailing(inlineContent: ReactNode, trailing: ReactNode): ReactNode {
  if (trailing === undefined) return inlineContent;
  const all: ReactNode[] = Array.isArray(inlineContent)
    ? inlineContent
    : // The key of the first inline token, so that the element stays when more tokens follow.
      [besideOthers(inlineContent, 0)];
  return [...all, <Fragment key="trailing">{trailing}</Fragment>];
}

const followedBy = (element: ReactNode, trailing: ReactNode, key: number): ReactNode => (
  <Fragment key={key}>
    {element}
    {trailing}
  </Fragment>
);

function blocks(
  tokens: readonly Token[],
  trailing: ReactNode,
  context: RenderContext,
  depth: number,
): ReactNode[] {
  const visibleTokens = tokens.filter(({ type }) => !hiddenTypes.has(type));
  return visibleTokens.map((token, index) =>
    blockElement(
      token,
      index === visibleTokens.length - 1 ? trailing : undefined,
      index,
      context,
      depth + 1,
    ),
  );
}

/** Tokens that are not rendered as blocks: blank lines, link definitions, and checkboxes (see `TaskMark`). */
const hiddenTypes = new Set(["space", "def", "checkbox"]);

function quote(
  token: Tokens.Blockquote,
  trailing: ReactNode,
  key: number,
  context: RenderContext,
  depth: number,
): ReactNode {
  const content = blocks(token.tokens, trailing, context, depth);
  return (
    <blockquote
      key={key}
      className="flex flex-col gap-3 border-s-2 border-edge ps-4 text-ink-muted"
    >
      {content.length === 0 ? trailing : content}
    </blockquote>
  );
}

function list(
  token: Tokens.List,
  trailing: ReactNode,
  key: number,
  context: RenderContext,
  depth: number,
): ReactNode {
  const items = token.items.map((entry, index) => {
    if (index === token.items.length - 1 && trailing !== undefined)
      return item(entry, trailing, index, context, depth);
    const cacheKey = `${depth} ${index} ${entry.task} ${entry.checked} ${entry.text}`;
    return (
      context.cached(cacheKey) ??
      context.cache(cacheKey, item(entry, undefined, index, context, depth))
    );
  });
  const listClasses = "flex flex-col gap-1.5 ps-6 marker:text-ink-muted";
  if (!token.ordered)
    return (
      <ul key={key} className={`list-disc ${listClasses}`}>
        {items}
      </ul>
    );
  return (
    <ol
      key={key}
      start={token.start === "" ? undefined : token.start}
      className={`list-decimal ${listClasses}`}
    >
      {items}
    </ol>
  );
}

function item(
  token: Tokens.ListItem,
  trailing: ReactNode,
  key: number,
  context: RenderContext,
  depth: number,
): ReactNode {
  const content = blocks(token.tokens, trailing, context, depth);
  return (
    // Index keys: items keep their position.
    <li key={key} className={token.task ? "-ms-5 flex list-none" : "ps-1"}>
      {token.task && <TaskMark done={token.checked === true} labels={context.labels} />}
      {/* The first text is beside the marker; blocks follow below it. */}
      {content.length === 0 ? trailing : <div className="flex flex-col gap-1.5">{content}</div>}
    </li>
  );
}

function TaskMark({ done, labels }: { done: boolean; labels: KitLabels["markdown"] }) {
  const iconProps = { className: "me-2 mt-[0.2em]", label: done ? labels.done : labels.open };
  return done ? <CheckIcon {...iconProps} /> : <SquareIcon {...iconProps} />;
}

const cellText = ({ text }: Tokens.TableCell) => text;

const alignments = { left: "text-start", center: "text-center", right: "text-end" } as const;

function table(
  token: Tokens.Table,
  key: number,
  { labels, cached, cache }: RenderContext,
  depth: number,
): ReactNode {
  const align = (column: number) => alignments[token.align[column] ?? "left"];
  return (
    <section
      key={key}
      // In the tab order, so that a keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={labels.table}
      className={scrollerClasses}
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
            const cacheKey = `${depth} ${index} ${token.align.join()}\n${row.map(cellText).join("\n")}`;
            return (
              cached(cacheKey) ??
              cache(
                cacheKey,
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
