/**
 * Tests the main journey of the chat: intro, streamed answer, server crash, stop, keyboard, links in answers.
 */
import { brand } from "@larkline/content/brand";
import { loadFailure } from "@larkline/content/load-failure";
import type { Page } from "@playwright/test";

import { shownPrice } from "../shown-price.ts";
import {
  ask,
  conversation,
  openChat,
  recordAnnouncements,
  waitUntilReconnected,
} from "./chat-conversation.ts";
import {
  expect,
  holdNextScript,
  hydrate,
  preventChatPreload,
  test,
  twoFrames,
  withMotion,
} from "./fixtures.ts";
import { collectAlerts, expectAlertForUnloaded, failScripts } from "./unloaded-parts.ts";

/** Opens the chat with the home page's button 'Talk to Sales', and waits until it is connected. */
async function openFromHome(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  const chat = conversation(page);
  await expect(chat.composer).toBeFocused();
  await expect(chat.dialog.getByText("On the line")).toBeVisible();
  return chat;
}

test.describe("with motion", () => {
  test.use(withMotion);

  test("plays the intro, then answers what the receptionist starter costs, streaming, with its source", async ({
    page,
    consoleMessages,
  }) => {
    await page.goto("/");
    const announcements = await recordAnnouncements(page);
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    const { composer, messages, dialog, emptyState } = conversation(page);
    await test.step("the intro (initializing, system ready), then the empty state", async () => {
      await expect(emptyState.first()).toBeVisible();
      // The intro's lines were recorded in the page, because each of them disappears by itself.
      const lines = (await announcements()).filter((line) => /initializing|ready/i.test(line));
      expect(lines).toEqual([
        expect.stringMatching(/^status: initializing/i),
        expect.stringMatching(/^status: system ready/i),
      ]);
      await expect(dialog.getByText(/^system ready/i)).toHaveCount(0);
    });

    await expect(composer).toBeFocused();
    await expect(dialog.getByText("On the line")).toBeVisible();
    await composer.pressSequentially("how much is the receptionist starter?");
    // While the reply streams, the button stops it and nothing can be typed. A script in the page looks for
    // this, because the test might look only after the answer's end.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const stop = [...document.querySelectorAll("[role=dialog] button")].find(
          (button) => button.textContent === "Stop",
        );
        if (!stop?.checkVisibility() || !document.querySelector("[role=dialog] textarea:disabled"))
          return;
        observer.disconnect();
        Object.assign(window, { hasOfferedStop: true });
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await composer.press("Enter");
    await expect(messages.first()).toContainText("how much is the receptionist starter?");
    await page.waitForFunction("window.hasOfferedStop");

    const answer = messages.last();
    await expect(answer).toContainText(`${shownPrice("receptionist-starter")} a month`);
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
    // At the end, exactly one status region contains the answer.
    await expect(
      dialog
        .getByRole("status")
        .filter({ hasText: `${shownPrice("receptionist-starter")} a month` }),
    ).toHaveCount(1);
    expect(consoleMessages).toEqual([]);
  });

  test("in a chat that stays open until the next day, messages get their date", async ({
    page,
  }) => {
    await page.clock.install();
    const { messages } = await openChat(page);
    await ask(page, "how much is the receptionist starter?");
    await expect(messages.first().locator("time")).toHaveText(/^\d{1,2}:\d{2}\s[AP]M$/);
    await page.clock.fastForward("24:00:00");
    for (const message of await messages.all())
      await expect(message.locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, /);
  });

  test("the intro's steps take 1.5 s, 1.2 s and 0.8 s, and 40 ms type one character of its first line and of the empty state", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrate(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    const { dialog } = conversation(page);
    const intro = dialog.locator("[data-slot=chat-intro]");
    const line = dialog.locator("[data-slot=typed-text]");
    /** Runs the clock after React has set the timers of what it shows, which it does in a message task. */
    const runFor = async (milliseconds: number) => {
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve());
            port1.start();
            port2.postMessage(undefined);
          }),
      );
      await page.clock.runFor(milliseconds);
    };
    /** Resolves when so many characters of the line are typed. The others are inside another element. */
    const expectTyped = (count: number) =>
      expect
        .poll(() => line.evaluate(({ firstChild }) => firstChild?.nodeValue?.length ?? 0))
        .toBe(count);

    await expect(intro).toHaveAttribute("data-state", "initializing");
    await runFor(39);
    await expectTyped(0);
    await runFor(1);
    await expectTyped(1);
    await runFor(160);
    await expectTyped(5);
    for (const [left, next] of [
      [1300, "ready"],
      [1200, "leaving"],
    ] as const) {
      const step = (await intro.getAttribute("data-state")) ?? "";
      await runFor(left - 1);
      await expect(intro).toHaveAttribute("data-state", step);
      await runFor(1);
      await expect(intro).toHaveAttribute("data-state", next);
    }
    await runFor(800);
    await expect(intro).toHaveCount(0);
    await expectTyped(0);
    await runFor(40);
    await expectTyped(1);
    await runFor(360);
    await expectTyped(10);
  });

  for (const changed of [false, true])
    test(`a message that is sent during the intro, before the first connection is open, ${changed ? "stays in the composer if its text was changed" : "is sent when it opens"}`, async ({
      page,
    }) => {
      let connect: (() => void) | undefined;
      await page.routeWebSocket(/socket\.io/, (connection) => {
        connect = () => void connection.connectToServer();
      });
      await page.goto("/");
      await hydrate(page);
      // The intro does not end by itself.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole("button", { name: "Talk to Sales" }).click();
      const { composer, messages, dialog, banner } = conversation(page);
      await composer.fill("how much is the receptionist starter?");
      await composer.press("Enter");
      await expect(banner.first()).toHaveText(`Connecting to ${brand.name}...`);
      await expect(composer).toHaveValue("how much is the receptionist starter?");
      expect(await messages.count()).toBe(0);
      if (changed) await composer.fill("how much is the receptionist basic?");

      connect?.();
      await expect(dialog.getByText("On the line")).toBeVisible();
      await page.clock.resume();
      if (changed) {
        await twoFrames(page);
        await expect(composer).toHaveValue("how much is the receptionist basic?");
        expect(await messages.count()).toBe(0);
        return;
      }
      await expect(messages.last()).toContainText(shownPrice("receptionist-starter"));
      await expect(messages).toHaveCount(2);
    });
});

