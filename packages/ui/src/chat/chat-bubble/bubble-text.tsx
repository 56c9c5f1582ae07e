"use client";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";
import type { MarkdownProps } from "../markdown/markdown.tsx";

/** Renders Markdown, and plain text until the Markdown renderer is loaded. */
export function BubbleText(props: MarkdownProps) {
  const Markdown = useFetchedMarkdown()?.Markdown;
  if (Markdown) return <Markdown {...props} />;
  return (
    <div dir="auto" className="whitespace-pre-wrap">
      {props.source}
      {props.trailing}
    </div>
  );
}
