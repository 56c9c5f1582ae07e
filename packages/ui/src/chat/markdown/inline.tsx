import type { Token } from "marked";
import type { ReactNode } from "react";

import { Link } from "../../foundations/link/link.tsx";
import type { markdownLabels } from "../chat-labels.ts";
import { decodeEntities } from "./entities.ts";
import { isOwn } from "./lexer.ts";
import { textOf } from "./plain-text.ts";
import { hrefKind } from "./safe-href.ts";

const maximumDepth = 24;

interface InlineProps {
  tokens: readonly Token[];
  labels: typeof markdownLabels;
  depth: number;
}

/** Running text: emphasis, code, links. */
export function Inline({ tokens, labels, depth }: InlineProps): ReactNode {
  return tokens.map((token, index) => (
    // Words are never moved.
    <InlineToken key={index} token={token} labels={labels} depth={depth + 1} />
  ));
}

interface InlineTokenProps {
  token: Token;
  labels: typeof markdownLabels;
  depth: number;
}

function InlineToken({ token, labels, depth }: InlineTokenProps): ReactNode {
  if (!isOwn(token)) return textOf(token);
  const children = "tokens" in token ? token.tokens : undefined;
  const inside =
    children && children.length > 0 && depth <= maximumDepth ? (
      <Inline tokens={children} labels={labels} depth={depth} />
    ) : (
      textOf(token)
    );
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold">{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "del":
      return <del>{inside}</del>;
    case "codespan":
      return (
        <code className="rounded-plate bg-sunk px-1 chat-code text-[0.9em] wrap-anywhere">
          {token.text}
        </code>
      );
    case "br":
      return <br />;
    case "link":
      return (
        <SafeLink href={decodeEntities(token.href)} labels={labels}>
          {inside}
        </SafeLink>
      );
    // A picture would be fetched from wherever the text says: its description stands in for it.
    case "image":
      return decodeEntities(token.text);
    default:
      return inside;
  }
}

interface SafeLinkProps {
  href: string;
  labels: typeof markdownLabels;
  children: ReactNode;
}

function SafeLink({ href, labels, children }: SafeLinkProps) {
  switch (hrefKind(href)) {
    case "site":
      return <Link href={href}>{children}</Link>;
    case "contact":
      // Not for a router: the address belongs to another program.
      return (
        <a href={href} rel="noopener noreferrer" className="underline underline-offset-[0.2em]">
          {children}
        </a>
      );
    case "external":
      return (
        <a
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
      return children;
  }
}
