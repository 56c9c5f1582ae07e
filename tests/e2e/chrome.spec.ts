/**
 * Tests the parts around every page: header, mobile menu, footer, floating call to action and exit offer
 * (specification, section 2, "Global chrome" and "Footer anchors"; section 4, "Floating call-to-action").
 */
import { brand } from "@larkline/content/brand";
import { footerColumnLinks, footerTarget } from "@larkline/content/footer-target";
import { footerColumns, legalLinks, navigationGroups } from "@larkline/content/navigation";
import type { Page } from "@playwright/test";

import { builtAddress } from "./built-site.ts";
import {
  hydrate,
  expect,
  holdIdle,
  holdNextScript,
  overflow,
  preventChatPreload,
  test,
  twoFrames,
} from "./fixtures.ts";
import { expectAlertForUnloaded, failScripts } from "./unloaded-parts.ts";

/** Simulates that the mouse, or a touch, leaves the window at its top (exit intent). Only a mouse has the second event. */
async function leaveAtTheTop(page: Page, pointerType = "mouse"): Promise<void> {
  await page.evaluate((type) => {
    const leaving = { bubbles: true, clientY: -1, pointerType: type };
    document.documentElement.dispatchEvent(new PointerEvent("pointerout", leaving));
    if (type === "mouse")
      document.documentElement.dispatchEvent(new MouseEvent("mouseout", leaving));
  }, pointerType);
}

/**
 * Loads the module of a part of the page before the page needs it. If the page then shows the part, the part
 * is visible after two frames. So a test that waits two frames can check that the page does not show it.
 */
const loadPart = (page: Page, module: string): Promise<unknown> =>
  page.evaluate(`import(${JSON.stringify(builtAddress(module))}).then(() => {})`);

/** The dialog with the exit offer. While it is shown, `getByRole` finds no other dialog. */
const exitOffer = (page: Page) => page.getByRole("dialog", { name: "Before you hang up" });

/** The chat's message field, which is visible when the chat is open. */
const messageField = (page: Page) => page.getByRole("dialog").getByPlaceholder(/^Ask/);

test.describe("the home page", () => {
  test("has header, main part and footer before the scripts have loaded", async ({ page }) => {
    await holdIdle(page);
    await failScripts(page);
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("button", { name: "Industries" }).click();
    await expect(nav.getByRole("link", { name: "Law Firms" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("All Systems Operational");
  });
});

test("on a wide screen: menus, the marked current page, links, the promo line and a header that stays in view", async ({
  page,
}) => {
  await page.goto("/industries/mortgage");
  const header = page.getByRole("banner");
  const nav = page.getByRole("navigation", { name: "Main" });

  for (const { label, links } of navigationGroups)
    await test.step(`${label} opens its ${links.length} links`, async () => {
      const button = nav.getByRole("button", { name: label });
      await button.click();
      for (const link of links)
        await expect(nav.getByRole("link", { name: link.label }).first()).toBeVisible();
      if (label === "Industries") {
        // The current page and its group are marked.
        await expect(button).toHaveAttribute("aria-current", "true");
        await expect(nav.getByRole("link", { name: "Mortgage" })).toHaveAttribute(
          "aria-current",
          "page",
        );
      }
      await page.keyboard.press("Escape");
      await expect(nav.getByRole("link", { name: links[0]?.label ?? "" }).first()).toBeHidden();
    });

  await test.step("Pricing, Login / Sign Up in a new tab, Chat with us; the header stays in view", async () => {
    await expect(header.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/pricing");
    const login = header.getByRole("link", { name: "Login / Sign Up" });
    await expect(login).toHaveAttribute("target", "_blank");
    await expect(login).toHaveAttribute("href", /^https:\/\/app\./);
    await expect(header.getByRole("button", { name: "Chat with us" })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(header).toBeInViewport();
  });

  await test.step("a promo line with a button that opens the chat", async () => {
    const promo = page.getByRole("region", { name: "Announcement" });
    await expect(promo).toContainText("The line is open.");
    await promo.getByRole("button", { name: "Chat with us" }).click();
    await expect(messageField(page)).toBeVisible();
  });
});

test.describe("mobile menu below 1024 px", () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test("lists Home, all groups, Pricing, login and chat, and its links open pages", async ({
    page,
  }) => {
    await page.goto("/blog");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Home", "Pricing", "Login / Sign Up"])
      await expect(menu.getByRole("link", { name }).first()).toBeVisible();
    await expect(menu.getByRole("button", { name: "Chat with us" })).toBeVisible();
    for (const { label, links } of navigationGroups) {
      const group = menu.getByRole("button", { name: label, exact: true });
      if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
      for (const link of links)
        await expect(menu.getByRole("link", { name: link.label }).first()).toBeVisible();
    }
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(menu).toBeHidden();

    await test.step("its chat button closes it and opens the chat", async () => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Chat with us" }).click();
      await expect(messageField(page)).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    });
  });
});

test.describe("mobile menu whose scripts cannot be loaded", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an alert says so and names the phone number; after a reload it opens", async ({ page }) => {
    await page.goto("/login");
    await hydrate(page);
    const button = page.getByRole("button", { name: "Open menu" });
    const alerts = await expectAlertForUnloaded(page, () => button.click());
    await hydrate(page);
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(alerts).toHaveLength(1);
  });
});

