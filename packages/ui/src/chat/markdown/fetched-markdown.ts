"use client";

import { useSyncExternalStore } from "react";
import type { ComponentType } from "react";

import type { MarkdownProps } from "./markdown.tsx";

/**
 * The Markdown renderer. It is the largest part of the chat and needed only from the first answer
 * on, so it is loaded separately.
 */
export interface FetchedMarkdown {
  /** Renders a Markdown text. */
  Markdown: ComponentType<MarkdownProps>;
  /** The text without Markdown syntax, for screen readers. */
  plainText: (source: string) => string;
}

let loaded: FetchedMarkdown | undefined;
const listeners = new Set<() => void>();

/** Resolves once loading has succeeded or failed. If it failed, texts are shown as plain text. */
export const markdownFetched: Promise<void> = Promise.all([
  import("./markdown.tsx"),
  import("./plain-text.ts"),
]).then(
  ([{ Markdown }, { plainText }]) => {
    loaded = { Markdown, plainText };
    for (const listener of listeners) listener();
  },
  () => {},
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => loaded;
const onServer = () => undefined;

/** Hook: the Markdown renderer, once it is loaded; undefined during hydration. */
export const useFetchedMarkdown = (): FetchedMarkdown | undefined =>
  useSyncExternalStore(subscribe, current, onServer);