test("when the server is killed, a banner is shown and announced, and the typed text is kept; after the restart the chat reconnects, and nothing is lost", async ({
  page,
  larkline,
}) => {
  const { composer, banner, messages, dialog } = await openFromHome(page);
  const answer = await ask(page, "how much is the receptionist starter?");
  const text = await answer.getByRole("paragraph").first().innerText();
  const announcements = await recordAnnouncements(page);
  // SIGKILL, so that the server cannot store anything before it ends.
  await larkline.kill();
  await expect(banner.first()).toBeVisible();
  await expect.poll(async () => (await announcements()).join("\n")).toContain("Connection error: ");
  await composer.fill("and by the year?");
  await composer.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(composer).toHaveValue("and by the year?");

  await larkline.start();
  // Does not wait for the automatic attempts: presses 'Retry now' as soon as the banner has that button.
  await waitUntilReconnected(page);
  await expect(banner).toHaveCount(0);
  await composer.press("Enter");
  await expect(messages).toHaveCount(4);
  await expect(messages.last()).toContainText(shownPrice("receptionist-starter", "annual"));
  await expect(composer).toBeEnabled({ timeout: 20_000 });

  await page.reload();
  const again = await openFromHome(page);
  await expect(again.messages).toHaveCount(4);
  await expect(again.messages.first()).toContainText("how much is the receptionist starter?");
  await expect(again.messages.nth(1)).toContainText(text);
  await expect(again.messages.last()).toContainText(shownPrice("receptionist-starter", "annual"));
  await expect(dialog.getByRole("button", { name: "Send again" })).toHaveCount(0);
});

