import { run } from "../../apps/server/src/run.ts";
// The server as `npm start` runs it, with a scripted assistant: the test's questions determine its answers.
import { countingEngine } from "./counting-engine.ts";

await run(() => Promise.resolve(countingEngine));
