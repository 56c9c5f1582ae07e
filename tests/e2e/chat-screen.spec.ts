/**
 * Tests the features of the chat's screen: regenerate, edit, cards, suggested questions, files, rate limits,
 * copy, download, delete, scrolling and on-screen keyboards.
 */
import { readFile } from "node:fs/promises";

import { shownPrice } from "../shown-price.ts";
import { builtAddressesFor } from "./built-site.ts";
import { ask, conversation, recordAnnouncements, openChat } from "./chat-conversation.ts";
import { expect, preventChatPreload, test, withMotion } from "./fixtures.ts";

const question = "how much is the receptionist starter?";

test("the latest answer can be regenerated, and a message changed: later messages are removed, and it is answered again", async ({
  page,
}) => {
  const { dialog, messages, composer } = await openChat(page);
  await ask(page, question);
  await ask(page, "how long does setup take?");
  await test.step("only the latest answer can be regenerated", async () => {
    const again = dialog.getByRole("button", { name: "Answer again" });
    await expect(again).toHaveCount(1);
    await again.click();
    await expect(composer).toBeEnabled({ timeout: 20_000 });
    await expect(messages).toHaveCount(4);
    await expect(messages.last()).toContainText("24");
    await page.reload();
    await openChat(page);
    await expect(messages).toHaveCount(4);
  });

  await test.step("a message is edited in the composer", async () => {
    await composer.fill("half a thought");
    await messages.first().getByRole("button", { name: "Edit" }).click();
    await expect(composer).toBeFocused();
    await expect(composer).toHaveValue(question);
    await expect(composer).toHaveAccessibleDescription(/You are changing your message/);

    // Cancelling restores the draft.
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(composer).toHaveValue("half a thought");

    await messages.first().getByRole("button", { name: "Edit" }).click();
    await composer.fill("how much is the receptionist basic?");
    await composer.press("Enter");
    await expect(messages).toHaveCount(2);
    await expect(composer).toBeEnabled({ timeout: 20_000 });
    await expect(messages.last()).toContainText(shownPrice("receptionist-basic"));
    await expect(messages.first().getByRole("heading")).toContainText("Edited");
    await expect(composer).toHaveValue("half a thought");
  });

  await test.step("the change and the draft survive a reload", async () => {
    await page.reload();
    await openChat(page);
    await expect(messages).toHaveCount(2);
    await expect(messages.first()).toContainText("how much is the receptionist basic?");
    await expect(composer).toHaveValue("half a thought");
  });
});

