// `npm run build`: builds what is stale. `npm run build -- --force` runs every step.
import { buildStale } from "./build/steps.ts";

await buildStale({ force: process.argv.includes("--force") });
