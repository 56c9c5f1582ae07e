/** Tests that the built-in assistant can answer every question that the chat offers as a button. */
import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { chatLater } from "@larkline/content/chat-later";
import { pages } from "@larkline/content/pages";
import { describe, expect, test } from "vitest";

import { createBuiltInEngine } from "../../apps/server/src/assistant/built-in-engine.ts";

const engine = createBuiltInEngine({ assistant: new Assistant(siteContent), wordPauseMs: 0 });

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
    // The first paragraph is the answer; it may be followed by what the assistant does not know. Enterprise
    // has no listed price, so its answer may say so.
    const [first = ""] = text.split("\n\n");
    if (!question.includes("Enterprise")) expect(first).not.toMatch(/I don.t know/);
    expect(cited.length).toBeGreaterThan(0);
    for (const href of cited) expect(Object.keys(pages)).toContain(href.replace(/#.*$/, "") || "/");
  });
});
