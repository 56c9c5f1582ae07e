/**
 * Intercepts the analytics requests of a page, so that tests can read its clicks on calls to action (CTA).
 */
import type { Page } from "@playwright/test";

/** The `cta_click` events that the page sends from now on (specification, section 3). */
export async function ctaClicks(page: Page): Promise<unknown[]> {
  const clicks: unknown[] = [];
  await page.route("**/api/v1/analytics/track", async (route) => {
    const body: unknown = route.request().postDataJSON();
    for (const event of Array.isArray(body) ? body : [body])
      if (event.event === "cta_click") clicks.push(event);
    await route.fulfill({ status: 200, json: {} });
  });
  return clicks;
}
