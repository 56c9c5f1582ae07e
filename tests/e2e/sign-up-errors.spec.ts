/**
 * Tests the errors of sign-up in the error catalogue (specification, section 8). The name of each test or
 * step says the situation and what the visitor sees.
 */
import type { Page } from "@playwright/test";

import { fillSignUp, readAuthState, password } from "./account.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { recordLiveTexts } from "./live-texts.ts";
import {
  type Answers,
  type Call,
  mockAccountCalls,
  field,
  heading,
  errorAnswer,
  fieldNames,
  resend,
  submit,
  goToVerification,
  user,
} from "./sign-up-page.ts";

/** Unusual responses, created inside the page, because HTTP/1.1 or our server cannot produce them. */
const strangeAnswers = {
  /** A response without a status text, as in HTTP/2. */
  "a status alone": () => new Response("", { status: 500 }),
  "a failure without a text": () => {
    throw new Error("");
  },
  "an exception": () => ({
    ok: true,
    json: async () => ({
      get session() {
        throw new Error("The session is torn.");
      },
    }),
  }),
  "an exception without a text": () => ({
    ok: true,
    json: async () => ({
      get session() {
        throw new Error("");
      },
    }),
  }),
} as const;

/** Mocks these answers of the server. */
const withAnswers = (overrides: Answers) => (page: Page) => mockAccountCalls(page, overrides);

/** Replaces the page's `fetch` until the next request of this call, which gets the unusual response. */
const withStrangeAnswer = (call: Call, how: keyof typeof strangeAnswers) => (page: Page) =>
  page.evaluate(`{
    const { fetch } = window;
    window.fetch = async (address, init) => {
      if (!String(address).endsWith("/auth/${call}")) return fetch(address, init);
      window.fetch = fetch;
      return (${strangeAnswers[how].toString()})();
    };
  }`);

/** Errors of sign-up: the name of the step, how to cause the error, and the text that the page shows. */
const rows = [
  [
    "Sign-up failure: the server error",
    withAnswers({ "sign-up": errorAnswer(422, "Choose another password.") }),
    "Choose another password.",
  ],
  [
    "Sign-up failure: 'Sign up failed'",
    withStrangeAnswer("sign-up", "a status alone"),
    "Sign up failed",
  ],
  [
    "Auto-login after sign-up fails: the server error",
    withAnswers({ login: errorAnswer(401, "Check email and password.") }),
    "Check email and password.",
  ],
  [
    "Auto-login after sign-up fails: 'Auto-login failed'",
    withStrangeAnswer("login", "a status alone"),
    "Auto-login failed",
  ],
  [
    "Login answer without an access token: 'No access token received from login response'",
    withAnswers({ login: (route) => route.fulfill({ json: { user } }) }),
    "No access token received from login response",
  ],
  [
    "Any other sign-up exception: its message",
    withStrangeAnswer("login", "an exception"),
    "The session is torn.",
  ],
  [
    "Any other sign-up exception: 'An error occurred during sign up. Please try again.'",
    withStrangeAnswer("login", "an exception without a text"),
    "An error occurred during sign up. Please try again.",
  ],
  [
    "Generic API failure: the status text",
    withAnswers({ "sign-up": (route) => route.fulfill({ status: 500, body: "" }) }),
    "Internal Server Error",
  ],
  [
    "Generic API failure: the network's own text",
    withAnswers({ "sign-up": (route) => route.abort() }),
    "Failed to fetch",
  ],
  [
    "Generic API failure: 'Network error'",
    withStrangeAnswer("sign-up", "a failure without a text"),
    "Network error",
  ],
] as const;

test("each error is shown above the form; the input is kept, and typing removes the error", async ({
  page,
}) => {
  await page.goto("/signup");
  const email = await fillSignUp(page);
  const values = ["Marta", "Harbor", email, password, password];
  const alert = page.getByRole("alert");
  for (const [row, arrange, text] of rows)
    await test.step(row, async () => {
      await page.unrouteAll();
      await mockAccountCalls(page);
      await arrange(page);
      await submit(page).click();
      await expect(alert).toHaveText(text);
      await expect(alert).toBeInViewport();
      const [box, first] = await Promise.all([
        alert.boundingBox(),
        field(page, "First name").boundingBox(),
      ]);
      expect(box?.y ?? 0).toBeLessThan(first?.y ?? 0);
      for (const [index, name] of fieldNames.entries())
        await expect(field(page, name)).toHaveValue(values[index] ?? "");
      await expect(page.getByRole("checkbox")).toBeChecked();
      await expect(submit(page)).toBeEnabled();
      await field(page, "Last name").press("s");
      await expect(alert).toHaveCount(0);
      await field(page, "Last name").fill("Harbor");
      expect(await readAuthState(page)).toBeUndefined();
    });
});

test("Password mismatch, weak password: Enter shows the error above the form and moves the focus to the field; typing removes it", async ({
  page,
}) => {
  const calls = await mockAccountCalls(page);
  await page.goto("/signup");
  await fillSignUp(page);
  const alert = page.getByRole("alert");
  await field(page, "Confirm password").fill("Board-49!");
  await field(page, "Email").press("Enter");
  await expect(alert).toContainText("Passwords do not match.");
  await expect(field(page, "Confirm password")).toBeFocused();
  await field(page, "Email").press("Enter");
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
  expect(calls).toEqual([]);
});

test("Enter in an empty form announces the error above the form and that of the focused field, not six more", async ({
  page,
}) => {
  await page.goto("/signup");
  await hydrate(page);
  const announced = await recordLiveTexts(page);
  await field(page, "First name").press("Enter");
  await expect(page.getByText("Agree to the terms to create an account")).toBeVisible();
  expect(await announced()).toEqual([
    "assertive: Please ensure your password meets all requirements.",
    "polite: Enter your first name",
  ]);
});

test("Verification polling error: logged only, no user message", async ({
  page,
  consoleMessages,
}) => {
  await goToVerification(page, {
    "verification-status": errorAnswer(500, "The board is being mended."),
  });
  await expect.poll(() => consoleMessages.join("\n")).toContain("The board is being mended.");
  await expect(page.getByText("Next check in 10 seconds (Check #1)")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("being mended")).toHaveCount(0);
  expect(consoleMessages.join("\n")).not.toContain("secret");
});

test("Resend error: logged only, no user message, no countdown starts", async ({
  page,
  consoleMessages,
}) => {
  await goToVerification(page, { "resend-verification": errorAnswer(429, "Wait 20 seconds.") });
  await resend(page).click();
  await expect.poll(() => consoleMessages.join("\n")).toContain("Wait 20 seconds.");
  await expect(resend(page, "Resend Email")).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(consoleMessages.join("\n")).not.toContain("access-secret");
});

test("Missing access token in polling: a silent stop; the page offers no resend and says what to do", async ({
  page,
  context,
  consoleMessages,
}) => {
  const calls = await goToVerification(page);
  await expect(page.getByText("Next check in 3 seconds (Check #1)")).toBeVisible();
  const before = [...calls];
  // Signs out in another tab.
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => localStorage.removeItem("auth-storage"));
  await page.clock.runFor(3000);
  await expect(page.getByText(/Next check/)).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(calls).toEqual(before);
  await expect(heading(page, "Check your email")).toBeVisible();
  await expect(page.getByText("You are logged out here.")).toBeVisible();
  await expect(page.getByText(/moves on by itself/)).toHaveCount(0);
  await expect(resend(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Sign up again/ })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});
