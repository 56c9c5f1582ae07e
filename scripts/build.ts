// `npm run build`: builds what is stale. `npm run build -- --force` runs every step.
import { buildStale } from "./build/steps.ts";
import { readCommandLine } from "./command-line.ts";

const { values } = readCommandLine("npm run build [-- --force]", {
  options: { force: { type: "boolean" } },
});
await buildStale({ force: values.force === true });
