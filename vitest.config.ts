import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { findBrowser } from "./scripts/browser.mjs";

const { executablePath, env, args } = await findBrowser();

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ["@larkline/source", "node", "module", "default"] },
        ssr: { resolve: { conditions: ["@larkline/source", "node", "module", "default"] } },
        test: {
          name: "unit",
          environment: "node",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "apps/*/src/**/*.test.{ts,tsx}",
            "tests/unit/**/*.test.{ts,tsx}",
            "tests/kit/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.services.test.ts"],
        },
      },
      {
        resolve: { conditions: ["@larkline/source", "node", "module", "default"] },
        test: {
          name: "services",
          environment: "node",
          include: ["**/*.services.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, env, args },
              contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
