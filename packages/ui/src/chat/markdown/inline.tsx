import type { Token } from "marked";
import type { ReactNode } from "react";

import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { decodeEntities } from "./entities.ts";
import { isBuiltIn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";
import { hrefKind } from "./safe-href.ts";

/** Maximum nesting depth, to limit the recursion. Deeper content is rendered as plain text. */
const maximumDepth = 24;

/**
 * Renders inline content: emphasis, code, links. The last block of a streaming text is rendered many
 * times, so this function and `blockElement` return elements instead of being components: that halves
 * React's work.
 */
export function inline(
  tokens: readonly Token[],
  labels: KitLabels["markdown"],
  depth: number,
): ReactNode {
  const [only, second] = tokens;
  // A single plain text is returned as a string, without a keyed list around it.
  if (!second && only?.type === "text" && !("tokens" in only)) return textOf(only);
  // Index keys: inline content keeps its position.
  return tokens.map((token, index) => inlineToken(token, index, labels, depth + 1));
}

/**
 * A text beside other content, in an element of its own. Without one, React would keep a reference to the text's
 * node. A browser's translation replaces that node, so that later words of a growing text would not appear, and
 * removing the text would fail.
 */
export const besideOthers = (text: ReactNode, key: number): ReactNode => (
  <span key={key}>{text}</span>
);

function inlineToken(
  token: Token,
  key: number,
  labels: KitLabels["markdown"],
  depth: number,
): ReactNode {
  if (!isBuiltIn(token)) return textOf(token);
  const children = "tokens" in token ? token.tokens : undefined;
  const content =
    children?.length && depth <= maximumDepth ? inline(children, labels, depth) : textOf(token);
  switch (token.type) {
    case "strong":
      return (
        <strong key={key} className="font-semibold">
          {content}
        </strong>
      );
    case "em":
      return <em key={key}>{content}</em>;
    case "del":
      return <del key={key}>{content}</del>;
    case "codespan":
      return (
        <code key={key} className="rounded-plate bg-sunk px-1 ll-chat-code wrap-anywhere">
          {token.text}
        </code>
      );
    case "br":
      return <br key={key} />;
    case "link":
      return safeLink(decodeEntities(token.href), content, key, labels);
    // An image could be loaded from any server, so its alternative text is shown instead.
    case "image":
      return besideOthers(textOf(token), key);
    default:
      return besideOthers(content, key);
  }
}

function safeLink(
  href: string,
  children: ReactNode,
  key: number,
  labels: KitLabels["markdown"],
): ReactNode {
  switch (hrefKind(href)) {
    case "site":
      return (
        <Link key={key} href={href}>
          {children}
        </Link>
      );
    case "contact":
      // A plain anchor, which no router handles: mail and telephone links open another program.
      return (
        <a
          key={key}
          href={href}
          rel="noopener noreferrer"
          className="underline underline-offset-[0.2em]"
        >
          {children}
        </a>
      );
    case "external":
      return (
        <a
          key={key}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="wrap-anywhere underline underline-offset-[0.2em]"
        >
          {children}
          <span className="sr-only"> {labels.newTab}</span>
        </a>
      );
    default:
      return besideOthers(children, key);
  }
}
