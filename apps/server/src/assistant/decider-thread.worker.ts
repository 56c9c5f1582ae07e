// The thread of decider-thread.ts: decides from the site's own content, which holds functions and so
// cannot be sent here.
import { parentPort } from "node:worker_threads";

import { siteContent } from "./content.ts";
import type { AskedOfThread, SaidByThread } from "./decider-thread.ts";
import { Decider } from "./decision.ts";
import { readExamples } from "./intents/examples.ts";

/** Of so many questions that were learned from, one is practised on: some thousand of all intents. */
const practiceStep = 32;

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

// Code that has run a few hundred times is compiled, and decides in a third of the time. Visitors go
// first: between two questions of the practice theirs are taken.
const practice = readExamples().filter((_, index) => index % practiceStep === 0);
(function practise(): void {
  const next = practice.pop();
  if (next === undefined) return;
  decider.answer(next.words.join(" "));
  setImmediate(practise);
})();
