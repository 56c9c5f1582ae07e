/**
 * Tests that the site's chat works with a server that implements only the specification (section 7), without
 * our extensions.
 */
import { ask, conversation, openChat } from "./chat-conversation.ts";
import { expect, test } from "./fixtures.ts";
import {
  type SpecificationServer,
  type SpecificationServerOptions,
  startSpecificationServer,
} from "./specification-only-server.ts";

/** A test of the site with a chat backend that implements only section 7 of the specification. */
const specified = test.extend<{
  options: Omit<SpecificationServerOptions, "site">;
  backend: SpecificationServer;
}>({
  options: [{}, { option: true }],
  backend: async ({ larkline, options }, provide) => {
    const backend = await startSpecificationServer({ ...options, site: larkline.url });
    await provide(backend);
    await backend.stop();
  },
  baseURL: async ({ backend }, provide) => {
    await provide(backend.url);
  },
});

specified(
  "questions are answered one after the other, a file is sent, and the server's error about an unknown message is shown",
  async ({ page, backend }) => {
    const { dialog, composer, messages, alert } = await openChat(page);
    await expect(await ask(page, "first question")).toContainText("You said: first question");
    await expect(await ask(page, "second question")).toContainText("You said: second question");
    await expect(messages).toHaveCount(4);
    expect(backend.frames.map(({ type }) => type)).toEqual([
      "create_session",
      "send_message",
      "send_message",
    ]);
    expect(backend.frames[0]).toMatchObject({ title: "New Chat" });
    expect(backend.frames[1]).toMatchObject({ content: "first question", contentType: "text" });

    await specified.step(
      "a file is uploaded as a multipart form, and its message is sent",
      async () => {
        const upload = page.waitForRequest("**/api/v1/upload");
        await dialog.locator("input[type=file]").setInputFiles({
          name: "calls.csv",
          mimeType: "text/csv",
          buffer: Buffer.from("day,calls\n"),
        });
        const request = await upload;
        expect(request.method()).toBe("POST");
        expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data/);
        await expect(dialog.getByRole("listitem").filter({ hasText: "calls.csv" })).toHaveAttribute(
          "data-state",
          "ready",
        );
        await composer.fill("our calls");
        await composer.press("Enter");
        await expect(messages.last()).toContainText("You said: our calls");
        expect(backend.frames.at(-1)).toMatchObject({ type: "send_message", content: "our calls" });
        await expect(composer).toBeEnabled({ timeout: 20_000 });
      },
    );

    await specified.step("the server's error about an unknown message is shown", async () => {
      // After a reconnection, this server no longer has the earlier session and its messages.
      backend.cut();
      await expect(conversation(page).banner.first()).toBeVisible();
      await expect(dialog.getByText("On the line")).toBeAttached({ timeout: 15_000 });
      await dialog.getByRole("button", { name: "Answer again" }).click();
      await expect(alert.filter({ hasText: "No such message" })).toBeVisible();
      // The earlier messages are shown again.
      await expect(messages).toHaveCount(6);
      await expect(composer).toBeEnabled({ timeout: 20_000 });
    });
  },
);

