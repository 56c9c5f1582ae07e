import type { Page, Route } from "@playwright/test";

import { fillSignUp, gate, kept, linkTo, newAddress, password, unverified } from "./account.ts";
import { accessibilityFaults, expect, overflow, test } from "./fixtures.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: /^Creat/ });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const step = (page: Page) => page.getByRole("list", { name: "Progress" }).locator("[aria-current]");
/** For what takes a real hash of a password, a real mail, or a real pause between two checks. */
const patiently = expect.configure({ timeout: 30_000 });
/** The step's own button; the reminder has one as well. */
const resend = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /Resend|Sending/ });
const names = ["First name", "Last name", "Email", "Password", "Confirm password"] as const;

/** A backend in which accounts are made and nobody is verified. */
const { user } = unverified;
const session = { access_token: "access-secret", refresh_token: "refresh-secret" };
const answers = {
  "sign-up": { user },
  login: { user, session },
  "verification-status": { verified: false },
  "resend-verification": {},
};
type Call = keyof typeof answers;
type Answer = (route: Route) => Promise<unknown> | undefined;

/** Answers the calls of accounts in place of the server; returns what was asked, oldest first. */
async function answer(page: Page, others: Partial<Record<Call, Answer>> = {}): Promise<string[]> {
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
async function toVerification(
  page: Page,
  others: Partial<Record<Call, Answer>> = {},
): Promise<string[]> {
  await page.clock.install();
  const asked = await answer(page, others);
  await page.goto("/signup");
  await fillSignUp(page, user.email);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  return asked;
}

const checks = (asked: readonly string[]) =>
  asked.filter((call) => call === "verification-status").length;

test("who signs up finds the mail, confirms in a second tab, and the first moves on by itself", async ({
  page,
  context,
}) => {
  await page.goto("/signup");
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(step(page)).toHaveText("Sign Up");
  const email = await fillSignUp(page);
  await submit(page).click();

  await patiently(heading(page, "Check your email")).toBeFocused();
  await expect(page).toHaveTitle(/^Verify your email/);
  await expect(step(page)).toHaveText("Verify Email");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expect(page.getByText(/Next check in \d+ seconds \(Check #\d+\)/)).toBeVisible();
  await expect(page.getByText(/up to 15 minutes/)).toBeVisible();
  await expect(page.getByText(/spam/)).toBeVisible();
  const reminder = page.getByRole("region", { name: "Email verification" });
  await expect(reminder.getByText(email)).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto(await linkTo(page, email));
  expect(await kept(page)).toMatchObject({ emailVerified: false });
  await mailbox.getByRole("button", { name: /confirm/i }).click();
  await patiently(mailbox).toHaveURL(/\/$/);

  await patiently(heading(page, "Welcome, Marta")).toBeFocused();
  await expect(page).toHaveTitle(/^Account active/);
  await expect(step(page)).toHaveText("Complete");
  await expect(page.getByText("Your account is now active!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's next?" })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  expect(await kept(page)).toMatchObject({
    isAuthenticated: true,
    emailVerified: true,
    needsVerification: false,
    user: { email, email_verified: true, needs_verification: false },
  });
});

test("the status check alone moves on as well: confirmed on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/signup");
  const email = await fillSignUp(page);
  await submit(page).click();
  await patiently(heading(page, "Check your email")).toBeVisible();
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const mailbox = await phone.newPage();
  await mailbox.goto(await linkTo(page, email));
  await mailbox.getByRole("button", { name: /confirm/i }).click();
  await patiently(heading(page, /^Welcome/)).toBeVisible();
  await phone.close();
});

test("Login to Your Account sends the browser to the application", async ({ page }) => {
  await answer(page, {
    "verification-status": (route) => route.fulfill({ json: { verified: true } }),
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  const login = page.getByRole("link", { name: "Login to Your Account" });
  await page.route("https://app.larkline.example/**", (route) =>
    route.fulfill({ body: "The app" }),
  );
  await login.click();
  await expect(page).toHaveURL("https://app.larkline.example/");
});

test("a user who is verified already goes home", async ({ page }) => {
  await answer(page, {
    login: (route) => route.fulfill({ json: { user: { ...user, email_verified: true }, session } }),
  });
  await page.goto("/signup");
  await fillSignUp(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
});

test("keyboard alone is enough", async ({ page }) => {
  const asked = await answer(page);
  await page.goto("/signup");
  await field(page, "First name").focus();
  await page.keyboard.type("Marta");
  for (const text of ["Harbor", newAddress(), password]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  // Over the button that shows the password.
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
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Check your email")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(resend(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: /Resend in/ })).toBeFocused();
  expect(asked).toContain("resend-verification");
});

test("password managers find what they need, and pasting works", async ({ page, context }) => {
  await page.goto("/signup");
  const autocomplete = ["given-name", "family-name", "email", "new-password", "new-password"];
  for (const [index, name] of names.entries()) {
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

test("the checklist comes with the first sign and follows each rule; the button waits for all", async ({
  page,
}) => {
  await page.goto("/signup");
  const rules = page.getByRole("list", { name: "Password rules" });
  await expect(rules).toHaveCount(0);
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
  const confirmed = field(page, "Confirm password");
  await confirmed.fill("aA1!aA1");
  await expect(page.getByText("Passwords do not match", { exact: true })).toBeVisible();
  await expect(confirmed).toHaveAttribute("aria-invalid", "true");
  await expect(confirmed).toHaveAccessibleDescription("Passwords do not match");
  await expect(submit(page)).toBeDisabled();
  await confirmed.fill("aA1!aA1!");
  await expect(page.getByText("Passwords do not match")).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await field(page, "Password").fill("");
  await expect(rules).toHaveCount(0);
});

test("each password can be shown and hidden", async ({ page }) => {
  await page.goto("/signup");
  for (const [index, name] of (["Password", "Confirm password"] as const).entries()) {
    const control = field(page, name);
    await control.fill(password);
    await page.getByRole("button", { name: "Show password" }).nth(index).click();
    await expect(control).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(control).toHaveAttribute("type", "password");
  }
});

test("Enter on a form that is not ready says why and leads there; typing takes it back", async ({
  page,
}) => {
  const asked = await answer(page);
  await page.goto("/signup");
  await fillSignUp(page);
  const alert = page.getByRole("alert");
  await field(page, "Confirm password").fill("Board-49!");
  await field(page, "Email").press("Enter");
  await expect(alert).toContainText("Passwords do not match.");
  await expect(field(page, "Confirm password")).toBeFocused();
  await field(page, "Confirm password").press("x");
  await expect(alert).toHaveCount(0);

  await field(page, "Password").fill("board");
  await field(page, "Confirm password").fill("board");
  await field(page, "Email").press("Enter");
  await expect(alert).toContainText("Please ensure your password meets all requirements.");
  await expect(field(page, "Password")).toBeFocused();
  await expect(field(page, "Password")).toHaveAttribute("aria-invalid", "true");

  await field(page, "First name").fill("");
  await field(page, "Email").press("Enter");
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveAccessibleDescription("Enter your first name");
  expect(asked).toEqual([]);
});

test("the browser enforces what is required, and the terms are not sent", async ({ page }) => {
  const bodies: unknown[] = [];
  const asked = await answer(page, {
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
  expect(asked).toEqual([]);
  await terms.check();
  await submit(page).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  expect(bodies).toEqual([{ email, password, firstName: "Marta", lastName: "Harbor" }]);
});

test("while it is sent the fields are disabled and the button says so", async ({ page }) => {
  const { waiting, go } = gate();
  await answer(page, {
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
  for (const name of names) await expect(field(page, name)).toBeDisabled();
  await expect(page.getByRole("checkbox")).toBeDisabled();
  go();
  await expect(page.getByRole("alert")).toContainText("Try again in a minute.");
  // Where it was before it was sent.
  await expect(field(page, "Email")).toBeFocused();
});

const message = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, json: { message: text } });

for (const [situation, others, text] of [
  [
    "sign-up refused with a message",
    { "sign-up": message(422, "Choose another password.") },
    "Choose another password.",
  ],
  [
    "sign-up refused with a status alone",
    { "sign-up": (route) => route.fulfill({ status: 500, body: "" }) },
    "Internal Server Error",
  ],
  ["no network", { "sign-up": (route) => route.abort() }, "Failed to fetch"],
  [
    "login refused with a message",
    { login: message(401, "Check email and password.") },
    "Check email and password.",
  ],
  [
    "login without a session",
    { login: (route) => route.fulfill({ json: { user } }) },
    "No access token received from login response",
  ],
] satisfies [string, Partial<Record<Call, Answer>>, string][]) {
  test(`${situation}: said in a red box above the form, and nothing that was typed is lost`, async ({
    page,
  }) => {
    await answer(page, others);
    await page.goto("/signup");
    const email = await fillSignUp(page);
    await submit(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(`Error: ${text}`);
    await expect(alert).toBeInViewport();
    const [box, first] = await Promise.all([
      alert.boundingBox(),
      field(page, "First name").boundingBox(),
    ]);
    expect(box?.y ?? 0).toBeLessThan(first?.y ?? 0);
    const values = ["Marta", "Harbor", email, password, password];
    for (const [index, name] of names.entries())
      await expect(field(page, name)).toHaveValue(values[index] ?? "");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await expect(submit(page)).toBeEnabled();
    await field(page, "Last name").press("s");
    await expect(alert).toHaveCount(0);
    expect(await kept(page)).toBeUndefined();
  });
}

test("the status is asked at once, every 3 seconds after a negative answer, and on leaving no more", async ({
  page,
}) => {
  const asked = await toVerification(page);
  await expect(page.getByText("Next check in 3 seconds (Check #1)")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText("Next check in 2 seconds (Check #1)")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByText("Next check in 3 seconds (Check #2)")).toBeVisible();
  expect(checks(asked)).toBe(2);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  // The address changes first; the step is left when the other page is there.
  await expect(page.getByText(/Next check/)).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(checks(asked)).toBe(2);
});

test("after a network error the status is asked again in 10 seconds, and nothing is said", async ({
  page,
}) => {
  const asked = await toVerification(page, { "verification-status": (route) => route.abort() });
  await expect(page.getByText("Next check in 10 seconds (Check #1)")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(9000);
  expect(checks(asked)).toBe(1);
  await page.clock.runFor(1000);
  await expect(page.getByText("Next check in 10 seconds (Check #2)")).toBeVisible();
});

test("after 15 minutes nothing is asked any more, and the page says what to do", async ({
  page,
}) => {
  const asked = await toVerification(page);
  await expect(page.getByText(/Check #1/)).toBeVisible();
  await page.clock.fastForward("15:01");
  await expect(page.getByText(/We have stopped checking/)).toBeVisible();
  await expect(page.getByText(/Next check/)).toHaveCount(0);
  const before = checks(asked);
  await page.clock.runFor(60_000);
  expect(checks(asked)).toBe(before);
});

test("resending: Sending..., then 60 seconds in which it can't be pressed", async ({ page }) => {
  const { waiting, go } = gate();
  const asked = await toVerification(page, {
    "resend-verification": async (route) => {
      await waiting;
      await route.fulfill({ json: {} });
    },
  });
  await resend(page).click();
  await expect(resend(page)).toHaveText(/^Sending\.\.\./);
  await expect(resend(page)).toBeDisabled();
  go();
  await expect(
    page.getByRole("main").getByRole("button", { name: "Resend in 60s" }),
  ).toBeDisabled();
  await page.clock.runFor(1000);
  const counting = page.getByRole("main").getByRole("button", { name: "Resend in 59s" });
  await expect(counting).toBeDisabled();
  await counting.click({ force: true });
  await page.clock.runFor(58_000);
  await expect(page.getByRole("main").getByRole("button", { name: "Resend in 1s" })).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(page.getByRole("main").getByRole("button", { name: "Resend Email" })).toBeEnabled();
  expect(asked.filter((call) => call === "resend-verification")).toHaveLength(1);
});

test("a failed resend says nothing and starts no countdown", async ({ page, consoleMessages }) => {
  await toVerification(page, { "resend-verification": message(429, "Wait 20 seconds.") });
  await resend(page).click();
  await expect.poll(() => consoleMessages.join("\n")).toContain("Wait 20 seconds.");
  await expect(page.getByRole("main").getByRole("button", { name: "Resend Email" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(consoleMessages.join("\n")).not.toContain("access-secret");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`no step and no state has accessibility faults, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    let verified = false;
    await answer(page, {
      "sign-up": message(500, "Try again in a minute."),
      "verification-status": (route) => route.fulfill({ json: { verified } }),
    });
    await page.goto("/signup");
    await fillSignUp(page);
    await field(page, "Confirm password").fill("Board-49!");
    await field(page, "First name").fill("");
    await field(page, "Email").press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillSignUp(page);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Try again in a minute.");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute("**/api/v1/auth/*");
    await answer(page, { "verification-status": (route) => route.fulfill({ json: { verified } }) });
    await submit(page).click();
    await expect(page.getByText(/Check #1/)).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Email verification" }).getByText(user.email),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await resend(page).click();
    await expect(page.getByRole("main").getByRole("button", { name: /Resend in/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    verified = true;
    await patiently(heading(page, /^Welcome/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

for (const width of [320, 390, 768]) {
  test(`every step fits a window of ${width} px, also with a long address`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let verified = false;
    await answer(page, {
      "verification-status": (route) => route.fulfill({ json: { verified } }),
    });
    await page.goto("/signup");
    await fillSignUp(page, `${"marta-".repeat(9)}@${"harborplumbing".repeat(4)}.com`);
    await field(page, "First name").fill("Christodoulopoulou-Featherstonehaugh");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await submit(page).click();
    await expect(page.getByText(/Check #1/)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    verified = true;
    await patiently(heading(page, /^Welcome/)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test("the terms open over the form and leave it as it was", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page);
  await page.getByRole("link", { name: "terms", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "First name")).toHaveValue("Marta");
});

test("who has an account is led to the login", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
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