test.describe("mobile menu at 400 % zoom", () => {
  // WCAG 2.2, 1.4.10: a window of 1280 x 1024 px that is zoomed to 400 %.
  test.use({ viewport: { width: 320, height: 256 } });

  test("its buttons stand below the links instead of over them", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Home", exact: true })).toBeInViewport();
    const chat = menu.getByRole("button", { name: "Chat with us" });
    await expect(chat).not.toBeInViewport();
    await chat.scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
    await expect(menu.getByRole("button", { name: "Close" })).toBeInViewport();
  });
});

test.describe("mobile menu, while the page of its link still loads", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("stays open if it is opened again, and closes when the visitor goes back", async ({
    page,
  }) => {
    // The held script must be that of the page, not the chat's.
    await preventChatPreload(page);
    await page.goto("/blog");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    const release = await holdNextScript(page);
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await release();
    await expect(page).toHaveTitle(/Pricing/);
    await expect(menu.getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/Blog/);
    await expect(menu).toBeHidden();
  });
});

test.describe("footer", () => {
  test("contact line, location, columns, copyright, status, theme, each of the 21 anchors, chat button, in one visit", async ({
    page,
  }) => {
    await page.goto("/login");
    await hydrate(page);
    const footer = page.getByRole("contentinfo");
    await test.step("contact line, location, columns, copyright, status, theme", async () => {
      await expect(footer.getByRole("link", { name: brand.contact.phone })).toHaveAttribute(
        "href",
        brand.contact.phoneUri,
      );
      await expect(footer.getByRole("link", { name: brand.contact.email })).toBeVisible();
      await expect(footer).toContainText(brand.contact.location);
      await expect(footer).toContainText(`© 2026 ${brand.name}`);
      await expect(footer.getByText("All Systems Operational")).toBeVisible();
      await expect(footer.getByRole("button", { name: /^Theme/ })).toBeVisible();
      for (const column of footerColumns) {
        const list = footer.getByRole("list", { name: column.label });
        await expect(list.getByRole("listitem")).toHaveCount(footerColumnLinks(column).length);
      }
    });

    const links = [...footerColumns.flatMap((column) => column.links), ...legalLinks];
    expect(links).toHaveLength(21);
    for (const link of links) {
      const { label, href } = link;
      const anchor = footer.getByRole("link", { name: label, exact: true });
      const target = footerTarget(link);
      if (target !== href) {
        // This anchor's topic has its own page.
        await expect(anchor).toHaveAttribute("href", target);
        continue;
      }
      await test.step(`${href} opens a dialog about it`, async () => {
        await anchor.click();
        const sheet = page.getByRole("dialog", { name: label, exact: true });
        await expect(sheet).toBeVisible();
        expect(new URL(page.url()).hash).toBe(href);
        expect(await sheet.getByRole("paragraph").count()).toBeGreaterThan(0);
        await page.keyboard.press("Escape");
        await expect(sheet).toBeHidden();
        await expect(page).toHaveURL(/\/login$/);
      });
    }

    await test.step("going back closes a topic and keeps the scroll position", async () => {
      const link = footer.getByRole("link", { name: "Voice Analytics" });
      await link.click();
      const sheet = page.getByRole("dialog", { name: "Voice Analytics" });
      await expect(sheet).toContainText("a summary and an outcome");
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(link).toBeInViewport();
      await page.goForward();
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
    });

    await test.step("an anchor scrolls to the element of the page that has its id", async () => {
      await page.evaluate(() => document.querySelector("h1")?.setAttribute("id", "analytics"));
      await footer.getByRole("link", { name: "Analytics", exact: true }).click();
      await expect(page.locator("#analytics")).toBeInViewport();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("its button opens the chat", async () => {
      await footer.getByRole("button", { name: "Chat with us" }).click();
      await expect(messageField(page)).toBeVisible();
    });
  });

  test("an anchor followed while the page hydrates opens its topic", async ({ page }) => {
    // The router reads the address when it renders, but listens to changes only after rendering. The anchor
    // is followed between the two.
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      let followed = false;
      Object.assign(window, {
        addEventListener: (...args: Parameters<typeof listen>) => {
          if (args[0] === "popstate" && !followed) {
            followed = true;
            document.querySelector<HTMLAnchorElement>('a[href="#voice-analytics"]')?.click();
          }
          listen(...args);
        },
      });
    });
    await page.goto("/");
    await hydrate(page);
    await expect(page.getByRole("dialog", { name: "Voice Analytics" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the URL of a topic opens it on load, and a link in its dialog opens a page", async ({
    page,
  }) => {
    await page.goto("/#terms");
    const terms = page.getByRole("dialog", { name: "Terms" });
    await terms.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(terms).toBeHidden();
    // The topic's history entry is the first one of the site, so closing the dialog must not go back.
    await page.goBack();
    await terms.getByRole("button", { name: "Close" }).click();
    await expect(terms).toBeHidden();
    await expect(page).toHaveURL(/\w\/$/);

    await page.goto("/#about");
    await page.reload();
    const about = page.getByRole("dialog", { name: "About" });
    await expect(about).toContainText(brand.contact.location);
    await about.getByRole("button", { name: "Close" }).click();
    await expect(about).toBeHidden();
    await expect(page).toHaveURL(/\w\/$/);
  });

  test("if a topic cannot be loaded, an alert says so and names the phone number; after a reload it opens", async ({
    page,
  }) => {
    await page.goto("/login");
    await hydrate(page);
    const alerts = await expectAlertForUnloaded(page, () =>
      page.getByRole("link", { name: "Voice Analytics" }).click(),
    );
    await expect(page.getByRole("dialog", { name: "Voice Analytics" })).toBeVisible();
    expect(alerts).toHaveLength(1);
  });

  // WCAG 1.4.10: a window of 1280 x 1024 px at 400 %.
  test("in a very small window a topic's whole sheet scrolls, so that its text can be read", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/#terms");
    const terms = page.getByRole("dialog", { name: "Terms" });
    const button = terms.getByRole("link", { name: "Pricing" });
    await expect(button).not.toBeInViewport();
    await terms.getByRole("paragraph").first().hover();
    await page.mouse.wheel(0, 100);
    await expect(terms.getByRole("paragraph").last()).toBeInViewport({ ratio: 0.9 });
    await page.mouse.wheel(0, 1000);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});

test.describe("floating call to action", () => {
  test("appears past 50 % of the page, stays when scrolled back, opens the chat, and disappears for good when it is dismissed", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await hydrate(page);
    await loadPart(page, "src/shell/floating.tsx");
    const offer = page.getByRole("region", { name: /Hear it answer/ });
    await page.evaluate(() =>
      scrollTo({
        top: (document.documentElement.scrollHeight - innerHeight) * 0.45,
        behavior: "instant",
      }),
    );
    await twoFrames(page);
    await expect(offer).toHaveCount(0);
    await page.evaluate(() => scrollBy({ top: 900, behavior: "instant" }));
    await expect(offer).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(offer).toBeVisible();
    await offer.getByRole("button", { name: "Chat with us" }).click();
    await expect(messageField(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await offer.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(offer).toBeHidden();
    // The page is scrolled to its top.
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    for (const share of [0.8, 0.9]) {
      await page.evaluate(
        (part) =>
          scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" }),
        share,
      );
      await twoFrames(page);
      await expect(offer).toBeHidden();
    }
  });

  test("dismissed by keyboard, it leaves the focus where the visitor reads", async ({ page }) => {
    await page.goto("/case-studies");
    await hydrate(page);
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: "instant" }),
    );
    const offer = page.getByRole("region", { name: /Hear it answer/ });
    await offer.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(offer).toBeHidden();
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(800);
  });

  test("appears past 50 % of a page that is shorter than three screens, if scrolling is the only interaction", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/login");
    const offer = page.getByRole("region", { name: /Hear it answer/ });
    const scrollable = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: (scrollHeight - innerHeight) * 0.6, behavior: "instant" });
      return scrollHeight - innerHeight;
    });
    expect(scrollable).toBeLessThan(900);
    await expect(offer).toBeVisible();
  });
});