test("an answer's cards are restored after a reload, and their button opens a page and closes the chat", async ({
  page,
}) => {
  const { messages } = await openChat(page);
  const answer = await ask(page, "We get about 150 calls a month. What would that cost?");
  const card = answer.getByRole("article", { name: "Basic" });
  const expectCard = async () => {
    await expect(card).toContainText("a month");
    await expect(card.getByRole("img", { name: shownPrice("receptionist-basic") })).toBeVisible();
  };
  await expectCard();
  await page.reload();
  await openChat(page);
  await expect(messages).toHaveCount(2);
  await expectCard();
  await card.getByRole("link", { name: /Select Plan/ }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("starter questions depend on the page, and follow-up questions are shown below an answer", async ({
  page,
}) => {
  const { dialog, messages, composer } = await openChat(page, "/pricing");
  const starters = dialog.getByRole("list", { name: "Suggested questions" });
  await expect(starters.getByRole("button").first()).toContainText("150 calls");
  await starters.getByRole("button", { name: "What does paying for a year save?" }).click();
  await expect(messages).toHaveCount(2);
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  const followUps = dialog.getByRole("list", { name: "Suggested follow-ups" });
  const next = followUps.getByRole("button").first();
  const words = await next.innerText();
  await next.click();
  await expect(messages).toHaveCount(4);
  await expect(messages.nth(2)).toContainText(words);
});

const sheet = {
  name: "calls.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("day,calls\nMon,12\n"),
};

test("a file is sent with a message, and can be downloaded from it", async ({ page }) => {
  const { dialog, composer, messages } = await openChat(page);
  const files = dialog.locator("input[type=file]");
  await files.setInputFiles(sheet);
  const list = dialog.getByRole("list", { name: "Attached files" });
  await expect(list.getByRole("listitem")).toContainText("calls.csv");
  await expect(list.getByRole("listitem")).toContainText("17 bytes");
  await composer.fill("these are our calls");
  await composer.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  const sent = messages.first().getByRole("list", { name: "Attached files" });
  const download = page.waitForEvent("download");
  await sent.getByRole("link", { name: "calls.csv" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("calls.csv");
  expect(await readFile(await file.path(), "utf8")).toBe("day,calls\nMon,12\n");
  await page.reload();
  await openChat(page);
  await expect(sent.getByRole("link", { name: "calls.csv" })).toBeVisible();
});

test("text files can be attached, also if the system knows no media type for them", async ({
  page,
}) => {
  const { dialog } = await openChat(page);
  const buffer = Buffer.from("Mon: 12 calls\n");
  await dialog.locator("input[type=file]").setInputFiles([
    { name: "notes.md", mimeType: "text/markdown", buffer },
    { name: "call.log", mimeType: "", buffer },
  ]);
  const items = dialog.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  await expect(items).toContainText(["notes.md", "call.log"]);
  await expect(items.and(dialog.locator('[data-state="ready"]'))).toHaveCount(2);
});

test("a file that is not allowed is refused with a message, and an upload is cancelled when its file is removed", async ({
  page,
}) => {
  const { dialog, composer, send, alert } = await openChat(page);
  const files = dialog.locator("input[type=file]");
  await test.step("refused before or after its upload", async () => {
    await files.setInputFiles({
      name: "song.mp3",
      mimeType: "audio/mpeg",
      buffer: Buffer.from("x"),
    });
    await expect(alert.filter({ hasText: "song.mp3 is not a kind of file" })).toBeVisible();
    await files.setInputFiles({ ...sheet, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "a") });
    await expect(alert.filter({ hasText: "calls.csv is larger than 10 MB." })).toBeVisible();

    // Only the server detects that the content is no picture. The file is then marked as failed.
    await files.setInputFiles({
      name: "plan.png",
      mimeType: "image/png",
      // The first bytes of a Linux executable.
      buffer: Buffer.from([
        0x7f,
        0x45,
        0x4c,
        0x46,
        2,
        1,
        1,
        ...Array.from({ length: 64 }, () => 0),
      ]),
    });
    const item = dialog.getByRole("list", { name: "Attached files" }).getByRole("listitem");
    await expect(item).toHaveAttribute("data-state", "failed");
    await composer.fill("our plan");
    await expect(send).toBeDisabled();
    await item.getByRole("button", { name: "Remove plan.png" }).click();
    await expect(send).toBeEnabled();
  });

  await test.step("an upload shows its progress, and is cancelled when the file is removed", async () => {
    let aborted = false;
    page.on("requestfailed", (request) => {
      if (request.url().endsWith("/api/v1/upload")) aborted = true;
    });
    // The request is never answered, so the upload does not end.
    await page.route("**/api/v1/upload", () => undefined);
    // Resolves when the upload has begun.
    const uploadRequest = page.waitForRequest("**/api/v1/upload");
    await files.setInputFiles(sheet);
    await expect(dialog.getByRole("progressbar", { name: "Uploading calls.csv" })).toBeVisible();
    await uploadRequest;
    await dialog.getByRole("button", { name: "Remove calls.csv" }).click();
    await expect(dialog.getByRole("list", { name: "Attached files" })).toHaveCount(0);
    await expect.poll(() => aborted).toBe(true);
  });
});

test("the end of an upload is announced, and after a failed one Enter leads to what has to be done", async ({
  page,
}) => {
  const { dialog, composer, messages, emptyState } = await openChat(page);
  const files = dialog.locator("input[type=file]");
  let status = 413;
  await page.route("**/api/v1/upload", (route) =>
    status === 200 ? route.continue() : route.fulfill({ status, body: "" }),
  );
  const item = dialog.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  // The intro, which makes announcements too, has ended.
  await expect(emptyState).toBeVisible();
  for (status of [413, 500])
    await test.step(`the server answers ${status}`, async () => {
      const announced = await recordAnnouncements(page);
      await files.setInputFiles(sheet);
      await expect(item).toHaveAttribute("data-state", "failed");
      await composer.fill("our calls");
      await composer.press("Enter");
      await expect(item.getByRole("button").first()).toBeFocused();
      await expect(messages).toHaveCount(0);
      expect((await announced()).at(-1)).toMatch(/^status: calls\.csv\S/);
      await item.getByRole("button", { name: "Remove calls.csv" }).click();
    });
  status = 200;
  const announced = await recordAnnouncements(page);
  await files.setInputFiles(sheet);
  await expect(item).toHaveAttribute("data-state", "ready");
  expect((await announced()).at(-1)).toBe("status: calls.csv17 bytes");
});

test("rate limit: the wait is announced at its start and its end, and the text is kept", async ({
  page,
}) => {
  // Refuses the question as the server does after too many messages. Its real limit might be over before a slow
  // page sends the question. A Socket.IO packet `42<id>[…]` is an event that expects an acknowledgement, and
  // `43<id>[…]` is the acknowledgement.
  await page.routeWebSocket(/socket\.io/, (connection) => {
    const server = connection.connectToServer();
    connection.onMessage((packet) => {
      const sent = /^42(\d+)\["chat_message",.*"content":"and by the year\?"/.exec(
        packet.toString(),
      );
      if (!sent) {
        server.send(packet);
        return;
      }
      const error = { code: "rate_limited", message: "Too many messages.", retryAfter: 2 };
      connection.send(`43${sent[1]}[${JSON.stringify({ ok: false, error })}]`);
    });
  });
  const { composer, send, alert, messages } = await openChat(page);
  await ask(page, question);
  const announcements = await recordAnnouncements(page);
  await composer.fill("and by the year?");
  await composer.press("Enter");
  await expect
    .poll(announcements)
    .toContainEqual("alert: That was a lot of messages in a short time.");
  // The pause ends by itself, and its message disappears. The pause is announced at its start and its end,
  // not every second.
  await expect(send).toBeEnabled({ timeout: 30_000 });
  await expect(alert.filter({ hasText: "That was a lot of messages" })).toHaveCount(0);
  const waits = (await announcements()).filter((line) => line.includes("You can send again"));
  expect(waits).toEqual([
    expect.stringMatching(/^status: You can send again in \d+ s\. Your text is kept\.$/),
    "status: You can send again.",
  ]);
  await expect(composer).toHaveValue("and by the year?");
  await expect(messages).toHaveCount(2);
});

test("an answer is copied, the conversation downloaded as a file, and deleted for good", async ({
  page,
  context,
  larkline,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog, composer, messages, emptyState } = await openChat(page);
  await expect(dialog.getByRole("button", { name: "Download transcript" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Delete this conversation" })).toHaveCount(0);
  const answer = await ask(page, question);
  await test.step("an answer is copied to the clipboard", async () => {
    await answer.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      shownPrice("receptionist-starter"),
    );
  });

  await test.step("the conversation is downloaded as a file", async () => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download transcript" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/-conversation-\d{4}-\d\d-\d\d\.txt$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(question);
    expect(text).toContain(shownPrice("receptionist-starter"));
    expect(text).toContain(`${larkline.url}/pricing`);
  });

  await test.step("a conversation that the visitor deletes does not reappear", async () => {
    await dialog.getByRole("button", { name: "Delete this conversation" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Delete", exact: true })
      .click();
    await expect(messages).toHaveCount(0);
    await expect(emptyState.first()).toBeVisible();
    await expect(composer).toBeFocused();
    // Still connected: a new conversation begins.
    await ask(page, question);
    await page.reload();
    await openChat(page);
    await expect(messages).toHaveCount(2);
  });
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("an answer does not scroll a visitor who reads further up, and a button leads back to the end", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const { dialog, composer } = await openChat(page);
    await ask(page, "list all plans with prices");
    const transcript = dialog.getByRole("region", { name: "Conversation" });
    await composer.fill("which industries do you work with?");
    await composer.press("Enter");
    await transcript.hover();
    await page.mouse.wheel(0, -500);
    await expect(composer).toBeEnabled({ timeout: 20_000 });
    const distanceToEnd = () =>
      transcript.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    expect(await distanceToEnd()).toBeGreaterThan(60);
    await dialog.getByRole("button", { name: "Jump to the latest message" }).click();
    await expect.poll(distanceToEnd).toBeLessThan(2);
    await expect(transcript).toBeFocused();
  });
});

test("on a phone: the composer stays above the on-screen keyboard, and Enter that confirms an IME composition does not send, not even in Safari", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { composer, dialog, messages } = await openChat(page);
  await test.step("the composer stays in view above the on-screen keyboard", async () => {
    // Simulates iOS, where the page keeps its height and only the visual viewport shrinks and moves.
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error("There is no visual viewport.");
      Object.defineProperty(viewport, "height", { value: 460, configurable: true });
      Object.defineProperty(viewport, "offsetTop", { value: 40, configurable: true });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect
      .poll(async () => {
        const box = await composer.boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(500);
    expect((await dialog.boundingBox())?.y).toBe(40);
  });

  await test.step("Enter that confirms an IME composition does not send the message", async () => {
    await composer.fill("配管");
    const press = (init: object) =>
      composer.evaluate(
        (field, values) =>
          field.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: "Enter",
              bubbles: true,
              cancelable: true,
              ...values,
            }),
          ),
        init,
      );
    await press({ isComposing: true });
    // Safari reports this Enter without `isComposing`, with the key code 229.
    await press({ keyCode: 229 });
    await expect(messages).toHaveCount(0);
    await expect(composer).toHaveValue("配管");
    await composer.press("Enter");
    await expect(messages.first()).toContainText("配管");
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the hint about the keyboard's keys is not shown, but describes the field", async ({
    page,
  }) => {
    const { composer, dialog } = await openChat(page);
    const hint = "Enter sends, Shift + Enter adds a line";
    await expect(dialog.getByText(hint)).toBeHidden();
    await expect(composer).toHaveAccessibleDescription(hint);
  });
});

test("hovering a call to action preloads the chat's scripts", async ({ page }) => {
  const needed = builtAddressesFor("src/shell/chat.tsx");
  let requested: string[] = [];
  page.on("request", (request) => void requested.push(new URL(request.url()).pathname));
  // On a fast connection the page would preload the chat without the hovering.
  await preventChatPreload(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Talk to Sales" });
  await button.hover();
  // Before the click, the application is hydrated and has requested the chat's module with all its imports.
  for (const address of needed) await expect.poll(() => requested).toContain(address);
  requested = [];
  await button.click();
  await expect(conversation(page).composer).toBeFocused();
  await expect(conversation(page).dialog.getByText("On the line")).toBeAttached();
  // The chat has connected during its intro. The empty state is shown only after the intro.
  await expect(conversation(page).emptyState).toHaveCount(0);
  // After the click, the page may request only files that the chat does not need to open.
  expect(requested.filter((address) => needed.includes(address))).toEqual([]);
});
