/** Tests the reset of a forgotten password by the link in a mail. */
import type { Page } from "@playwright/test";

import { confirmationLink, password, readAuthState, resetLink, signUpByApi } from "./account.ts";
import { accessibilityFaults, expect, test } from "./fixtures.ts";
import { expectEventually } from "./sign-up-journey.ts";
import { heading } from "./sign-up-page.ts";

const newPassword = "Lamp-Harvest-12!";

/** Creates an account and confirms its address, which also signs in. Returns the email address. */
async function createAccount(page: Page, site: string): Promise<string> {
  const email = await signUpByApi(page);
  await page.goto(await confirmationLink(site, email));
  await page.getByRole("button", { name: /confirm/i }).click();
  await expectEventually(page).toHaveURL(/\/$/);
  return email;
}

const login = (page: Page, email: string, tried: string) =>
  page.request.post("/api/v1/auth/login", { data: { email, password: tried } });

test("a visitor requests a reset link, sets a new password, and logs in with it", async ({
  page,
  larkline,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const email = await createAccount(page, larkline.url);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle(/^Choose a new password/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expectEventually(heading(page, "Check your inbox")).toBeFocused();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  const link = await resetLink(larkline.url, email);
  const token = link.split("#token=")[1] ?? "";
  await page.goto("/");
  await page.goto(link);
  await expect(heading(page, "Choose a new password")).toBeVisible();
  // The token is removed from the URL. Below, the test checks that no request contained it.
  await expect(page).toHaveURL(/\/auth\/reset$/);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password", { exact: true }).fill(newPassword);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save password" }).click();
  await expectEventually(heading(page, "Your password is changed")).toBeFocused();
  expect(calls.filter((address) => address.includes(token))).toEqual([]);
  expect(await readAuthState(page)).toBeUndefined();
  expect((await login(page, email, password)).status()).toBe(401);
  expect((await login(page, email, newPassword)).status()).toBe(200);

  // The link works once. After that the page explains what to do.
  await page.goto("/");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Save password" }).click();
  await expectEventually(page.getByRole("alert")).toContainText("Ask for a new one");
  await expect(page.getByRole("button", { name: "Save password" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ask for a new link" }).click();
  await expect(heading(page, "Forgot your password?")).toBeFocused();

  // The link differs from the URL of the open page only in its fragment, so the browser loads no document.
  await page.goto(link);
  await expect(heading(page, "Choose a new password")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/reset$/);
});

test("an invalid address shows an error at its field, and invalid passwords cannot be submitted", async ({
  page,
}) => {
  await page.goto("/auth/reset");
  await page.getByLabel("Email", { exact: true }).fill("marta");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    /Enter a whole address/,
  );
  await page.goto("/");
  await page.goto("/auth/reset#token=abc");
  await page.getByLabel("New password", { exact: true }).fill("plumber");
  await page.getByLabel("Confirm new password", { exact: true }).fill("plumbers");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save password" })).toBeDisabled();
  // Enter says why nothing is sent.
  await page.getByLabel("Confirm new password", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match.");
  await page.getByLabel("Confirm new password", { exact: true }).fill("plumber");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Confirm new password", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Please ensure your password meets all requirements.",
  );

  // Another link, pasted into the same tab, begins with an empty form.
  await page.goto("/auth/reset#token=def");
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
});
