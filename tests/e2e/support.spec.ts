/** Tests the support page: questions and answers, search, clicks before hydration, and the contact form. */
import { header } from "@larkline/content/header";
import { loadFailure } from "@larkline/content/load-failure";
import type { Page, Route } from "@playwright/test";

import { collectEvents } from "./analytics-events.ts";
import { expect, holdIdle, holdNextScript, hydrate, preventChatPreload, test } from "./fixtures.ts";
import { recordLiveTexts } from "./live-texts.ts";
import { collectAlerts } from "./unloaded-parts.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search questions" });
const chips = (page: Page) => page.getByRole("group", { name: "Category" });
/** Collapsed questions of the list. */
const closed = (page: Page) => page.getByRole("main").getByRole("button", { expanded: false });
/** The form, which has no accessible name: it would contain the names of its fields. */
const messageForm = (page: Page) =>
  page.locator("form").filter({ has: page.getByRole("heading", { name: "Send us a Message" }) });
const question = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a click while the browser is offline keeps the page, which works again once it is online", async ({
  page,
  context,
}) => {
  await page.goto("/support");
  await hydrate(page);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: /^Getting Started .*articles$/ }).press("Enter");
  await failed;
  await context.setOffline(false);
  // Older versions of Chromium cache the failed module and reload the page. Newer versions show the questions.
  await expect(async () => {
    await page.getByRole("button", { name: /^Getting Started .*articles$/ }).press("Enter");
    await expect(page.getByText("3 questions found")).toBeVisible({ timeout: 1000 });
  }).toPass();
});

/**
 * Opens the page and lets all scripts fail, as after a release, and at first also the document, as while a server
 * restarts.
 *
 * @returns `untilAsked` waits until the page has asked for the document twice. `serveDocument` ends its failures.
 */
async function openDuringOutage(page: Page) {
  await preventChatPreload(page);
  await page.goto("/support");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 500 }));
  let asked = 0;
  await page.route("**/support", async (route) => {
    asked += 1;
    await route.fulfill({ status: 502, body: "Bad Gateway" });
  });
  return {
    untilAsked: () => expect.poll(() => asked).toBeGreaterThan(1),
    serveDocument: () => page.unroute("**/support"),
  };
}

for (const when of ["before", "while"] as const)
  test(`if the answers' scripts fail, a page is not reloaded whose message is written ${when} they load: an alert asks for it`, async ({
    page,
  }) => {
    const outage = await openDuringOutage(page);
    const alerts = collectAlerts(page);
    const message = messageForm(page).getByRole("textbox", { name: "Message" });
    if (when === "before") await message.fill("Do you speak Portuguese?");
    await question(page, "What does it cost?").click();
    // The field keeps the focus, as long as the visitor types.
    if (when === "while") await message.pressSequentially("Do you speak Portuguese?");
    await outage.untilAsked();
    expect(alerts).toEqual([]);
    await outage.serveDocument();
    await expect.poll(() => alerts).toEqual([loadFailure]);
    await expect(message).toHaveValue("Do you speak Portuguese?");
  });