specified.describe(() => {
  specified.use({ options: { answer: () => "word ".repeat(400), wordPauseMs: 25 } });

  specified("a reply is stopped, and the next one begins at once", async ({ page, backend }) => {
    const { composer, stop, messages, dialog } = await openChat(page);
    await composer.fill("talk to me");
    await composer.press("Enter");
    await expect(messages.last()).toContainText("word word word");
    await stop.click();
    await expect(dialog.getByText("You stopped this answer.")).toBeVisible();
    const stopped = messages.nth(1).locator("[data-slot=chat-bubble-body]");
    const stoppedText = await stopped.innerText();
    await composer.fill("again");
    await composer.press("Enter");
    await expect(messages).toHaveCount(4);
    await expect(messages.last()).toContainText("word word");
    expect(await stopped.innerText()).toBe(stoppedText);
    expect(backend.frames.map(({ type }) => type)).toContain("abort_generation");
  });

  specified(
    "when the connection breaks, the reply ends and keeps its text, and the next question is answered",
    async ({ page, backend }) => {
      const { composer, messages, banner, dialog } = await openChat(page);
      await composer.fill("talk to me");
      await composer.press("Enter");
      await expect(messages.last()).toContainText("word word word");
      backend.cut();
      // The specification's text, followed by the message of the site's client.
      await expect(banner.first()).toHaveText("Connection error: The line was cut.");
      await expect(dialog.getByText("On the line")).toBeAttached({ timeout: 15_000 });
      await expect(composer).toBeEnabled({ timeout: 15_000 });
      await expect(messages.nth(1)).toContainText("word word word");
      await composer.fill("again");
      await composer.press("Enter");
      await expect(messages).toHaveCount(4);
    },
  );
});

for (const regeneratesInPlace of [true, false]) {
  specified.describe(() => {
    specified.use({ options: { regeneratesInPlace } });

    specified(
      `an answer is regenerated under ${regeneratesInPlace ? "the same id" : "another id"}, and a message is edited`,
      async ({ page, backend }) => {
        const { dialog, messages, composer } = await openChat(page);
        await ask(page, "first question");
        await dialog.getByRole("button", { name: "Answer again" }).click();
        await expect(composer).toBeEnabled({ timeout: 20_000 });
        await expect(messages).toHaveCount(2);
        await expect(messages.last()).toContainText("You said: first question");

        await messages.first().getByRole("button", { name: "Edit" }).click();
        await composer.fill("another question");
        await composer.press("Enter");
        await expect(messages.last()).toContainText("You said: another question");
        await expect(messages).toHaveCount(2);
        expect(backend.frames.slice(-2)).toMatchObject([
          { type: "regenerate_message", messageId: expect.any(String) },
          { type: "edit_message", messageId: expect.any(String), content: "another question" },
        ]);
      },
    );
  });
}

const plan = {
  id: "receptionist-basic",
  category: "receptionist",
  categoryName: "AI Receptionist",
  color: "blue",
  name: "Basic",
  tier: "basic",
  description: "For a business with a busy line.",
  price: { monthly: 321, annual: 3210 },
  annualSavings: 642,
  annualSavingsShare: 0.167,
  perCall: 1.6,
  calls: 200,
  features: [],
  popular: true,
  action: { label: "Select Plan", href: "/signup" },
  href: "/pricing",
};

specified.describe(() => {
  specified.use({
    options: {
      tools: () => [
        {
          name: "get_plans",
          arguments: {},
          result: {
            period: "monthly",
            plans: [plan],
            includedInAll: [],
            source: { title: "Pricing", href: "/pricing" },
          },
        },
        { name: "weather", arguments: {}, result: { sun: true } },
        { name: "get_plans", arguments: {}, result: "no plans at all" },
      ],
    },
  });

  specified(
    "a known tool result is shown as a card, and unknown ones are left out without an error",
    async ({ page, consoleMessages }) => {
      await openChat(page);
      const answer = await ask(page, "which plan?");
      await expect(answer.getByRole("article")).toHaveCount(1);
      await expect(answer.getByRole("article", { name: "Basic" })).toContainText("AI Receptionist");
      expect(consoleMessages).toEqual([]);
    },
  );
});

specified.describe(() => {
  specified.use({ options: { welcome: "Welcome! What can we do for you?" } });

  specified(
    "the welcome message cannot be answered again, because it answers no question",
    async ({ page }) => {
      const { dialog, messages } = await openChat(page);
      const again = dialog.getByRole("button", { name: "Answer again" });
      await expect(messages).toHaveText(/Welcome! What can we do for you\?/);
      await expect(messages.getByRole("button", { name: "Copy" })).toBeVisible();
      await expect(again).toHaveCount(0);
      await ask(page, "first question");
      await expect(again).toHaveCount(1);
    },
  );
});
