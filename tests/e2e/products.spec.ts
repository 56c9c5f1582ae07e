/** Tests the pages of the two products (specification, section 2, "Product and solution pages"). */
import { expect, test } from "./fixtures.ts";
import { expectChatFrom, expectFigures, inSection } from "./sections.ts";

test("Outbound AI agents: calls to action, challenges, features, steps, results and tools, in one visit", async ({
  page,
}) => {
  await page.goto("/products/outbound-ai-agents");

  await test.step("'Learn More' scrolls to features", async () => {
    await page.getByRole("main").getByRole("link", { name: "Learn More" }).click();
    await expect(page.getByRole("heading", { name: "What it does on a call" })).toBeInViewport();
    await expect(page).toHaveURL(/#features$/);
  });

  await test.step("four challenges, each with its solution", async () => {
    const section = inSection(page, "A list is only as good as the calls made on it.");
    await expect(section.getByRole("term")).toHaveCount(4);
    await expect(section.getByRole("term").first()).toContainText("50 to 100 numbers a day");
    await expect(section.getByRole("definition")).toHaveCount(4);
  });

  await test.step("four feature cards", async () => {
    const section = inSection(page, "What it does on a call");
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  });

  await test.step("three-step process", async () => {
    const section = inSection(page, "Three steps to the first call");
    await expect(section.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("results: 300% lead volume, 5x faster qualification, 24/7", async () => {
    await expectFigures(inSection(page, "What comes of it"), [
      ["lead volume", "300%"],
      ["faster qualification", "5x"],
      ["availability", "24 hours a day, 7 days a week"],
    ]);
    await expect(page.getByText("lead volume")).toBeVisible();
  });

  await test.step("integrations grid of six tools: CRM, calendar and automation", async () => {
    const tools = inSection(page, "It knows where your leads live.").getByRole("listitem");
    await expect(tools).toHaveText([
      "Salesforce",
      "HubSpot",
      "Google Calendar",
      "Calendly",
      "Zapier",
      "Make",
    ]);
  });

  await test.step("hero with 'Start Generating Leads', which opens the chat", async () => {
    await expect(page).toHaveTitle(/^Outbound AI Agents/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("figure", { name: /^A call in progress/ })).toBeVisible();
    await expectChatFrom(
      page,
      page.getByRole("button", { name: "Start Generating Leads", exact: true }),
    );
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("final call to action opens the chat", async () => {
    await expectChatFrom(page, inSection(page, "Give it ten numbers.").getByRole("button"));
  });
});

test("AI receptionist: calls to action, challenges, features, steps, results and tools, in one visit", async ({
  page,
}) => {
  await page.goto("/products/ai-receptionist");

  await test.step("four challenges, each with its solution", async () => {
    const section = inSection(page, "The call you missed was somebody’s only try.");
    await expect(section.getByRole("term")).toHaveCount(4);
    await expect(section.getByRole("definition")).toHaveCount(4);
  });

  await test.step("six features", async () => {
    const section = inSection(page, "What a good front desk does");
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(6);
  });

  await test.step("four-step process", async () => {
    const section = inSection(page, "Four steps, then it picks up");
    await expect(section.getByRole("listitem")).toHaveCount(4);
  });

  await test.step("results: 2x appointments, 50% fewer no-shows, 24/7", async () => {
    await expectFigures(inSection(page, "What a full answer rate looks like"), [
      ["appointments", "2x"],
      ["fewer no-shows", "50%"],
      ["availability", "24 hours a day, 7 days a week"],
    ]);
  });

  await test.step("six tools, among them a team chat", async () => {
    const tools = inSection(page, "Plugged into the desk you have.").getByRole("listitem");
    await expect(tools).toHaveCount(6);
    await expect(tools.filter({ hasText: "Slack" })).toBeVisible();
  });

  await test.step("hero with 'Try AI Receptionist', which opens the chat", async () => {
    await expect(page).toHaveTitle(/^AI Receptionist/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectChatFrom(
      page,
      page.getByRole("button", { name: "Try AI Receptionist", exact: true }),
    );
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("final call to action opens the chat", async () => {
    await expectChatFrom(page, inSection(page, "Let it take one evening.").getByRole("button"));
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("'See the plans' opens the plans on the pricing page", async () => {
    await page.getByRole("main").getByRole("link", { name: "See the plans" }).click();
    await expect(page).toHaveURL(/\/pricing#receptionist$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Your phone/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the call in progress is shown, and the link to the features works", async ({ page }) => {
    await page.goto("/products/ai-receptionist");
    await expect(page.getByRole("figure", { name: /^A call in progress/ })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "See what it does" }).click();
    await expect(
      page.getByRole("heading", { name: "What a good front desk does" }),
    ).toBeInViewport();
  });
});
