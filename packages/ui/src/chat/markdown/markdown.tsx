"use client";

import { useMemo, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { markdownLabels } from "../chat-labels.ts";
import { IncrementalRenderer } from "./incremental-renderer.tsx";
import { GrowingText } from "./lexer.ts";
import { closeOpenSyntax } from "./open-syntax.ts";
import { usePacedText } from "./pace.ts";

export interface MarkdownProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The Markdown text, treated as untrusted. */
  source: string;
  /**
   * The text is still growing: unclosed syntax of its last block is closed or hidden, and it is rendered at
   * most every second frame.
   * @default false
   */
  streaming?: boolean | undefined;
  /**
   * The text was cut off and grows no more: unclosed syntax of its last block is closed or hidden.
   * @default false
   */
  cutOff?: boolean | undefined;
  /** Appended after the last word, such as a streaming indicator. */
  trailing?: ReactNode;
  /**
   * Level of the text's top headings (`#`), 2 to 6. Headings below them get the next levels, at most 6.
   * @default 4
   */
  headingLevel?: number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["markdown"]> | undefined;
}

/**
 * Renders untrusted Markdown (GitHub's dialect) as elements of the kit: no HTML, no images, links
 * only to this site, `http(s):`, `mailto:` and `tel:`. Streaming text does not flicker: finished
 * blocks stay, and only the last ones are rendered again, at most every second frame. The direction (left
 * to right or the reverse) is that of the text, independent of the page's.
 */
export function Markdown({
  source,
  streaming = false,
  cutOff,
  trailing,
  headingLevel = 4,
  labels: labelOverrides,
  className = "",
  ...props
}: MarkdownProps) {
  const labels = useLabels("markdown", markdownLabels, labelOverrides);
  const closeSyntax = streaming || cutOff ? closeOpenSyntax : undefined;
  const [text] = useState(() => new GrowingText());
  const pacedSource = usePacedText(source, streaming);
  const blocks = useMemo(
    () => text.read(pacedSource, closeSyntax),
    [text, pacedSource, closeSyntax],
  );
  const [renderer] = useState(() => new IncrementalRenderer());
  return (
    <div data-slot="markdown" dir="auto" {...props} className={`flex flex-col gap-3 ${className}`}>
      {renderer.render(blocks, trailing, headingLevel, labels)}
      {blocks.length === 0 && trailing}
    </div>
  );
}

export { plainText } from "./plain-text.ts";
