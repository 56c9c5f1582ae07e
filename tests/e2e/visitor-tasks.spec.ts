/**
 * Tests that on a phone visitors find the answers to common questions without the chat, from the home page
 * with at most three taps. Scrolling does not count.
 */
import type { Locator, Page } from "@playwright/test";

import { phone } from "../../scripts/bench/transfers.ts";
import { shownPrice } from "../shown-price.ts";
import { expect, test } from "./fixtures.ts";
import { filmsAreMade, greetingsAreMade } from "./made-media.ts";

type Find = (page: Page) => Locator;

/** Questions that a visitor can answer after the same taps. */
interface Task {
  neededTaps: readonly Find[];
  /** The element that answers each question, visible at once or after scrolling. */
  answers: Readonly<Record<string, Find>>;
}

const link =
  (name: string): Find =>
  (page) =>
    page.getByRole("link", { name, exact: true });
const button =
  (name: string): Find =>
  (page) =>
    page.getByRole("button", { name, exact: true });
const openMenu = button("Open menu");
/** A collapsible group of the menu. */
const group =
  (name: string): Find =>
  (page) =>
    page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name, exact: true });
const text =
  (words: string | RegExp): Find =>
  (page) =>
    page.getByRole("main").getByText(words);

const tasks: readonly Task[] = [
  {
    neededTaps: [openMenu, link("Pricing")],
    answers: {
      "what does it cost for 300 calls": text("600 calls a month"),
      "what does a year of Basic cost": text(
        `${shownPrice("receptionist-basic", "annual")} a year`,
      ),
      "can a caller reach a person": text("Puts urgent callers through to a person"),
      "how long until it answers": text("Rapid deployment"),
    },
  },
  {
    neededTaps: [openMenu, group("Industries"), link("Healthcare")],
    answers: { "is this for dentists": text("Dental") },
  },
  // The film of the chosen industry plays with sound. If the brand has no films yet, visitors can hear the
  // recording on a product's page.
  filmsAreMade
    ? {
        neededTaps: [(page) => page.getByRole("main").getByRole("button", { name: /^Law Firms/ })],
        answers: { "can I hear a call": button("Mute") },
      }
    : {
        neededTaps: [openMenu, group("Products"), link("AI Receptionist")],
        answers: {
          "can I hear a call": (page) =>
            page.getByRole("main").getByRole("link", { name: /^Hear the call/ }),
        },
      },
  {
    neededTaps: [openMenu, group("Products"), link("AI Receptionist")],
    answers: {
      // If the brand has no recorded greetings yet, the page shows the text only.
      "does it speak Spanish": greetingsAreMade
        ? (page) => page.getByRole("main").getByRole("link", { name: /^Spanish/ })
        : text(/^Spanish/),
    },
  },
  {
    neededTaps: [openMenu, group("Solutions"), link("CRM Integration")],
    answers: { "does it work with HubSpot": text("HubSpot") },
  },
  {
    neededTaps: [openMenu, group("Resources"), link("Case Studies")],
    answers: { "did it work for a law firm": text(/A personal injury firm/) },
  },
  {
    neededTaps: [link("Security")],
    answers: {
      "is what my callers say safe": (page) => page.getByRole("dialog").getByText(/encrypts calls/),
    },
  },
  {
    neededTaps: [],
    answers: {
      "how do I reach them": (page) =>
        page.getByRole("contentinfo").getByRole("link", { name: /@/ }),
    },
  },
  {
    neededTaps: [openMenu, link("Pricing"), link("Start Free Trial")],
    answers: {
      "where do I sign up": (page) =>
        page.getByRole("main").getByRole("textbox", { name: "Email" }),
    },
  },
];

/** Scrolls down, screen by screen, until the target appears. Some parts load only near the viewport. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if ((await target.count()) > 0) return;
    await page.mouse.wheel(0, phone.viewport.height);
    expect(await target.count()).toBeGreaterThan(0);
  }).toPass();
}

test.use(phone);

for (const { answers, neededTaps } of tasks)
  test(`${Object.keys(answers).join("; ")}: in ${neededTaps.length} taps`, async ({ page }) => {
    expect(neededTaps.length).toBeLessThanOrEqual(3);
    await page.goto("/");
    for (const find of neededTaps) {
      await reach(page, find(page));
      await find(page).first().tap();
    }
    for (const [asked, answer] of Object.entries(answers))
      await test.step(asked, () => expect(answer(page).first()).toBeVisible());
  });
