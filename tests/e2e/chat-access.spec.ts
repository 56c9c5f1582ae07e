/**
 * Tests the accessibility of the chat: screen readers, keyboard, narrow windows, themes, forced colors and
 * right-to-left text.
 */
import type { Page } from "@playwright/test";

import { shownPrice } from "../shown-price.ts";
import { ask, conversation, recordAnnouncements, openChat } from "./chat-conversation.ts";
import { accessibilityFaults, expect, faultsInBothThemes, overflow, test } from "./fixtures.ts";

const question = "how much is the receptionist starter?";

test("a screen reader hears each answer once, and finds the messages by their headings", async ({
  page,
}) => {
  const { dialog, emptyState } = await openChat(page);
  await expect(emptyState.first()).toBeAttached();
  const announced = await recordAnnouncements(page);
  // Each answer is announced a moment after its end.
  await ask(page, question);
  await expect.poll(announced).toHaveLength(2);
  await ask(page, "list all plans with prices");
  await expect.poll(announced).toHaveLength(4);
  await expect(dialog.getByRole("status").filter({ hasText: /\S/ })).toHaveCount(0);
  const announcements = await announced();
  const writing = "status: Larkline is writing";
  expect(announcements.filter((line) => line === writing)).toHaveLength(2);
  const [firstStatus, short, secondStatus, long = "", ...more] = announcements;
  expect([firstStatus, secondStatus]).toEqual([writing, writing]);
  expect(short).toContain(`${shownPrice("receptionist-starter")} a month`);
  // Of a long answer the kit announces only the first sentence. If that sentence is long, too, the kit
  // announces its first 300 characters and three dots, so at most 303 characters. `long` also begins with
  // "status: ", but this answer's first sentence is short.
  expect(long).not.toBe("");
  expect(long.length).toBeLessThanOrEqual(303);
  expect(more).toEqual([]);

  // The transcript is no live region: it is a list in a named region that the keyboard reaches.
  const transcript = dialog.getByRole("region", { name: "Conversation" });
  await expect(transcript).toHaveAttribute("tabindex", "0");
  // Copy buttons announce their success in `output` elements, which this selector does not match.
  const live = page.locator("[aria-live], [role=log], [role=status], [role=alert]");
  await expect(transcript.and(live)).toHaveCount(0);
  await expect(transcript.locator(live)).toHaveCount(0);
  await expect(transcript).toMatchAriaSnapshot(`
    - region "Conversation":
      - list:
        - listitem:
          - article:
            - heading /You, \\d+:\\d+ [AP]M/ [level=3]
            - text: /receptionist starter/
            - group "Actions for the message of You":
              - button "Copy"
              - button "Edit"
        - listitem:
          - article:
            - heading /Larkline, \\d+:\\d+ [AP]M/ [level=3]
            - paragraph
            - group "Actions for the message of Larkline":
              - button "Copy"
  `);
});

test("the whole conversation works with the keyboard alone", async ({ page }) => {
  await page.goto("/pricing");
  const { dialog, composer, messages, stop } = conversation(page);
  const opener = page.getByRole("button", { name: "Chat with us" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(composer).toBeFocused();
  await expect(dialog.getByText("On the line")).toBeAttached();

  // Chooses a starter question.
  const starter = dialog
    .getByRole("list", { name: "Suggested questions" })
    .getByRole("button")
    .first();
  await expect(starter).toBeEnabled();
  await tabTo(page, starter, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(composer).toBeEnabled({ timeout: 20_000 });

  // The pressed button was removed, so the focus moves to the composer.
  await expect(composer).toBeFocused();
  await page.keyboard.type("list all plans with prices");
  await page.keyboard.press("Enter");
  await expect(messages).toHaveCount(4);
  await tabTo(page, stop, "Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("You stopped this answer.")).toBeVisible();
  await expect(composer).toBeFocused();

  // The buttons that regenerate and edit are reached by Shift+Tab.
  await tabTo(page, messages.last().getByRole("button", { name: "Answer again" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(composer).toBeFocused();
  await expect(messages).toHaveCount(4);
  await tabTo(page, messages.nth(2).getByRole("button", { name: "Edit" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(composer).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("how long does setup take?");
  await page.keyboard.press("Enter");
  await expect(messages.last()).toContainText("24");

  // The transcript scrolls with the keyboard, and Escape closes the chat.
  const transcript = dialog.getByRole("region", { name: "Conversation" });
  await tabTo(page, transcript, "Shift+Tab");
  await page.keyboard.press("Home");
  await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Presses the key until the element has the focus, at most 60 times. */
async function tabTo(
  page: Page,
  target: ReturnType<Page["locator"]>,
  key: "Tab" | "Shift+Tab",
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const questions = [
  "We get about 150 calls a month. What would that cost?",
  "compare the receptionist plans",
  "what do you do for law firms?",
];

test("one conversation has no visual faults: at 320 px, in both themes, in forced colors, right to left, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { dialog, composer, send, close, messages } = await openChat(page);
  const body = "[data-slot=chat-bubble-body]";
  const overflowing = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);

  await test.step("at 320 px nothing overflows, and the field, Send and Close are in view", async () => {
    for (const each of questions) {
      const answer = await ask(page, each);
      await expect(answer).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await overflowing()).toBe(0);
    }
    // Plans are compared in a table that scrolls inside the message.
    await expect(messages.nth(3).getByRole("columnheader").first()).toBeAttached();
    await composer.fill("one more");
    for (const control of [composer, send, close])
      await expect(control).toBeInViewport({ ratio: 1 });
  });

  await test.step("with reduced motion nothing moves", async () => {
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const timing = effect?.getComputedTiming();
            return playState === "running" && Number(timing?.duration ?? 0) > 10;
          })
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.target?.closest("[role=dialog]"),
          ).length,
    );
    expect(moving).toBe(0);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("bubbles take at most 85 % of a phone's width", async () => {
    for (const message of await messages.all()) {
      const share = await message.evaluate(
        (element) => element.clientWidth / (element.parentElement?.clientWidth ?? 0),
      );
      expect(share).toBeLessThanOrEqual(0.85);
    }
    expect(await overflow(page)).toBe(0);
  });

  await test.step("with right-to-left text the sides are swapped and nothing overflows", async () => {
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect(await overflow(page)).toBe(0);
    expect(await overflowing()).toBe(0);
    const mine = await messages.first().boundingBox();
    const answer = await messages.last().boundingBox();
    if (!mine || !answer) throw new Error("There are no messages.");
    // The visitor's messages are at the end side, which is the left in right-to-left text.
    expect(mine.x).toBeLessThan(390 - (mine.x + mine.width));
    expect(390 - answer.x - answer.width).toBeLessThanOrEqual(answer.x);
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step("no accessibility violations, in light and dark", async () => {
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step("in forced colors every part keeps its outline and its text", async () => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    for (const message of await messages.all())
      expect(
        await message.locator(body).evaluate((element) => getComputedStyle(element).borderTopWidth),
      ).not.toBe("0px");
    await expect(send).toBeVisible();
    // Only the dialog is checked, because it covers the page, whose colors axe would report.
    expect(await accessibilityFaults(page, undefined, "[role=dialog]")).toEqual([]);
  });
});
