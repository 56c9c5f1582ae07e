/**
 * Tests that no part of an answer is lost or repeated after a reload, a server crash, a lost connection or a
 * refused resume.
 */
import type { WebSocketRoute } from "@playwright/test";

import { ask, runAfterCharacters, openChat, waitUntilReconnected } from "./chat-conversation.ts";
import { expect, test } from "./fixtures.ts";

const longQuestion = "list all plans with prices";

test("a reload during an answer loses and repeats nothing", async ({ page }) => {
  const { composer, messages } = await openChat(page);
  await composer.fill(longQuestion);
  await runAfterCharacters(page, { answer: 0, length: 60 }, "location.reload()");
  const reloaded = page.waitForEvent("load");
  await composer.press("Enter");
  await reloaded;

  await openChat(page);
  await expect(messages).toHaveCount(2);
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  const shown = await messages.last().locator("[data-slot=chat-bubble-body]").innerText();
  // The same question in another conversation gives the same answer, uninterrupted.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openChat(page);
  const completeAnswer = await ask(page, longQuestion);
  expect(shown).toBe(await completeAnswer.locator("[data-slot=chat-bubble-body]").innerText());
});

test("after a server crash during an answer the page shows what the restarted server has stored", async ({
  page,
  larkline,
}) => {
  // Opening the embedded database again is slow on a busy machine.
  test.slow();
  const { composer, messages, banner } = await openChat(page);
  await page.exposeFunction("killServer", () => larkline.kill());
  await composer.fill(longQuestion);
  // Long enough for a part of the answer to be stored, because an answer without stored text disappears.
  await runAfterCharacters(page, { answer: 0, length: 200 }, "killServer()");
  await composer.press("Enter");
  await expect(banner.first()).toHaveText(/^Connection error: /);
  await larkline.start();
  await waitUntilReconnected(page);

  // The visitor can continue, and no typing indicator remains.
  await expect(composer).toBeEnabled({ timeout: 15_000 });
  await ask(page, "how much is the receptionist starter?");
  await expect(messages).toHaveCount(4);
  const texts = () => messages.locator("[data-slot=chat-bubble-body]").allInnerTexts();
  const shown = await texts();
  await page.reload();
  await openChat(page);
  await expect(messages).toHaveCount(4);
  await expect.poll(texts).toEqual(shown);
});

test("after a connection loss during an answer the rest is resent, without lost or repeated characters", async ({
  page,
}) => {
  const connections: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (connection) => {
    connections.push(connection);
    connection.connectToServer();
  });
  await page.exposeFunction("cutConnection", () => connections.at(-1)?.close());
  const { composer, messages, banner } = await openChat(page);
  const first = await ask(page, longQuestion);
  const body = "[data-slot=chat-bubble-body]";
  const completeText = await first.locator(body).innerText();
  await composer.fill(longQuestion);
  await runAfterCharacters(page, { answer: 1, length: 60 }, "cutConnection()");
  await composer.press("Enter");
  await expect.poll(() => connections.length, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  await expect(messages).toHaveCount(4);
  await expect.poll(() => messages.last().locator(body).innerText()).toBe(completeText);
  await expect(banner).toHaveCount(0);
});

test("a conversation whose resume the server refuses at first is restored by a retry", async ({
  page,
}) => {
  const { messages } = await openChat(page);
  await ask(page, "how much is the receptionist starter?");
  let refused = 0;
  // Answers the first resume with a refusal, as the server does after too many reloads. A Socket.IO packet
  // `42<id>[…]` is an event that expects an acknowledgement, and `43<id>[…]` is the acknowledgement.
  await page.routeWebSocket(/socket\.io/, (connection) => {
    const server = connection.connectToServer();
    connection.onMessage((packet) => {
      const resume = /^42(\d+)\["chat_message",\{"type":"create_session".*"sessionId"/.exec(
        packet.toString(),
      );
      if (!resume || refused > 0) {
        server.send(packet);
        return;
      }
      refused += 1;
      const error = { code: "rate_limited", message: "Too many reloads.", retryAfter: 10 };
      connection.send(`43${resume[1]}[${JSON.stringify({ ok: false, error })}]`);
    });
  });
  await page.reload();
  const { alert } = await openChat(page);
  await expect(
    alert.filter({ hasText: "Your conversation can't be loaded at the moment." }),
  ).toHaveCount(1);
  await expect(messages).toHaveCount(2, { timeout: 30_000 });
  await expect(alert.filter({ hasText: "can't be loaded" })).toHaveCount(0);
  expect(refused).toBe(1);
});

test("a stored conversation that the server refuses for good does not keep messages from being sent", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("chat-session", "no-session"));
  const { alert } = await openChat(page);
  await ask(page, "how much is the receptionist starter?");
  await expect(alert.filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("chat-session"))).toMatch(/^[\da-f-]{36}$/);
});

test("a message that was not sent is kept when the chat is closed and the page reloaded, beside the draft", async ({
  page,
}) => {
  let cuts = 0;
  await page.routeWebSocket(/socket\.io/, (connection) => {
    const server = connection.connectToServer();
    connection.onMessage((packet) => {
      if (cuts > 0 || !packet.includes('"content":"and by the year?"')) server.send(packet);
      else {
        cuts += 1;
        void connection.close();
      }
    });
  });
  const { composer, messages, close, dialog } = await openChat(page);
  await ask(page, "how much is the receptionist starter?");
  await composer.fill("and by the year?");
  await composer.press("Enter");
  await expect(messages.last()).toContainText("Not sent.");
  await composer.fill("and Basic?");
  await close.click();
  await openChat(page);
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText("and by the year?");
  await expect(messages.last()).toContainText("Not sent.");
  await expect(composer).toHaveValue("and Basic?");

  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(messages).toHaveCount(4);
  await expect(composer).toBeEnabled({ timeout: 20_000 });
  await openChat(page);
  await expect(messages).toHaveCount(4);
  await expect(dialog.getByText("Not sent.")).toHaveCount(0);
});
