"use client";

import { useEffect, useState } from "react";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";

/**
 * Maximum length, in characters, of an answer that is announced completely. Of a longer answer only
 * the first sentence is announced, or this number of characters if that sentence is longer.
 */
const maximumWholeLength = 300;

/**
 * How long an announced answer stays in the status region, in milliseconds. Screen readers announce it as soon as
 * it appears; afterwards they would find it twice, in the list and in the region.
 */
const announcedMs = 5000;

/** The first sentence, if it has at most 300 characters before its final punctuation mark. */
const firstSentence = /^[\s\S]{1,300}?[.!?](?=\s|$)/;

/** The announced part of an answer: the whole text, its first sentence, or its first 300 characters. */
function announcementOf(text: string): string {
  if (text.length <= maximumWholeLength) return text;
  return firstSentence.exec(text)?.[0] ?? `${text.slice(0, maximumWholeLength).trimEnd()}...`;
}

/**
 * Hook: the text of the list's status region, which screen readers announce when it changes. The
 * text is `writingText` while a reply streams, and then for five seconds the reply, or the beginning of a long one.
 * The list itself is not a live region, so that streaming text is not read in pieces.
 */
export function useAnnouncement(answer: string, writing: boolean, writingText: string): string {
  const markdown = useFetchedMarkdown();
  const [state, setState] = useState({ writing, announcement: "" });
  // Set during render, so that the region changes in the same frame as the list.
  if (state.writing !== writing)
    setState({
      writing,
      announcement: writing ? writingText : announcementOf(markdown?.plainText(answer) ?? answer),
    });
  // When the conversation is emptied, the old answer is removed, so that the next person at this device
  // does not find it.
  else if (!writing && answer === "" && state.announcement !== "")
    setState({ writing, announcement: "" });
  const isAnswerShown = !state.writing && state.announcement !== "";
  useEffect(() => {
    if (!isAnswerShown) return undefined;
    const timer = setTimeout(() => setState({ writing: false, announcement: "" }), announcedMs);
    return () => clearTimeout(timer);
  }, [isAnswerShown]);
  return state.announcement;
}

/** Hook: the text of the list's alert. An error that the first render already has is not announced. */
export function useProblemAlert(problem: string): string {
  const [state, setState] = useState({ problem, announcement: "" });
  if (state.problem !== problem) setState({ problem, announcement: problem });
  return state.announcement;
}
