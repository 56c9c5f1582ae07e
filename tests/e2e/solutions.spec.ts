/** Tests the pages of the four solutions (specification, section 2, "Product and solution pages"). */
import { expect, test } from "./fixtures.ts";
import { filmsAreMade } from "./made-media.ts";
import { expectChatFrom, expectFigures, inSection } from "./sections.ts";

test("Lead generation: film, challenges, features, steps, results and the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/solutions/lead-generation");

  await test.step("hero with a film: a call to a lead", async () => {
    await expect(page).toHaveTitle(/^Lead Generation/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (filmsAreMade)
      await expect(
        page.getByRole("figure", { name: /^A call back to Erin Cole, who asked for a demo/ }),
      ).toBeVisible();
  });

  await test.step("four challenges, each with its solution; one says that manual dialing reaches 50 to 100 calls a day", async () => {
    const section = inSection(page, "The arithmetic of a dialing day");
    await expect(section.getByRole("term")).toHaveCount(4);
    await expect(section.getByRole("definition")).toHaveCount(4);
    await expect(section).toContainText("50 to 100 calls a day");
  });

  await test.step("four features", async () => {
    const section = inSection(page, "From a name to a meeting");
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  });

  await test.step("three steps, where the hero's link leads", async () => {
    await page.getByRole("main").getByRole("link", { name: "How it works" }).click();
    const section = inSection(page, "Three steps from list to pipeline");
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(section.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("results: 300% ROI, 5x faster qualification, 24/7", async () => {
    await expectFigures(inSection(page, "What customers see in the pipeline"), [
      ["ROI", "300%"],
      ["faster qualification", "5x"],
      ["availability", "24 hours a day, 7 days a week"],
    ]);
  });

  await test.step("call to action opens the chat", async () => {
    await expectChatFrom(
      page,
      inSection(page, "Which list is waiting in a drawer?").getByRole("button"),
    );
  });
});

test("Appointment scheduling: benefits, features, steps, calendars, figures and the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/solutions/appointment-scheduling");

  await test.step("benefit list", async () => {
    await expect(page).toHaveTitle(/^Appointment Scheduling/);
    const section = inSection(page, "What it takes off your hands");
    await expect(section.getByRole("listitem")).toHaveCount(4);
  });

  await test.step("four features", async () => {
    await page.getByRole("main").getByRole("link", { name: "What it does" }).click();
    const section = inSection(page, "A calendar that can talk");
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  });

  await test.step("three steps", async () => {
    const section = inSection(page, "Three steps to a fuller calendar");
    await expect(section.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("supported calendar systems", async () => {
    await expect(inSection(page, "Calendars it writes to").getByRole("listitem")).toHaveText([
      "Google Calendar",
      "Outlook",
      "Calendly",
    ]);
  });

  await test.step("2x increase in bookings, 50% reduction in no-shows, as customers report", async () => {
    const section = inSection(page, "What full calendars report");
    await expectFigures(section, [
      ["bookings", "2x"],
      ["fewer no-shows", "50%"],
    ]);
    await expect(section).toContainText("As customers report");
  });

  await test.step("chat call to action", async () => {
    await expectChatFrom(
      page,
      inSection(page, "What is the next free time?").getByRole("button", { name: "Chat with us" }),
    );
  });
});

test("Call screening: features, steps, trades, benefits, figure and the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/solutions/call-screening");

  await test.step("four features", async () => {
    await expect(page).toHaveTitle(/^Call Screening/);
    const section = inSection(page, "Sorts every call before it reaches you");
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  });

  await test.step("four steps", async () => {
    const section = inSection(page, "Four steps, a few seconds");
    await expect(section.getByRole("listitem")).toHaveCount(4);
  });

  await test.step("benefits", async () => {
    await expect(
      inSection(page, "Quiet for you, fair to every caller").getByRole("listitem"),
    ).toHaveCount(4);
  });

  await test.step("blocks 95% of spam calls, as customers report", async () => {
    const section = inSection(page, "What stays outside");
    await expectFigures(section, [["of spam calls blocked", "95%"]]);
    await expect(section).toContainText("As customers report");
  });

  await test.step("chat call to action", async () => {
    await expectChatFrom(
      page,
      inSection(page, "Who called you today that should not have?").getByRole("button"),
    );
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("industry-specific screening for Law Firms, Real Estate and Mortgage", async () => {
    const section = inSection(page, "The right questions for your trade");
    for (const [name, question] of [
      ["Law Firms", "Who is on the other side?"],
      ["Real Estate", "Which listing is it about?"],
      ["Mortgage", "Is it a purchase or a refinance?"],
    ] as const) {
      const trade = section.getByRole("listitem").filter({ hasText: name });
      await expect(trade.getByRole("listitem")).toHaveCount(3);
      await expect(trade.getByText(question)).toBeVisible();
    }
    await section.getByRole("link", { name: "Mortgage" }).click();
    await expect(page).toHaveURL(/\/industries\/mortgage$/);
  });
});

test("CRM integration: diagram, CRMs, benefits, steps, features and the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/solutions/crm-integration");

  await test.step("hero, whose link scrolls to the data-flow diagram", async () => {
    await expect(page).toHaveTitle(/^CRM Integration/);
    await page.getByRole("main").getByRole("link", { name: "See how data flows" }).click();
    await expect(page.getByRole("heading", { name: "How a call gets there" })).toBeInViewport();
  });

  await test.step("six supported CRMs", async () => {
    await expect(inSection(page, "Six CRMs, plugged in by name").getByRole("listitem")).toHaveCount(
      6,
    );
  });

  await test.step("four benefits: automatic contact creation, activity logging, call summaries, lead scoring", async () => {
    await expect(
      inSection(page, "What it writes down").getByRole("heading", { level: 3 }),
    ).toHaveText([
      "Automatic contact creation",
      "Activity logging",
      "Call summaries",
      "Lead scoring",
    ]);
  });

  await test.step("three setup steps", async () => {
    const section = inSection(page, "Three steps to set it up");
    await expect(section.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("a data-flow diagram: AI agent, API integration, the customer's CRM", async () => {
    const section = inSection(page, "How a call gets there");
    await expect(section.getByRole("heading", { level: 3 })).toHaveText([
      "AI agent",
      "API integration",
      "Your CRM",
    ]);
  });

  await test.step("list of integration features", async () => {
    await expect(inSection(page, "What the integration does").getByRole("listitem")).toHaveCount(6);
  });

  await test.step("final call to action 'Start Integration' opens the chat", async () => {
    await expect(inSection(page, "See your own fields fill in.").getByRole("button")).toHaveText(
      "Start Integration",
    );
    await expectChatFrom(
      page,
      page.getByRole("button", { name: "Start Integration", exact: true }),
    );
  });
});
