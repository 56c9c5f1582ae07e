/** The review room at the address that `npm run review` prints: a story in Storybook's frame. */
import axe from "axe-core";
import type { Browser, FrameLocator, Page, Route } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { openBrowser } from "./consumer/consumer.ts";
import { changedButton, type ChangedButton } from "./storybook/changed-button.ts";
import { startStorybook, type RunningStorybook } from "./storybook/start.ts";

const room = "?path=/story/review-changes--room";
const buttonStory = "?path=/story/components-button--default";

/** Storybook's development server builds a page's modules when the page is opened: slow on a busy machine. */
const loadingLimitMs = 110_000;

let storybook: RunningStorybook;
let browser: Browser;
let changed: ChangedButton;
let page: Page;
let frame: FrameLocator;

beforeAll(async () => {
  storybook = await startStorybook([
    "stories/review/changes.stories.tsx",
    "packages/ui/src/components/button/button.stories.tsx",
  ]);
  changed = await changedButton();
  browser = await openBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await changed?.close();
  await storybook?.stop();
});

beforeEach(async () => {
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(loadingLimitMs);
  await changed.answerFor(page);
  frame = page.frameLocator("#storybook-preview-iframe");
});
afterEach(async () => {
  // Requests that the page sends while it closes are ignored.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
});

const change = () => frame.getByRole("heading", { name: "Button: Default" });
const view = (name: string) => frame.getByRole("radio", { name });
const search = () => page.locator("input#storybook-explorer-searchfield");

it("takes keys as soon as it has opened", async () => {
  await page.goto(`${storybook.address}/${room}`);
  await change().waitFor();
  await page.keyboard.press("4");
  await expect.poll(() => view("Difference").isChecked()).toBe(true);
});

it("takes keys after it was chosen in Storybook's list", async () => {
  await page.goto(`${storybook.address}/${buttonStory}`);
  await frame.locator("#storybook-root button").waitFor();
  // Opens the group and its first story, which is the room.
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  await change().waitFor();
  await page.keyboard.press("4");
  await expect.poll(() => view("Difference").isChecked()).toBe(true);
});

it("leaves the focus in Storybook's search while somebody types there", async () => {
  const held: Route[] = [];
  await page.route("**/iframe.html*", (route) => void held.push(route));
  await page.goto(`${storybook.address}/${room}`);
  await search().click();
  await page.keyboard.type("but");
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await change().waitFor();
  await page.keyboard.type("ton");
  expect(await search().inputValue()).toBe("button");
});

it("has no axe violations around it that are not Storybook's own", async () => {
  await page.goto(`${storybook.address}/${room}`);
  await change().waitFor();
  await page.evaluate(axe.source);
  // Storybook's own: the names of the groups in its list, and handles outside of its landmarks.
  const violations = await page.evaluate<string[]>(
    `axe.run({ exclude: ['[data-action="collapse-root"]', '[aria-label$="resize handle"]'] }, {
      rules: { "label-content-name-mismatch": { enabled: true } },
    }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join()))`,
  );
  expect(violations).toEqual([]);
});

it("looks as the system does until a theme is chosen, while stories stay light", async () => {
  const theme = () => frame.locator("html").getAttribute("data-theme");
  await page.goto(`${storybook.address}/${room}`);
  await change().waitFor();
  expect(await theme()).toBe("dark");
  await page.goto(`${storybook.address}/${room}&globals=theme:light`);
  await change().waitFor();
  expect(await theme()).toBe("light");
  await page.goto(`${storybook.address}/${buttonStory}`);
  await frame.locator("#storybook-root button").waitFor();
  expect(await theme()).toBe("light");
});
