/** Tests how pages look on paper, after the complete stylesheet has been loaded (`print.css` of the kit). */
import { brand } from "@larkline/content/brand";
import type { Locator, Page } from "@playwright/test";

import { expect, hydrate, test } from "./fixtures.ts";

/** Shows the page as it is printed, with the floating call to action and the header that stays in the window. */
async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  const floating = page.locator("[data-slot=floating-cta]");
  await expect(floating).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(floating).toBeHidden();
}

/** Lightness of an element's color, from 0 for black to 1 for white. */
const lightness = (element: Locator, property: "color" | "backgroundColor"): Promise<number> =>
  element.evaluate((node, name) => {
    const { [name]: color } = getComputedStyle(node);
    const [red = 0, green = 0, blue = 0] = Array.from(color.matchAll(/[\d.]+/g), Number);
    return (red + green + blue) / 765;
  }, property);

for (const path of ["/pricing", "/industries/law-firms", "/blog/two-rings"])
  test(`${path} is printed with dark text on white, without what stays in the window`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await print(page, path);
    const header = page.getByRole("banner");
    expect(await header.evaluate((node) => getComputedStyle(node).position)).toBe("static");
    await expect(header.getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    for (const heading of await page.getByRole("heading").filter({ visible: true }).all())
      expect(await lightness(heading, "color")).toBeLessThan(0.3);
    for (const part of await page.locator("body, main section, footer").all()) {
      const background = await part.evaluate((node) => getComputedStyle(node).backgroundColor);
      expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(background);
    }
    await expect(page.getByRole("contentinfo").getByText(brand.contact.email)).toBeVisible();
  });

test("on paper, closed answers are shown", async ({ page }) => {
  await print(page, "/support");
  const answers = page.locator("main kit-findable");
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("on paper, prices are readable, and no plan and no row is cut", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await print(page, "/pricing");
  const plan = page.getByRole("article", { name: "Basic" });
  const digit = plan.locator("[data-wheel]").first();
  const light = await lightness(digit, "color");
  const dark = await lightness(digit, "backgroundColor");
  expect(light - dark).toBeGreaterThan(0.6);
  for (const part of [plan, page.getByRole("row").last()])
    expect(await part.evaluate((node) => getComputedStyle(node).breakInside)).toBe("avoid");
  // The table is as wide as the paper.
  const table = page.getByRole("table");
  expect(
    await table.evaluate(
      (node) => node.getBoundingClientRect().right <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
});

test("on paper, an open chat is printed as a whole, instead of the page behind it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 500 });
  await page.goto("/");
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const chat = page.getByRole("dialog");
  const field = chat.getByRole("textbox", { name: "Message" });
  await field.fill("How much is AI Receptionist?");
  await field.press("Enter");
  await expect(chat.getByRole("button", { name: "Answer again" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(field).toBeHidden();
  await expect(page.locator("main, footer")).toHaveCount(2);
  await expect(page.locator("main, footer").filter({ visible: true })).toHaveCount(0);
  await expect(chat.getByRole("button")).toHaveCount(0);
  // Nothing is cut off: the document is as high as the conversation, which needs more than one window.
  const [first, last] = [chat.getByRole("listitem").first(), chat.getByRole("table")];
  await expect(first).toBeVisible();
  const bottom = await last.evaluate((node) => node.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeGreaterThan(500);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(bottom);
  expect(await chat.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(
    0,
  );
});
