/** Locators and expectations for the sections of a page. */
import { type Locator, type Page, expect } from "@playwright/test";

/** The section of the page that has this heading as its name. */
export const inSection = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("region", { name });

/** Expects exactly these figures in the section, in this order, each with its label and accessible text. */
export async function expectFigures(
  section: Locator,
  figures: readonly (readonly [label: string, spoken: string])[],
): Promise<void> {
  await expect(section.getByRole("term")).toHaveText(figures.map(([label]) => label));
  for (const [label, spoken] of figures) {
    const figure = section.getByRole("term").filter({ hasText: label }).locator("..");
    await expect(figure.getByRole("img", { name: spoken, exact: true })).toBeVisible();
  }
}

/** Presses the button, and expects the chat with the focus in its text field. */
export async function expectChatFrom(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeFocused();
}
