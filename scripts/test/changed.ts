/** `npm test -- --changed`: finds the changed files and plans the steps that run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { kitExports } from "../../tests/kit/kit-package.ts";
import { root } from "../build/stamp.ts";
import { changedSince } from "./changed/git.ts";
import { readImporters, repositoryFiles } from "./changed/import-graph.ts";
import { type ChangePlan, planFor } from "./changed/plan.ts";

/** The names of the components that a source exports, as the conformance tests name them. */
function partsOf(file: string): string[] {
  if (!file.endsWith(".tsx")) return [];
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}

/**
 * Plans the steps for the changes since a commit, and prints how many files have changed.
 *
 * @param base A commit, branch or tag.
 * @returns Undefined if the change can affect everything: then the whole command runs.
 * @throws Error with a readable message if git does not know `base`.
 */
export function planChange(base: string): ChangePlan | undefined {
  const changed = changedSince(base);
  const files = repositoryFiles(root);
  const plan = planFor(changed, files, readImporters(root, files), partsOf, kitExports);
  console.log(
    plan
      ? `${changed.length} files have changed since ${base}.`
      : `A change since ${base} affects how everything is built or tested: everything runs.`,
  );
  return plan;
}

/** A sentence that lists the tests which only the whole command runs. */
export function describePlan({ leftOut }: ChangePlan): string {
  return `Only \`npm test\` runs: ${["tests that read files without importing them", ...leftOut].join("; ")}.\n`;
}
