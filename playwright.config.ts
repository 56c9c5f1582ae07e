import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/browser.mjs";

const { executablePath, env, args } = await findBrowser();

/** End to end: the built site (`npm run build`) by the real server, one for each worker. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  timeout: 60_000,
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: {
      args,
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    },
  },
});
