/**
 * Vitest's configuration of the step `faults`: tests of server processes during faults of PostgreSQL and
 * Redis, and of deployments. They need PostgreSQL (at DATABASE_URL; default: port 5432 of this machine),
 * `redis-server` and `nginx`. Tests create the databases and Redis servers that they need. A separate
 * configuration, so that the default run does not need these services.
 */
import { join } from "node:path";

import { defineConfig } from "vitest/config";

/** Export conditions that resolve workspace packages to their sources instead of their builds. */
const conditions = ["@larkline/source", "node", "default"];

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: conditions } },
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/{faults,deploy}/*.test.ts"],
          // Files run one after the other, because the tests stop and kill processes.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000, interval: 50 } },
        },
      },
    ],
  },
});
