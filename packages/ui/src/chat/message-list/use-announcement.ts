"use client";

import { useState } from "react";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";

/** A text up to this length is read aloud whole, a longer one by its first sentence. */
const readWhole = 300;

const firstSentence = /^[\s\S]{1,300}?[.!?](?=\s|$)/;

/** What is read aloud of an answer without its signs. */
function announcementOf(text: string): string {
  if (text.length <= readWhole) return text;
  return firstSentence.exec(text)?.[0] ?? `${text.slice(0, readWhole).trimEnd()}...`;
}

/**
 * What the status region says: once that a reply is being written, and at its end the reply; nothing
 * when there is no answer any more. The transcript itself is silent, so that nothing is read in pieces.
 */
export function useAnnouncement(answer: string, writing: boolean, sign: string): string {
  const markdown = useFetchedMarkdown();
  const [state, setState] = useState({ writing, said: "" });
  // Set while rendering, so that the region changes in the same picture as the transcript.
  if (state.writing !== writing)
    setState({
      writing,
      said: writing ? sign : announcementOf(markdown?.plainText(answer) ?? answer),
    });
  // Closing clears the conversation: the next person at this screen does not come across it.
  else if (!writing && answer === "" && state.said !== "") setState({ writing, said: "" });
  return state.said;
}

/** What the alert says: a problem that came up while the reader was there, not an old one. */
export function useProblem(problem: string): string {
  const [state, setState] = useState({ problem, said: "" });
  if (state.problem !== problem) setState({ problem, said: problem });
  return state.said;
}
