/**
 * Tests the second step of sign-up: when the status is requested, and what the resend button shows
 * (specification, sections 4 and 9). The clock is stopped; the tests advance it.
 */
import type { Page } from "@playwright/test";

import { createBarrier, fillSignUp, storeAuthState, unverified } from "./account.ts";
import { accessibilityFaults, expect, test } from "./fixtures.ts";
import { recordLiveTexts } from "./live-texts.ts";
import {
  field,
  goToVerification,
  heading,
  mockAccountCalls,
  resend,
  submit,
  user,
} from "./sign-up-page.ts";

/** The number of requests of the verification status. */
const checks = (calls: readonly string[]) =>
  calls.filter((call) => call === "verification-status").length;

test("the status is requested at once and then every 3 seconds, until the visitor leaves the page", async ({
  page,
}) => {
  const calls = await goToVerification(page);
  await expect(page.getByText("Next check in 3 seconds (Check #1)")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText("Next check in 2 seconds (Check #1)")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByText("Next check in 3 seconds (Check #2)")).toBeVisible();
  expect(checks(calls)).toBe(2);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  // The URL changes first; the step disappears when the other page has loaded.
  await expect(page.getByText(/Next check/)).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(checks(calls)).toBe(2);
});

test("only the confirmation of this account completes the sign-up, not that of another one in another tab", async ({
  page,
}) => {
  await goToVerification(page);
  const otherTab = await page.context().newPage();
  const verified = { ...unverified, emailVerified: true, needsVerification: false };
  await storeAuthState(otherTab, { ...verified, user: { ...user, id: "another" } });
  await expect(page.getByRole("region", { name: "Email verification" })).toHaveCount(0);
  await expect(heading(page, "Check your email")).toBeVisible();
  await storeAuthState(otherTab, verified);
  await expect(heading(page, /^Welcome/)).toBeVisible();
});

test("after a reload, and on the way back, the step is shown again, but not to another account", async ({
  page,
}) => {
  await mockAccountCalls(page);
  await page.goto("/signup");
  await fillSignUp(page, user.email);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/password/i);

  await page.reload();
  await expect(heading(page, "Check your email")).toBeVisible();
  await expect(page.getByRole("main").getByText(user.email)).toBeVisible();
  await expect(page.getByText(/\(Check #\d+\)/)).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(heading(page, "Check your email")).toBeVisible();

  // A new visit of the page begins a new sign-up.
  await page.goto("/signup?again");
  await expect(heading(page, "Create your account")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Check your email")).toBeVisible();

  await storeAuthState(page, { ...unverified, user: { ...user, id: "another" } });
  await page.goBack();
  await page.reload();
  await expect(heading(page, "Create your account")).toBeVisible();
});

test("a visitor with a mistyped address signs up again; the form is shown with the names and the address", async ({
  page,
}) => {
  const calls = await mockAccountCalls(page);
  const again = page.getByRole("button", { name: "Wrong address? Sign up again" });
  await page.goto("/signup");
  await fillSignUp(page, "marta@harborplumbing.con");
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  await again.click();
  await expect(heading(page, "Create your account")).toBeFocused();
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current]")).toHaveText(
    "Sign Up",
  );
  await expect(page.getByText("All plans include")).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Marta");
  await expect(field(page, "Last name")).not.toHaveValue("");
  await expect(field(page, "Email")).toHaveValue("marta@harborplumbing.con");
  await expect(field(page, "Password")).toHaveValue("");

  await fillSignUp(page, user.email);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeFocused();
  await expect(page).toHaveTitle(/^Verify your email/);
  await expect(page.getByRole("main").getByText(user.email)).toBeVisible();
  expect(calls.filter((call) => call === "sign-up")).toHaveLength(2);

  // A reload does not show the step again that the visitor has left.
  await again.click();
  await expect(heading(page, "Create your account")).toBeFocused();
  await page.reload();
  await expect(submit(page)).toBeDisabled();
  await expect(heading(page, "Create your account")).toBeVisible();
});

/**
 * Goes to the verification step. The returned function stores another auth state, as another tab does, and reports
 * the address as verified.
 */
async function goToVerificationByOtherTab(page: Page): Promise<(state: object) => Promise<void>> {
  let verified = false;
  await goToVerification(page, {
    "verification-status": (route) => route.fulfill({ json: { verified } }),
  });
  await expect(page.getByText(/Check #1/)).toBeVisible();
  return async (state) => {
    await storeAuthState(await page.context().newPage(), state);
    verified = true;
    await page.clock.runFor(3000);
  };
}

test("after signing up twice, the first sign-up's link leads the waiting tab to the login", async ({
  page,
}) => {
  const confirm = await goToVerificationByOtherTab(page);
  // The link signs in the first account, of which the browser knows only the tokens.
  await confirm({ ...unverified, emailVerified: true, needsVerification: false, user: null });
  await expect(heading(page, "Email confirmed")).toBeVisible();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(resend(page)).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "What's next?" })).toBeVisible();
  await expect(page.getByText("No email yet?")).toHaveCount(0);
});

