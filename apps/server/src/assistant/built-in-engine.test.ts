import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { describe, expect, it } from "vitest";

import { createBuiltInEngine } from "./built-in-engine.ts";
import type { AnswerPart } from "./engine.ts";

const assistant = new Assistant(siteContent);
const ask = (question: string, signal: AbortSignal, wordPauseMs: number) =>
  createBuiltInEngine({ assistant, wordPauseMs }).answer({ question, history: [], signal });

describe("the built-in engine", () => {
  it("streams its answer in chunks and names its source", async () => {
    const parts: AnswerPart[] = [];
    const { signal } = new AbortController();
    for await (const part of ask("how much is the receptionist starter?", signal, 0))
      parts.push(part);
    const words = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
    expect(words.length).toBeGreaterThan(10);
    expect(words.join("")).toContain("$99 a month");
    const cited = parts.flatMap((part) => (part.type === "sources" ? part.sources : []));
    expect(cited.map(({ href }) => href.split("#")[0])).toEqual(["/pricing"]);
  });

  it("takes earlier questions into account", async () => {
    const engine = createBuiltInEngine({ assistant, wordPauseMs: 0 });
    let text = "";
    for await (const part of engine.answer({
      question: "and yearly?",
      history: [
        { role: "user", content: "how much is the receptionist starter?" },
        { role: "assistant", content: "$99" },
      ],
      signal: new AbortController().signal,
    })) {
      if (part.type === "text") text += part.text;
    }
    expect(text).toContain("$990");
  });

  it("gives the last 12 to 23 earlier questions, and seldom others than the last time", async () => {
    const given: (readonly string[])[] = [];
    const engine = createBuiltInEngine({
      wordPauseMs: 0,
      assistant: {
        answer(_, earlier) {
          given.push(earlier);
          return { text: "Yes.", sources: [] };
        },
      },
    });
    const asked = Array.from({ length: 60 }, (_, at) => `question ${at}`);
    for (const [at, question] of asked.entries()) {
      const history = asked.slice(0, at).map((content) => ({ role: "user" as const, content }));
      const parts = engine.answer({ question, history, signal: new AbortController().signal });
      for await (const _ of parts);
    }
    for (const [at, earlier] of given.entries()) {
      expect(earlier).toEqual(asked.slice(at - earlier.length, at));
      expect(earlier.length).toBeGreaterThanOrEqual(Math.min(at, 12));
      expect(earlier.length).toBeLessThan(24);
    }
    // The assistant has a cache of conversations by all their questions.
    const isCached = given.filter(
      (earlier, at) => earlier.length === (given[at - 1]?.length ?? -1) + 1,
    );
    expect(isCached).toHaveLength(57);
  });

  it("cites no page if it is stopped before the end of its text", async () => {
    const whole: AnswerPart[] = [];
    for await (const part of ask("list all plans and prices", new AbortController().signal, 0))
      whole.push(part);
    expect(whole.some((part) => part.type === "sources" && part.sources.length > 0)).toBe(true);

    const controller = new AbortController();
    const stopped: AnswerPart[] = [];
    for await (const part of ask("list all plans and prices", controller.signal, 0)) {
      stopped.push(part);
      if (stopped.filter(({ type }) => type === "text").length === 5) controller.abort();
    }
    expect(stopped.map(({ type }) => type)).toEqual(Array(5).fill("text"));
  });

  it("stops at once when aborted during a pause", async () => {
    const controller = new AbortController();
    // An hour between two words: only the abort can end the pause.
    const parts = ask("pricing", controller.signal, 3_600_000)[Symbol.asyncIterator]();
    let part: IteratorResult<AnswerPart>;
    do part = await parts.next();
    while (!part.done && part.value.type !== "text");
    const afterPause = parts.next();
    controller.abort();
    await expect(afterPause).rejects.toThrow();
  });
});
