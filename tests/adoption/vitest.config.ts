/** Other teams' ways to the kit, tried with their own programs. Needs the registry of packages. */
import { join } from "node:path";

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "adoption",
          root: join(import.meta.dirname, "../.."),
          include: ["tests/adoption/*.test.ts"],
          globalSetup: ["tests/adoption/set-up.ts"],
          // Each builds: the kit's folder of results, and the machine, are one.
          fileParallelism: false,
          // Not a judgement: an application's first build on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
