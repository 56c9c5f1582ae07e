import type { Page, Route } from "@playwright/test";

import { fillSignUp, unverified } from "./account.ts";
import { expect } from "./fixtures.ts";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: /^Creat/ });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
/** The step's own button; the reminder has one as well. */
export const resend = (page: Page, name: string | RegExp = /Resend|Sending/) =>
  page.getByRole("main").getByRole("button", { name });
export const names = ["First name", "Last name", "Email", "Password", "Confirm password"] as const;

/** A backend in which accounts are made and nobody is verified. */
export const { user } = unverified;
export const session = { access_token: "access-secret", refresh_token: "refresh-secret" };
const answers = {
  "sign-up": { user },
  login: { user, session },
  "verification-status": { verified: false },
  "resend-verification": {},
};
export type Call = keyof typeof answers;
type Answer = (route: Route) => Promise<unknown> | undefined;
export type Answers = Partial<Record<Call, Answer>>;

/** A refusal as the server writes it. */
export const message = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, json: { message: text } });

/** Answers the calls of accounts in place of the server; returns what was asked, oldest first. */
export async function answer(page: Page, others: Answers = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/v1/auth/*", async (route) => {
    const call = route.request().url().split("/").at(-1) ?? "";
    asked.push(call);
    const own = Object.entries(others).find(([name]) => name === call)?.[1];
    const json = Object.entries(answers).find(([name]) => name === call)?.[1];
    await (own?.(route) ?? route.fulfill({ json }));
  });
  return asked;
}

/** Up to the verification, with a clock that stands. */
export async function toVerification(page: Page, others: Answers = {}): Promise<string[]> {
  await page.clock.install();
  const asked = await answer(page, others);
  await page.goto("/signup");
  await fillSignUp(page, user.email);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  return asked;
}