test("if the answers' scripts fail, the page is reloaded as soon as the server sends it", async ({
  page,
}) => {
  const outage = await openDuringOutage(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await question(page, "What does it cost?").click();
  await outage.untilAsked();
  expect(await page.evaluate("sameDocument")).toBe(true);
  const reloaded = page.waitForEvent("load");
  await outage.serveDocument();
  await reloaded;
  await page.unrouteAll();
  await page.reload();
  await question(page, "What does it cost?").click();
  await expect(question(page, "What does it cost?")).toHaveAttribute("aria-expanded", "true");
});

test("questions: one answer open at a time, search, topic cards, chips and an empty result, in one visit", async ({
  page,
}) => {
  await page.goto("/support");
  const all = chips(page).getByRole("button", { name: "All Questions", exact: true });
  await test.step("opens with ten questions, all closed, and All Questions chosen", async () => {
    await expect(closed(page)).toHaveCount(10);
    await expect(page.getByText("10 questions found")).toBeVisible();
    await expect(all).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("one answer is open at a time", async () => {
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

  await test.step("four topic cards with their counts toggle the category; the chips show it", async () => {
    for (const [name, articles, found] of [
      ["Getting Started", "12", 3],
      ["Voice Agents", "18", 3],
      ["Integrations", "15", 2],
      ["Troubleshooting", "8", 2],
    ] as const) {
      const card = page.getByRole("button", {
        name: new RegExp(`^${name} .*${articles} articles$`),
      });
      const chip = chips(page).getByRole("button", { name });
      await card.click();
      await expect(card).toHaveAttribute("aria-pressed", "true");
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(`${found} questions found`)).toBeVisible();
      await card.click();
      await expect(page.getByText("10 questions found")).toBeVisible();
    }
  });

  const chip = chips(page).getByRole("button", { name: "Integrations" });
  await test.step("a chip filters, toggles, and All Questions resets it", async () => {
    await chip.click();
    await expect(page.getByText("2 questions found")).toBeVisible();
    await chip.click();
    await expect(page.getByText("10 questions found")).toBeVisible();
    await chip.click();
    await all.click();
    await expect(page.getByText("10 questions found")).toBeVisible();
  });

  await test.step("search matches questions and answers, ignoring case", async () => {
    await search(page).fill("SPAM FOLDER");
    await expect(page.getByText("1 question found")).toBeVisible();
    await expect(
      question(page, "My verification email has not arrived. What can I do?"),
    ).toBeVisible();
    await search(page).fill("which languages");
    await expect(question(page, "Which languages do the agents speak?")).toBeVisible();
  });

  await test.step("search finds words with the straight apostrophe of a keyboard", async () => {
    await search(page).fill("agent's");
    await expect(page.getByText("1 question found")).toBeVisible();
  });

  await test.step("query and category are combined; an empty result offers Clear Filters", async () => {
    await chip.click();
    await search(page).fill("spanish");
    await expect(page.getByRole("heading", { name: "No questions found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    // The pressed button is removed, so the focus moves to the search field.
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByText("10 questions found")).toBeVisible();
    await expect(search(page)).toHaveValue("");
  });
});

test("clicks before hydration are replayed after it, in order", async ({ page }) => {
  await holdIdle(page);
  const release = await holdNextScript(page);
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

/**
 * Delays all scripts that a hydrated page requests from now on.
 *
 * @returns A function that returns the number of delayed scripts, and one that releases them.
 */
async function holdScripts(page: Page) {
  const heldRoutes: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (isHolding) heldRoutes.push(route);
    else await route.continue();
  });
  return {
    count: () => heldRoutes.length,
    release: async () => {
      isHolding = false;
      await Promise.all(heldRoutes.map((route) => route.continue()));
    },
  };
}

test("the answers' scripts load with their first use, and earlier clicks are replayed in order", async ({
  page,
}) => {
  // If the chat were preloaded, its scripts would be counted, too.
  await preventChatPreload(page);
  await page.goto("/support");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const scripts = await holdScripts(page);
  const first = question(page, "How long does setup take?");
  const second = question(page, "What does it cost?");

  // Pointing at a chip and filling in the contact form do not load the answers' scripts.
  await chips(page).getByRole("button", { name: "Integrations" }).hover();
  await page.getByRole("textbox", { name: "Name" }).fill("Dana Ruiz");
  expect(scripts.count()).toBe(0);

  await first.focus();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await second.click();
  await expect(closed(page)).toHaveCount(10);
  await scripts.release();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(second).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Dana Ruiz");
});

test("a search shows all questions until the answers' scripts have loaded", async ({ page }) => {
  // If the chat were preloaded, its scripts would be counted, too.
  await preventChatPreload(page);
  await page.goto("/support");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const scripts = await holdScripts(page);
  await search(page).fill("spam folder");
  await expect(page.getByText("1 question found")).toBeVisible();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await expect(closed(page)).toHaveCount(10);
  await scripts.release();
  await expect(closed(page)).toHaveCount(1);
});

test("an answer that the browser's page search opens is also shown as expanded by its question", async ({
  page,
}) => {
  await page.goto("/support");
  /** Opens an answer as the browser's page search does. */
  const match = () =>
    page.locator("#cost").evaluate((answer) => {
      // The steps of HTML's "ancestor revealing algorithm".
      answer.dispatchEvent(new Event("beforematch", { bubbles: true }));
      answer.removeAttribute("hidden");
    });
  // Before the page is hydrated.
  await match();
  await hydrate(page);
  await expect(question(page, "What does it cost?")).toHaveAttribute("aria-expanded", "true");

  await page.reload();
  await hydrate(page);
  await match();
  await expect(question(page, "What does it cost?")).toHaveAttribute("aria-expanded", "true");
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

/** Asks the assistant about the setup, and follows its link to the answer on this page. */
async function followAnswerFromChat(page: Page): Promise<void> {
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
}

test("a link from the assistant to an answer clears the filters and opens it", async ({ page }) => {
  await page.goto("/support");
  await chips(page).getByRole("button", { name: "Integrations" }).click();
  await followAnswerFromChat(page);
  await expect(question(page, "How long does setup take?")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByText("10 questions found")).toBeVisible();
  // Found by its region, because the chat contains the same text.
  await expect(page.getByRole("region", { name: "How long does setup take?" })).toBeInViewport();
});

test("a link from the assistant opens an answer of a list that was not used before", async ({
  page,
}) => {
  await page.goto("/support");
  await followAnswerFromChat(page);
  await expect(page.getByRole("region", { name: "How long does setup take?" })).toBeInViewport();
  await expect(closed(page)).toHaveCount(9);
});

test("three ways to reach a person, four buttons that open the chat, and Back to Top, in one visit", async ({
  page,
}) => {
  await page.goto("/support");
  const main = page.getByRole("main");
  for (const name of ["Live Chat", "Email Support", "Schedule Call"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Send Email" })).toHaveAttribute("href", /^mailto:/);

  for (const name of ["Schedule Call", "Chat with us", "Open Chat", "Book Free Session"])
    await test.step(`${name} opens the chat`, async () => {
      await main.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });

  await test.step("Back to Top leads back to the headline", async () => {
    await page.getByRole("link", { name: "Back to Top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: header.skip })).toBeFocused();
  });
});

test("Send us a Message: the message is required; then the alert, and the form clears", async ({
  page,
}) => {
  const requests: string[] = [];
  const alerts = collectAlerts(page);
  const events = await collectEvents(page);
  await page.goto("/support");
  const form = messageForm(page);
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
  await expect
    .poll(() => events.filter(({ event }) => event === "support_form_submitted").length)
    .toBe(1);
});

test("each field of the form, and the hint, is found once on the whole page, by its label or its text", async ({
  page,
}) => {
  await page.goto("/support");
  for (const label of ["Name", "Email", "Subject", "Message"])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByText("within 24 hours")).toBeVisible();
});

test("a message that is not sent yet stays while the visitor looks at another page", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/support");
  const form = messageForm(page);
  const message = form.getByLabel("Message");
  await message.fill("The Monday greeting is wrong.");
  const leaveAndReturn = async () => {
    await page.getByRole("link", { name: "Larkline" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(message).toBeVisible();
  };
  await leaveAndReturn();
  await expect(message).toHaveValue("The Monday greeting is wrong.");

  await form.getByLabel("Name").fill("Dana Ruiz");
  await form.getByLabel("Email").fill("dana@example.com");
  await form.getByLabel("Subject").fill("Greeting");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(message).toHaveValue("");
  await leaveAndReturn();
  await expect(message).toHaveValue("");
});

test("a form submitted before hydration is sent after it, and its text is in no URL", async ({
  page,
}) => {
  const alerts = collectAlerts(page);
  await holdIdle(page);
  const release = await holdNextScript(page);
  await page.goto("/support");
  const form = messageForm(page);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers are readable", async ({ page }) => {
    await page.goto("/support");
    await expect(page.getByText(/^Setup takes 24-48 hours/)).toBeVisible();
    await expect(page.getByText(/^Open the call’s summary/)).toBeVisible();
  });
});

test("an empty form announces the focused field's error only, and nothing while fields are corrected", async ({
  page,
}) => {
  await page.goto("/support");
  await hydrate(page);
  const form = messageForm(page);
  const announced = await recordLiveTexts(page);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText("4 fields need a look")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused();
  expect(await announced()).toEqual(["polite: Enter your name"]);
  await form.getByRole("textbox", { name: "Name" }).fill("Marta");
  await form.getByRole("textbox", { name: "Subject" }).fill("Hours");
  await expect(form.getByText("2 fields need a look")).toBeVisible();
  expect(await announced()).toHaveLength(1);
});
