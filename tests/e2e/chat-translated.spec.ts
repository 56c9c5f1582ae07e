/** Tests that the chat's texts change in a page that the browser translates. */
import { translate } from "./changed-document.ts";
import { ask, conversation, openChat } from "./chat-conversation.ts";
import { expect, hydrate, test } from "./fixtures.ts";

test("a translated chat shows its state and whole answers", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await translate(page);
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const { dialog, messages } = conversation(page);
  await expect(dialog.getByText("On the line")).toBeVisible();
  await ask(page, "How much does the AI Receptionist cost?");
  const answer = messages.last().locator("[data-slot=chat-bubble-body] > [data-slot=markdown]");
  await expect(answer).toContainText("$");
  const shown = (await answer.textContent()) ?? "";

  // Without the translation, from the stored conversation.
  await openChat(page);
  await expect(answer).toHaveText(shown);
});
