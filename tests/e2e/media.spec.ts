/**
 * Tests films and recordings: when they load, when they play, and which has sound (specification, sections
 * 2, 8 and 9).
 */
import type { Locator, Page } from "@playwright/test";

import { expect, leavesControlClick, test, withMotion } from "./fixtures.ts";
import { filmsAreMade, greetingsAreMade, notMade } from "./made-media.ts";
import { failScripts } from "./unloaded-parts.ts";

test.use(withMotion);

const leadGeneration = "/solutions/lead-generation";
const filmOf = (page: Page) => page.locator("video").first();
const paused = (media: Locator) => media.evaluate((element: HTMLMediaElement) => element.paused);
const playedSeconds = (media: Locator) =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);

/** Returns a list to which the path of each film, recording and caption file is added when requested. */
function watchMedia(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:webm|mp4|m4a|vtt)$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** Hydrates the page. Without scripts, a link to a recording is an ordinary link. */
async function hydrateMedia(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => {
    const root = document.querySelector("#root");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/** Scrolls until this share of the element's height, from its top, is in view. */
async function scrollToShow(element: Locator, part: number): Promise<void> {
  await element.evaluate((target, shown) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height * shown - innerHeight, behavior: "instant" });
  }, part);
}

test.describe("a film", () => {
  test.use({ viewport: { width: 390, height: 500 } });

  test.skip(!filmsAreMade, notMade);

  test("plays when half of it is in view, and pauses when less is", async ({ page }) => {
    await page.goto(leadGeneration);
    const film = filmOf(page);
    await page.mouse.move(10, 10);
    await expect(film).not.toHaveAttribute("controls");
    await scrollToShow(film, 0.35);
    await page.waitForFunction(() => document.querySelector("video")?.preload === "metadata");
    expect(await paused(film)).toBe(true);
    await scrollToShow(film, 0.7);
    await expect.poll(() => playedSeconds(film)).toBeGreaterThan(0);
    await scrollToShow(film, 0.35);
    await expect.poll(() => paused(film)).toBe(true);
  });

  test("shows a message and the transcript if it cannot be played", async ({ page }) => {
    await page.route(/\/media\/.*\.(?:webm|mp4)$/, (route) => route.abort());
    await page.goto(leadGeneration);
    await page.mouse.move(10, 10);
    await expect(filmOf(page)).not.toHaveAttribute("controls");
    await scrollToShow(filmOf(page), 1);
    await expect(page.getByRole("status").filter({ hasText: "video tag" })).toContainText(
      "Your browser does not support the video tag.",
    );
    await expect(page.getByText("Forty. We have to decide by the end of the month.")).toBeVisible();
  });
});

