/**
 * A whole sign-up with confirmation in a second tab. Tests run it with different mailboxes and databases.
 */
import { type Page, expect } from "@playwright/test";

import { fillSignUp, readAuthState } from "./account.ts";
import { heading, submit } from "./sign-up-page.ts";

/** `expect` with time for a real password hash, a real mail and the real polling interval. */
export const expectEventually = expect.configure({ timeout: 30_000 });

const step = (page: Page) => page.getByRole("list", { name: "Progress" }).locator("[aria-current]");

/**
 * A whole sign-up: fills in the form, finds the mail and confirms in a second tab; the first tab then
 * continues automatically.
 *
 * @param page The first tab, in its own browser context.
 * @param site The site's URL.
 * @param findLink Finds the confirmation link in the mail to an address.
 */
export async function signUpAndConfirm(
  page: Page,
  site: string,
  findLink: (email: string) => Promise<string>,
): Promise<void> {
  await page.goto(`${site}/signup`);
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(step(page)).toHaveText("Sign Up");
  const email = await fillSignUp(page);
  await submit(page).click();

  await expectEventually(heading(page, "Check your email")).toBeFocused();
  await expect(page).toHaveTitle(/^Verify your email/);
  await expect(step(page)).toHaveText("Verify Email");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expect(page.getByText(/Next check in \d+ seconds \(Check #\d+\)/)).toBeVisible();
  await expect(page.getByText(/up to 15 minutes/)).toBeVisible();
  await expect(page.getByText(/spam/)).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  const mailbox = await page.context().newPage();
  await mailbox.goto(await findLink(email));
  expect(await readAuthState(page)).toMatchObject({ emailVerified: false });
  await mailbox.getByRole("button", { name: /confirm/i }).click();
  await expectEventually(mailbox).toHaveURL(`${site}/`);

  await expectEventually(heading(page, "Welcome, Marta")).toBeFocused();
  await expect(page).toHaveTitle(/^Account active/);
  await expect(step(page)).toHaveText("Complete");
  await expect(page.getByText("Your account is now active!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's next?" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Email verification" })).toHaveCount(0);
  expect(await readAuthState(page)).toMatchObject({
    isAuthenticated: true,
    emailVerified: true,
    needsVerification: false,
    user: { email, email_verified: true, needs_verification: false },
  });
}