test.describe("exit intent", () => {
  test("the offer is shown when the mouse leaves the window at its top, once per visit, and can be dismissed", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await hydrate(page);
    const offer = exitOffer(page);
    await leaveAtTheTop(page);
    await expect(offer).toBeVisible();
    await offer.getByRole("button", { name: "Not Now" }).click();
    await expect(offer).toBeHidden();
    await leaveAtTheTop(page);
    await twoFrames(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await loadPart(page, "src/shell/exit-offer.tsx");
    await leaveAtTheTop(page);
    await twoFrames(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  for (const [type, target] of [
    ["mouseout", "body"],
    ["mouseleave", "html"],
    ["mouseleave", "document"],
  ] as const)
    test(`is shown after a simulated ${type} of ${target}, and after a move straight up`, async ({
      page,
    }) => {
      await page.goto("/pricing");
      await page.mouse.move(600, 300);
      await page.mouse.move(600, 290);
      await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
      await page.evaluate(
        ([name, at]) =>
          (at === "document" ? document : document.querySelector(at))?.dispatchEvent(
            new MouseEvent(name, { bubbles: name === "mouseout", clientY: -1 }),
          ),
        [type, target] as const,
      );
      await expect(exitOffer(page)).toBeVisible();
    });

  for (const path of ["/signup", "/auth/reset", "/pricing#terms"])
    test(`is not shown on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await loadPart(page, "src/shell/exit-offer.tsx");
      await leaveAtTheTop(page);
      await twoFrames(page);
      await expect(exitOffer(page)).toHaveCount(0);
    });

  test("is not shown over the mobile menu", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto("/pricing");
    await hydrate(page);
    await loadPart(page, "src/shell/exit-offer.tsx");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await leaveAtTheTop(page);
    await twoFrames(page);
    await expect(exitOffer(page)).toHaveCount(0);
  });

  test("is not shown if the browser's storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
    });
    await page.goto("/pricing");
    await hydrate(page);
    await loadPart(page, "src/shell/exit-offer.tsx");
    await leaveAtTheTop(page);
    await twoFrames(page);
    await expect(exitOffer(page)).toHaveCount(0);
  });

  test("is not shown by a touch nor while the chat is open; its button opens the chat", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await hydrate(page);
    await loadPart(page, "src/shell/exit-offer.tsx");
    await leaveAtTheTop(page, "touch");
    await twoFrames(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Chat with us" }).click();
    await expect(messageField(page)).toBeVisible();
    await leaveAtTheTop(page);
    await twoFrames(page);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await leaveAtTheTop(page);
    const offer = exitOffer(page);
    await offer.getByRole("button", { name: "Chat with us" }).click();
    await expect(messageField(page)).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test("the offer that is shown on the way to the Back button is not shown on the previous page", async ({
  page,
}) => {
  await page.goto("/pricing");
  await hydrate(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Larkline/ })
    .click();
  // The address changes before the page is shown.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every call answered.");
  await leaveAtTheTop(page);
  const offer = exitOffer(page);
  await expect(offer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(offer).toBeHidden();
});

test.describe("navigation without a page load", () => {
  test("a focused link preloads its page", async ({ page }) => {
    await preventChatPreload(page);
    await page.goto("/");
    await hydrate(page);
    const fetched = page.waitForRequest(`**${builtAddress("src/pages/pricing/pricing.page.tsx")}`);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).focus();
    await fetched;
  });

  test("before hydration, links work like ordinary links", async ({ page }) => {
    await holdIdle(page);
    await failScripts(page);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open, and the footer's anchors lead to the phone number", async ({ page }) => {
    await page.goto("/pricing");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("button", { name: "Industries" }).click();
    await nav.getByRole("link", { name: "Law Firms" }).click();
    await expect(page).toHaveURL(/law-firms$/);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Voice Analytics" }).click();
    await expect(page).toHaveURL(/#voice-analytics$/);
    await expect(footer.getByRole("link", { name: brand.contact.phone })).toBeInViewport();
  });

  test("on a phone the header’s navigation is shown, and the button of the menu, which needs scripts, is not", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/login");
    const header = page.getByRole("banner");
    const nav = header.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Pricing" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Login / Sign Up" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Open menu" })).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await nav.getByRole("button", { name: "Resources" }).click();
    await nav.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
