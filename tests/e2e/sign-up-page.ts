/** Locators and mocked account calls for the tests of the sign-up page. */
import type { Page, Route } from "@playwright/test";

import { fillSignUp, unverified } from "./account.ts";
import { expect } from "./fixtures.ts";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** The submit button, also while it shows "Creating Account...". */
export const submit = (page: Page) => page.getByRole("button", { name: /^Creat/ });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
/**
 * The resend button of the verification step. It is searched in `main`, because the banner below the header,
 * which reminds users to verify their address, has a button with the same name.
 */
export const resend = (page: Page, name: string | RegExp = /Resend|Sending/) =>
  page.getByRole("main").getByRole("button", { name });
/** The labels of the form's text fields. */
export const fieldNames = [
  "First name",
  "Last name",
  "Email",
  "Password",
  "Confirm password",
] as const;

export const { user } = unverified;
export const session = { access_token: "access-secret", refresh_token: "refresh-secret" };
/** Answers of a backend that creates accounts and never reports an address as verified. */
const answers = {
  "sign-up": { user },
  login: { user, session },
  "verification-status": { verified: false },
  "resend-verification": {},
  logout: {},
};
/** An account call, named by the last part of its path. */
export type Call = keyof typeof answers;
type Answer = (route: Route) => Promise<unknown> | undefined;
/** Answers that a test sets instead of the default ones. */
export type Answers = Partial<Record<Call, Answer>>;

/** An error answer in the server's format. */
export const errorAnswer = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, json: { message: text } });

/** Mocks the account calls. Returns a list to which the name of each call is added. */
export async function mockAccountCalls(page: Page, overrides: Answers = {}): Promise<string[]> {
  const calls: string[] = [];
  await page.route("**/api/v1/auth/*", async (route) => {
    const call = route.request().url().split("/").at(-1) ?? "";
    calls.push(call);
    const own = Object.entries(overrides).find(([name]) => name === call)?.[1];
    const json = Object.entries(answers).find(([name]) => name === call)?.[1];
    await (own?.(route) ?? route.fulfill({ json }));
  });
  return calls;
}

/** Fills in and submits the form, and stops the page's clock. Returns the list of `mockAccountCalls`. */
export async function goToVerification(page: Page, overrides: Answers = {}): Promise<string[]> {
  await page.clock.install();
  const calls = await mockAccountCalls(page, overrides);
  await page.goto("/signup");
  await fillSignUp(page, user.email);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  return calls;
}
