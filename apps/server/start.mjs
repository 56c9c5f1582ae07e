// Starts the bundled server (`npm run bundle`) with the installed Node.js, if that is new enough.
import { nodeProblem } from "./node-version.mjs";

const problem = nodeProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
await import("./src/main.ts");
