import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/browser.mjs";

const { executablePath, env, args } = await findBrowser();

/**
 * What is about movement, or has to hold while something moves: how pages open, scroll, play films and
 * hold a conversation. All others are for who wants less motion: painting what moves takes half of a
 * conversation's time.
 */
const movingSpecs = [
  "analytics-client",
  "articles",
  "chat",
  "chat-access",
  "chat-screen",
  "chrome",
  "home",
  "home-films",
  "media",
  "pages",
  "sign-up-by-smtp",
  "theme",
  "transfers",
  "verification",
  "visitor-tasks",
].map((name) => `**/${name}.spec.ts`);

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
  projects: [
    {
      name: "still",
      testIgnore: movingSpecs,
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "moving", testMatch: movingSpecs },
  ],
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
