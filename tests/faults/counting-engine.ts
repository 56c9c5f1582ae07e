/**
 * The assistant of the servers that tests of faults start: its answers are predictable and slow enough to be
 * interrupted.
 */
import { setTimeout as pause } from "node:timers/promises";

import type { AssistantEngine } from "../../apps/server/src/assistant/engine.ts";

/** Milliseconds between two numbers. */
const paceMs = 50;

/** How often a test has ended the running answers (`endAnswers`). */
let endings = 0;
process.on("SIGUSR2", () => {
  endings += 1;
});

/**
 * An assistant engine for tests. The question determines the answer. To "Count to 40" it writes 1 to 40, one
 * number at a time, unless SIGUSR2 ends the answer before. To "Think for 8 s" it writes "Here." after 8 seconds.
 * To everything else it writes "Here." at once.
 */
export const countingEngine: AssistantEngine = {
  description: "counts",
  async *answer({ question, signal }) {
    const seconds = Number(/^Think for (\d+) s/.exec(question)?.[1] ?? 0);
    await pause(seconds * 1000, undefined, { signal });
    const last = Number(/^Count to (\d+)/.exec(question)?.[1] ?? 0);
    if (last === 0) yield { type: "text", text: "Here." };
    const endingsBefore = endings;
    const isOver = () => signal.aborted || endings > endingsBefore;
    for (let number = 1; number <= last && !isOver(); number += 1) {
      yield { type: "text", text: `${number} ` };
      await pause(paceMs);
    }
  },
};
