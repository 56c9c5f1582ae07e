// Starts the server that `npm run bundle` put together, with the Node.js of the machine.
import { nodeProblem } from "./node-version.mjs";

const problem = nodeProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
await import("./src/main.ts");
