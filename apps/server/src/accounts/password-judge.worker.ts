// The worker thread that password-judge.ts starts: finds common passwords with zxcvbn.
import { parentPort } from "node:worker_threads";

import { brand } from "@larkline/content/brand";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

import type { JudgeRequest, JudgeAnswer } from "./password-judge.ts";

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // Both limits bound the work, which grows faster than the length: a password may have 128 characters, which
  // would take seconds.
  maxLength: 32,
  l33tMaxSubstitutions: 20,
});

parentPort?.on("message", ({ id, password, about }: JudgeRequest) => {
  // zxcvbn splits a password into the parts that are guessed most easily. A common one is a single part.
  const { sequence } = zxcvbn.check(password, [...about, brand.name]);
  const [first] = sequence;
  const isCommon =
    sequence.length === 1 && first?.pattern === "dictionary" && first.token === password;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have a target origin.
  parentPort?.postMessage({ id, isCommon } satisfies JudgeAnswer);
});
