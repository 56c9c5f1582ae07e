// `npm run eval:assistant`: the project's cases, answered by packages/assistant beside the server's own.
// `-- --failures arithmetic` names what is wrong with cases of a kind, `invented`, `misattributed` and
// `forbidden` what is said wrongly in any; never of the sealed third.
import { createHash } from "node:crypto";
import { stdout } from "node:process";
import { parseArgs } from "node:util";

import { siteContent as serverContent } from "../apps/server/src/assistant/content.ts";
import { builtIn, evaluate } from "../apps/server/src/evaluation/assistants.ts";
import { type Case, caseKinds, readCases } from "../apps/server/src/evaluation/cases.ts";
import { isRight, type Score } from "../apps/server/src/evaluation/score.ts";
import { Assistant } from "../packages/assistant/src/assistant.ts";
import { siteContent } from "../packages/assistant/src/knowledge/site.ts";

const { values } = parseArgs({
  options: { failures: { type: "string" }, old: { type: "boolean", default: false } },
});

/** A third of the cases, by a hash of what is asked: scored, never looked at, never mended by. */
const isSealed = ({ turns }: Case): boolean =>
  (createHash("sha256").update(turns.join("\n")).digest()[0] ?? 0) % 3 === 0;

/** Of a kind, or with something said wrongly. */
const isOf = (score: Score, wanted: string) =>
  wanted === "invented" || wanted === "misattributed" || wanted === "forbidden"
    ? score[wanted].length > 0
    : score.case.kind === wanted;

const cases = readCases();
const assistant = new Assistant(siteContent);
const scores = evaluate(
  serverContent,
  (question, earlier) => assistant.answer(question, earlier),
  cases,
);
const old = values.old ? evaluate(serverContent, builtIn(serverContent), cases) : [];

const count = (list: readonly Score[], kind: string | undefined, sealed: boolean | undefined) => {
  const of = list.filter(
    (score) =>
      (kind === undefined || score.case.kind === kind) &&
      (sealed === undefined || isSealed(score.case) === sealed),
  );
  const right = of.filter(isRight).length;
  return of.length === 0 ? "-" : `${right}/${of.length} ${((100 * right) / of.length).toFixed(0)}%`;
};
const print = (...cells: readonly string[]) =>
  stdout.write(`${cells.map((cell) => cell.padEnd(16)).join("")}\n`);

if (values.failures === undefined) {
  print("kind", "open", "sealed", "all", "today's");
  for (const kind of [...caseKinds, undefined])
    print(
      kind ?? "all",
      count(scores, kind, false),
      count(scores, kind, true),
      count(scores, kind, undefined),
      count(old, kind, undefined),
    );
  const total = (of: (score: Score) => readonly string[]) =>
    scores.reduce((sum, score) => sum + of(score).length, 0);
  print(
    "invented",
    String(total(({ invented }) => invented)),
    "misattributed",
    String(total(({ misattributed }) => misattributed)),
    `forbidden ${total(({ forbidden }) => forbidden)}`,
  );
} else {
  for (const score of scores) {
    const { case: each, answer } = score;
    if (isSealed(each) || isRight(score) || !isOf(score, values.failures)) continue;
    const { queried, merged } = assistant.record(each.turns.at(-1) ?? "", each.turns.slice(0, -1));
    const wrong = [
      ...score.missing.map((fact) => `missing ${fact}`),
      ...score.invented.map((figure) => `invented ${figure}`),
      ...score.misattributed.map((figure) => `misattributed ${figure}`),
      ...score.forbidden.map((words) => `forbidden ${words}`),
      ...(score.sourceRight ? [] : [`source ${answer.sources.map(({ href }) => href).join(" ")}`]),
      ...(each.expect === "refusal" && !score.refused ? ["not refused"] : []),
      ...(score.overRefused ? ["over-refused"] : []),
    ];
    stdout.write(
      `${each.id} | ${each.turns.join(" // ")}\n  ${wrong.join("; ")}\n  ${queried.operation} | ${merged.measure ?? ""} ${merged.relation ?? ""} | ${answer.text.slice(0, 110).replaceAll("\n", " ")}\n`,
    );
  }
}
