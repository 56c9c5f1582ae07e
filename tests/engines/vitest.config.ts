/**
 * The stories in Firefox and in WebKit: `npx vitest run --config tests/engines/vitest.config.ts
 * --project=firefox`. A configuration of its own, so that `--project=storybook` stays the pinned
 * Chromium's alone. An engine that this machine does not have has no project.
 */
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { findEngines } from "../../scripts/engines.ts";
import type { EngineName } from "../../scripts/engines.ts";
import { kitBaselines } from "../kit/machinery/node/pictures.ts";
import { storyProject } from "../kit/machinery/node/project.ts";
import type { DrivenPage } from "./drivers/driven-page.ts";
import { openFirefox } from "./drivers/firefox.ts";
import { openWebKit } from "./drivers/webkit.ts";
import { engineProvider } from "./provider.ts";

const root = join(import.meta.dirname, "../..");
const { firefox, webkit } = findEngines();

const stories = (name: EngineName, workers: number, open: () => Promise<DrivenPage>) =>
  storyProject({
    name,
    root,
    configDir: join(root, ".storybook"),
    preview: join(root, ".storybook/preview.tsx"),
    baselines: kitBaselines,
    differences: join(root, "tests/visual/diff"),
    engine: { name, workers, provider: engineProvider(open) },
  });

export default defineConfig({
  root,
  test: {
    projects: [
      ...(firefox ? [await stories("firefox", 2, () => openFirefox(firefox))] : []),
      ...(webkit ? [await stories("webkit", 2, () => openWebKit(webkit))] : []),
    ],
  },
});
