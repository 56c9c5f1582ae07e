// `npm start`. Plain JavaScript, because an older Node.js must be able to run this file: it then prints which
// version is needed. With development packages it runs `start.ts`. Without them it starts the server with the
// built site, or prints what to do if the site is not built.
import { existsSync } from "node:fs";

import { nodeProblem } from "../apps/server/node-version.mjs";

const built = new URL("../apps/site/dist/site.json", import.meta.url);

function hasBuildTools() {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}

/** @param {string} message */
function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const advice =
  "run npm ci --include=dev && npm start. docs/deploy.md describes how to run without them.";

const problem = nodeProblem();
if (problem) giveUp(`${problem} The development packages include a newer one: ${advice}`);
else if (hasBuildTools()) await import("./start.ts");
else if (existsSync(built)) await import("../apps/server/src/main.ts");
else
  giveUp(
    `The site is not built, and the packages that build it are not installed. NODE_ENV=production omits the packages that npm start needs: ${advice}`,
  );
