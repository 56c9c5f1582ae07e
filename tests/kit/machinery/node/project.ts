/** The Vitest project that runs the checks over every story of a Storybook. */
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import type { BrowserProviderOption } from "vitest/node";

import { findBrowser } from "../../../../scripts/browser.mjs";
import type { EngineName } from "../../../../scripts/engines.ts";
import { openAppearances } from "./appearance.ts";
import { commands } from "./commands.ts";
import { baselineMode } from "./pictures.ts";
import type { BaselineMode } from "./pictures.ts";
import { openServerRenderer } from "./server-renderer.ts";

/**
 * Allows autoplay with sound, because browsers do not count synthetic clicks of play functions as user
 * gestures.
 */
const autoplayFlags = ["--autoplay-policy=no-user-gesture-required"];

/**
 * Makes pixels independent of the processor and of what was painted before: Skia, which paints for Chromium,
 * uses no processor-specific instructions. It paints whole tiles, in one thread, without deferred work.
 */
const reproducibleFlags = [
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--num-raster-threads=1",
  "--disable-checker-imaging",
  "--disable-threaded-scrolling",
  "--disable-threaded-animation",
];

/** Settings of a story project. */
export type StoryProject = {
  name: string;
  /** Root of the repository. */
  root: string;
  /** Folder of Storybook's configuration. */
  configDir: string;
  /** Storybook's preview file. */
  preview: string;
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for screenshots that differ from their baseline, with pictures of the difference, or have none. */
  differences: string;
  /**
   * A browser to use instead of the pinned Chromium: no pictures, and only the checks of `examineOnce`.
   */
  engine?: { name: EngineName; provider: BrowserProviderOption; workers: number };
  /** Folder for records of the stories' results, for the docs pages. Without it no results are recorded. */
  records?: string;
};

/** Creates the Vitest project. Its baselines are compared only in the pinned browser. */
export async function storyProject(options: StoryProject): Promise<TestProjectInlineConfiguration> {
  const { executablePath, env, args, from } = await findBrowser();
  const { engine } = options;
  const pictures: BaselineMode = engine
    ? { off: `they are taken in Chromium, not in ${engine.name}` }
    : baselineMode(from, options.baselines);
  const renderer = openServerRenderer(options.root, options.preview);
  const settings = {
    pictures,
    baselineFolder: options.baselines,
    diffFolder: options.differences,
    ...(options.records === undefined
      ? {}
      : {
          records: options.records,
          appearances: openAppearances(options.root, options.baselines),
        }),
    verifiedStories: 0,
    checksEveryStory: process.env["LARKLINE_LOOK_AT"] === "all",
    renderer,
  };
  return {
    plugins: [
      storybookTest({ configDir: options.configDir }),
      {
        name: "larkline:kit-machinery",
        configureVitest({ vitest }) {
          vitest.onClose(async () => {
            await renderer.close();
            if (settings.verifiedStories === 0) return;
            vitest.logger.log(
              `${settings.verifiedStories} stories have not changed since they last passed all checks, so only their play functions ran. \`npm test -- --all\` also checks axe, hydration, pictures and modes.`,
            );
          });
          // In watch mode files change after the start, so fingerprints would be outdated.
          settings.checksEveryStory ||= vitest.config.watch;
          if (engine || typeof pictures !== "object") return;
          vitest.logger.warn(`Pictures are NOT compared: ${pictures.off}. All other checks run.`);
        },
      },
    ],
    test: {
      name: options.name,
      setupFiles: [join(import.meta.dirname, "../browser/setup.ts")],
      // Limit for a hanging story. Firefox and especially WebKit are slower.
      testTimeout: engine ? 120_000 : 60_000,
      // One document for all files of a worker, because Storybook cleans up after each story.
      // WebKit gets one document per file: after some 300 stories in one document its process
      // hangs.
      isolate: engine?.name === "webkit",
      // Twice as many pages as processors, because each page waits for frames half of the time. At
      // most eight.
      maxWorkers: engine?.workers ?? Math.min(8, 2 * availableParallelism()),
      // Runs after the projects in Node, because Vitest runs only projects with the same `maxWorkers` together.
      sequence: { groupOrder: 1 },
      // Longer than the limit for a story's checks (browser/time-limit.ts).
      hookTimeout: 90_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider:
          engine?.provider ??
          playwright({
            launchOptions: {
              args: [...args, ...autoplayFlags, ...reproducibleFlags],
              ...(executablePath ? { executablePath } : {}),
              ...(env ? { env } : {}),
            },
            contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
          }),
        commands: commands(settings),
        instances: [{ browser: engine?.name ?? "chromium" }],
      },
    },
  };
}
