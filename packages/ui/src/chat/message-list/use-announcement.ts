"use client";

import { useEffect, useState } from "react";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";

/**
 * How long an announced answer stays in the status region, in milliseconds. Screen readers announce it as soon as
 * it appears; afterwards they would find it twice, in the list and in the region.
 */
const announcedMs = 5000;

const silent = { writing: false, text: "" };

/**
 * The announced part of an answer: the whole text if it has at most 300 characters, otherwise its first sentence, or
 * 300 characters of a longer sentence.
 */
const announcedPart = /^[\s\S]{0,300}$|^[\s\S]{1,300}?[.!?](?=\s)|^[\s\S]{300}/;

/**
 * Hook: the text of the list's status region, which screen readers announce when it changes. The
 * text is `writingText` while a reply streams, and then for five seconds the reply, or the beginning of a long one.
 * The list itself is not a live region, so that streaming text is not read in pieces.
 */
export function useAnnouncement(answer: string, writing: boolean, writingText: string): string {
  const markdown = useFetchedMarkdown();
  const [state, setState] = useState(silent);
  // Set during render, so that the region changes in the same frame as the list.
  if (state.writing !== writing)
    setState({
      writing,
      text: writing
        ? writingText
        : (announcedPart.exec(markdown?.plainText(answer) ?? answer)?.[0] ?? ""),
    });
  // When the conversation is emptied, the old answer is removed, so that the next person at this device
  // does not find it.
  else if (!writing && !answer && state !== silent) setState(silent);
  useEffect(() => {
    if (state.writing) return undefined;
    const timer = setTimeout(setState, announcedMs, silent);
    return () => clearTimeout(timer);
  }, [state]);
  return state.text;
}

/** Hook: the text of the list's alert. An error that the first render already has is not announced. */
export function useProblemAlert(problem: string): string {
  const [state, setState] = useState({ problem, text: "" });
  if (state.problem !== problem) setState({ problem, text: problem });
  return state.text;
}
