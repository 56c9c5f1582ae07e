import type { Page } from "@playwright/test";

import { expect, holdApplication, holdIdle, test } from "./fixtures.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search questions" });
const chips = (page: Page) => page.getByRole("group", { name: "Category" });
/** Collapsed questions of the list. */
const closed = (page: Page) => page.getByRole("main").getByRole("button", { expanded: false });
const question = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("Support opens with ten questions, all closed, and All Questions chosen", async ({ page }) => {
  await page.goto("/support");
  await expect(closed(page)).toHaveCount(10);
  await expect(page.getByText("10 questions found")).toBeVisible();
  await expect(chips(page).getByRole("button", { name: /^All Questions/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("one answer is open at a time", async ({ page }) => {
  await page.goto("/support");
  const first = question(page, "How long does setup take?");
  const second = question(page, "What does it cost?");
  await first.click();
  await expect(page.getByText(/^Setup takes 24-48 hours/)).toBeVisible();
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "false");
});

test("search matches a question or an answer, in any case", async ({ page }) => {
  await page.goto("/support");
  await search(page).fill("SPAM FOLDER");
  await expect(page.getByText("1 question found")).toBeVisible();
  await expect(
    question(page, "My verification email has not arrived. What can I do?"),
  ).toBeVisible();
  await search(page).fill("which languages");
  await expect(question(page, "Which languages do the agents speak?")).toBeVisible();
});

test("four topic cards with their counts toggle the category; the chips show it", async ({
  page,
}) => {
  await page.goto("/support");
  for (const [name, articles, found] of [
    ["Getting Started", "12", 3],
    ["Voice Agents", "18", 3],
    ["Integrations", "15", 2],
    ["Troubleshooting", "8", 2],
  ] as const) {
    const card = page.getByRole("button", { name: new RegExp(`^${name} .*${articles} articles$`) });
    const chip = chips(page).getByRole("button", { name });
    await card.click();
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(`${found} questions found`)).toBeVisible();
    await card.click();
    await expect(page.getByText("10 questions found")).toBeVisible();
  }
});

test("a chip filters, toggles, and All Questions resets it", async ({ page }) => {
  await page.goto("/support");
  const chip = chips(page).getByRole("button", { name: "Integrations" });
  await chip.click();
  await expect(page.getByText("2 questions found")).toBeVisible();
  await chip.click();
  await expect(page.getByText("10 questions found")).toBeVisible();
  await chip.click();
  await chips(page)
    .getByRole("button", { name: /^All Questions/ })
    .click();
  await expect(page.getByText("10 questions found")).toBeVisible();
});

test("presses made before the application is there work once it is, one after the other", async ({
  page,
}) => {
  await holdIdle(page);
  const release = await holdApplication(page);
  await page.goto("/support");
  const integrations = chips(page).getByRole("button", { name: "Integrations" });
  // Selected, deselected, selected: each click depends on the one before.
  for (let press = 0; press < 3; press += 1) await integrations.click();
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(integrations).toHaveAttribute("aria-pressed", "true");
});

test("query and category hold together; nothing found offers Clear Filters", async ({ page }) => {
  await page.goto("/support");
  await chips(page).getByRole("button", { name: "Integrations" }).click();
  await search(page).fill("spanish");
  await expect(page.getByRole("heading", { name: "No questions found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("10 questions found")).toBeVisible();
  await expect(search(page)).toHaveValue("");
});

test("/support#setup-time opens that answer", async ({ page }) => {
  await page.goto("/support#setup-time");
  await expect(page.getByText(/^Setup takes 24-48 hours/)).toBeInViewport();
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await expect(question(page, "How long does setup take?")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("the assistant's citation of an answer lifts the filters and opens it", async ({ page }) => {
  await page.goto("/support");
  await chips(page).getByRole("button", { name: "Integrations" }).click();
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("On the line")).toBeVisible();
  const composer = dialog.getByPlaceholder(/^Ask/);
  await composer.fill("How long does setup take?");
  await composer.press("Enter");
  await dialog
    .getByRole("link", { name: /How long does setup take/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(question(page, "How long does setup take?")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByText("10 questions found")).toBeVisible();
  // By its region, because the chat shows the same text.
  await expect(page.getByRole("region", { name: "How long does setup take?" })).toBeInViewport();
});

test("three ways to reach a person: Live Chat, Email Support, Schedule Call", async ({ page }) => {
  await page.goto("/support");
  for (const name of ["Live Chat", "Email Support", "Schedule Call"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Send Email" })).toHaveAttribute("href", /^mailto:/);
  await page.getByRole("button", { name: "Schedule Call" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Send us a Message: all fields are required, then the alert, and the form clears", async ({
  page,
}) => {
  const requests: string[] = [];
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto("/support");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await expect(form).toContainText("A reply comes within 24 hours.");
  const send = form.getByRole("button", { name: "Send Message" });
  await send.hover();
  await form.getByLabel("Name").fill("Dana Ruiz");
  await form.getByLabel("Email").fill("dana@example.com");
  await form.getByLabel("Subject").fill("Greeting");
  await send.click();
  await expect(form.getByLabel("Message")).toBeFocused();
  expect(alerts).toEqual([]);

  await form.getByLabel("Message").fill("The Monday greeting is wrong.");
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await send.click();
  await expect.poll(() => alerts).toEqual(["Thank you! We'll get back to you within 24 hours."]);
  for (const label of ["Name", "Email", "Subject", "Message"])
    await expect(form.getByLabel(label)).toHaveValue("");
  expect(requests.filter((url) => !url.includes("/analytics/"))).toEqual([]);
});

test("what is sent before the application is there is sent once it is, and no word gets into an address", async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await holdIdle(page);
  const release = await holdApplication(page);
  await page.goto("/support");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await form.getByLabel("Name").fill("Dana Ruiz");
  await form.getByLabel("Email").fill("dana@example.com");
  await form.getByLabel("Subject").fill("Greeting");
  await form.getByLabel("Message").fill("The Monday greeting is wrong.");
  // Enter in a field submits the form.
  await form.getByLabel("Subject").press("Enter");
  await expect(form.getByLabel("Message")).toHaveValue("The Monday greeting is wrong.");
  await expect(page).toHaveURL(/\/support$/);

  await release();
  await expect.poll(() => alerts).toEqual(["Thank you! We'll get back to you within 24 hours."]);
});

for (const name of ["Chat with us", "Open Chat", "Book Free Session"]) {
  test(`${name} opens the chat`, async ({ page }) => {
    await page.goto("/support");
    await page.getByRole("main").getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("Back to Top leads back to the headline", async ({ page }) => {
  await page.goto("/support");
  await page.getByRole("link", { name: "Back to Top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer can be read", async ({ page }) => {
    await page.goto("/support");
    await expect(page.getByText(/^Setup takes 24-48 hours/)).toBeVisible();
    await expect(page.getByText(/^Open the call’s summary/)).toBeVisible();
  });
});
