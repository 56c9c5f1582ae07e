// `npm run new page <path>`, `npm run new component <name>`, `npm run new industry <name>`: generates the
// source files of a new page, component or industry, and adds them to the existing lists.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { InputError } from "./input-error.ts";
import { apply, resolve } from "./new/changes.ts";
import { changesOf, reviewCommands, help, manualChecks, readCommand } from "./new/command.ts";

/** Runs a tool that is installed in the repository. */
function run(name: string, args: readonly string[]): void {
  const command = name === "node" ? process.execPath : join(root, "node_modules/.bin", name);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new InputError(`\`${name} ${args.join(" ")}\` failed: see above.`);
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.help) console.log(help);
  else {
    const results = resolve(root, changesOf(command));
    if (!command.dryRun) {
      apply(root, results);
      const paths = results.map(({ path }) => path).filter((path) => !path.endsWith(".json"));
      run("oxfmt", paths);
      if (command.kind === "component") run("node", ["scripts/public-interface.ts"]);
    }
    const verbs = command.dryRun ? ["would write ", "would change"] : ["wrote  ", "changed"];
    for (const { path, isNew } of results) console.log(`${verbs[isNew ? 0 : 1]} ${path}`);
    if (command.kind === "component") console.log(`${verbs[1]} packages/ui/public-interface.json`);
    if (!command.dryRun) {
      const story = results.find(({ path }) => path.endsWith(".stories.tsx"))?.path ?? "";
      const next = command.next === "" ? [] : [command.next];
      console.log(
        ["", ...manualChecks(command), ...next, ...reviewCommands(command, story)].join("\n"),
      );
    }
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
