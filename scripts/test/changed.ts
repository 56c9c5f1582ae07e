/** `npm test -- --changed`: reads what has changed and plans what runs. */
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
 * @param base A commit, branch or tag.
 * @returns Undefined when the change reaches everything: the whole command runs.
 * @throws Error with a sentence for people if git does not know `base`.
 */
export function planChange(base: string): ChangePlan | undefined {
  const changed = changedSince(base);
  const files = repositoryFiles(root);
  const plan = planFor(changed, files, readImporters(root, files), partsOf, kitExports);
  console.log(
    plan
      ? `${changed.length} files have changed since ${base}.`
      : `A change since ${base} decides how everything is built or tested: everything runs.`,
  );
  return plan;
}

/** What is left to the whole command. */
export function describePlan({ leftOut }: ChangePlan): string {
  return `Left to \`npm test\`: ${["what reads files in other ways", ...leftOut].join("; ")}.\n`;
}
