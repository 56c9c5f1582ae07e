/** The Vitest project of the conformance suite, which mounts every component of the kit in a browser. */
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";

import { findBrowser } from "../../../scripts/browser.mjs";
import { kitPartsPlugin } from "./kit-parts.ts";

/** Settings of the project, with the browser that `findBrowser` finds. */
export async function conformanceProject(): Promise<TestProjectInlineConfiguration> {
  const { executablePath, env, args } = await findBrowser();
  return {
    plugins: [kitPartsPlugin()],
    resolve: { conditions: ["@larkline/source", "module", "browser", "default"] },
    optimizeDeps: {
      include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime"],
      exclude: ["@larkline/tokens"],
    },
    test: {
      name: "conformance",
      include: ["tests/kit/conformance/**/*.test.tsx"],
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            args,
            ...(executablePath ? { executablePath } : {}),
            ...(env ? { env } : {}),
          },
          contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
