"use client";

import { useState } from "react";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";

/** Maximum length of an answer that is announced completely; of a longer one only the first sentence is. */
const maximumWholeLength = 300;

/** The first sentence of at most 300 characters. */
const firstSentence = /^[\s\S]{1,300}?[.!?](?=\s|$)/;

/** The announced part of an answer, which is already without Markdown syntax. */
function announcementOf(text: string): string {
  if (text.length <= maximumWholeLength) return text;
  return firstSentence.exec(text)?.[0] ?? `${text.slice(0, maximumWholeLength).trimEnd()}...`;
}

/**
 * Hook: the text of the list's status region, which screen readers announce when it changes. It is
 * `writingText` while a reply streams and the reply at its end (of a long one the first sentence). The list
 * itself is not a live region, so that streaming text is not read in pieces.
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
  // An emptied conversation has no announcement, so that the next person at this device does not find it.
  else if (!writing && answer === "" && state.announcement !== "")
    setState({ writing, announcement: "" });
  return state.announcement;
}

/** Hook: the text of the list's alert. An error that the first render already has is not announced. */
export function useProblemAlert(problem: string): string {
  const [state, setState] = useState({ problem, announcement: "" });
  if (state.problem !== problem) setState({ problem, announcement: problem });
  return state.announcement;
}
