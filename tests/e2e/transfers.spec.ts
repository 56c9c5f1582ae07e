/**
 * Measures in the browser how many requests and bytes a page of each kind needs, before and after the first
 * interaction.
 */
import { routes } from "../../apps/site/src/routes.ts";
import { bytesOf, recordTransfers, phone } from "../../scripts/bench/transfers.ts";
import { clearCaches, expect, preventChatPreload, test, withMotion } from "./fixtures.ts";

test.use(withMotion);

/** Limits of the transfers: the number of requests, and the bytes of the compressed responses and headers. */
interface Budget {
  requests: number;
  bytes: number;
}

/** Limits before the visitor's first interaction, including the request that counts the page view. */
const beforeInteraction: Budget = { requests: 6, bytes: 64_200 };
const beforeInteractionOn: Readonly<Record<string, Budget>> = {
  // A film's poster below the first screen. On slow connections, Chromium loads it early.
  "/": { requests: 7, bytes: 85_600 },
  // A film's poster in the first screen.
  "/solutions/lead-generation": { requests: 7, bytes: 77_100 },
};
/** Limits that include everything that the first interaction loads. */
const afterInteraction: Budget = { requests: 22, bytes: 232_400 };
/** Limits of pages on which the application starts without an interaction. */
const startedAtOnce: Budget = { requests: 26, bytes: 232_400 };

/**
 * Pages that are not measured, because another page of the same kind is. For all pages,
 * tests/build/budgets.test.ts limits the scripts, and tests/build/transfers.test.ts the files that load before
 * the first interaction.
 */
const repeatedPages =
  /^\/(?:industries\/(?!law-firms|automotive).+|blog\/(?!two-rings|spanish-at-night).+|solutions\/(?:appointment|call).+)$/;

test.use(phone);

const measured = routes.filter(({ path }) => !repeatedPages.test(path));

// Each test visits several pages in one window, because opening a window takes as long as visiting a page.
// There are several tests, so that the workers can run them in parallel.
const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`pages stay within their budgets of requests and bytes (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await preventChatPreload(page);
    const allTransfers = await recordTransfers(page);
    for (const { path, startsAtOnce = false } of measured.filter((_, at) => at % parts === part))
      await test.step(path, async () => {
        await clearCaches(page);
        const { length: earlier } = allTransfers();
        // Films are not counted: which file loads depends on the browser.
        const transfers = () =>
          allTransfers()
            .slice(earlier)
            .filter(({ type }) => type !== "Media");
        const expectWithin = ({ requests, bytes }: Budget) => {
          const counted = transfers();
          const paths = counted.map((transfer) => transfer.path);
          expect
            .soft(paths.length, `requests of ${path}: ${paths.join(" ")}`)
            .toBeLessThanOrEqual(requests);
          expect.soft(bytesOf(counted), `bytes of ${path}`).toBeLessThanOrEqual(bytes);
        };
        const viewCounted = page.waitForResponse(/\/analytics\/track$/);
        await page.goto(path);
        await viewCounted;
        await page.waitForLoadState("networkidle");
        // The bytes of a response are recorded a moment later than Playwright reports the response.
        await expect.poll(() => transfers().filter(({ bytes }) => bytes === 0)).toEqual([]);
        if (!startsAtOnce) {
          expectWithin(beforeInteractionOn[path] ?? beforeInteraction);
          await page.evaluate(() => dispatchEvent(new Event("touchstart")));
        }
        await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
        await page.waitForLoadState("networkidle");
        expectWithin(startsAtOnce ? startedAtOnce : afterInteraction);
      });
  });
