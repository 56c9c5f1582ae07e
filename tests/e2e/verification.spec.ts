/**
 * Tests the verification of an email address: the page /auth/verify, to which the mail's link leads, and the
 * reminder, a banner below the header for users who have not verified their address.
 */
import type { Locator, Page, Response } from "@playwright/test";

import { createBarrier, storeAuthState, readAuthState, unverified } from "./account.ts";
import { collectEvents } from "./analytics-events.ts";
import {
  accessibilityFaults,
  hydrate,
  expect,
  faultsInBothThemes,
  focusIsInView,
  overflow,
  test,
} from "./fixtures.ts";
import { recordLiveTexts } from "./live-texts.ts";

/**
 * An access token in the server's format (JWT), which contains the user's id. `e30` is the header `{}`.
 */
const accessTokenOf = (id: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub: id })).toString("base64url")}.access-2-secret`;
const accessToken = accessTokenOf(unverified.user.id);
const tokens = `access_token=${accessToken}&refresh_token=refresh-2-secret`;
const verifyPath = `/auth/verify#${tokens}&type=signup`;
const reminder = (page: Page) => page.getByRole("region", { name: "Email verification" });
const resend = (page: Page) => reminder(page).getByRole("button", { name: /Resend|Send|sent/ });
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

/** Signs in an unverified user. Returns the function that confirms the address on another device. */
async function answerStatus(page: Page): Promise<() => void> {
  let verified = false;
  await storeAuthState(page, unverified);
  await page.route("**/auth/verification-status", (route) => route.fulfill({ json: { verified } }));
  return () => {
    verified = true;
  };
}

/** Opens a page with the reminder. Returns the function that confirms the address on another device. */
async function openWithReminder(page: Page): Promise<() => void> {
  const confirm = await answerStatus(page);
  const firstAnswer = page.waitForResponse("**/auth/verification-status");
  await page.goto("/pricing");
  await firstAnswer;
  await expect(resend(page)).toBeVisible();
  return confirm;
}

/**
 * Lets requests for files fail.
 *
 * @param files Pattern of their addresses.
 * @param fails Whether a request fails, by the number of requests for such files and of documents so far.
 * @returns A function that returns the number of documents so far.
 */
