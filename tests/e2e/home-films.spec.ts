/** Tests the films of the home page's industries (specification, section 2, "Home", and sections 8 and 9). */
import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { home } from "@larkline/content/home";
import { industries } from "@larkline/content/industries";
import type { Page } from "@playwright/test";

import { conversation } from "./chat-conversation.ts";
import { hydrate, expect, test, withMotion } from "./fixtures.ts";
import { filmsAreMade, notMade } from "./made-media.ts";
import { inSection } from "./sections.ts";

test.use(withMotion);

test.skip(!filmsAreMade, notMade);

const nameOf = (id: FilmId) => industries.find((each) => each.id === id)?.name ?? id;
const card = (page: Page, id: FilmId) =>
  inSection(page, home.industries.title).getByRole("button", {
    name: new RegExp(`^${nameOf(id)} `),
  });
const detail = (page: Page, id: FilmId) =>
  inSection(page, home.industries.title).getByRole("region", {
    name: new RegExp(`^${nameOf(id)} `),
  });
/** The film's poster, which reserves its space before the film loads. */
const posterOf = (page: Page, id: FilmId) => detail(page, id).locator("img").first();
const film = (page: Page, id: FilmId) => detail(page, id).locator("video");
const label = (id: FilmId) => callFilms[id].label;

/** The labels of all films that play. */
const playing = (page: Page) =>
  page
    .locator("video")
    .evaluateAll((films: HTMLVideoElement[]) =>
      films.filter(({ paused }) => !paused).map(({ ariaLabel }) => ariaLabel),
    );
/** The labels of all films that play with sound. */
const audible = (page: Page) =>
  page
    .locator("video")
    .evaluateAll((films: HTMLVideoElement[]) =>
      films.filter(({ paused, muted }) => !paused && !muted).map(({ ariaLabel }) => ariaLabel),
    );

/** Scrolls until this share of the film's height, from its top, is in view. Above 1, scrolls past its end. */
async function show(page: Page, id: FilmId, part: number): Promise<void> {
  await posterOf(page, id).evaluate((target, shown) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height * shown - innerHeight, behavior: "instant" });
  }, part);
}

/** Waits until the page has finished scrolling to an opened card, 80 px below the top of the window. */
async function waitUntilScrolledTo(page: Page, id: FilmId): Promise<void> {
  const top = () =>
    card(page, id).evaluate(
      (button) => button.closest("[data-slot=industry-line]")?.getBoundingClientRect().top,
    );
  await expect.poll(top).toBeCloseTo(80, 0);
}

/** Selects an industry, scrolls its film to the middle of the window, and waits until it plays with sound. */
async function playAudibly(page: Page, id: FilmId): Promise<void> {
  await card(page, id).click();
  await expect(card(page, id)).toHaveAttribute("aria-expanded", "true");
  if ((page.viewportSize()?.width ?? 0) < 1024) await waitUntilScrolledTo(page, id);
  await posterOf(page, id).evaluate((target) => target.scrollIntoView({ block: "center" }));
  await expect.poll(() => audible(page)).toEqual([label(id)]);
}

for (const width of [1280, 390]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a film loads and plays when at least half of it is in view, and pauses when less is", async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (/\.(?:webm|mp4)$/.test(request.url())) requests.push(request.url());
      });
      await page.goto("/");
      await hydrate(page);
      await show(page, "home-services", 0.4);
      await page.waitForLoadState("networkidle");
      expect(requests).toEqual([]);
      await show(page, "home-services", 1.2);
      await expect.poll(() => playing(page)).toEqual([label("home-services")]);
      await show(page, "home-services", 0.4);
      await expect.poll(() => playing(page)).toEqual([]);
    });

    test("only the selected industry's film has sound", async ({ page }) => {
      await page.goto("/");
      await hydrate(page);
      for (const id of ["law-firms", "saas"] as const) {
        await playAudibly(page, id);
        expect(await playing(page)).toEqual([label(id)]);
      }
      await card(page, "saas").click();
      await expect.poll(() => playing(page)).toEqual([]);
    });
  });
}

test.describe("behind a layer that covers the page", () => {
  test("a film pauses while the chat is open", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await playAudibly(page, "law-firms");
    const opener = page.getByRole("banner").getByRole("button", { name: "Chat with us" });
    // Not `click`, with which Playwright scrolls the page, although the header stays in the window.
    await opener.dispatchEvent("click");
    const { dialog, close } = conversation(page);
    await expect(dialog).toBeVisible();
    await expect.poll(() => playing(page)).toEqual([]);
    await close.click();
    await expect.poll(() => audible(page)).toEqual([label("law-firms")]);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test("a film pauses while the menu is open", async ({ page }) => {
      await page.goto("/");
      await hydrate(page);
      await playAudibly(page, "law-firms");
      await page.getByRole("button", { name: "Open menu" }).dispatchEvent("click");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect.poll(() => playing(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => audible(page)).toEqual([label("law-firms")]);
    });
  });
});

test("the sound button works while less than half of the player is in view", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await card(page, "law-firms").click();
  await show(page, "law-firms", 1.2);
  await expect.poll(() => audible(page)).toEqual([label("law-firms")]);
  await posterOf(page, "law-firms").evaluate((target) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height * 0.9, behavior: "instant" });
  });
  await expect.poll(() => playing(page)).toEqual([]);
  const player = page.getByRole("figure", { name: label("law-firms") });
  await player.getByRole("button", { name: "Play" }).click();
  await player.getByRole("button", { name: "Mute", exact: true }).click();
  await player.getByRole("button", { name: "Unmute" }).click();
  expect(await audible(page)).toEqual([label("law-firms")]);
});

test("a film that can't be played says 'Your browser does not support the video tag.' and shows its transcript", async ({
  page,
}) => {
  await page.route(/\/media\/.*\.(?:webm|mp4)$/, (route) => route.abort());
  await page.goto("/");
  await hydrate(page);
  await show(page, "home-services", 1.2);
  const shown = detail(page, "home-services");
  await expect(shown.getByRole("status")).toContainText(
    "Your browser does not support the video tag.",
  );
  for (const { text } of callFilms["home-services"].lines)
    await expect(shown.getByText(text)).toBeVisible();
  // Browsers without video support show the content of the tag.
  await expect(film(page, "home-services")).toHaveText(
    "Your browser does not support the video tag.",
  );
});
