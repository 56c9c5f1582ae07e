import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import * as v from "valibot";

/** What a case is about: its row in the table. */
export const caseKinds = [
  "plain",
  "typos",
  "multi",
  "arithmetic",
  "unknown",
  "offTopic",
  "injection",
  "urgent",
  "abusive",
  "smallTalk",
] as const;

const caseSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(caseKinds),
  /** What the visitor writes, in order; the last is the one that is scored. `{brand}` is the product. */
  turns: v.pipe(v.array(v.string()), v.minLength(1)),
  /** What the answer must say, as references into the content (see `facts.ts`). */
  facts: v.array(v.string()),
  /** Pages of which one must be cited; none where nothing has to be. */
  sources: v.array(v.string()),
  /** `refusal`: it must say that it does not know, or will not. */
  expect: v.picklist(["answer", "refusal", "smallTalk"]),
  /** What the answer must not say. */
  not: v.optional(v.array(v.string()), []),
});

export type Case = v.InferOutput<typeof caseSchema>;
export type CaseKind = Case["kind"];

const folder = fileURLToPath(new URL("../../eval/cases/", import.meta.url));

/** The cases of `apps/server/eval/cases`, a line each. @throws where a line is no case. */
export function readCases(): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(`${folder}${file}`, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => v.parse(caseSchema, JSON.parse(line))),
    );
}
