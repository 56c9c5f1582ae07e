import { type ConsoleMessage, type Page, test as base } from "@playwright/test";

import { Larkline } from "./larkline.ts";

export { expect } from "@playwright/test";

interface TestFixtures {
  /** What the browser's console said, violations of the Content-Security-Policy included. */
  consoleMessages: readonly string[];
}

interface WorkerFixtures {
  larkline: Larkline;
}

/** Playwright's test with a server per worker; relative addresses are that server's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  larkline: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const larkline = await Larkline.begin();
      await use(larkline);
      await larkline.finish();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ larkline }, use) => {
    await use(larkline.url);
  },
  consoleMessages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on("console", (message: ConsoleMessage) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    await use(messages);
  },
});

/** Opens the conversation from the home page and waits until it can be written in. */
export async function openChat(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  return chatOf(page);
}

/** The open conversation's parts, by role and by the specification's texts. */
export function chatOf(page: Page) {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    composer: dialog.getByPlaceholder("Ask Larkline AI anything..."),
    send: dialog.getByRole("button", { name: /^send/i }),
    stop: dialog.getByRole("button", { name: /^stop/i }),
    close: dialog.getByRole("button", { name: /^close/i }),
  };
}
