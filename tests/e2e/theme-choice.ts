/** Chooses a color theme as a visitor does. */
import type { Page } from "@playwright/test";

/** @param name Name of the theme in the menu, such as "Dark". */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
}
