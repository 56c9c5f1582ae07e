import type { ChatEntry } from "@larkline/client/chat";
import { chatLater } from "@larkline/content/chat-later";
import { describe, expect, test } from "vitest";

import { followUpsFor, startersFor } from "./questions.ts";

const message = {
  id: "1",
  sessionId: "s",
  contentType: "text",
  timestamp: 0,
  streaming: false,
} as const;
const question: ChatEntry = {
  ...message,
  role: "user",
  view: "sent",
  content: "what does it cost?",
};
const answer: ChatEntry = { ...message, role: "assistant", view: "complete", content: "$99" };
const { followUps, starters } = chatLater;

describe("starter questions", () => {
  test("are the page's own", () => {
    expect(startersFor("/pricing")).toBe(starters["/pricing"]);
  });

  test("are the parent page's if the page has none, or else the default ones", () => {
    expect(startersFor("/industries/no-such")).toBe(starters["/industries"]);
    expect(startersFor("/blog")).toBe(starters.default);
    expect(startersFor("/")).toBe(starters.default);
  });
});

describe("follow-up questions", () => {
  test("are the answer's own", () => {
    expect(followUpsFor([question, { ...answer, followUps: ["And by the year?"] }])).toEqual([
      "And by the year?",
    ]);
    expect(followUpsFor([question, { ...answer, followUps: [] }])).toEqual([]);
  });

  test("are those of the first cited page if the answer has none", () => {
    const sources = [{ title: "Pricing", href: "/pricing#outbound" }];
    expect(followUpsFor([question, { ...answer, sources }])).toEqual(followUps["/pricing"]);
    expect(followUpsFor([question, answer])).toEqual(followUps.default);
  });

  test("exclude questions that were asked before", () => {
    const [first, ...others] = followUps.default;
    expect(followUpsFor([{ ...question, content: first }, answer])).toEqual(others);
    const sameQuestion = `${first.toLowerCase().replace("?", "")} `;
    expect(followUpsFor([{ ...question, content: sameQuestion }, answer])).toEqual(others);
  });

  test("are shown only after complete answers", () => {
    expect(followUpsFor([])).toEqual([]);
    expect(followUpsFor([question])).toEqual([]);
    expect(followUpsFor([question, { ...answer, view: "aborted" }])).toEqual([]);
    expect(followUpsFor([question, { ...answer, view: "streaming" }])).toEqual([]);
  });
});
