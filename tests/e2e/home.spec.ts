/** Tests the home page: its sections, and what loads before and after the first interaction. */
import { home } from "@larkline/content/home";
import { industries } from "@larkline/content/industries";
import type { Page } from "@playwright/test";

import { builtAddress } from "./built-site.ts";
import { ctaClicks } from "./cta-clicks.ts";
import { hydrate, expect, holdNextScript, holdIdle, test, withMotion } from "./fixtures.ts";
import { inSection } from "./sections.ts";

/**
 * The home page's five industries, each with its figure and its label. A copy by hand of the texts in
 * packages/content, so that a wrong figure there fails this test.
 */
const homeIndustries = [
  ["Home Services", "40%", "More Bookings"],
  ["Law Firms", "65%", "Lead Quality"],
  ["Healthcare", "85%", "Patient Satisfaction"],
  ["Real Estate", "90%", "Response Time"],
  ["SaaS & Software", "55%", "Demo Conversion"],
] as const;

const industriesSection = (page: Page) => inSection(page, home.industries.title);
const card = (page: Page, name: string) =>
  industriesSection(page).getByRole("button", { name: new RegExp(`^${name} `) });
const detail = (page: Page, name: string) =>
  industriesSection(page).getByRole("region", { name: new RegExp(`^${name} `) });

/** Returns a list to which the path of each script and style sheet is added when the page requests it. */
function scriptsAndStyles(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test("figures, steps, integrations, technology and four ways to the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("says what Larkline does and proves it in figures", async () => {
    await expect(page).toHaveTitle(/AI voice agents for outbound marketing and inbound reception/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [figure, label] of [
      ["500K+", "calls handled"],
      ["50+", "languages"],
      ["99.9%", "uptime"],
      ["24/7", "availability"],
    ] as const) {
      const stat = page
        .getByLabel("In figures")
        .getByRole("term")
        .filter({ hasText: label })
        .locator("..");
      await expect(stat.getByRole("definition")).toHaveText(figure);
      // Once on the whole page, outside of sentences.
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
      await expect(stat.getByRole("img")).toHaveAccessibleName(/\d/);
    }
  });

  await test.step("shows How It Works as three steps, each with its points", async () => {
    const section = page.getByRole("region", { name: "How It Works" });
    const steps = section.getByRole("list", { name: "Three steps" }).locator("> li");
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) {
      await expect(step.getByRole("heading", { level: 3 })).toBeVisible();
      expect(await step.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
    }
  });

  await test.step("integrations: twelve tools, 'over 5,000' in all, and a link that opens the list of all in a new tab", async () => {
    const section = inSection(page, home.integrations.title);
    await expect(section.getByRole("listitem")).toHaveCount(12);
    await expect(section).toContainText("over 5,000 integrations");
    const all = section.getByRole("link", { name: "See all integrations" });
    await expect(all).toHaveAttribute("href", /^https:\/\/docs\..*\/integrations$/);
    await expect(all).toHaveAttribute("target", "_blank");
    await expect(all).toHaveAttribute("rel", /noopener/);
  });

  await test.step("See How It Works scrolls to the section", async () => {
    await page.getByRole("link", { name: "See How It Works" }).click();
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeInViewport();
    await expect(page).toHaveURL(/#how-it-works$/);
  });

  await test.step("See the technology scrolls to the section about the technology", async () => {
    await inSection(page, home.cta.title).getByRole("link", { name: "See the technology" }).click();
    const heading = page.getByRole("heading", { name: home.trust.title });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#technology$/);
    await expect(inSection(page, home.trust.title).getByRole("listitem")).toHaveCount(4);
  });

  for (const name of ["Talk to Sales", "Get Started Today", "Open Chat", "Chat with us"])
    await test.step(`${name} opens the chat`, async () => {
      await page.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
});

test.describe("industries", () => {
  test("five cards; each selected one shows its description, four benefits and its figure; Learn More opens the chat", async ({
    page,
  }) => {
    const clicks = await ctaClicks(page);
    await page.goto("/");
    await hydrate(page);
    await expect(industriesSection(page).getByRole("heading", { level: 3 })).toHaveCount(5);
    for (const [name, figure, label] of homeIndustries) {
      const button = card(page, name);
      if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(industriesSection(page).getByRole("button", { expanded: true })).toHaveCount(1);
      const shown = detail(page, name);
      const industry = industries.find((each) => each.name === name);
      await expect(shown).toContainText(industry?.description ?? "nothing");
      await expect(shown.getByRole("listitem")).toHaveText([...(industry?.benefits ?? [])]);
      await expect(shown.getByRole("term")).toHaveText(label);
      await expect(shown.getByRole("definition")).toContainText(figure);
    }
    const [last = ""] = homeIndustries.at(-1) ?? [];

    await test.step("Learn More opens the chat, and is counted", async () => {
      await detail(page, last).getByRole("button", { name: "Learn More" }).click();
      await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeFocused();
      await expect
        .poll(() => clicks)
        .toContainEqual(
          expect.objectContaining({ label: "Home - Learn More", location: "home-page" }),
        );
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });

    await test.step("the selected card, pressed again, is deselected", async () => {
      await card(page, last).click();
      await expect(industriesSection(page).getByRole("button", { expanded: true })).toHaveCount(0);
      await expect(page.getByText(industries[0]?.description ?? "nothing")).toBeHidden();
      await expect(
        industriesSection(page).getByText("Pick a line and listen in.").last(),
      ).toBeVisible();
    });
  });

  test.describe("below 1024 px", () => {
    test.use({ viewport: { width: 390, height: 800 }, ...withMotion });

    test("the detail opens under its card, and the page scrolls until the card is 80 px below the window's top", async ({
      page,
    }) => {
      await page.goto("/");
      await hydrate(page);
      const button = card(page, "Real Estate");
      await button.click();
      const top = () => button.evaluate((own) => own.closest("div")?.getBoundingClientRect().top);
      await expect.poll(async () => Math.round((await top()) ?? 0)).toBe(80);
      const below = await detail(page, "Real Estate").boundingBox();
      const own = await button.boundingBox();
      expect(below?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0) - 1);
      expect(below?.width).toBeGreaterThan(300);
    });
  });
});

