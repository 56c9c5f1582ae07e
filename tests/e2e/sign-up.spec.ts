/** Tests sign-up: the whole journey, the form, its states, and its use by keyboard and before hydration. */
import type { Page } from "@playwright/test";

import {
  fillSignUp,
  createBarrier,
  confirmationLink,
  newAddress,
  password,
  readAuthState,
} from "./account.ts";
import {
  expect,
  faultsInBothThemes,
  holdNextScript,
  hydrate,
  test,
  overflowingWidths,
  twoFrames,
} from "./fixtures.ts";
import { expectEventually, signUpAndConfirm } from "./sign-up-journey.ts";
import {
  mockAccountCalls,
  field,
  heading,
  errorAnswer,
  fieldNames,
  resend,
  session,
  submit,
  user,
} from "./sign-up-page.ts";

test("a visitor confirms by the mail's link in a second tab, and the first tab continues automatically", async ({
  page,
  larkline,
}) => {
  await signUpAndConfirm(page, larkline.url, (email) => confirmationLink(larkline.url, email));
});

test("after the address is confirmed on another device, polling the status continues the sign-up", async ({
  page,
  browser,
  larkline,
}) => {
  await page.goto("/signup");
  const email = await fillSignUp(page);
  await submit(page).click();
  await expectEventually(heading(page, "Check your email")).toBeVisible();
  const phone = await browser.newContext({ baseURL: larkline.url });
  const mailbox = await phone.newPage();
  await mailbox.goto(await confirmationLink(larkline.url, email));
  await mailbox.getByRole("button", { name: /confirm/i }).click();
  await expectEventually(heading(page, /^Welcome/)).toBeVisible();
  await phone.close();
});

test("the terms checkbox has the spaces of its label in its name, and is not invalid from the beginning", async ({
  page,
}) => {
  await page.goto("/signup");
  await hydrate(page);
  // Chromium's own accessibility tree. Playwright computes names itself, and keeps spaces that Chromium drops.
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  const box = nodes.find(({ role }) => role?.value === "checkbox");
  expect(box?.name?.value).toBe("I agree to the terms and the privacy policy.");
  const invalid = box?.properties?.find(({ name }) => name === "invalid");
  expect(invalid?.value.value).toBe("false");
});

