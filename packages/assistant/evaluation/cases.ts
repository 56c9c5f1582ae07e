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

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The cases of a file, a line each; lines that begin with '#' are remarks. @throws where a line is no case. */
const readFile = (file: string): Case[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => v.parse(caseSchema, JSON.parse(line)));

/** The open cases, which may be looked at and mended by. */
export function readCases(): Case[] {
  const folder = here("cases/");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFile(`${folder}${file}`));
}

/** The sealed third: scored, never looked at (see the head of its file). */
export const readSealedCases = (): Case[] => readFile(here("sealed.jsonl"));
