/** Tables and lists of the page docs/assistant-evaluation.md, and the changes since it was last written. */
import { type Case, caseKinds } from "./cases.ts";
import { isRight, type Score } from "./score.ts";

/** The scores of all cases. */
export interface Scored {
  open: readonly Score[];
  sealed: readonly Score[];
}

const inPercent = (part: number, whole: number) =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
const rightOf = (scores: readonly Score[]) => scores.filter(isRight).length;
const total = (scores: readonly Score[], list: (score: Score) => readonly string[]) =>
  scores.reduce((sum, score) => sum + list(score).length, 0);

const cell = (list: readonly Score[] = []) =>
  `${rightOf(list)} of ${list.length} | ${inPercent(rightOf(list), list.length)}`;

/** A table of the right answers by kind of case. */
export function byKind({ open, sealed }: Scored): string {
  const row = (name: string, isOf: (each: Case) => boolean) => {
    const [openOfKind, sealedOfKind] = [open, sealed].map((list) =>
      list.filter((score) => isOf(score.case)),
    );
    return `| ${name} | ${cell(openOfKind)} | ${cell(sealedOfKind)} |`;
  };
  return [
    "| kind | open |  | sealed |  |",
    "| --- | --: | --: | --: | --: |",
    ...caseKinds.map((kind) => row(kind, (each) => each.kind === kind)),
    row("**all**", () => true),
  ].join("\n");
}

/** A table of the faults by their kind. */
export function faults({ open, sealed }: Scored): string {
  const row = (name: string, countIn: (scores: readonly Score[]) => number) =>
    `| ${name} | ${countIn(open)} | ${countIn(sealed)} |`;
  return [
    "| fault | open | sealed |",
    "| --- | --: | --: |",
    row("figures that are invented", (list) => total(list, ({ invented }) => invented)),
    row("amounts beside another plan", (list) => total(list, (each) => each.misattributed)),
    row("words that were not to be said", (list) => total(list, ({ forbidden }) => forbidden)),
    row("facts that are missing", (list) => total(list, ({ missing }) => missing)),
    row("another page cited", (list) => list.filter(({ sourceRight }) => !sourceRight).length),
    row(
      "answered where a refusal is right",
      (list) => list.filter((score) => score.case.expect === "refusal" && !score.refused).length,
    ),
    row(
      "refused where there is an answer",
      (list) => list.filter(({ overRefused }) => overRefused).length,
    ),
  ].join("\n");
}

/** A table of the right answers of each answerer. */
export const comparison = (answered: Readonly<Record<string, readonly Score[]>>): string =>
  [
    "| who answers | nothing wrong |",
    "| --- | --: |",
    ...Object.entries(answered).map(
      ([name, scores]) => `| ${name} | ${inPercent(rightOf(scores), scores.length)} |`,
    ),
  ].join("\n");

/** The faults of an answer in words; empty if it is right. */
export const wrongWith = (score: Score): string =>
  isRight(score)
    ? ""
    : [
        ...score.missing.map((fact) => `misses ${fact}`),
        ...score.invented.map((figure) => `invents ${figure}`),
        ...score.misattributed.map((figure) => `misattributes ${figure}`),
        ...score.forbidden.map((words) => `says ${words}`),
        ...(score.sourceRight ? [] : ["cites another page"]),
        ...(score.case.expect === "refusal" && !score.refused ? ["should refuse"] : []),
        ...(score.overRefused ? ["refuses"] : []),
      ].join(", ");

/** The open cases with faults, one per line. `changesSince` compares the next run with these lines. */
const wrongCases = (open: readonly Score[]): string[] =>
  open.flatMap((score) => (isRight(score) ? [] : [`- \`${score.case.id}\` ${wrongWith(score)}`]));

/** Why some open cases are wrong. Somebody reads the answers and writes it down in `causes.json`. */
export interface Cause {
  cause: string;
  why: string;
  /** Ids of the cases. A case that is right by now is ignored. */
  cases: readonly string[];
}

function section(heading: string, why: string, scores: readonly Score[]): string[] {
  const lines = wrongCases(scores);
  if (lines.length === 0) return [];
  return [`### ${heading}: ${lines.length}\n\n${why}\n\n${lines.join("\n")}`];
}

/** The lines of `wrongCases` by their cause, and then those of which no cause is known. */
export function wrongByCause(open: readonly Score[], causes: readonly Cause[]): string {
  const known = new Set(causes.flatMap(({ cases }) => cases));
  return [
    ...causes.flatMap(({ cause, why, cases }) =>
      section(
        cause,
        why,
        open.filter((score) => cases.includes(score.case.id)),
      ),
    ),
    ...section(
      "Cause not known",
      "Not in `causes.json` yet.",
      open.filter((score) => !known.has(score.case.id)),
    ),
  ].join("\n\n");
}

/** The faults in lines of `wrongCases`, by the case's id. */
const faultsById = (lines: readonly string[]) =>
  new Map(
    lines.flatMap((line): [string, string][] => {
      const [, id, wrong] = /^- `([^`]+)` (.*)$/.exec(line) ?? [];
      return id === undefined || wrong === undefined ? [] : [[id, wrong]];
    }),
  );

/** The cases whose faults differ from those on the page as it was last written, one per line. */
export function changesSince(page: string, open: readonly Score[]): string[] {
  const before = faultsById(page.split("\n"));
  const now = faultsById(wrongCases(open));
  const known = new Set(open.map((score) => score.case.id));
  return [
    ...[...now].flatMap(([id, wrong]) =>
      before.get(id) === wrong
        ? []
        : [`${id}: ${before.has(id) ? `now ${wrong}` : `was right, now ${wrong}`}`],
    ),
    ...[...before.keys()].flatMap((id) =>
      now.has(id) ? [] : [known.has(id) ? `${id}: now right` : `${id}: no case any more`],
    ),
  ];
}
