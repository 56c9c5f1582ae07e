/**
 * Vitest's configuration of the step `adoption`: tests of the ways in which other teams install the kit, with
 * the tools that they use (npm, shadcn's CLI, Figma's Code Connect). Needs the npm registry.
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
          // One file at a time, because their builds would compete for the machine's processors.
          fileParallelism: false,
          // Much longer than usual, because the first build of an application is slow on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
