"use client";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";
import type { MarkdownProps } from "../markdown/markdown.tsx";

/** A text in Markdown; as it was written until what draws it is there. */
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
