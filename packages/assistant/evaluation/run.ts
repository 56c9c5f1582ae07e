// `npm run eval`: scores the answers to the project's cases (`usage` below). Wrong answers do not make it exit
// with an error, because a change of the content may change the results.
import { readFileSync, writeFileSync } from "node:fs";
import { stdout } from "node:process";
import { fileURLToPath } from "node:url";

import { readCommandLine, refuse } from "../../../scripts/command-line.ts";
import { Assistant } from "../src/assistant.ts";
import { siteContent } from "../src/knowledge/site.ts";
import { caseKinds, readCases, readSealedCases } from "./cases.ts";
import { asksPrices, baselines, evaluate, repriced, turnsOf } from "./evaluate.ts";
import { newQuestionRows, readCauses } from "./judgments.ts";
import { byKind, changesSince, comparison, faults, wrongByCause, wrongWith } from "./page.ts";
import { isRight } from "./score.ts";

const usage = `npm run eval                            how many cases are right, by kind, and each open case that
                                        changed since docs/assistant-evaluation.md was written
npm run eval -- --write                 the same, and writes that page
npm run eval -- --failures arithmetic   the faults of the open cases of a kind

The kinds: ${caseKinds.join(", ")}`;
const { values } = readCommandLine(usage, {
  options: { write: { type: "boolean", default: false }, failures: { type: "string" } },
});
if (values.failures !== undefined && !caseKinds.some((kind) => kind === values.failures))
  refuse(`There is no kind '${values.failures}'.`, usage);
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

function pageOf(scored: Parameters<typeof byKind>[0]): string {
  const raised = repriced(siteContent);
  const prices = cases.filter(asksPrices);
  const following = evaluate(raised, new Assistant(raised), prices).filter(isRight).length;
  const others = Object.entries(baselines(siteContent)).map(
    ([name, answerer]) => [name, evaluate(siteContent, answerer, cases)] as const,
  );
  return `# The assistant's evaluation

Written by \`npm run eval -- --write\` on ${new Date().toISOString().slice(0, 10)}. The cases and the rules by which they are scored are in \`packages/assistant/evaluation\`. No language model judges the answers. Required facts are references into the content. Every figure in an answer must be in the content, follow from its prices, or be the result of a correct calculation that the answer shows; such a calculation may also use the figures that the visitor stated. An amount in a line about a plan must belong to that plan.

A third of the cases is sealed (\`sealed.jsonl\`): they are scored, but nobody reads them or changes the assistant because of one. If fewer of them are right than of the open cases, the assistant fits the wording of the open cases better than other questions.

## Cases without faults

${byKind(scored)}

${faults(scored)}

## Compared with trivial answerers

Open cases only.

${comparison({ "the assistant": scored.open, ...Object.fromEntries(others) })}

With every monthly price raised by $11, ${following} of the ${prices.length} open cases that require only prices and savings are right.

## New questions

From time to time new questions are written in the manner of different visitors, and the answers of the first run are judged by hand. The judgment is strict: an answer that a visitor would call poor counts as poor, even if it is correct but does not fit the question well. Strangers are people who knew only the content. The developer had corrected the assistant before, so the share of poor answers to his questions is too low. Where text patterns judged, the writer of a question had stated the facts that its answer must contain. The package's README says what the rounds led to.

| date | by | what | questions | poor on the first run |
| --- | --- | --- | --: | --: |
${newQuestionRows()}

## Faults

Open cases only, by the cause of the fault. The goal is 97 % without faults, which is at most 21 wrong cases; the causes say why it is not reached.

${wrongByCause(scored.open, readCauses()) || "Nothing."}
`;
}
