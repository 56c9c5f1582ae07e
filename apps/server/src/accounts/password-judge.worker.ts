import { parentPort } from "node:worker_threads";

import { brand } from "@larkline/content/brand";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

import type { AskedOfJudge, SaidByJudge } from "./password-judge.ts";

/** As many as zxcvbn counts for eight characters that it knows nothing about (ten to the eighth). */
const enoughGuesses = 1e8;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // Its work grows much faster than the password: at 128 characters it would be seconds.
  maxLength: 32,
  l33tMaxSubstitutions: 20,
});

parentPort?.on("message", ({ id, password, about }: AskedOfJudge) => {
  const { guesses } = zxcvbn.check(password, [...about, brand.name]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage({ id, isGuessed: guesses < enoughGuesses } satisfies SaidByJudge);
});
