// `npm run media`: generates the recordings and films of the calls, and the greetings, from their texts
// (tools/media).
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { installBeside } from "./build/install-beside.ts";
import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine(
  `npm run media   makes the recordings, greetings and films from their texts (tools/media/README.md)

It has no options. The first run downloads 350 MB of voices and takes about half an hour.`,
  {},
);

if (spawnSync("ffmpeg", ["-version"]).status !== 0) {
  console.error("ffmpeg is missing: install it (apt-get install ffmpeg), then run this again.");
  process.exit(1);
}
installBeside("tools/media", "the voices (350 MB)");
const { status } = spawnSync(process.execPath, [join(root, "tools/media/make.ts")], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
