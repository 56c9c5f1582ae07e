/**
 * What dies, hangs or comes back around real server processes: `npm test -- --only=faults`. Needs
 * PostgreSQL (DATABASE_URL, else its usual port) and `redis-server`; each test makes its own database
 * and its own Redis. A configuration of its own, so that a newcomer's run does not ask for either.
 */
import { join } from "node:path";

import { defineConfig } from "vitest/config";

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
          // Processes that are stopped and killed: one test after the other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000, interval: 50 } },
        },
      },
    ],
  },
});
