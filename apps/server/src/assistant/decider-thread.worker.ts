// The thread of decider-thread.ts: decides from the site's own content, which holds functions and so
// cannot be sent here.
import { parentPort } from "node:worker_threads";

import { siteContent } from "./content.ts";
import type { AskedOfThread, SaidByThread } from "./decider-thread.ts";
import { Decider } from "./decision.ts";
import { readExamples } from "./intents/examples.ts";

/** So many messages are practised on, made of the questions that were learned from: steps pass through all lists. */
const practised = 2000;
const step = 7919;

const decider = new Decider(siteContent);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
const say = (said: SaidByThread) => parentPort?.postMessage(said);

parentPort?.on("message", ({ id, question, earlier }: AskedOfThread) => {
  try {
    say({ id, answer: decider.answer(question, earlier) });
  } catch (error) {
    say({ id, error });
  }
});
say({ ready: true });

// Code that has run a few hundred times is compiled, and decides in a fifth of the time. Visitors go
// first: between two questions of the practice theirs are taken.
const examples = readExamples().map(({ words }) => words.join(" "));
(function practise(count: number): void {
  const [before = "", story = "", question = ""] = [0, 1, 2].map(
    (offset) => examples[((count + offset) * step) % examples.length],
  );
  // One sentence or two, the first of a conversation or not.
  const message = count % 2 === 0 ? question : `${story}. ${question}?`;
  try {
    decider.answer(message, count % 4 < 2 ? [] : [before]);
  } catch {
    // Whoever asks it hears of it; a practice ends no thread.
  }
  if (count < practised) setImmediate(practise, count + 1);
})(1);
