import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import * as v from "valibot";

/** The kinds of cases, in the order of the report's table. */
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
  /** The visitor's messages; the answer to the last is scored. `{brand}` is the product's name. */
  turns: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Facts that the answer must contain: references into the content, or fixed words (`facts.ts`). */
  facts: v.array(v.string()),
  /** Pages of which the answer must cite one; empty if it need not cite any. */
  sources: v.array(v.string()),
  /** `refusal`: the answer must say that the assistant does not know or declines, or name the emergency number. */
  expect: v.picklist(["answer", "refusal", "smallTalk"]),
  /** Texts that the answer must not contain. */
  not: v.optional(v.array(v.string()), []),
});

export type Case = v.InferOutput<typeof caseSchema>;
export type CaseKind = Case["kind"];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The cases of a file, one per line; lines that begin with '#' are comments. @throws if one is invalid. */
const readFile = (file: string): Case[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => v.parse(caseSchema, JSON.parse(line)));

/** The open cases, which may be used to improve the assistant. */
export function readCases(): Case[] {
  const folder = here("cases/");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFile(`${folder}${file}`));
}

/** The sealed cases, which are scored but which nobody may look at (see the comment in their file). */
export const readSealedCases = (): Case[] => readFile(here("sealed.jsonl"));
