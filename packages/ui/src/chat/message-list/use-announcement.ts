"use client";

import { useEffect, useState } from "react";

import { useFetchedMarkdown } from "../markdown/fetched-markdown.ts";

/**
 * How long after its end an answer appears in the status region, and how long it stays there, in milliseconds. At the
 * end of an answer, chats return the focus to their field. Screen readers read the field then, and drop what is
 * announced at the same moment. Once it is announced, they and the browser's search would find it twice, in the list
 * and in the region.
 */
const announcementMs = 1500;

/** The text of the status region, and the state that follows after a time. */
interface Announcement {
  writing: boolean;
  text: string;
  next?: Announcement;
}

const silent: Announcement = { writing: false, text: "" };

/**
 * The announced part of an answer: the whole text if it has at most 300 characters, otherwise its first sentence, or
 * 300 characters of a longer sentence.
 */
const announcedPart = /^[\s\S]{0,300}$|^[\s\S]{1,300}?[.!?](?=\s)|^[\s\S]{300}/;

/**
 * Hook: the text of the list's status region, which screen readers announce when it changes. The
 * text is `writingText` while a reply streams, and a moment after its end, for a short time, the reply, or the beginning
 * of a long one. The list itself is not a live region, so that streaming text is not read in pieces.
 */
export function useAnnouncement(answer: string, writing: boolean, writingText: string): string {
  const markdown = useFetchedMarkdown();
  const [state, setState] = useState(silent);
  // Set during render, so that the region changes in the same frame as the list.
  if (state.writing !== writing)
    setState(
      writing
        ? { writing, text: writingText }
        : {
            writing,
            text: "",
            // The expression matches every text and has no groups, so that its match is one string.
            next: {
              writing,
              text: String(announcedPart.exec(markdown?.plainText(answer) ?? answer)),
              next: silent,
            },
          },
    );
  // When the conversation is emptied, the old answer is removed, so that the next person at this device
  // does not find it.
  else if (!writing && !answer && state !== silent) setState(silent);
  useEffect(() => {
    // Without a next state, the timer changes nothing.
    const timer = setTimeout(setState, announcementMs, state.next ?? state);
    return () => clearTimeout(timer);
  }, [state]);
  return state.text;
}

/**
 * Hook: the text of the list's alert, which is empty again after a short time, because the message itself shows the
 * error. An error that the first render already has is not announced.
 */
export function useProblemAlert(problem: string): string {
  const [announced, setAnnounced] = useState(problem);
  useEffect(() => {
    // Without an error at once, so that the same error is announced again after a failed retry.
    const timer = setTimeout(setAnnounced, problem ? announcementMs : 0, problem);
    return () => clearTimeout(timer);
  }, [problem]);
  return problem === announced ? "" : problem;
}
