/**
 * Faults around real server processes: `npm test -- --only=faults`. Needs PostgreSQL (DATABASE_URL,
 * else its usual port) and `redis-server`; each test creates its own database and Redis. A separate
 * configuration, so that the default run needs neither.
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
