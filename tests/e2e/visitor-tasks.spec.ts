import type { Locator, Page } from "@playwright/test";

import { phone } from "../../scripts/bench/transfers.ts";
import { expect, test } from "./fixtures.ts";
import { filmsAreMade, greetingsAreMade } from "./made-media.ts";

// Visitors reach what they came for on a phone, without the chat, from the home page with at most
// three taps. Scrolling is free.

type Find = (page: Page) => Locator;

interface Task {
  asks: string;
  presses: readonly Find[];
  /** The element that answers it, in view or after scrolling. */
  answer: Find;
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
    page.getByRole("dialog", { name: "Menu" }).locator("summary", { hasText: name });
const text =
  (words: string | RegExp): Find =>
  (page) =>
    page.getByRole("main").getByText(words);

const tasks: readonly Task[] = [
  {
    asks: "what does it cost for 300 calls",
    presses: [openMenu, link("Pricing")],
    answer: text("600 calls a month"),
  },
  {
    asks: "what does a year of Basic cost",
    presses: [openMenu, link("Pricing")],
    answer: text("$2,990 a year"),
  },
  {
    asks: "is this for dentists",
    presses: [openMenu, group("Industries"), link("Healthcare")],
    answer: text("Dental"),
  },
  {
    asks: "can I hear a call",
    // The film of the chosen industry plays with sound; where none is made, a page has a recording.
    ...(filmsAreMade
      ? {
          presses: [(page) => page.getByRole("main").getByRole("button", { name: /^Law Firms/ })],
          answer: button("Mute"),
        }
      : {
          presses: [openMenu, group("Products"), link("AI Receptionist")],
          answer: (page) => page.getByRole("main").getByRole("link", { name: /^Hear the call/ }),
        }),
  },
  {
    asks: "does it speak Spanish",
    presses: [openMenu, group("Products"), link("AI Receptionist")],
    // Where no greeting is made, it is read instead of heard.
    answer: greetingsAreMade
      ? (page) => page.getByRole("main").getByRole("link", { name: /^Spanish/ })
      : text(/^Spanish/),
  },
  {
    asks: "does it work with HubSpot",
    presses: [openMenu, group("Solutions"), link("CRM Integration")],
    answer: text("HubSpot"),
  },
  {
    asks: "did it work for a law firm",
    presses: [openMenu, group("Resources"), link("Case Studies")],
    answer: text(/A personal injury firm/),
  },
  {
    asks: "can a caller reach a person",
    presses: [openMenu, link("Pricing")],
    answer: text("Puts urgent callers through to a person"),
  },
  {
    asks: "is what my callers say safe",
    presses: [link("Security")],
    answer: (page) => page.getByRole("dialog").getByText(/encrypts calls/),
  },
  {
    asks: "how long until it answers",
    presses: [openMenu, link("Pricing")],
    answer: text("Rapid deployment"),
  },
  {
    asks: "how do I reach them",
    presses: [],
    answer: (page) => page.getByRole("contentinfo").getByRole("link", { name: /@/ }),
  },
  {
    asks: "where do I sign up",
    presses: [openMenu, link("Pricing"), link("Start Free Trial")],
    answer: (page) => page.getByRole("main").getByRole("textbox", { name: "Email" }),
  },
];

/** Scrolls down, screen by screen, until it appears: some parts load when they come near. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if ((await target.count()) > 0) return;
    await page.mouse.wheel(0, phone.viewport.height);
    expect(await target.count()).toBeGreaterThan(0);
  }).toPass();
}

test.use(phone);

for (const { answer, asks, presses } of tasks)
  test(`${asks}: in ${presses.length} presses`, async ({ page }) => {
    expect(presses.length).toBeLessThanOrEqual(3);
    await page.goto("/");
    for (const find of presses) {
      await reach(page, find(page));
      await find(page).first().tap();
    }
    await expect(answer(page).first()).toBeVisible();
  });