async function failFiles(
  page: Page,
  files: string,
  fails: (count: { requests: number; documents: number }) => boolean,
): Promise<() => number> {
  let requests = 0;
  let documents = 0;
  await page.route(files, async (route) => {
    requests += 1;
    await (fails({ requests, documents }) ? route.abort() : route.continue());
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test.describe("/auth/verify (specification, section 2)", () => {
  test("with both tokens of a sign-up the user is verified, signed in and redirected, and the tokens are removed", async ({
    page,
    consoleMessages,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const events = await collectEvents(page);
    await storeAuthState(page, unverified);
    await page.goto(verifyPath);
    await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await readAuthState(page)).toMatchObject({
      isAuthenticated: true,
      accessToken,
      refreshToken: "refresh-2-secret",
      emailVerified: true,
      needsVerification: false,
      user: { id: unverified.user.id, email_verified: true, needs_verification: false },
    });
    // The verification page is not counted as a page view.
    await expect
      .poll(() => events.filter(({ event }) => event === "page_view").map(({ path }) => path))
      .toEqual(["/"]);
    await page.goto("/pricing");
    const counted = page.waitForRequest(/analytics/);
    await page.mouse.move(40, 40);
    await counted;
    // The fragment is not sent to the server; the rest of the URL is.
    expect(sent.filter((line) => line.includes("secret"))).toEqual([]);
    expect(consoleMessages.join("\n")).not.toContain("secret");
  });

  test("with tokens of another account the previous user's data is removed", async ({ page }) => {
    await storeAuthState(page, unverified);
    const other = accessTokenOf("22222222-2222-4222-8222-222222222222");
    await page.goto(
      `/auth/verify#access_token=${other}&refresh_token=refresh-2-secret&type=signup`,
    );
    await expect(page).toHaveURL(/\/$/);
    expect(await readAuthState(page)).toMatchObject({
      isAuthenticated: true,
      accessToken: other,
      emailVerified: true,
      user: null,
    });
  });

  test("the fragment is cleared before anything else of the site runs", async ({ page }) => {
    // Blocks every script except the inline one, which clears the fragment.
    await page.route("**/assets/*.js", () => {});
    await page.goto(verifyPath);
    await expect(page.getByText("Verifying your email... Please wait.")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.evaluate(() => location.href)).not.toContain("secret");
  });

  test.describe("if a file fails to load, it continues without an interaction", () => {
    test("in the same page, if the stylesheet fails twice", async ({ page }) => {
      const documents = await failFiles(page, "**/assets/*.css", ({ requests }) => requests <= 2);
      await page.goto(verifyPath);
      await expect(page).toHaveURL(/\/$/);
      expect(await readAuthState(page)).toMatchObject({ accessToken, emailVerified: true });
      expect(documents()).toBe(1);
    });

    test("in a reloaded page, which still has the tokens, if the scripts fail twice", async ({
      page,
    }) => {
      const documents = await failFiles(page, "**/assets/*.js", (count) => count.documents === 1);
      await page.goto(verifyPath);
      await expect(page).toHaveURL(/\/$/);
      expect(await readAuthState(page)).toMatchObject({ accessToken, emailVerified: true });
      expect(documents()).toBe(2);
    });
  });

  test("every other case redirects to the home page without signing in", async ({ page }) => {
    for (const fragment of [
      "",
      `#${tokens}`,
      `#${tokens}&type=recovery`,
      "#access_token=access-2-secret&type=signup",
      "#refresh_token=refresh-2-secret&type=signup",
      "#error=access_denied",
    ])
      await test.step(fragment || "no fragment", async () => {
        await page.goto(`/auth/verify${fragment}`);
        await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
        await expect(page).toHaveURL(/\/$/);
        expect(await readAuthState(page)).toBeUndefined();
      });
  });

  test("going back does not lead to the verification page again", async ({ page }) => {
    await page.goto("/pricing");
    await page.goto(verifyPath);
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  test("sends no referrer, and is excluded from search engines", async ({ page, request }) => {
    const answer = await request.get("/auth/verify");
    expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
    expect((await request.get("/pricing")).headers()["referrer-policy"]).not.toBe("no-referrer");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/auth/verify");
    await page.route("**/assets/*.js", () => {});
    await page.goto("/auth/verify");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("says that the address is confirmed, and links to the next page", async ({ page }) => {
      await page.goto(verifyPath);
      await expect(page.getByText(/your address is confirmed/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Log in to the application" })).toBeVisible();
    });
  });
});

test.describe("the reminder (specification, sections 2 and 4)", () => {
  test("is shown without an interaction, on any page, to users who are signed in, not verified and flagged (`needsVerification`)", async ({
    page,
  }) => {
    await storeAuthState(page, unverified);
    for (const path of ["/", "/pricing", "/blog", "/signup", "/no-such-page"])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(reminder(page).getByText(unverified.user.email)).toBeVisible();
      });
  });

  test("covers no headline and no breadcrumbs, however long the address is", async ({ page }) => {
    const email = "anna.petersen.jr2@northgate-homes-realty.example";
    await storeAuthState(page, { ...unverified, user: { ...unverified.user, email } });
    for (const width of [390, 768, 1024, 1440])
      for (const path of ["/", "/blog/two-rings"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(resend(page)).toBeVisible();
        const bottom = await bottomOf(reminder(page));
        const main = await page.getByRole("main").boundingBox();
        expect(main?.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(bottom);
      }
  });

  test("is also shown if the browser is never idle", async ({ page }) => {
    await page.addInitScript(() => {
      // A browser that is never idle calls only callbacks with a timeout.
      window.requestIdleCallback = (callback, { timeout } = {}) => {
        const deadline = { didTimeout: true, timeRemaining: () => 0 };
        return timeout === undefined ? 0 : window.setTimeout(() => callback(deadline), timeout);
      };
    });
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await expect(reminder(page).getByText(unverified.user.email)).toBeVisible({ timeout: 10_000 });
  });

  test("is not shown to visitors who are signed out, verified or not flagged", async ({ page }) => {
    for (const [who, change] of [
      ["not signed in", { isAuthenticated: false }],
      ["verified", { emailVerified: true }],
      ["not flagged", { needsVerification: false }],
    ] as const)
      await test.step(who, async () => {
        await storeAuthState(page, { ...unverified, ...change });
        await page.goto("/pricing");
        await page.getByText("Annual", { exact: true }).click();
        await page.waitForLoadState("networkidle");
        await expect(reminder(page)).toHaveCount(0);
      });
  });

  test("loads no script for visitors who are not signed in", async ({ page }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response);
    });
    await page.goto("/pricing");
    await page.getByText("Annual", { exact: true }).click();
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    const texts = await Promise.all(scripts.map((response) => response.text()));
    const text = texts.join("\n");
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).not.toContain("verification-banner");
  });

  test("resends: Sending..., Email sent! for 3 seconds, Resend in 60s down to 1s", async ({
    page,
  }) => {
    const authorizations: (string | undefined)[] = [];
    const { waiting, go } = createBarrier();
    await page.route("**/auth/resend-verification", async (route) => {
      authorizations.push(route.request().headers()["authorization"]);
      await waiting;
      await route.fulfill({ json: {} });
    });
    await page.clock.install();
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await expect(resend(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await resend(page).click();
    await expect(resend(page)).toHaveText(/^Sending\.\.\./);
    await expect(resend(page)).toBeDisabled();
    go();
    const button = (name: string) => reminder(page).getByRole("button", { name, exact: true });
    await expect(button("Email sent!")).toBeDisabled();
    await page.clock.runFor(2000);
    await expect(button("Email sent!")).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(button("Resend in 60s")).toBeDisabled();
    await page.clock.runFor(59_000);
    await expect(button("Resend in 1s")).toBeDisabled();
    await button("Resend in 1s").click({ force: true });
    await page.clock.runFor(1000);
    await expect(button("Resend Email")).toBeEnabled();
    expect(authorizations).toEqual(["Bearer access-secret"]);
  });

  test("a failed resend shows no message and starts no countdown", async ({
    page,
    consoleMessages,
  }) => {
    await page.route("**/auth/resend-verification", (route) => route.abort());
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await resend(page).click();
    await expect.poll(() => consoleMessages.join("\n")).toContain("could not be sent again");
    await expect(reminder(page).getByRole("button", { name: "Resend Email" })).toBeEnabled();
    expect(consoleMessages.join("\n")).not.toContain("secret");
  });

  test("without an access token a click does nothing", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await storeAuthState(page, { ...unverified, accessToken: null });
    await page.goto("/pricing");
    await resend(page).click();
    await expect(reminder(page).getByRole("button", { name: "Resend Email" })).toBeEnabled();
    expect(requests.filter((url) => url.includes("/auth/"))).toEqual([]);
  });

  test("once dismissed, it stays hidden on all pages until the auth state changes", async ({
    page,
  }) => {
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await reminder(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(reminder(page)).toHaveCount(0);
    await page.goto("/support");
    await page.getByRole("button", { name: "What does it cost?", exact: true }).click();
    await page.waitForLoadState("networkidle");
    await expect(reminder(page)).toHaveCount(0);
    // Signs out and in again in another tab.
    const other = await page.context().newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => localStorage.removeItem("auth-storage"));
    await storeAuthState(other, unverified);
    await expect(resend(page)).toBeVisible();
  });

  test("dismissed by keyboard, it moves the focus to the content, where Tab continues", async ({
    page,
  }) => {
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await reminder(page).getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(reminder(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });

  // WCAG 1.4.10: a window of 1280 x 1024 px at 400 %.
  test("in a very small window, the floating call to action covers no focused control", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await expect(resend(page)).toBeVisible();
    await page.getByRole("main").getByRole("tab").first().focus();
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: "instant" }),
    );
    await expect(page.getByRole("region", { name: /Hear it answer/ })).toBeVisible();
    for (const control of await page.getByRole("main").getByRole("button").all()) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      await expect.poll(() => focusIsInView(page)).toBe(true);
    }
  });

  test("disappears when another tab confirms the address", async ({ page, context }) => {
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await expect(resend(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(verifyPath);
    await expect(other).toHaveURL(/\/$/);
    await expect(reminder(page)).toHaveCount(0);
  });

  test("stays, and can send a mail, if the server has ended the login meanwhile", async ({
    page,
  }) => {
    await storeAuthState(page, unverified);
    await page.route("**/auth/resend-verification", (route) => route.fulfill({ json: {} }));
    const refused = page.waitForResponse("**/auth/refresh");
    await page.goto("/pricing");
    expect((await refused).status()).toBe(401);
    await resend(page).click();
    await expect(page.getByText("Email sent!").first()).toBeVisible();
  });

  test.describe("after the address is confirmed on another device, it disappears", () => {
    test("with the next page load", async ({ page }) => {
      const confirm = await openWithReminder(page);
      confirm();
      await page.reload();
      await expect.poll(() => readAuthState(page)).toMatchObject({ emailVerified: true });
      await expect(reminder(page)).toHaveCount(0);
    });

    test("when the visitor returns to the page, and the focus moves from its button to the content", async ({
      page,
    }) => {
      const confirm = await openWithReminder(page);
      await resend(page).focus();
      confirm();
      // A page is always visible to Playwright, so the event alone has to do.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(reminder(page)).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
    });

    test("when the visitor returns to the sign-up form", async ({ page }) => {
      const confirm = await answerStatus(page);
      await page.goto("/signup");
      await expect(resend(page)).toBeVisible();
      confirm();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(reminder(page)).toHaveCount(0);
    });

    test("instead of saying that another mail was sent", async ({ page }) => {
      const confirm = await openWithReminder(page);
      await page.route("**/auth/resend-verification", (route) => route.fulfill({ json: {} }));
      const announced = await recordLiveTexts(page);
      confirm();
      await resend(page).click();
      await expect(reminder(page)).toHaveCount(0);
      expect((await announced()).join()).not.toContain("sent");
    });
  });

  test("has no accessibility violations in light and dark, and fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await storeAuthState(page, unverified);
    await page.goto("/pricing");
    await expect(resend(page)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
