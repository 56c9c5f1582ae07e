/** Tests the mail of a sign-up: how it is shown, the page behind its link, and the development outbox. */
import type { Page } from "@playwright/test";

import { mailTo, signUpByApi } from "./account.ts";
import { expect, faultsInBothThemes, overflow, test } from "./fixtures.ts";

/** Signs up by the API and waits for the mail. */
async function signUp(page: Page, site: string) {
  const email = await signUpByApi(page);
  return { ...(await mailTo(site, email, "/auth/confirm")), email };
}

test("a mail fits phones and desktops, without accessibility violations in light and dark", async ({
  page,
  larkline,
}) => {
  const { html } = await signUp(page, larkline.url);
  for (const width of [320, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(html);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    // Mail clients show a mail inside their own page, so the mail itself needs no landmarks.
    const faults = await faultsInBothThemes(page);
    expect(faults.filter((fault) => !/^(?:landmark-one-main|region):/.test(fault))).toEqual([]);
  }
});

test("the page behind the mail's link confirms the address by a button, also without scripts, and has no accessibility violations for a waiting, a confirmed and an unknown link, in light and dark", async ({
  page,
  larkline,
  browser,
  baseURL,
  consoleMessages,
}) => {
  const { links, email } = await signUp(page, larkline.url);
  const link = links[0] ?? "";
  /** Checks a state of the page: its heading, overflow and accessibility. */
  const expectValidPage = async (heading: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page)).toBe(0);
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  };
  await page.goto(link);
  await expectValidPage("Is this your address?");
  await expect(page.getByText(email)).toBeVisible();

  // Confirms the address without scripts and by keyboard.
  const contextWithoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
  });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto(link);
  await pageWithoutScripts.getByRole("button", { name: "Confirm email address" }).focus();
  await pageWithoutScripts.keyboard.press("Enter");
  await pageWithoutScripts.waitForURL((url) => url.pathname === "/auth/verify");
  await contextWithoutScripts.close();

  await page.goto(link);
  await expectValidPage("This address is confirmed already.");
  await page.goto(`/auth/confirm?token=${"x".repeat(43)}`);
  await expectValidPage("This link leads nowhere.");
  // The only console message is about the last URL, which is answered with 404.
  expect(consoleMessages.filter((message) => !message.includes("404"))).toEqual([]);
});

test("the outbox shows the newest mail first, and its link opens the page", async ({
  page,
  larkline,
  consoleMessages,
}) => {
  const { email } = await signUp(page, larkline.url);
  await page.goto("/dev/outbox");
  const newest = page.getByRole("article").first();
  await expect(newest).toContainText(email);
  // The mails' frames are sandboxed, so the console reports that Playwright's own script is blocked there.
  const refused = /^Blocked script execution in 'about:srcdoc'/;
  expect(consoleMessages.filter((text) => !refused.test(text))).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const opened = page.waitForEvent("popup");
  await newest.frameLocator("iframe").getByRole("link", { name: "Confirm email address" }).click();
  const popup = await opened;
  await expect(popup.getByRole("button", { name: "Confirm email address" })).toBeVisible();
});
