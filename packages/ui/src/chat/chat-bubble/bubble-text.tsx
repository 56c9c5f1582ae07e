"use client";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";
import type { MarkdownProps } from "../markdown/markdown.tsx";

/** Renders Markdown, and plain text until the Markdown renderer is loaded. */
export function BubbleText(props: MarkdownProps) {
  const Markdown = useFetchedMarkdown()?.Markdown;
  if (Markdown) return <Markdown {...props} />;
  return (
    <div dir="auto" className="whitespace-pre-wrap">
      {/* In an element of its own: see `besideOthers`. */}
      <span>{props.source}</span>
      {props.trailing}
    </div>
  );
}