test("Login to Your Account sends the browser to the application", async ({ page }) => {
  await mockAccountCalls(page, {
    "verification-status": (route) => route.fulfill({ json: { verified: true } }),
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  const login = page.getByRole("button", { name: "Login to Your Account" });
  await page.route("https://app.larkline.example/**", (route) =>
    route.fulfill({ body: "The app" }),
  );
  await login.click();
  await expect(page).toHaveURL("https://app.larkline.example/");
});

test("a user who is already verified is redirected to the home page", async ({ page }) => {
  await mockAccountCalls(page, {
    login: (route) => route.fulfill({ json: { user: { ...user, email_verified: true }, session } }),
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
});

/** Sends the form as a verified user. The answer is held back until the returned function is called. */
async function sendHeldForm(page: Page): Promise<() => void> {
  const { waiting, go } = createBarrier();
  await mockAccountCalls(page, {
    login: async (route) => {
      await waiting;
      await route.fulfill({ json: { user: { ...user, email_verified: true }, session } });
    },
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  return go;
}

test("a visitor who follows a link while the form is sent stays on the link's page", async ({
  page,
}) => {
  const go = await sendHeldForm(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Create an account" }),
  ).toBeVisible();
  go();
  await expect.poll(() => readAuthState(page)).toMatchObject({ isAuthenticated: true });
  await twoFrames(page);
  await expect(page).toHaveURL(/\/login$/);
});

test("a visitor who follows a link stays on the link's page if the form's answer arrives while that page is being loaded", async ({
  page,
}) => {
  const go = await sendHeldForm(page);
  const { waiting: loading, go: load } = createBarrier();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await loading;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(submit(page)).toBeVisible();
  go();
  await expect.poll(() => readAuthState(page)).toMatchObject({ isAuthenticated: true });
  await twoFrames(page);
  await expect(page).toHaveURL(/\/login$/);
  load();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Create an account" }),
  ).toBeVisible();
});

test("a visitor whose address has an account finds the way to a new password below the form", async ({
  page,
}) => {
  const problem = "Email or password is wrong.";
  await mockAccountCalls(page, { login: errorAnswer(401, problem) });
  await page.goto("/signup");
  await hydrate(page);
  await fillSignUp(page);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(problem);
  await page.getByRole("main").getByRole("link", { name: "Forgot your password?" }).click();
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/reset$/);
});

test("the form works with the keyboard alone", async ({ page }) => {
  const calls = await mockAccountCalls(page);
  await page.goto("/signup");
  await field(page, "First name").focus();
  await page.keyboard.type("Marta");
  for (const text of ["Harbor", newAddress(), password]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  // Skips the button that shows the password.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (const name of ["terms", "privacy policy"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  }
  // Waits for hydration, which keeps the typed values. Until then the button is disabled, and Tab skips it.
  await expect(submit(page)).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Check your email")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(resend(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(resend(page, /Resend in/)).toBeFocused();
  expect(calls).toContain("resend-verification");
});

/**
 * Fills in the form while the application's script is blocked. Returns the names of the account calls, and a
 * function that unblocks the script.
 */
async function fillBeforeHydration(page: Page) {
  const calls = await mockAccountCalls(page);
  const release = await holdNextScript(page);
  await page.goto("/signup");
  await fillSignUp(page);
  return { calls, release };
}

test("input before hydration is kept, and Enter shows the errors after it", async ({ page }) => {
  const { calls, release } = await fillBeforeHydration(page);
  await field(page, "Confirm password").fill("Board-49!");
  await field(page, "Email").press("Enter");
  await release();
  await expect(page.getByRole("alert")).toContainText("Passwords do not match.");
  await expect(page.getByRole("checkbox")).toBeChecked();
  expect(calls).toEqual([]);
});

test("Enter before hydration submits the form once after it", async ({ page }) => {
  const { calls, release } = await fillBeforeHydration(page);
  await field(page, "Email").press("Enter");
  await release();
  await expect(heading(page, "Check your email")).toBeVisible();
  expect(calls.filter((call) => call === "sign-up")).toHaveLength(1);
});

test("password managers recognize the fields, and pasting works", async ({ page, context }) => {
  await page.goto("/signup");
  const autocomplete = ["given-name", "family-name", "email", "new-password", "new-password"];
  for (const [index, name] of fieldNames.entries()) {
    await expect(field(page, name)).toHaveAttribute("autocomplete", autocomplete[index] ?? "");
    await expect(field(page, name)).toHaveAttribute("required");
  }
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  await expect(field(page, "Password")).toHaveAttribute(
    "passwordrules",
    /minlength: 8;.*required: lower; required: upper; required: digit; required: \[/,
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await field(page, "First name").fill(password);
  await field(page, "First name").press("ControlOrMeta+a");
  await field(page, "First name").press("ControlOrMeta+c");
  await field(page, "Confirm password").press("ControlOrMeta+v");
  await expect(field(page, "Confirm password")).toHaveValue(password);
});

test("the list of password rules, the submit button, shown passwords, the terms and the link to the login, in one visit", async ({
  page,
}) => {
  await page.goto("/signup");
  const rules = page.getByRole("list", { name: "Password rules" });
  const confirmField = field(page, "Confirm password");
  await test.step("the list of rules appears with the first character; the button is enabled when all are met and the passwords match", async () => {
    await expect(rules).toHaveCount(0);
    // No other text of the page is like a rule.
    await expect(page.getByText(/lowercase|uppercase|number|special|characters/i)).toHaveCount(0);
    await expect(submit(page)).toBeDisabled();
    for (const [text, met] of [
      ["a", 1],
      ["aA", 2],
      ["aA1", 3],
      ["aA1!", 4],
      ["aA1!aA1!", 5],
    ] as const) {
      await field(page, "Password").fill(text);
      await expect(rules.getByText(/, met$/)).toHaveCount(met);
      await expect(submit(page)).toBeDisabled();
    }
    await expect(rules.getByText("One special character")).toContainText(
      '! @ # $ % ^ & * ( ) , . ? " : { } | < >',
    );
    await confirmField.fill("aA1!aA1");
    await expect(page.getByText("Passwords do not match", { exact: true })).toBeVisible();
    await expect(confirmField).toHaveAttribute("aria-invalid", "true");
    await expect(confirmField).toHaveAccessibleDescription("Passwords do not match");
    await expect(submit(page)).toBeDisabled();
    await confirmField.fill("aA1!aA1!");
    await expect(page.getByText("Passwords do not match")).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    await field(page, "Password").fill("");
    await expect(rules).toHaveCount(0);
  });

  await test.step("each password can be shown and hidden", async () => {
    for (const [name, toggled] of [
      ["Password", "password"],
      ["Confirm password", "password confirmation"],
    ] as const) {
      const control = field(page, name);
      await control.fill(password);
      await page.getByRole("button", { name: `Show ${toggled}`, exact: true }).click();
      await expect(control).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: `Hide ${toggled}`, exact: true }).click();
      await expect(control).toHaveAttribute("type", "password");
    }
  });

  await test.step("the terms open in a dialog, and the form keeps its input", async () => {
    await fillSignUp(page);
    await page.getByRole("link", { name: "terms", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(field(page, "First name")).toHaveValue("Marta");
  });

  await test.step("a link leads users who have an account to the login", async () => {
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("names and address are kept when the visitor follows a link of the site and comes back; passwords and the agreement are not", async ({
  page,
}) => {
  await page.goto("/signup");
  await hydrate(page);
  const email = await fillSignUp(page);
  const expectKept = async () => {
    await expect(field(page, "First name")).toHaveValue("Marta");
    await expect(field(page, "Last name")).toHaveValue("Harbor");
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue("");
    await expect(field(page, "Confirm password")).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: /^I agree/ })).not.toBeChecked();
  };
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  // The address changes before the form is removed. Going back before that would keep the form as it is.
  await expect(heading(page, /^The login page/)).toBeVisible();
  await page.goBack();
  await expectKept();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expectKept();
});

test("after a sign-up and a logout, the form has none of the previous person's data", async ({
  page,
}) => {
  await mockAccountCalls(page);
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  // Follows links, because a new document would not have the form's values anyway.
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue("");
});

test("the browser enforces required fields, and the terms checkbox is not sent", async ({
  page,
}) => {
  const bodies: unknown[] = [];
  const calls = await mockAccountCalls(page, {
    "sign-up": (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ json: { user } });
    },
  });
  await page.goto("/signup");
  const email = await fillSignUp(page);
  const terms = page.getByRole("checkbox");
  await terms.uncheck();
  await field(page, "Email").fill("marta");
  await submit(page).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(/^Enter a whole address/);
  await expect(terms).toHaveAccessibleDescription(/^Agree to the terms/);
  await field(page, "Email").fill(email);
  await submit(page).click();
  await expect(terms).toBeFocused();
  expect(calls).toEqual([]);
  await terms.check();
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  expect(bodies).toEqual([{ email, password, firstName: "Marta", lastName: "Harbor" }]);
});

test("while the form is sent the fields are disabled and the button shows the state", async ({
  page,
}) => {
  const { waiting, go } = createBarrier();
  await mockAccountCalls(page, {
    "sign-up": async (route) => {
      await waiting;
      await route.fulfill({ status: 503, json: { message: "Try again in a minute." } });
    },
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await field(page, "Email").press("Enter");
  const busy = page.getByRole("button", { name: "Creating Account..." });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  for (const name of fieldNames) await expect(field(page, name)).toBeDisabled();
  await expect(page.getByRole("checkbox")).toBeDisabled();
  go();
  await expect(page.getByRole("alert")).toContainText("Try again in a minute.");
  // The focus returns to where it was before submitting.
  await expect(field(page, "Email")).toBeFocused();
});

test("no step and no state has accessibility violations, in light and dark", async ({ page }) => {
  let verified = false;
  const { waiting, go } = createBarrier();
  await mockAccountCalls(page, {
    "sign-up": async (route) => {
      await waiting;
      await errorAnswer(500, "Try again in a minute.")(route);
    },
  });
  await page.goto("/signup");
  expect(await faultsInBothThemes(page)).toEqual([]);
  await fillSignUp(page);
  await field(page, "Confirm password").fill("Board-49!");
  await field(page, "First name").fill("");
  await field(page, "Email").press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("list", { name: "Password rules" })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await fillSignUp(page);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  go();
  await expect(page.getByRole("alert")).toContainText("Try again in a minute.");
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.unroute("**/api/v1/auth/*");
  const sending = createBarrier();
  await mockAccountCalls(page, {
    "verification-status": (route) => route.fulfill({ json: { verified } }),
    "resend-verification": async (route) => {
      await sending.waiting;
      await route.fulfill({ json: {} });
    },
  });
  await submit(page).click();
  await expect(page.getByText(/Check #1/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Email verification" })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await resend(page).click();
  await expect(resend(page, /^Sending/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  sending.go();
  await expect(resend(page, /Resend in/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  verified = true;
  await expectEventually(heading(page, /^Welcome/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test("no step overflows at 320, 390 and 768 px, even with a long address", async ({ page }) => {
  const widths = [320, 390, 768];
  let verified = false;
  await mockAccountCalls(page, {
    "verification-status": (route) => route.fulfill({ json: { verified } }),
  });
  await page.goto("/signup");
  await fillSignUp(page, `${"marta-".repeat(9)}@${"harborplumbing".repeat(4)}.com`);
  await field(page, "First name").fill("Christodoulopoulou-Featherstonehaugh");
  expect(await overflowingWidths(page, widths)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(/Check #1/)).toBeVisible();
  expect(await overflowingWidths(page, widths)).toEqual([]);
  verified = true;
  await expectEventually(heading(page, /^Welcome/)).toBeVisible();
  expect(await overflowingWidths(page, widths)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what to do, and sends nothing", async ({ page }) => {
    await page.goto("/signup");
    await expect(page.getByText(/Signing up needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
  });
});
