import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/browser.mjs";

const { executablePath, env, args } = await findBrowser();

/** End to end: the built site (`npm run build`) by the real server, one for each worker. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Two keep two cores busy; a third fills in where they wait.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  timeout: 60_000,
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    // A trace costs as much as the test itself: `npx playwright test --trace=retain-on-failure` where one is needed.
    screenshot: "only-on-failure",
    launchOptions: {
      args,
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    },
  },
});
