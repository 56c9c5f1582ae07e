import { run } from "../../apps/server/src/run.ts";
// The server as `npm start` runs it, with an assistant whose answers a test controls by the
// question.
import { countingEngine } from "./counting-engine.ts";

await run(() => Promise.resolve(countingEngine));
