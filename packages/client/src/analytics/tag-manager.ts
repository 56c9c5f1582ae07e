import type { AnalyticsEvent } from "@larkline/contract/analytics";

const scriptUrl = "https://www.googletagmanager.com/gtm.js";

/**
 * Loads a container of Google Tag Manager and returns a function that sends events to it. The server's
 * Content-Security-Policy allows the script only if the server runs with `TAG_MANAGER_ID`.
 */
export function createTagManager(id: string): (event: AnalyticsEvent) => void {
  const page: { dataLayer?: unknown[] } & Window = window;
  const dataLayer = (page.dataLayer ??= []);
  // The start event of Google's installation snippet.
  dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  document.head.append(
    Object.assign(document.createElement("script"), {
      async: true,
      src: `${scriptUrl}?id=${encodeURIComponent(id)}`,
    }),
  );
  return (event) => dataLayer.push({ ...event });
}
