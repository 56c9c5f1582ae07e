import type { AnalyticsEvent } from "@larkline/contract/analytics";

const host = "https://www.googletagmanager.com/gtm.js";

/**
 * Loads a tag manager container and returns a function that passes events on to it. The server's
 * Content-Security-Policy must allow it (`TAG_MANAGER_ID`).
 */
export function createTagManager(id: string): (event: AnalyticsEvent) => void {
  const page: { dataLayer?: unknown[] } & Window = window;
  const layer = (page.dataLayer ??= []);
  layer.push({ event: "gtm.js", "gtm.start": Date.now() });
  document.head.append(
    Object.assign(document.createElement("script"), {
      async: true,
      src: `${host}?id=${encodeURIComponent(id)}`,
    }),
  );
  return (event) => layer.push({ ...event });
}