test("a recording is not loaded before it is played", async ({ page }) => {
  const requests = watchMedia(page);
  await page.goto("/products/ai-receptionist");
  await page.mouse.move(10, 10);
  await expect(page.getByRole("link", { name: /^Hear the call/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("a recording and a film pause each other: only one sound at a time", async ({ page }) => {
  test.skip(!filmsAreMade, notMade);
  await page.goto(leadGeneration);
  const film = filmOf(page);
  await page.mouse.move(10, 10);
  await expect.poll(() => playedSeconds(film)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Unmute" }).click();
  await expect(page.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
  // Clicked by a script, which does not scroll: the film stays in view, so only the recording can pause it.
  await page.getByRole("link", { name: /^Hear the call/ }).evaluate((link: HTMLElement) => {
    link.click();
  });
  const recording = page.locator("audio");
  await expect.poll(() => paused(film)).toBe(true);
  await expect.poll(() => playedSeconds(recording)).toBeGreaterThan(0);
  await film.evaluate((element: HTMLMediaElement) => element.play());
  await expect.poll(() => paused(recording)).toBe(true);
});

test("a recording's player replaces the call window, gets the focus and shows the transcript", async ({
  page,
}) => {
  await page.goto("/products/ai-receptionist");
  await hydrateMedia(page);
  await page.getByRole("link", { name: /^Hear the call, 0:\d\d$/ }).click();
  const player = page.getByRole("figure", {
    name: "Recording of a call: Nora Bell moves her visit",
  });
  await expect(player).toBeFocused();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => playedSeconds(player.locator("audio"))).toBeGreaterThan(0);
  await expect(player.getByRole("list", { name: "Transcript" })).toContainText(
    "See you on Friday, Nora. Good luck to your son.",
  );
});

test("a link to a recording or a greeting plays it here, although its press is the first one on the page", async ({
  page,
}) => {
  for (const [link, name] of [
    [/^Hear the call/, "Recording of a call: Nora Bell moves her visit"],
    ...(greetingsAreMade ? ([[/^Spanish/, "Spanish"]] as const) : []),
  ] as const) {
    await page.goto("/products/ai-receptionist");
    // A press without a pointer that moves before, so the page has not begun to load the application.
    await page.getByRole("link", { name: link }).evaluate((target: HTMLElement) => target.click());
    const player = page.getByRole("figure", { name });
    await expect(player).toBeFocused();
    await expect.poll(() => playedSeconds(player.locator("audio"))).toBeGreaterThan(0);
    await expect(page).toHaveURL("/products/ai-receptionist");
  }
});

test("a click with the Control key on a recording's link is left to the browser", async ({
  page,
}) => {
  await page.goto("/products/ai-receptionist");
  await hydrateMedia(page);
  const link = page.getByRole("link", { name: /^Hear the call/ });
  expect(await leavesControlClick(link)).toBe(true);
});

test("if the player cannot be loaded, the link opens the file, as often as it is clicked", async ({
  page,
}) => {
  await page.goto("/products/ai-receptionist");
  await hydrateMedia(page);
  await page.waitForLoadState("networkidle");
  await failScripts(page);
  // With the status 204 the browser keeps showing the page, as if the visitor had opened the file and gone back.
  await page.route(/\.m4a$/, (route) => route.fulfill({ status: 204 }));
  const links = [/^Hear the call/, ...(greetingsAreMade ? [/^Spanish/] : [])];
  for (const name of [...links, ...links]) {
    const opened = page.waitForRequest(/\.m4a$/, { timeout: 15_000 });
    await page.getByRole("link", { name }).click();
    await opened;
  }
});

test("a greeting is played and shown in its language", async ({ page }) => {
  test.skip(!greetingsAreMade, notMade);
  await page.goto("/products/ai-receptionist");
  await hydrateMedia(page);
  const greetings = page.getByRole("list", { name: "Greetings by language" });
  await expect(greetings.locator("p[lang]")).toHaveCount(9);
  await greetings.getByRole("link", { name: /^Spanish/ }).click();
  const spanish = page.getByRole("figure", { name: "Spanish" });
  await expect.poll(() => playedSeconds(spanish.locator("audio"))).toBeGreaterThan(0);
  await expect(spanish.locator("p[lang=es]")).toHaveCount(1);
  await greetings.getByRole("link", { name: /^French/ }).click();
  const french = page.getByRole("figure", { name: "French" });
  await expect.poll(() => playedSeconds(french.locator("audio"))).toBeGreaterThan(0);
  expect(await paused(spanish.locator("audio"))).toBe(true);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a recording is a link to a file in a format that all browsers play", async ({
    page,
    request,
  }) => {
    await page.goto("/products/ai-receptionist");
    const href = await page.getByRole("link", { name: /^Hear the call/ }).getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^audio\/(?:mp4|x-m4a)/);
  });

  test("a film has the browser's own controls", async ({ page }) => {
    test.skip(!filmsAreMade, notMade);
    await page.goto(leadGeneration);
    await expect(filmOf(page)).toHaveAttribute("controls");
    await expect(filmOf(page)).toHaveAttribute("preload", "none");
  });
});
