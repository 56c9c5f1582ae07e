import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { ifNeeded } from "./tests/needed-project.ts";

const root = import.meta.dirname;

/** The workspaces' sources instead of their builds (package.json, exports). */
const conditions = ["@larkline/source", "node", "default"];

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

const services = "**/*.services.test.ts";
const system = "**/*.system.test.ts";

/** How long a test may hang. Not a judgement: whoever is first in a process waits for what all share. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
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
        // One process for all files: none leaves anything behind, and each process would load everything anew.
        {
          ...patience,
          exclude: ["**/node_modules/**", "**/dist/**", services, system],
          isolate: false,
        },
      ),
      // The server as a process, killed and started again: one after the other, with the machine for themselves.
      // On a busy machine one start of it alone takes a minute.
      node("system", [system], {
        ...patience,
        testTimeout: 240_000,
        fileParallelism: false,
        maxConcurrency: 2,
      }),
      // `npm run new` in a copy of the repository.
      node("new", ["tests/new/**/*.test.ts"], {
        testTimeout: 600_000,
        hookTimeout: 600_000,
        maxConcurrency: 2,
      }),
      // Needs PostgreSQL and Redis.
      node("services", [services], patience),
      // The kit as a package: exports, docs, bytes, and the machinery's own proof.
      node("kit", ["tests/kit/**/*.test.ts"], {
        ...patience,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        isolate: false,
      }),
      // Storybook's development server: what it serves to agents, its docs pages and the review room in it.
      node("storybook-server", ["tests/storybook/**/*.test.ts"], {
        ...patience,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      // What every part of the kit promises, mounted in a browser.
      ...(await ifNeeded("conformance", async () => {
        const { conformanceProject } = await import("./tests/kit/conformance/project.ts");
        return conformanceProject();
      })),
      // The site as it was built.
      node("build", ["tests/build/**/*.test.ts"], { testTimeout: 60_000, isolate: false }),
      // A copy of the repository under another brand: renamed, checked, built.
      node("brand", ["tests/brand/**/*.test.ts"], { testTimeout: 600_000, hookTimeout: 600_000 }),
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
