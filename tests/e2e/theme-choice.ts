/** Chooses a color theme as a visitor does. */
import type { Page } from "@playwright/test";

/** @param name Name of the theme in the menu, such as "Dark". */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  // By keyboard, because the button is in the footer: scrolling there shows the floating call to action, which may
  // cover the button at the moment of a click.
  await page.getByRole("button", { name: /^Theme/ }).press("Enter");
  await page.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
}
