// `npm run eval`: scores the answers to the project's cases; prints how many are right, by kind, and each
// open case that changed since docs/assistant-evaluation.md was written.
//   -- --write                 writes that page
//   -- --failures arithmetic   prints the faults of the open cases of a kind
// It never exits with an error, because a change of the content may change cases.
import { readFileSync, writeFileSync } from "node:fs";
import { stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import * as v from "valibot";

import { Assistant } from "../src/assistant.ts";
import { siteContent } from "../src/knowledge/site.ts";
import { readCases, readSealedCases } from "./cases.ts";
import { asksPrices, baselines, evaluate, repriced, turnsOf } from "./evaluate.ts";
import { byKind, changesSince, comparison, faults, wrongCases, wrongWith } from "./page.ts";
import { isRight } from "./score.ts";

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, failures: { type: "string" } },
});
const page = fileURLToPath(new URL("../../../docs/assistant-evaluation.md", import.meta.url));
const print = (text: string) => stdout.write(`${text}\n`);

const assistant = new Assistant(siteContent);
const cases = readCases();
const open = evaluate(siteContent, assistant, cases);

if (values.failures !== undefined) {
  for (const score of open) {
    if (score.case.kind !== values.failures || isRight(score)) continue;
    const turns = turnsOf(siteContent, score.case);
    const { queried } = assistant.trace(turns.at(-1) ?? "", turns.slice(0, -1));
    const beginning = score.answer.text.slice(0, 110).replaceAll("\n", " ");
    print(`${score.case.id} | ${turns.join(" // ")}`);
    print(`  ${wrongWith(score)}\n  ${queried.operation} | ${beginning}`);
  }
} else {
  const scored = { open, sealed: evaluate(siteContent, assistant, readSealedCases()) };
  print(`${byKind(scored)}\n\n${faults(scored)}\n`);
  const changes = changesSince(readFileSync(page, "utf8"), open);
  print(changes.length === 0 ? "No case changed." : `Changed:\n${changes.join("\n")}`);
  if (values.write) writeFileSync(page, pageOf(scored));
}

/** Table rows with the results for new questions, before anything was improved by them. */
function newQuestionRows(): string {
  const list = v.parse(
    v.array(v.strictObject({ date: v.string(), questions: v.number(), poor: v.number() })),
    JSON.parse(readFileSync(new URL("strangers.json", import.meta.url), "utf8")),
  );
  return list.map(({ date, questions, poor }) => `| ${date} | ${questions} | ${poor} |`).join("\n");
}

function pageOf(scored: Parameters<typeof byKind>[0]): string {
  const raised = repriced(siteContent);
  const prices = cases.filter(asksPrices);
  const following = evaluate(raised, new Assistant(raised), prices).filter(isRight).length;
  const others = Object.entries(baselines(siteContent)).map(
    ([name, answerer]) => [name, evaluate(siteContent, answerer, cases)] as const,
  );
  return `# The assistant's evaluation

Written by \`npm run eval -- --write\` on ${new Date().toISOString().slice(0, 10)}; the cases and how they are scored are in \`packages/assistant/evaluation\`. No judge model: required facts are references into the content, every figure of an answer must be one that the content holds or implies, or that the answer reckons beside it, rightly, from such figures and those the visitor told, an amount beside a plan must be that plan's own.

A third of the cases is sealed (\`sealed.jsonl\`): it is scored, and never looked at or mended by. Where it falls behind the others, sentences were learned by heart.

## Cases with nothing wrong

${byKind(scored)}

${faults(scored)}

## Beside what is easily reached

The open cases.

${comparison({ "the assistant": scored.open, ...Object.fromEntries(others) })}

With every price raised by $11, ${following} of the ${prices.length} open cases that ask for prices alone are right.

## Questions it had not seen

Now and then new questions are written as different visitors would ask them, and judged by hand on the first run, strictly: whatever a visitor would call a poor answer counts, also where a right but less fitting one is given. Those by strangers were written by people who knew the content only; the others by whoever had mended before, which flatters. Where it says so, the patterns that strangers wrote with their questions decided instead: lenient on wording, strict on facts.

| date | questions | poor on the first run |
| --- | --: | --: |
${newQuestionRows()}

## What is wrong

Open cases only.

${wrongCases(scored.open).join("\n") || "Nothing."}
`;
}
