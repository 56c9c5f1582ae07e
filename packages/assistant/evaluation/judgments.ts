/** Reads what people judged by hand: the causes of wrong answers, and the answers to new questions. */
import { readFileSync } from "node:fs";

import * as v from "valibot";

import type { Cause } from "./page.ts";

const causesSchema = v.array(
  v.strictObject({ cause: v.string(), why: v.string(), cases: v.array(v.string()) }),
);

const roundsSchema = v.array(
  v.strictObject({
    date: v.string(),
    /** Who wrote the questions, and who judged the answers if somebody else did. */
    by: v.string(),
    what: v.string(),
    questions: v.number(),
    /** How many got a poor answer on the first run. */
    poor: v.number(),
  }),
);

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** Why open cases are wrong. @throws if the file is invalid. */
export const readCauses = (): Cause[] => v.parse(causesSchema, readJson("causes.json"));

/** Rows of the table of new questions. @throws if the file is invalid. */
export const newQuestionRows = (): string =>
  v
    .parse(roundsSchema, readJson("strangers.json"))
    .map(
      ({ date, by, what, questions, poor }) =>
        `| ${date} | ${by} | ${what} | ${questions} | ${poor} |`,
    )
    .join("\n");
