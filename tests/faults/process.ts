import { run } from "../../apps/server/src/run.ts";
// The server as `npm start` runs it, with an assistant that writes as long as a test tells it to.
import { countingEngine } from "./counting-engine.ts";

await run(() => Promise.resolve(countingEngine));
