"use client";

import { useState } from "react";

import { plainText } from "../markdown/plain-text.ts";
import type { ChatScreenMessage } from "./chat-screen.tsx";

/** A text up to this length is read aloud whole, a longer one by its first sentence. */
const readWhole = 300;

const firstSentence = /^.{1,300}?[.!?](?=\s|$)/s;

/** What is read aloud of an answer. */
function announcementOf(markdown: string): string {
  const text = plainText(markdown);
  if (text.length <= readWhole) return text;
  return firstSentence.exec(text)?.[0] ?? `${text.slice(0, readWhole).trimEnd()}...`;
}

/**
 * What the status region says: once that a reply is being written, and at its end the reply. The
 * transcript itself is silent, so that nothing is read in pieces.
 */
export function useAnnouncement(
  messages: readonly ChatScreenMessage[],
  streaming: boolean,
  writing: string,
): string {
  const [state, setState] = useState({ streaming, said: "" });
  // Set while rendering, so that the region changes in the same picture as the transcript.
  if (state.streaming !== streaming) {
    const answer = messages.at(-1);
    const text = answer?.role === "assistant" ? announcementOf(answer.content) : "";
    setState({ streaming, said: streaming ? writing : text });
  }
  return state.said;
}
