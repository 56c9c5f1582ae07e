// The worker thread that password-judge.ts starts: rates passwords with zxcvbn.
import { parentPort } from "node:worker_threads";

import { brand } from "@larkline/content/brand";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

import type { JudgeRequest, JudgeAnswer } from "./password-judge.ts";

/** Minimum number of guesses for an accepted password: zxcvbn's estimate for eight random characters. */
const enoughGuesses = 1e8;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // Both limits bound the work, which grows faster than the length: a password may have 128 characters, which
  // would take seconds.
  maxLength: 32,
  l33tMaxSubstitutions: 20,
});

parentPort?.on("message", ({ id, password, about }: JudgeRequest) => {
  const { guesses } = zxcvbn.check(password, [...about, brand.name]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have a target origin.
  parentPort?.postMessage({ id, isEasilyGuessed: guesses < enoughGuesses } satisfies JudgeAnswer);
});
