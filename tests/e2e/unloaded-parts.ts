/** Helpers for tests of parts whose scripts cannot be loaded, and of alerts. */
import { loadFailure } from "@larkline/content/load-failure";
import { type Page, expect } from "@playwright/test";

/** The texts of the page's alerts. Each alert is closed as soon as it is shown. */
export function collectAlerts(page: Page): readonly string[] {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Fails every request for a script, as on a lost connection, until `page.unrouteAll` is called. */
export const failScripts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());

/**
 * Uses a part of the page while its scripts cannot be loaded, and expects one alert, which says so and names
 * the phone number. Then the page is reloaded, with its scripts.
 *
 * @param load Clicks what loads the part.
 * @returns All alerts so far, also those that follow.
 */
export async function expectAlertForUnloaded(
  page: Page,
  load: () => Promise<void>,
): Promise<readonly string[]> {
  const alerts = collectAlerts(page);
  await failScripts(page);
  await load();
  await expect.poll(() => alerts).toEqual([loadFailure]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  return alerts;
}
