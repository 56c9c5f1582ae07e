/** Tests that the built-in assistant can answer every question that the chat offers as a button. */
import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { chatLater } from "@larkline/content/chat-later";
import { nextQuestions } from "@larkline/content/next-questions";
import { pages } from "@larkline/content/pages";
import { schedulingPage } from "@larkline/content/solution-pages/appointment-scheduling";
import { describe, expect, test } from "vitest";

import { createBuiltInEngine } from "../../apps/server/src/assistant/built-in-engine.ts";

const assistant = new Assistant(siteContent);
const engine = createBuiltInEngine({ assistant, wordPauseMs: 0 });

const questions = new Set([
  ...Object.values(chatLater.starters).flat(),
  ...Object.values(chatLater.followUps).flat(),
]);

describe("the assistant answers every starter and follow-up question from a page of the site", () => {
  test.each([...questions])("%s", async (question) => {
    let text = "";
    const cited: string[] = [];
    const request = { question, history: [], signal: new AbortController().signal };
    for await (const part of engine.answer(request)) {
      if (part.type === "text") text += part.text;
      if (part.type === "sources") cited.push(...part.sources.map(({ href }) => href));
    }
    // The first paragraph is the answer. A later one may say what the assistant does not know. Only an answer
    // about Enterprise may say so in its first paragraph, because this plan has no listed price.
    const [firstParagraph = ""] = text.split("\n\n");
    if (!question.includes("Enterprise")) expect(firstParagraph).not.toMatch(/I don.t know/);
    expect(cited.length).toBeGreaterThan(0);
    for (const href of cited) expect(Object.keys(pages)).toContain(href.replace(/#.*$/, "") || "/");
  });
});

/** For each topic of `nextQuestions`, an earlier question whose answer has that topic. */
const earlierQuestions: Record<keyof typeof nextQuestions, string> = {
  plan: "how much is receptionist basic",
  category: "receptionist plans",
  overview: "what do you charge",
  savings: "what does paying receptionist basic by the year save",
  industry: "do you work for law firms",
  product: "what is the ai receptionist",
};

describe.each(Object.entries(earlierQuestions))(
  "the assistant answers each question that the chat offers after an answer about %s",
  (topic, earlierQuestion) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A key of `earlierQuestions`.
    test.each(nextQuestions[topic as keyof typeof nextQuestions])("%s", (question) => {
      const { text, sources } = assistant.answer(question, [earlierQuestion]);
      expect(text).not.toMatch(/^I (?:don.t know|can.t help)/);
      expect(sources.length).toBeGreaterThan(0);
    });
  },
);

test("the assistant answers what Appointment Scheduling's call to action says to ask", () => {
  expect(schedulingPage.cta.description).toBe("Ask in the chat how a caller books it.");
  const { text, sources } = assistant.answer("How does a caller book it?", []);
  expect(text).toContain("Callers book, move and cancel appointments while they are on the line");
  expect(sources.map(({ href }) => href)).toContain("/solutions/appointment-scheduling");
});

describe("the chat does not send a visitor of the chat to the chat", () => {
  test.each([
    ["Can I get a demo?", "The 15-minute demo is here, in the chat."],
    ["Is there a newsletter?", "Each one is in the RSS feed, /blog/rss.xml."],
  ])("%s", (question, expected) => {
    const { text } = assistant.answer(question, []);
    expect(text).toContain(expected);
    expect(text).not.toMatch(/\bask for\b/i);
  });
});
