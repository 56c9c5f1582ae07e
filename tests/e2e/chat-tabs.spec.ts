/** Tests the chat in two tabs of one browser, which share a conversation. */
import { ask, conversation, openChat } from "./chat-conversation.ts";
import { expect, test } from "./fixtures.ts";

const question = "how much is the receptionist starter?";

test("two tabs that open the chat at once, for the first time, share one conversation, until one deletes it", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([openChat(page), openChat(other)]);
  await ask(page, question);
  // The other tab joins the shared conversation only when it sends a message itself.
  const { composer, messages } = conversation(other);
  await expect(messages).toHaveCount(0);
  await composer.fill("do you speak spanish?");
  await composer.press("Enter");
  await expect(messages).toHaveCount(4);
  await expect(messages.first()).toContainText(question);
  await expect(conversation(page).messages).toHaveCount(4);
  await expect(composer).toBeEnabled();
  await page.reload();
  const { dialog } = await openChat(page);
  await expect(conversation(page).messages).toHaveCount(4);

  await test.step("a deleted conversation disappears from the other tab at once, and its draft stays", async () => {
    await composer.fill("and by the year?");
    await dialog.getByRole("button", { name: "Delete this conversation" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Delete", exact: true })
      .click();
    await expect(messages).toHaveCount(0);
    await expect(
      conversation(other).alert.filter({ hasText: "The conversation was deleted in another tab." }),
    ).toHaveCount(1);
    await expect(composer).toHaveValue("and by the year?");
  });
});

test("an edit that is being sent when another tab deletes the conversation does not return to the composer", async ({
  page,
  context,
}) => {
  // The edit does not reach the server.
  await page.routeWebSocket(/socket\.io/, (connection) => {
    const server = connection.connectToServer();
    connection.onMessage((packet) => {
      if (!packet.toString().includes('"edit_message"')) server.send(packet);
    });
  });
  const { composer, messages, alert } = await openChat(page);
  await ask(page, question);
  const other = await context.newPage();
  const { dialog } = await openChat(other);
  await expect(conversation(other).messages).toHaveCount(2);
  await messages.first().getByRole("button", { name: "Edit" }).click();
  await composer.fill("how much is the receptionist basic?");
  await composer.press("Enter");
  await expect(messages).toHaveCount(1);
  await dialog.getByRole("button", { name: "Delete this conversation" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(alert.filter({ hasText: "deleted in another tab" })).toHaveCount(1);
  await expect(messages).toHaveCount(0);
  await expect(composer).toHaveValue("");
  await expect(composer).not.toHaveAccessibleDescription(/You are changing your message/);
});
