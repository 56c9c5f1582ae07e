/** Tests logging out, also in other tabs. */
import { storeAuthState, readAuthState, unverified } from "./account.ts";
import { expect, faultsInBothThemes, test } from "./fixtures.ts";

test("a signed-in visitor logs out in this tab, in other tabs and on the server", async ({
  page,
  context,
}) => {
  const logoutBodies: unknown[] = [];
  await page.route("**/api/v1/auth/logout", async (route) => {
    logoutBodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, json: {} });
  });
  await storeAuthState(page, { ...unverified, emailVerified: true, needsVerification: false });
  await page.goto("/login");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(`You are signed in as ${unverified.user.email}.`);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto("/login");
  await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(status).toHaveText("You are logged out.");
  await expect(status).toBeFocused();
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Log out" })).toHaveCount(0);
  expect(await readAuthState(page)).toBeUndefined();
  expect(logoutBodies).toEqual([{ refresh_token: unverified.refreshToken }]);
});

test("visitors who are not signed in see no logout button", async ({ page }) => {
  await page.goto("/login");
  await page.mouse.move(40, 40);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
});
