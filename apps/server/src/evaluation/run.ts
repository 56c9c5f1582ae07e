// `npm run eval`: lets the built-in assistant answer the cases, prints a table by kind, and keeps it
// in docs/assistant-evaluation.md. Ends with 1 when a bar is not reached.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

import * as v from "valibot";

import { createBuiltInEngine } from "../assistant/built-in-engine.ts";
import { siteContent } from "../assistant/content.ts";
import { baselines, builtIn, evaluate } from "./assistants.ts";
import { type Case, readCases } from "./cases.ts";
import { metamorphicChecks } from "./metamorphic.ts";
import { isRight } from "./score.ts";
import { failedBars, inPercent, summarize, toTable } from "./table.ts";

/** What the first run of questions came to that nobody had mended by. */
const freshBatches = v.parse(
  v.array(v.strictObject({ date: v.string(), questions: v.number(), poor: v.number() })),
  JSON.parse(readFileSync(new URL("../../eval/fresh-batches.json", import.meta.url), "utf8")),
);

const report = fileURLToPath(new URL("../../../../docs/assistant-evaluation.md", import.meta.url));

/** Milliseconds from the question to the first words, for each case, `together` at a time. */
async function timesToFirstWords(cases: readonly Case[], together: number): Promise<number[]> {
  const engine = createBuiltInEngine(siteContent, { wordPauseMs: 0 });
  const times: number[] = [];
  for (let at = 0; at < cases.length; at += together) {
    const begun = performance.now();
    await Promise.all(
      cases.slice(at, at + together).map(async ({ turns }) => {
        const parts = engine.answer({
          question: turns.at(-1) ?? "",
          history: turns.slice(0, -1).map((content) => ({ role: "user" as const, content })),
          signal: new AbortController().signal,
        });
        for await (const part of parts) {
          if (part.type === "text") break;
        }
        times.push(performance.now() - begun);
      }),
    );
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number) =>
  `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`;

const cases = readCases();
const scores = evaluate(siteContent, builtIn(siteContent), cases);
const checks = metamorphicChecks(siteContent, cases);
const failed = [
  ...failedBars(scores),
  ...checks.flatMap(({ name, wrong }) =>
    wrong.length === 0 ? [] : [`${name}: not in ${wrong.join(", ")}`],
  ),
];
const [alone, crowded] = [await timesToFirstWords(cases, 1), await timesToFirstWords(cases, 100)];

const comparison = [
  "| who answers | nothing wrong | all facts | right refusal | over-refusal | invented |",
  "| --- | --: | --: | --: | --: | --: |",
  ...[
    { name: "the assistant, built in", results: scores },
    ...Object.entries(baselines(siteContent)).map(([name, answerer]) => ({
      name,
      results: evaluate(siteContent, answerer, cases),
    })),
  ].map(({ name, results }) => {
    const summary = summarize(results);
    return `| ${name} | ${inPercent(summary.right)} | ${inPercent(summary.facts)} | ${inPercent(summary.refusals)} | ${inPercent(summary.overRefusals)} | ${summary.invented} |`;
  }),
].join("\n");

const wrong = scores.filter((each) => !isRight(each));
const text = `# The assistant's evaluation

Written by \`npm run eval\` on ${new Date().toISOString().slice(0, 10)}; the cases are in \`apps/server/eval/cases\`, how they are scored in \`apps/server/src/evaluation/score.ts\`. No judge model: required facts are references into the content, every figure of an answer must be one that the content holds or implies, an amount beside a plan must be that plan's own.

${toTable(scores)}

## Beside what is easily reached

${comparison}

## When the content changes

| check | cases | wrong |
| --- | --: | --: |
${checks.map(({ name, cases: asked, wrong: not }) => `| ${name} | ${asked} | ${not.length} |`).join("\n")}

## Time to the first words

The engine alone, on ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}): one question at a time ${at(alone, 0.5)} at the median, ${at(alone, 0.95)} at the 95th percentile; of a hundred asked at once, ${at(crowded, 0.5)} and ${at(crowded, 0.95)}. Reported, not judged.

## Questions it had not seen

The cases above have been mended by, so they say little about the next visitor. Now and then new questions are written as different visitors would ask them, and judged by hand on the first run, strictly: whatever a visitor would call a poor answer counts, also where a right but less fitting one is given. Those by strangers were written by people who knew the content only; the others by whoever had mended before, which flatters. Where it says so, the patterns that strangers wrote with their questions decided instead: lenient on wording, strict on facts.

| date | questions | poor on the first run |
| --- | --: | --: |
${freshBatches.map(({ date, questions, poor }) => `| ${date} | ${questions} | ${poor} |`).join("\n")}

## What is wrong

${wrong.length === 0 ? "Nothing in these cases." : wrong.map(({ case: each, missing, invented, misattributed, sourceRight, forbidden }) => `- \`${each.id}\` ${each.turns.join(" / ")}: ${[...missing.map((fact) => `misses ${fact}`), ...invented.map((figure) => `invents ${figure}`), ...misattributed.map((figure) => `misattributes ${figure}`), ...forbidden.map((words) => `says ${words}`), ...(sourceRight ? [] : ["cites another page"])].join(", ") || "should refuse, or should not"}`).join("\n")}
`;
writeFileSync(report, text);
process.stdout.write(`${text}\n`);
if (failed.length > 0) {
  process.stderr.write(`Below the bars:\n${failed.map((line) => `- ${line}`).join("\n")}\n`);
  process.exitCode = 1;
}
