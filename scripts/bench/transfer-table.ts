/**
 * Prints what every page transfers on an emulated phone, before and after the first interaction. The limits
 * are tested by `tests/e2e/transfers.spec.ts`. `BENCH_PATHS="/ /pricing"` measures only these pages.
 */
import { chromium } from "playwright";

import { routes } from "../../apps/site/src/routes.ts";
import { findBrowser } from "../browser.mjs";
import { buildStale } from "../build/steps.ts";
import { ProductProcess } from "../product-process.ts";
import { type Transfer, bytesOf, recordTransfers, phone } from "./transfers.ts";

const describeTransfers = (transfers: readonly Transfer[]) =>
  `${String(transfers.length).padStart(3)} requests ${(bytesOf(transfers) / 1024).toFixed(1).padStart(6)} KiB`;

/** Measures, and prints a line for each page. Always true, because there is no limit. */
export async function benchTransfers(): Promise<boolean> {
  await buildStale();
  const paths = process.env["BENCH_PATHS"]?.split(" ") ?? routes.map(({ path }) => path);
  const { executablePath, env, args } = await findBrowser();
  const browser = await chromium.launch({
    args,
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
  });
  const larkline = await ProductProcess.begin();
  try {
    for (const path of paths) {
      const page = await browser.newPage({ ...phone, baseURL: larkline.url });
      const transfers = await recordTransfers(page);
      const pageViewSent = page.waitForResponse(/\/analytics\/track$/);
      await page.goto(path);
      await pageViewSent;
      await page.waitForLoadState("networkidle");
      const before = transfers();
      await page.evaluate(() => dispatchEvent(new Event("touchstart")));
      await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
      await page.waitForLoadState("networkidle");
      const after = transfers().slice(before.length);
      console.log(
        `before ${describeTransfers(before)}   after ${describeTransfers(after)}   ${path}`,
      );
      await page.close();
    }
  } finally {
    await Promise.all([browser.close(), larkline.finish()]);
  }
  return true;
}
