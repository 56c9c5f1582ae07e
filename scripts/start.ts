// `npm start` with development packages: builds what is stale, then runs the backend, which serves the
// site. The backend runs in this process, so that signals and the exit code need no forwarding.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { readConfiguration } from "../apps/server/src/configuration/configuration.ts";
import { loadEnvironmentFile } from "../apps/server/src/configuration/environment-file.ts";
import { root } from "./build/stamp.ts";
import { isStale } from "./build/steps.ts";
import { endWithNpm } from "./end-with-npm.ts";

/** Whether the settings are valid. Checked before the build, which takes minutes. */
function hasValidSettings(): boolean {
  try {
    loadEnvironmentFile();
    readConfiguration(process.env);
    return true;
  } catch {
    // Not printed here, because the server, which is started below, prints the error.
    return false;
  }
}

// The server refuses arguments, such as `--port`, and says so.
const hasArguments = process.argv.length > 2;
if (!hasArguments && hasValidSettings() && (await isStale())) {
  try {
    // In a child process, so that the compilers' memory is released.
    execFileSync(process.execPath, [join(root, "scripts/build.ts")], { stdio: "inherit" });
  } catch {
    process.exit(1);
  }
}

endWithNpm();
await import("../apps/server/src/main.ts");
