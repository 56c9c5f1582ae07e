/**
 * The Vitest projects that `npm test` runs as steps; `vitest run --project=unit` runs one of them. The steps
 * `faults`, `adoption`, `firefox` and `webkit` have their own configurations (`scripts/test/steps.ts`).
 */
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { ifNeeded } from "./tests/needed-project.ts";

const root = import.meta.dirname;

/** Export conditions that resolve workspace packages to their sources instead of their builds. */
const conditions = ["@larkline/source", "node", "default"];

/** A project whose tests run in Node. */
const node = (name: string, include: string[], rest: object = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name,
    environment: "node" as const,
    include,
    exclude: ["**/node_modules/**", "**/dist/**"],
    ...rest,
  },
});

/** Tests that need PostgreSQL and Redis. */
const services = "**/*.services.test.ts";
/** Tests that start the server, nearly all of them as a separate process. */
const system = "**/*.system.test.ts";

/**
 * Limits that only end a test that hangs. They are generous, because the first test in a process also loads
 * the modules that all tests share.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 45_000 } },
};

export default defineConfig({
  test: {
    projects: [
      node(
        "unit",
        [
          "packages/*/src/**/*.test.{ts,tsx}",
          "packages/assistant/evaluation/*.test.ts",
          "apps/*/src/**/*.test.{ts,tsx}",
          "tests/unit/**/*.test.{ts,tsx}",
        ],
        // The files of a worker share its process, because their tests clean up after themselves, and a
        // process for each file would load all modules again.
        {
          ...patience,
          exclude: ["**/node_modules/**", "**/dist/**", services, system],
          isolate: false,
        },
      ),
      // Tests that start, stop and kill the server. Files run one after the other, because a single start of
      // the server takes up to a minute on a busy machine.
      node("system", [system], {
        ...patience,
        testTimeout: 240_000,
        fileParallelism: false,
        maxConcurrency: 2,
      }),
      // Runs `npm run new` in a copy of the repository.
      node("new", ["tests/new/**/*.test.ts"], {
        testTimeout: 600_000,
        hookTimeout: 600_000,
        maxConcurrency: 2,
      }),
      node("services", [services], patience),
      // The kit as a package: exports, docs and bytes. Also tests the checks that run over all stories.
      node("kit", ["tests/kit/**/*.test.ts"], {
        ...patience,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        isolate: false,
      }),
      // Storybook's development server: its MCP server for agents, its docs pages and the review room.
      node("storybook-server", ["tests/storybook/**/*.test.ts"], {
        ...patience,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      // The conformance suite, which mounts every component of the kit in a browser.
      ...(await ifNeeded("conformance", async () => {
        const { conformanceProject } = await import("./tests/kit/conformance/project.ts");
        return conformanceProject();
      })),
      // Checks of the built site.
      node("build", ["tests/build/**/*.test.ts"], { testTimeout: 60_000, isolate: false }),
      // Renames a copy of the repository to another brand, then checks and builds the copy.
      node("brand", ["tests/brand/**/*.test.ts"], { testTimeout: 600_000, hookTimeout: 600_000 }),
      // The checks that run over all stories, in a browser.
      ...(await ifNeeded("storybook", async () => {
        const { kitBaselines } = await import("./tests/kit/machinery/node/pictures.ts");
        const { storyProject } = await import("./tests/kit/machinery/node/project.ts");
        return storyProject({
          name: "storybook",
          root,
          configDir: join(root, ".storybook"),
          preview: join(root, ".storybook/preview.tsx"),
          baselines: kitBaselines,
          differences: join(root, "tests/visual/diff"),
          records: join(root, ".cache/evidence/stories"),
        });
      })),
    ],
  },
});
