"use client";

import { useSyncExternalStore } from "react";
import type { ComponentType } from "react";

import type { MarkdownProps } from "./markdown.tsx";

/** What reads Markdown: the conversation's largest part, and needed with the first answer only. */
export interface FetchedMarkdown {
  /** Draws it. */
  Markdown: ComponentType<MarkdownProps>;
  /** Its words without its signs, as they are read aloud. */
  plainText: (source: string) => string;
}

let fetched: FetchedMarkdown | undefined;
const listeners = new Set<() => void>();

/**
 * Settles once Markdown can be read. It is fetched beside the conversation instead of before it; where
 * that fails, texts stand as they were written.
 */
export const markdownFetched: Promise<void> = Promise.all([
  import("./markdown.tsx"),
  import("./plain-text.ts"),
]).then(
  ([{ Markdown }, { plainText }]) => {
    fetched = { Markdown, plainText };
    for (const tell of listeners) tell();
  },
  () => {},
);

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
const current = () => fetched;
const onServer = () => undefined;

/** What reads Markdown, once it is there; never while the server's markup comes alive. */
export const useFetchedMarkdown = (): FetchedMarkdown | undefined =>
  useSyncExternalStore(subscribe, current, onServer);
