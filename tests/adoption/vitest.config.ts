/**
 * Tests the ways in which other teams install the kit, with their own tools. Needs the npm
 * registry.
 */
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
          // One at a time, because each test builds and they share the kit's output folder.
          fileParallelism: false,
          // Much longer than usual, because the first build of an application is slow on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
