/**
 * Helpers for tests of the chat: locators of its parts, and steps such as opening it and asking a question.
 */
import { brand } from "@larkline/content/brand";
import { expect, type Page } from "@playwright/test";

/** Locators of the chat's parts, by role and by the texts of the specification and of the kit's labels. */
export function conversation(page: Page) {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    composer: dialog.getByRole("textbox", { name: "Message" }),
    // Not by role, because the cards of plans and industries in an answer are articles, too.
    messages: dialog.locator("article[data-slot=chat-bubble]"),
    send: dialog.getByRole("button", { name: "Send", exact: true }),
    stop: dialog.getByRole("button", { name: "Stop", exact: true }),
    close: dialog.getByRole("button", { name: "Close chat" }),
    emptyState: dialog.getByText("Send a message to begin the chat session..."),
    banner: dialog.getByText(new RegExp(`^Connect(?:ing to ${brand.name}\\.{3}|ion error: .+)`)),
    alert: dialog.getByRole("alert"),
  };
}

/** Opens the chat with the page's first button for it and waits until it is connected. */
export async function openChat(page: Page, address = "/") {
  await page.goto(address);
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const chat = conversation(page);
  await expect(chat.composer).toBeFocused();
  await expect(chat.dialog.getByText("On the line")).toBeAttached();
  return chat;
}

/** Waits until the chat has reconnected. Presses 'Retry now' whenever the banner has that button. */
export async function waitUntilReconnected(page: Page): Promise<void> {
  const { dialog } = conversation(page);
  const retry = dialog.getByRole("button", { name: "Retry now" });
  await expect(async () => {
    // The button may disappear before it is clicked, because the connection was restored automatically.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(dialog.getByText("On the line")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
}

/** Sends a question and waits until the answer is complete. */
export async function ask(page: Page, question: string) {
  const { composer, messages } = conversation(page);
  const before = await messages.count();
  await composer.fill(question);
  await composer.press("Enter");
  await expect(messages).toHaveCount(before + 2);
  // A long timeout, because the server sends an answer slowly, word by word.
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  return messages.last();
}

/**
 * Makes the page run `statement`, a JavaScript source, as soon as the answer with the index `answer` (from 0)
 * has `length` characters. If the test ran the statement, the answer could already have ended.
 */
export async function runAfterCharacters(
  page: Page,
  { answer, length }: { answer: number; length: number },
  statement: string,
): Promise<void> {
  const bodies =
    "[role=dialog] article[data-slot=chat-bubble][data-from=assistant] [data-slot=chat-bubble-body]";
  await page.evaluate(`new MutationObserver((_, observer) => {
    const body = document.querySelectorAll("${bodies}")[${answer}];
    if ((body?.textContent ?? "").length < ${length}) return;
    observer.disconnect();
    ${statement};
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`);
}

/**
 * Records what the live regions in dialogs announce from now on. Returns a function that returns the
 * announcements so far.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const live = '[role="status"], output, [role="alert"]';
    const last = new Map<Element, string>();
    const record = () => {
      for (const region of document.querySelectorAll(`[role=dialog] :is(${live})`)) {
        const text = (region.textContent ?? "").trim();
        if (last.get(region) === text) continue;
        last.set(region, text);
        const kind = region.getAttribute("role") === "alert" ? "alert" : "status";
        if (text !== "") announcements.push(`${kind}: ${text}`);
      }
    };
    record();
    announcements.length = 0;
    new MutationObserver(record).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
  return async () => {
    const recorded: unknown = await page.evaluate("window.announcements");
    return Array.isArray(recorded) ? recorded.map(String) : [];
  };
}
