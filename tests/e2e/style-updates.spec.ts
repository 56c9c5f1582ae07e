/**
 * Limits how many elements get new styles after a press. A page has about 1,000 elements, and a phone needs about
 * 70 ms to compute the styles of all. These numbers are the same on every machine.
 */
import { planTabs } from "@larkline/content/plans";
import type { CDPSession } from "@playwright/test";

import { phone } from "../../scripts/bench/transfers.ts";
import { expect, hydrate, test } from "./fixtures.ts";

/** Limit of one style update. The largest part that a press shows has about 180 elements. */
const mostElements = 300;

test.use(phone);

/** The number of elements of the largest style update while `act` runs. */
async function largestUpdate(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const sizes: number[] = [];
  const collect = ({ value }: { value: { name?: string; args?: { elementCount?: number } }[] }) => {
    for (const { name, args } of value)
      if (name === "UpdateLayoutTree") sizes.push(args?.elementCount ?? 0);
  };
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  devtools.off("Tracing.dataCollected", collect);
  return Math.max(...sizes);
}

test("a menu, a tab, the chat and the floating call to action compute few styles", async ({
  page,
}) => {
  await page.goto("/pricing");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("*").count()).toBeGreaterThan(3 * mostElements);
  const devtools = await page.context().newCDPSession(page);
  const dialog = page.getByRole("dialog");
  const expectFew = (action: string, act: () => Promise<void>) =>
    test.step(action, async () => {
      expect(await largestUpdate(devtools, act)).toBeLessThan(mostElements);
    });
  const closeDialog = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };

  await expectFew("the menu opens", async () => {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(dialog).toBeVisible();
  });
  await expectFew("the menu closes", closeDialog);

  await expectFew("another tab is chosen", async () => {
    const tab = page.getByRole("tab", { name: planTabs[1]?.name });
    await tab.tap();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });

  const offer = page.getByRole("region", { name: /Hear it answer/ });
  await expectFew("the floating call to action appears", async () => {
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: "instant" }),
    );
    await expect(offer).toBeVisible();
  });

  await expectFew("the chat opens", async () => {
    await offer.getByRole("button", { name: "Chat with us" }).tap();
    await expect(dialog.getByRole("textbox")).toBeFocused();
  });
  await expectFew("the chat closes", closeDialog);

  await expectFew("the floating call to action is dismissed", async () => {
    await offer.getByRole("button", { name: "Dismiss" }).tap();
    await expect(offer).toBeHidden();
  });
});
