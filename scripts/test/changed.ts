/** For `npm test -- --changed`: plans the steps that the changed files can affect. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { kitExports } from "../../tests/kit/kit-package.ts";
import { root } from "../build/stamp.ts";
import { changedSince } from "./changed/git.ts";
import { readImporters, repositoryFiles } from "./changed/import-graph.ts";
import { type ChangePlan, planFor } from "./changed/plan.ts";

/** Names of the components that a source file exports; the conformance tests' titles begin with them. */
function componentsIn(file: string): string[] {
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
 * @returns Undefined if the change can affect everything: then every step of `npm test` runs.
 * @throws Error with a readable message if git does not know `base`.
 */
export function planChange(base: string): ChangePlan | undefined {
  const changed = changedSince(root, base);
  const files = repositoryFiles(root);
  const plan = planFor(changed, files, readImporters(root, files), componentsIn, kitExports);
  console.log(
    plan
      ? `Files changed since ${base}: ${changed.length}.`
      : `A change since ${base} affects how everything is built or tested: every step runs.`,
  );
  return plan;
}

/** A readable message that lists the tests which `--changed` leaves out. */
export function describeLeftOut({ leftOut }: ChangePlan): string {
  const all = ["other tests that read files without importing them", ...leftOut];
  return `Only \`npm test\` runs: ${all.join("; ")}.\n`;
}
