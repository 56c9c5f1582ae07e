import { afterEach, describe, expect, it, vi } from "vitest";

import { authStore } from "./auth-store.ts";
import { signUp } from "./sign-up.ts";
import {
  type Backend,
  json,
  networkFailure,
  ok,
  openBrowser,
  session,
  user,
} from "./test-browser.ts";

const form = {
  firstName: "Marta",
  lastName: "Harbor",
  email: user.email,
  password: "Board-48!",
  confirmPassword: "Board-48!",
};

/** A backend with an answer for each call's name; all other calls succeed. */
const backendOf =
  (answers: Record<string, () => Response | Promise<Response>>): Backend =>
  ({ call }) =>
    answers[call]?.() ?? ok();

const html = (status: number, statusText: string) =>
  new Response("<h1>Oops</h1>", { status, statusText });

/** Makes the next change of the auth state throw this error. */
const failNextSignIn = (message: string) =>
  vi.spyOn(authStore, "setState").mockImplementationOnce(() => {
    throw new Error(message);
  });

describe("sign-up (specification, sections 4 and 8)", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("creates the account, logs in with the same credentials, and leads to the verify step", async () => {
    const { seen } = openBrowser(backendOf({ login: () => ok({ user, session }) }));
    expect(await signUp(form)).toEqual({ next: "verify" });
    const { email, password, firstName, lastName } = form;
    expect(seen.map(({ call, body }) => [call, body])).toEqual([
      ["signUp", { email, password, firstName, lastName }],
      ["login", { email, password }],
    ]);
    expect(authStore.getState()).toEqual({
      isAuthenticated: true,
      user,
      accessToken: "access-1",
      refreshToken: "refresh-1",
      emailVerified: false,
      needsVerification: true,
    });
  });

  it("leads an already verified user to the home page", async () => {
    openBrowser(
      backendOf({ login: () => ok({ user: { ...user, email_verified: true }, session }) }),
    );
    expect(await signUp(form)).toEqual({ next: "home" });
  });

  it.each<[string, Parameters<typeof backendOf>[0], string]>([
    [
      "sign-up refused with a message",
      { signUp: () => json(409, { message: "Taken." }) },
      "Taken.",
    ],
    [
      "sign-up refused with only a status text",
      { signUp: () => html(502, "Bad Gateway") },
      "Bad Gateway",
    ],
    ["sign-up refused without a text", { signUp: () => html(500, "") }, "Sign up failed"],
    ["no network", { signUp: networkFailure }, "Failed to fetch"],
    [
      "a network error without a message",
      { signUp: () => Promise.reject(new Error("")) },
      "Network error",
    ],
    ["login refused with a message", { login: () => json(401, { message: "No." }) }, "No."],
    ["login refused without a text", { login: () => json(500, {}) }, "Auto-login failed"],
    [
      "login without an access token",
      { login: () => ok({ user, session: { refresh_token: "refresh-1" } }) },
      "No access token received from login response",
    ],
    [
      "login whose answer is no JSON",
      { login: () => html(200, "OK") },
      "No access token received from login response",
    ],
  ])("returns the problem to show: %s", async (_situation, answers, problem) => {
    openBrowser(backendOf(answers));
    expect(await signUp(form)).toEqual({ problem });
    expect(authStore.getState().isAuthenticated).toBe(false);
  });

  it.each([
    [
      "a second attempt only logs in if the login failed before",
      () => json(503, {}),
      form,
      ["login"],
    ],
    [
      "a second attempt also signs up if the login was refused",
      () => json(401, {}),
      form,
      ["signUp", "login"],
    ],
    [
      "a second attempt also signs up if the form was changed",
      networkFailure,
      { ...form, email: "marta@harbor.example" },
      ["signUp", "login"],
    ],
  ])("%s", async (_name, firstLogin, secondForm, calls) => {
    const browser = openBrowser(backendOf({ login: firstLogin }));
    expect(await signUp(form)).toHaveProperty("problem");
    browser.answerWith(backendOf({ login: () => ok({ user, session }) }));
    browser.seen.length = 0;
    expect(await signUp(secondForm)).toEqual({ next: "verify" });
    expect(browser.calls()).toEqual(calls);
  });

  // The first attempt's password is not kept, so only the server can tell whether the second one is the same.
  it("a second attempt with another password creates the account again if the login is refused", async () => {
    const browser = openBrowser(backendOf({ login: networkFailure }));
    expect(await signUp(form)).toHaveProperty("problem");
    const changedForm = { ...form, password: "Board-49!", confirmPassword: "Board-49!" };
    let isChanged = false;
    browser.answerWith(({ call }) => {
      if (call === "signUp") isChanged = true;
      return call === "login" && !isChanged ? json(401, {}) : ok({ user, session });
    });
    browser.seen.length = 0;
    expect(await signUp(changedForm)).toEqual({ next: "verify" });
    expect(browser.calls()).toEqual(["login", "signUp", "login"]);
  });

  it("returns the message of any other error, or a default text", async () => {
    const browser = openBrowser(backendOf({ login: () => ok({ user, session }) }));
    failNextSignIn("The store is full.");
    expect(await signUp(form)).toEqual({ problem: "The store is full." });
    failNextSignIn("");
    expect(await signUp(form)).toEqual({
      problem: "An error occurred during sign up. Please try again.",
    });
    expect(browser.calls()).toEqual(["signUp", "login", "signUp", "login"]);
  });

  it.each([
    ["differ", { confirmPassword: "Board-49!" }, "Passwords do not match."],
    [
      "are weak",
      { password: "board", confirmPassword: "board" },
      "Please ensure your password meets all requirements.",
    ],
  ])("sends nothing while the passwords %s", async (_how, change, problem) => {
    const { seen } = openBrowser();
    expect(await signUp({ ...form, ...change })).toEqual({ problem });
    expect(seen).toEqual([]);
  });
});