test("stops an answer on request and keeps the received text", async ({ page }) => {
  const { composer, send, messages, dialog } = await openFromHome(page);
  await composer.fill("list all plans with prices");
  // Clicked by a script in the page, because a click from the test might come after the answer's end.
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

test("Enter sends, Shift+Enter adds a line, blank text is not sent; Escape and the close button close the chat; the page behind does not scroll meanwhile", async ({
  page,
}) => {
  const { dialog, close, composer, messages, send } = await openFromHome(page);
  await test.step("the page behind does not scroll, and Escape returns the focus", async () => {
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    // The browser would scroll in one of the next frames.
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const opener = page.getByRole("button", { name: "Talk to Sales" });
    await expect(opener).toBeFocused();
    await opener.click();
  });

  await test.step("Enter sends, Shift+Enter adds a line, blank text is not sent", async () => {
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

  await test.step("says that it does not know the answer, and offers a next step", async () => {
    await expect(messages).toHaveCount(2);
    await expect(composer).toBeEnabled({ timeout: 20_000 });
    const answer = await ask(page, "who won the world cup");
    await expect(answer).toContainText(/I don.t know/);
    await expect(answer).toContainText(/person|sales|call|ask/i);
  });

  await test.step("the close button", async () => {
    await close.click();
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test("a chat that is opened while the page of a followed link is still loading stays open", async ({
  page,
}) => {
  const { dialog, messages } = await openFromHome(page);
  const answer = await ask(page, "how much is the receptionist starter?");
  const release = await holdNextScript(page);
  await answer.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  await expect(messages).toHaveCount(2);
  await release();
  await expect(page).toHaveTitle(/Pricing/);
  await expect(dialog).toBeVisible();
  await expect(messages).toHaveCount(2);
});

test("Escape while the chat is loading closes it; it can be opened again", async ({ page }) => {
  await preventChatPreload(page);
  await page.goto("/");
  await hydrate(page);
  const release = await holdNextScript(page);
  const button = page.getByRole("button", { name: "Talk to Sales" });
  await button.click();
  await page.keyboard.press("Escape");
  await release();
  await page.waitForLoadState("networkidle");
  await twoFrames(page);
  const { dialog } = conversation(page);
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
});

test("links in an answer lead to their page and its section, and close the chat; another visitor does not see the conversation", async ({
  page,
  browser,
  larkline,
}) => {
  const { dialog, messages } = await openFromHome(page);
  const answer = await ask(page, "how much is the receptionist starter?");
  await answer.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(dialog).toBeHidden();
  // The chat closes immediately; the page is shown when it has loaded.
  await expect(page).toHaveTitle(/Pricing/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await test.step("the conversation continues on the other page, where a source opens its tab", async () => {
    await page.getByRole("button", { name: "Chat with us" }).first().click();
    await expect(messages).toHaveCount(2);
    await expect(dialog.getByText("On the line")).toBeVisible();
    const next = await ask(page, "what does the outbound basic plan cost?");
    // The link is in the answer's text, or in the sources below.
    await next.locator('a[href="/pricing#outbound"]').first().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/pricing#outbound$/);
    await expect(page.locator("#outbound")).toBeInViewport();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Outbound Campaigns");
    const starter = page
      .getByRole("article", { name: "Starter", exact: true })
      .filter({ visible: true });
    await expect(
      starter.getByRole("img", { name: shownPrice("outbound-starter") }),
    ).toBeInViewport();
  });

  await test.step("another visitor does not see the conversation", async () => {
    const otherContext = await browser.newContext({ baseURL: larkline.url });
    try {
      const other = await openFromHome(await otherContext.newPage());
      await expect(other.emptyState.first()).toBeVisible();
      await expect(other.messages).toHaveCount(0);
    } finally {
      await otherContext.close();
    }
  });
});

test("if the chat cannot be loaded, an alert says so and names the phone number; after a reload it opens", async ({
  page,
}) => {
  await preventChatPreload(page);
  await page.goto("/industries/law-firms");
  await hydrate(page);
  const button = page.getByRole("main").getByRole("button", { name: "Talk to Sales" }).first();
  const alerts = await expectAlertForUnloaded(page, () => button.click());
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(alerts).toHaveLength(1);
});

test("if the chat's script fails, it is loaded again after a second before the alert", async ({
  page,
}) => {
  await preventChatPreload(page);
  await page.goto("/industries/law-firms");
  await hydrate(page);
  await page.clock.install();
  const alerts = collectAlerts(page);
  await failScripts(page);
  const failed = page.waitForEvent("requestfailed");
  const button = page.getByRole("main").getByRole("button", { name: "Talk to Sales" }).first();
  // Dispatches the event, because a pointer over the button would load the chat first.
  await button.dispatchEvent("click");
  await failed;
  await page.clock.runFor(900);
  expect(alerts).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => alerts).toEqual([loadFailure]);
});
