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
  // How long a test may hang, no judgement: on a slow machine a server takes long to start anew.
  timeout: 120_000,
  // How long to wait for what must come is no measurement: a busy machine takes its time.
  expect: { timeout: 15_000 },
  use: {
    // Shorter than a test may hang, so that a failure names the element that did not come.
    actionTimeout: 60_000,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    // Painting what moves takes half of a test's time: tests of movement say `test.use(withMotion)`.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs as much as the test itself: `npx playwright test --trace=retain-on-failure` where one is needed.
    screenshot: "only-on-failure",
    launchOptions: {
      args,
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    },
  },
});