test.describe("before the first interaction", () => {
  test("no script and no stylesheet is requested, except the analytics script when the browser is idle", async ({
    page,
  }) => {
    const becomeIdle = await holdIdle(page);
    const requests = scriptsAndStyles(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(requests).toEqual([]);

    const trackRequest = page.waitForRequest(/\/analytics\/track$/);
    await becomeIdle();
    await trackRequest;
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(1);

    // Scrolling within the first screen does not count as an interaction; scrolling beyond it does.
    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: "instant" }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(1);
    await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));
    await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
    expect(requests.length).toBeGreaterThan(3);
  });

  test("the chat's script loads early on a fast, unmetered connection, otherwise when its button is hovered", async ({
    context,
  }) => {
    const conversation = builtAddress("src/shell/chat.tsx");
    for (const [connection, prefetches] of [
      [{ effectiveType: "4g", saveData: false }, true],
      [{ effectiveType: "4g", saveData: true }, false],
      [{ effectiveType: "3g", saveData: false }, false],
      [{ effectiveType: "4g", saveData: false, type: "cellular" }, false],
      [undefined, false],
    ] as const)
      await test.step(JSON.stringify(connection ?? "an unknown connection"), async () => {
        const page = await context.newPage();
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, "connection", { value });
        }, connection);
        const requests = scriptsAndStyles(page);
        await page.goto("/");
        // Moves the mouse to a point without a button, so that no button is hovered.
        await hydrate(page);
        if (!prefetches) {
          await page.waitForLoadState("networkidle");
          expect(requests).not.toContain(conversation);
          await page.getByRole("button", { name: "Talk to Sales" }).hover();
        }
        await expect.poll(() => requests).toContain(conversation);
        await page.close();
      });
  });

  test("a click before hydration is replayed after it", async ({ page }) => {
    await holdIdle(page);
    const release = await holdNextScript(page);
    await page.goto("/");
    const button = page.getByRole("button", { name: "Talk to Sales" });
    await button.click();
    await expect(button).toBeFocused();
    expect(await page.getByRole("dialog").count()).toBe(0);

    await release();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("Enter pressed before hydration works after it", async ({ page }) => {
    await holdIdle(page);
    const release = await holdNextScript(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Talk to Sales" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("dialog").count()).toBe(0);

    await release();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("if a script could not be loaded, clicking a button reloads the page", async ({ page }) => {
    await holdIdle(page);
    let requests = 0;
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      requests += 1;
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("link", { name: "See How It Works" }).hover();
    await failed;
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    await reloaded;
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a click while the browser is offline keeps the page, which works again once it is online", async ({
    page,
    context,
  }) => {
    await holdIdle(page);
    await page.goto("/");
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    const button = page.getByRole("button", { name: "Talk to Sales" });
    await button.click();
    await failed;
    await expect(button).toBeVisible();
    await context.setOffline(false);
    // Chromium 153 remembers the failed module and reloads the page. Newer versions repeat the first click.
    await expect(async () => {
      if (await page.getByRole("dialog").isHidden()) await button.click({ timeout: 1000 });
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test("a stylesheet that fails twice is requested again, and the earlier click opens the chat", async ({
    page,
  }) => {
    await holdIdle(page);
    let requests = 0;
    await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
      requests += 1;
      await (requests <= 2 ? route.fulfill({ status: 500 }) : route.continue());
    });
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("button", { name: "Talk to Sales" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate("sameDocument")).toBe(true);
    expect(requests).toBe(3);
  });
});

test("the console stays empty under the strict Content-Security-Policy, from load to chat to another page", async ({
  page,
  consoleMessages,
}) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain("unsafe-inline");
  await page.getByRole("button", { name: "Talk to Sales" }).click();
  await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto("/pricing");
  await page.mouse.move(100, 100);
  await page.waitForLoadState("networkidle");
  expect(consoleMessages).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all text is readable, and contact data is shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("figure", { name: /A call in progress/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
    await page.getByRole("link", { name: "See How It Works" }).click();
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeInViewport();
    for (const [name] of homeIndustries)
      await expect(
        industriesSection(page).getByText(
          industries.find((each) => each.name === name)?.description ?? "nothing",
        ),
      ).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  });
});

test("with the keyboard alone: skip link, chat, and focus back on the chat's button", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const talk = page.getByRole("button", { name: "Talk to Sales" });
  await expect(talk).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByPlaceholder(/^Ask/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(talk).toBeFocused();
});
