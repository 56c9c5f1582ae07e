import { afterEach, describe, expect, it, vi } from "vitest";

import { authStore, signIn } from "./auth-store.ts";
import { requestPasswordReset, resetPassword, resetTokenOf } from "./password-reset.ts";
import { json, networkFailure, ok, openBrowser, session, user } from "./test-browser.ts";

const passwords = { password: "Switchboard-48!", confirmPassword: "Switchboard-48!" };

describe("resetting the password", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ["#token=abc", "abc"],
    ["#token=", undefined],
    ["", undefined],
    ["#access_token=abc", undefined],
  ])("reads the token from the URL's fragment: %j", (fragment, token) => {
    expect(resetTokenOf(fragment)).toBe(token);
  });

  it("requests the link with the email address alone", async () => {
    const browser = openBrowser(() => ok({}));
    expect(await requestPasswordReset("marta@harborplumbing.com")).toEqual({});
    expect(browser.seen).toMatchObject([
      { call: "forgotPassword", body: { email: "marta@harborplumbing.com" } },
    ]);
  });

  it("shows the server's message, or that the network failed", async () => {
    openBrowser(() => json(429, { message: "Too many tries. Try again in 60 s." }));
    expect(await requestPasswordReset("marta@harborplumbing.com")).toEqual({
      problem: "Too many tries. Try again in 60 s.",
    });
    openBrowser(networkFailure);
    expect((await resetPassword("abc", passwords)).problem).toBeTruthy();
  });

  it("does not report a refused password as an expired link", async () => {
    openBrowser(() => json(400, { message: "Choose another one." }));
    expect(await resetPassword("abc", passwords)).toEqual({ problem: "Choose another one." });
  });

  it("clears the auth state when the password is set, because the server has ended the login", async () => {
    const browser = openBrowser(() => ok({}));
    signIn(user, session);
    expect(await resetPassword("abc", passwords)).toEqual({});
    expect(browser.seen).toMatchObject([
      { call: "resetPassword", body: { token: "abc", password: passwords.password } },
    ]);
    expect(authStore.getState().isAuthenticated).toBe(false);
  });

  it("keeps the auth state when the link has expired, and does not send passwords that differ", async () => {
    const browser = openBrowser(() => json(410, { message: "This link has expired." }));
    signIn(user, session);
    expect(await resetPassword("abc", passwords)).toEqual({
      problem: "This link has expired.",
      linkEnded: true,
    });
    expect(authStore.getState().isAuthenticated).toBe(true);
    expect((await resetPassword("abc", { ...passwords, confirmPassword: "x" })).problem).toBe(
      "Passwords do not match.",
    );
    expect(browser.calls()).toEqual(["resetPassword"]);
  });
});
