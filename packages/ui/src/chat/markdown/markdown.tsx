"use client";

import { useMemo, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import { markdownLabels } from "../chat-labels.ts";
import { Drawing } from "./drawing.tsx";
import { GrowingText } from "./lexer.ts";
import { closeOpenSyntax } from "./open-syntax.ts";
import { usePacedText } from "./pace.ts";

export interface MarkdownProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The text, as somebody else wrote it: nothing in it is trusted. */
  source: string;
  /**
   * The text is still arriving: what its last block has opened is closed for now.
   * @default false
   */
  streaming?: boolean | undefined;
  /** Stands right behind the last word, such as the sign that more is coming. */
  trailing?: ReactNode;
  /**
   * Level of the text's largest headline, 2 to 6; the smaller ones follow.
   * @default 4
   */
  headingLevel?: number | undefined;
  /** The words of its own. */
  labels?: Partial<typeof markdownLabels> | undefined;
}

/**
 * An untrusted Markdown text (GitHub's dialect) as elements of the kit: no HTML, no pictures, links
 * only to this site, `http(s):`, `mailto:` and `tel:`. A text under way is drawn without flicker:
 * finished blocks stay as they are, and only the last one is drawn anew, every second frame at most.
 * It runs as its own words do, whatever the page does.
 */
export function Markdown({
  source,
  streaming = false,
  trailing,
  headingLevel = 4,
  labels: given,
  className = "",
  ...props
}: MarkdownProps) {
  const labels = useLabels("markdown", markdownLabels, given);
  const [text] = useState(() => new GrowingText());
  const shown = usePacedText(source, streaming);
  const blocks = useMemo(
    () => text.read(shown, streaming ? closeOpenSyntax : undefined),
    [text, shown, streaming],
  );
  const [drawing] = useState(() => new Drawing());
  return (
    <div data-slot="markdown" dir="auto" {...props} className={`flex flex-col gap-3 ${className}`}>
      {drawing.of(blocks, trailing, headingLevel, labels)}
      {blocks.length === 0 && trailing}
    </div>
  );
}

export { plainText } from "./plain-text.ts";
