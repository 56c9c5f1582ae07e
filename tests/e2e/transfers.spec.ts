import { routes } from "../../apps/site/src/routes.ts";
import { bytesOf, noteTransfers, phone } from "../../scripts/bench/transfers.ts";
import { expect, test } from "./fixtures.ts";

/** The most that is transferred: answers' heads and bodies, compressed as they are sent. */
interface Budget {
  requests: number;
  bytes: number;
}

/** Before the visitor's first interaction, the call that counts the view included. */
const unasked: Budget = { requests: 6, bytes: 64_200 };
const unaskedOf: Readonly<Record<string, Budget>> = {
  // A film's picture, which some connections fetch long before it is near.
  "/": { requests: 7, bytes: 85_600 },
  // A film's picture in the first screen.
  "/solutions/lead-generation": { requests: 7, bytes: 77_100 },
  // Spanish sentences, whose letters are in a second file of each font.
  "/blog/spanish-at-night": { requests: 9, bytes: 89_400 },
};
/** And with all that the first interaction brings. */
const awake: Budget = { requests: 22, bytes: 232_400 };
const awakeOf: Readonly<Record<string, Budget>> = {
  "/blog/spanish-at-night": { requests: 25, bytes: 257_600 },
};
/** Where the application starts by itself. */
const startedAtOnce: Budget = { requests: 26, bytes: 232_400 };

test.use(phone);

for (const { path, startsAtOnce = false } of routes) {
  test(`${path} is transferred in few requests and bytes`, async ({ page }) => {
    // On a connection that is known to be fast the conversation would be fetched ahead.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: undefined });
    });
    const transfers = await noteTransfers(page);
    const expectWithin = ({ requests, bytes }: Budget) => {
      // A film plays by itself, and is not counted: which file it is depends on the browser.
      const counted = transfers().filter(({ type }) => type !== "Media");
      const paths = counted.map((transfer) => transfer.path);
      expect(paths.length, paths.join(" ")).toBeLessThanOrEqual(requests);
      expect(bytesOf(counted)).toBeLessThanOrEqual(bytes);
    };
    const viewCounted = page.waitForResponse(/\/analytics\/track$/);
    await page.goto(path);
    await viewCounted;
    await page.waitForLoadState("networkidle");
    if (!startsAtOnce) {
      expectWithin(unaskedOf[path] ?? unasked);
      await page.evaluate(() => dispatchEvent(new Event("touchstart")));
    }
    await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
    await page.waitForLoadState("networkidle");
    expectWithin(startsAtOnce ? startedAtOnce : (awakeOf[path] ?? awake));
  });
}
