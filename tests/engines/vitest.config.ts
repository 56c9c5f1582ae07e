/**
 * Vitest's configuration for Firefox and WebKit: the stories (`--project=firefox`), and the main journeys
 * through the built site with the real server (`--project=firefox-journeys`). A separate configuration, so
 * that the root configuration runs stories in the pinned Chromium only. An engine that is not installed has no
 * projects.
 */
import { join } from "node:path";

import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";

import { findEngines } from "../../scripts/engines.ts";
import type { EngineName } from "../../scripts/engines.ts";
import { kitBaselines } from "../kit/machinery/node/pictures.ts";
import { storyProject } from "../kit/machinery/node/project.ts";
import { ifNeeded } from "../needed-project.ts";
import { openEngine } from "./drivers/open-engine.ts";
import { engineProvider } from "./provider.ts";

const root = join(import.meta.dirname, "../..");
const engines = findEngines();
/** Export conditions that resolve workspace packages to their sources instead of their builds. */
const conditions = ["@larkline/source", "node", "module", "default"];

async function projectsOf(name: EngineName): Promise<TestProjectInlineConfiguration[]> {
  if (!engines[name]) return [];
  return [
    ...(await ifNeeded(name, () =>
      storyProject({
        name,
        root,
        configDir: join(root, ".storybook"),
        preview: join(root, ".storybook/preview.tsx"),
        // Required by `storyProject`, but no pictures are taken in these engines.
        baselines: kitBaselines,
        differences: join(root, "tests/visual/diff"),
        engine: {
          name,
          workers: 2,
          provider: engineProvider(() => openEngine(name, { motion: "reduce" })),
        },
      }),
    )),
    {
      resolve: { conditions },
      ssr: { resolve: { conditions, externalConditions: conditions } },
      test: {
        name: `${name}-journeys`,
        environment: "node",
        include: ["tests/engines/journeys/*.test.ts"],
        provide: { engine: name },
        // Longer than any journey takes, because the limits only end journeys that hang.
        testTimeout: 180_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 30_000 } },
      },
    },
  ];
}

export default defineConfig({
  root,
  test: { projects: [...(await projectsOf("firefox")), ...(await projectsOf("webkit"))] },
});
