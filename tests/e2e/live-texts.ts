/** Records what a page's live regions announce. */
import type { Page } from "@playwright/test";

/**
 * Records the texts that are added to live regions from now on, each after "assertive: " or "polite: ". Returns
 * a function that resolves to the texts recorded so far.
 */
export async function recordLiveTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { liveTexts: texts });
    const implied: Record<string, string> = { alert: "assertive", status: "polite", log: "polite" };
    const politeness = (region: Element) =>
      region.getAttribute("aria-live") ?? implied[region.getAttribute("role") ?? "status"];
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === "characterData" ? [target] : [...addedNodes],
      );
      for (const node of changed) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(
          "[aria-live], [role=alert], [role=status], [role=log], output",
        );
        const text = node.textContent?.trim();
        if (region && text && politeness(region) !== "off")
          texts.push(`${politeness(region)}: ${text}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    const recorded: unknown = await page.evaluate("window.liveTexts");
    return Array.isArray(recorded) ? recorded.map(String) : [];
  };
}
