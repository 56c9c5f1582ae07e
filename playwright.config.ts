/**
 * Playwright's configuration of the end-to-end tests: the built site (`npm run build`) with the real server,
 * one server for each worker.
 */
import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/browser.mjs";

const { executablePath, env, args } = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Four workers for two cores: while some workers wait, others use the cores.
  workers: 4,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  // For tests whose page the browser has stopped painting (`page` in tests/e2e/fixtures.ts). All other tests that
  // pass only in the second attempt count as failed in `npm test` (scripts/test/report.ts).
  retries: 1,
  // Only ends a test that hangs. The limit is generous, because a server restarts slowly on a slow machine.
  timeout: 120_000,
  // How long an assertion waits for the expected state. It is generous, because a busy machine is slow.
  expect: { timeout: 30_000 },
  use: {
    // Shorter than the test's timeout, so that a failure names the element that was not found.
    actionTimeout: 60_000,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    // Animations are off, because painting them takes much of a test's time. Tests of animations turn them
    // on with `test.use(withMotion)`.
    contextOptions: { reducedMotion: "reduce" },
    // No traces, because recording one costs as much as the test. `--trace=retain-on-failure` turns them on.
    screenshot: "only-on-failure",
    launchOptions: {
      args,
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    },
  },
});