test("after a logout, the link's confirmation in another tab leads the waiting tab to the login", async ({
  page,
}) => {
  const confirm = await goToVerificationByOtherTab(page);
  await page.evaluate(() => {
    localStorage.removeItem("auth-storage");
    dispatchEvent(new StorageEvent("storage", { key: "auth-storage" }));
  });
  await expect(page.getByText("You are logged out here.")).toBeVisible();
  // The link signs in, in a browser that knows no user any more.
  await confirm({ ...unverified, emailVerified: true, needsVerification: false, user: null });
  await expect(heading(page, "Email confirmed")).toBeVisible();
});

test("the confirmation of another address in another tab is not shown as that of this one", async ({
  page,
}) => {
  const confirm = await goToVerificationByOtherTab(page);
  await confirm({
    ...unverified,
    user: { ...user, id: "another", email: "another@harborplumbing.com" },
  });
  await expect(page.getByText(/We have stopped checking/)).toBeVisible();
  await expect(heading(page, "Check your email")).toBeVisible();
  await expect(resend(page)).toHaveCount(0);
});

test("after a network error the status is requested again in 10 seconds, without a message", async ({
  page,
}) => {
  const calls = await goToVerification(page, { "verification-status": (route) => route.abort() });
  await expect(page.getByText("Next check in 10 seconds (Check #1)")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(9000);
  expect(checks(calls)).toBe(1);
  await page.clock.runFor(1000);
  await expect(page.getByText("Next check in 10 seconds (Check #2)")).toBeVisible();
});

test("after 15 minutes polling stops, and the page says what to do", async ({ page }) => {
  const calls = await goToVerification(page);
  await expect(page.getByText(/Check #1/)).toBeVisible();
  await page.clock.fastForward("15:01");
  await expect(page.getByText(/We have stopped checking/)).toBeVisible();
  await expect(page.getByText(/Next check/)).toHaveCount(0);
  const before = checks(calls);
  await page.clock.runFor(60_000);
  expect(checks(calls)).toBe(before);
  // axe uses timers, which the stopped clock would block.
  await page.clock.resume();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("resending: Sending..., then the button is disabled for 60 seconds", async ({ page }) => {
  const { waiting, go } = createBarrier();
  const calls = await goToVerification(page, {
    "resend-verification": async (route) => {
      await waiting;
      await route.fulfill({ json: {} });
    },
  });
  // The sign-up's own mail starts no countdown: only a resend does (section 4).
  await expect(resend(page, "Resend Email")).toBeEnabled();
  await resend(page).click();
  await expect(resend(page)).toHaveText(/^Sending\.\.\./);
  await expect(resend(page)).toBeDisabled();
  go();
  await expect(resend(page, "Resend in 60s")).toBeDisabled();
  await page.clock.runFor(1000);
  const counting = resend(page, "Resend in 59s");
  await expect(counting).toBeDisabled();
  await counting.click({ force: true });
  await page.clock.runFor(58_000);
  await expect(resend(page, "Resend in 1s")).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(resend(page, "Resend Email")).toBeEnabled();
  expect(calls.filter((call) => call === "resend-verification")).toHaveLength(1);
});

test("the banner with the same button is not shown on this step", async ({ page }) => {
  await goToVerification(page);
  await expect(resend(page, "Resend Email")).toBeVisible();
  await expect(page.getByRole("region", { name: "Email verification" })).toBeHidden();
  const announced = await recordLiveTexts(page);
  await resend(page).click();
  await expect.poll(announced).toEqual(["polite: Sending", "polite: You can resend in 60 seconds"]);
  await page.clock.runFor(70_000);
  await expect(resend(page, "Resend Email")).toBeEnabled();
  expect((await announced()).slice(2)).toEqual(["polite: You can resend now"]);
});
