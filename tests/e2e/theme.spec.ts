/** Tests the site's color theme: the system's, or the one that the visitor chooses. */
import type { Page } from "@playwright/test";

import { expect, holdNextScript, holdIdle, hydrate, test } from "./fixtures.ts";
import { chooseTheme } from "./theme-choice.ts";

test.use({ colorScheme: "light" });

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("follows the system until a theme is chosen", async ({ page }) => {
  await page.goto("/login");
  const light = await background(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background(page)).not.toBe(light);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("a chosen theme applies at once and is stored; System removes the choice", async ({
  page,
}) => {
  await page.goto("/login");
  const light = await background(page);
  await chooseTheme(page, "Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await background(page)).not.toBe(light);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

  await chooseTheme(page, "System");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  expect(await background(page)).toBe(light);
});

test("a chosen theme also applies if it cannot be stored", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Storage is full.", "QuotaExceededError");
    };
  });
  await page.goto("/login");
  await chooseTheme(page, "Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a choice that was stored while the browser kept the page for Back applies when it is shown", async ({
  page,
}) => {
  await page.goto("/login");
  await hydrate(page);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the chosen theme is marked before the page changes its colors", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: /^Theme/ }).click();
  const dark = page.getByRole("radio", { name: "Dark" });
  const atFirstPaint = await dark.evaluate(async (radio: HTMLInputElement) => {
    radio.click();
    await new Promise(requestAnimationFrame);
    return { marked: radio.checked, theme: document.documentElement.dataset["theme"] };
  });
  expect(atFirstPaint).toEqual({ marked: true, theme: undefined });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a stored theme applies before the first paint", async ({ page }) => {
  await holdIdle(page);
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset["theme"] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/login");
  expect(await page.evaluate("themeAtBody")).toBe("dark");
});

test("forced colors apply without an interaction", async ({ page }) => {
  await holdIdle(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/login");
  // The field of jacks is an image in the page's colors. In system colors it would be a solid block, so the
  // styles for forced colors hide it.
  await expect(page.locator("[data-anchor]").first()).toBeHidden();
});

test("more contrast can be chosen together with the system's theme", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("checkbox", { name: "More contrast" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system-contrast");
  await expect(page.getByRole("button", { name: "Theme: System, More contrast" })).toBeVisible();
});

test("a click before hydration opens the theme menu after it, and the choice applies", async ({
  page,
}) => {
  await holdIdle(page);
  const release = await holdNextScript(page);
  await page.goto("/login");
  await page.getByRole("button", { name: /^Theme/ }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");

  await release();
  await page.getByRole("checkbox", { name: "More contrast" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system-contrast");
  await expect(page.getByRole("checkbox", { name: "More contrast" })).toBeChecked();
});

for (const state of ["hydrated", "not hydrated yet"])
  test(`a choice in one tab applies in another, which is ${state}`, async ({ page, context }) => {
    await holdIdle(page);
    await page.goto("/login");
    const button = page.getByRole("button", { name: /^Theme/ });
    if (state === "hydrated") {
      await button.click();
      await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
      await page.keyboard.press("Escape");
    }
    const other = await context.newPage();
    await other.goto("/login");
    await chooseTheme(other, "Dark");
    await page.bringToFront();
    await button.hover();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
