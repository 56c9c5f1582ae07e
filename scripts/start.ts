// `npm start`, where everything is installed: builds what is stale, then becomes the backend, which
// serves the site. The backend runs in this process, so that signals, the exit code and an abrupt end
// are its own.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { root } from "./build/stamp.ts";
import { isStale } from "./build/steps.ts";
import { endWithNpm } from "./end-with-npm.ts";

if (await isStale()) {
  try {
    // A process of its own: the compilers' memory goes with it.
    execFileSync(process.execPath, [join(root, "scripts/build.ts")], { stdio: "inherit" });
  } catch {
    process.exit(1);
  }
}

endWithNpm();
await import("../apps/server/src/main.ts");
