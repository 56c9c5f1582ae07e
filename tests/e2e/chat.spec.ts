import type { Page } from "@playwright/test";

import { ask, conversation, reconnected } from "./chat-conversation.ts";
import { expect, faultsByDayAndNight, test } from "./fixtures.ts";

/** Opens the conversation from the home page's first button, and waits until the intro is over. */
async function openFromHome(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const chat = conversation(page);
  await expect(chat.composer).toBeFocused();
  await expect(chat.dialog.getByText("On the line")).toBeVisible();
  return chat;
}

test("plays the intro, then the empty state: initializing, system ready", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const { dialog, emptyState } = conversation(page);
  await expect(dialog.getByText(/^initializing/i).first()).toBeVisible();
  await expect(dialog.getByText(/^system ready/i)).toBeVisible();
  await expect(emptyState.first()).toBeVisible();
  await expect(dialog.getByText(/^system ready/i)).toHaveCount(0);
});

test("answers what the receptionist starter costs, streaming, with its source", async ({
  page,
  consoleMessages,
}) => {
  const { composer, messages, stop, dialog } = await openFromHome(page);
  await composer.pressSequentially("how much is the receptionist starter?");
  await composer.press("Enter");
  await expect(messages.first()).toContainText("how much is the receptionist starter?");
  // While the reply streams, the button stops it and nothing can be typed.
  await expect(stop).toBeVisible();
  await expect(composer).toBeDisabled();

  const answer = messages.last();
  await expect(answer).toContainText("$99 a month");
  await expect(answer).toContainText("50 calls");
  await expect(answer.getByRole("link", { name: "Pricing", exact: true })).toHaveAttribute(
    "href",
    "/pricing",
  );
  await expect(messages).toHaveCount(2);
  await expect(composer).toBeEnabled();
  await expect(composer).toBeFocused();
  for (const message of await messages.all())
    await expect(message.locator("time")).toHaveText(/\d{1,2}:\d{2}\s(?:AM|PM)/);
  // The status region announces the answer once, as a whole.
  await expect(dialog.getByRole("status").filter({ hasText: "$99 a month" })).toHaveCount(1);
  expect(consoleMessages).toEqual([]);
});

test("says honestly that it does not know, with a next step", async ({ page }) => {
  await openFromHome(page);
  const answer = await ask(page, "who won the world cup");
  await expect(answer).toContainText(/I don.t know/);
  await expect(answer).toContainText(/person|sales|call|ask/i);
});

test("keeps the conversation whole over kill -9, restart and reload", async ({
  page,
  larkline,
}) => {
  const { dialog, banner } = await openFromHome(page);
  const answer = await ask(page, "how much is the receptionist starter?");
  const text = await answer.getByRole("paragraph").first().innerText();

  await larkline.kill();
  await expect(banner.first()).toBeVisible();
  await larkline.start();
  await page.reload();

  const again = await openFromHome(page);
  await expect(again.messages).toHaveCount(2);
  await expect(again.messages.first()).toContainText("how much is the receptionist starter?");
  await expect(again.messages.last()).toContainText(text);
  await ask(page, "and by the year?");
  await expect(again.messages).toHaveCount(4);
  await expect(again.messages.last()).toContainText("$990");
  await expect(dialog.getByRole("button", { name: "Send again" })).toHaveCount(0);
});

test("shows the banner while the server is away, keeps the text, and comes back", async ({
  page,
  larkline,
}) => {
  const { composer, banner, messages } = await openFromHome(page);
  await larkline.kill();
  await expect(banner.first()).toBeVisible();
  await composer.fill("Do you work nights?");
  await composer.press("Enter");
  await expect(messages).toHaveCount(0);
  await expect(composer).toHaveValue("Do you work nights?");

  await larkline.start();
  // It comes back by itself, or, when the server was away for longer than five attempts, on request.
  await reconnected(page);
  await expect(banner).toHaveCount(0);
  await composer.press("Enter");
  await expect(messages).toHaveCount(2);
});

test("stops a reply on request and keeps what was written", async ({ page }) => {
  const { composer, send, messages, dialog } = await openFromHome(page);
  await composer.fill("list all plans with prices");
  // Pressed in the page, with the answer's first words: from here it might be over already.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const answer = document.querySelectorAll("[role=dialog] article")[1];
      const stop = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")].find(
        (button) => button.textContent === "Stop",
      );
      if (!stop || (answer?.textContent ?? "").length < 60) return;
      observer.disconnect();
      stop.click();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await composer.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(send).toBeVisible();
  await expect(composer).toBeEnabled();
  await expect(dialog.getByText("You stopped this answer.")).toBeVisible();

  // The next answer begins only after the server has stopped the one before.
  await ask(page, "how much is the receptionist starter?");
  await page.reload();
  const again = await openFromHome(page);
  await expect(again.messages).toHaveCount(4);
  await expect(again.dialog.getByText("You stopped this answer.")).toBeVisible();
});

test("Enter sends, Shift+Enter adds a line, blank text is not sent", async ({ page }) => {
  const { composer, messages, send } = await openFromHome(page);
  await expect(send).toBeDisabled();
  await composer.fill("   ");
  await expect(send).toBeDisabled();
  await composer.press("Enter");
  await expect(messages).toHaveCount(0);

  await composer.fill("First line");
  await composer.press("Shift+Enter");
  await composer.pressSequentially("second line");
  await expect(composer).toHaveValue("First line\nsecond line");
  await composer.press("Enter");
  await expect(messages.first()).toContainText("First line");
  await expect(composer).toHaveValue("");
});

test("Escape and the close button close it; the page behind stands still meanwhile", async ({
  page,
}) => {
  const { dialog, close } = await openFromHome(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const opener = page.getByRole("button", { name: "Talk to Sales" });
  await expect(opener).toBeFocused();

  await opener.click();
  await close.click();
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("a link in an answer leads to its page and closes the chat", async ({ page }) => {
  await openFromHome(page);
  const answer = await ask(page, "how much is the receptionist starter?");
  await answer.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  // The conversation continues on the other page.
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  await expect(conversation(page).messages).toHaveCount(2);
});

test("another visitor does not see the conversation", async ({ page, browser, larkline }) => {
  await openFromHome(page);
  await ask(page, "how much is the receptionist starter?");
  const stranger = await browser.newContext({ baseURL: larkline.url });
  try {
    const { messages, emptyState } = await openFromHome(await stranger.newPage());
    await expect(emptyState.first()).toBeVisible();
    await expect(messages).toHaveCount(0);
  } finally {
    await stranger.close();
  }
});

test("an answered conversation has no accessibility faults, by day or night", async ({ page }) => {
  await openFromHome(page);
  await ask(page, "which plans are there?");
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

test("bubbles take at most 85 % of the width, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { messages } = await openFromHome(page);
  await ask(
    page,
    "Tell me everything about the outbound agents, please, in as many words as it takes",
  );
  for (const message of await messages.all()) {
    const share = await message.evaluate(
      (element) => element.clientWidth / (element.parentElement?.clientWidth ?? 0),
    );
    expect(share).toBeLessThanOrEqual(0.85);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
