// `npm run chromatic`: uploads the stories to Chromatic, which takes pictures in the cloud and requests a
// review of changes. `npm test` compares the same stories on this machine.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { run } from "chromatic/node";

import { root } from "./build/stamp.ts";
import { answerHelp } from "./command-line.ts";

answerHelp(`CHROMATIC_PROJECT_TOKEN=… npm run chromatic   uploads the stories to Chromatic

Options are passed on to Chromatic: chromatic.com/docs/configure.`);

if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is not set: put the project's token (chromatic.com, Manage, Configure) into the environment. Without it `npm test` compares the same pictures on this machine.",
  );
  process.exit(1);
}

// Not `storybook-static`: that folder has the complete Storybook, this build only what Chromatic needs.
const built = join(root, ".cache/chromatic");
const storybook = join(root, "node_modules/.bin/storybook");
const { status } = spawnSync(storybook, ["build", "--output-dir", built, "--stats-json"], {
  cwd: root,
  stdio: "inherit",
  // All stories, even if STORYBOOK_STORIES selects some in this shell (.storybook/main.ts).
  env: { ...process.env, STORYBOOK_FOR_CHROMATIC: "1", STORYBOOK_STORIES: "" },
});
if (status !== 0) process.exit(status ?? 1);

const { code } = await run({ argv: ["--storybook-build-dir", built, ...process.argv.slice(2)] });
process.exit(code);
