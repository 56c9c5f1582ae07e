/**
 * Entry point of the server processes that test-bed.ts starts: like main.ts of the server, but with the
 * counting engine, so that the test's questions determine the answers.
 */
import { run } from "../../apps/server/src/start/run.ts";
import { countingEngine } from "./counting-engine.ts";

await run(() => Promise.resolve(countingEngine));
