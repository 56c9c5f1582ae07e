/** Intercepts the analytics requests of a page, so that tests can read its events. */
import type { Page } from "@playwright/test";

/** An analytics event: its name and its other fields. */
export type CountedEvent = Record<string, unknown> & { event: string };

/** The analytics events that the page sends from now on, in order (specification, section 3). */
export async function collectEvents(page: Page): Promise<CountedEvent[]> {
  const events: CountedEvent[] = [];
  await page.route("**/api/v1/analytics/track", async (route) => {
    const body: unknown = route.request().postDataJSON();
    events.push(...(Array.isArray(body) ? body : [body]));
    await route.fulfill({ status: 200, json: {} });
  });
  return events;
}
