import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sessionFromFragment } from "./arrival.ts";
import {
  authStore,
  clearAccount,
  followStoredAccount,
  markEmailVerified,
  readAccount,
  signIn,
  signedOut,
} from "./auth-store.ts";
import { dismissBanner, dismissalStore, isUnverified, readDismissal } from "./dismissal.ts";
import { hasStoredAccount, subscribeStoredAccount } from "./presence.ts";
import { logOut } from "./requests.ts";
import { openBrowser, session, user } from "./test-browser.ts";

const key = "auth-storage";

/** An access token like the server's: it contains the user's id. */
const tokenOf = (sub: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub, name: "Márta?>" })).toString("base64url")}.signature`;

describe("the auth state (specification, sections 3 and 4)", () => {
  let browser: ReturnType<typeof openBrowser>;
  beforeEach(() => {
    browser = openBrowser();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const storedState = () => JSON.parse(browser.local.getItem(key) ?? "null");

  it("stores exactly the specification's fields under auth-storage", () => {
    signIn(user, session);
    expect(storedState().state).toEqual({
      isAuthenticated: true,
      user,
      accessToken: "access-1",
      refreshToken: "refresh-1",
      emailVerified: false,
      needsVerification: true,
    });
  });

  it.each([
    [
      { email_verified: false, needs_verification: true },
      { id: "", email: "" },
    ],
    [
      { ...user, id: 7 },
      { id: "7", email: user.email },
    ],
  ])("keeps the user of a login answer %j, and marks it as verified", (answered, known) => {
    // The answer as the account modules get it: not validated.
    const body: { user: typeof user } = JSON.parse(JSON.stringify({ user: answered }));
    signIn(body.user, session);
    expect(storedState().state).toMatchObject({
      user: { ...known, email_verified: false, needs_verification: true },
      needsVerification: true,
    });
    readAccount();
    markEmailVerified();
    expect(storedState().state.user).toEqual({
      ...known,
      email_verified: true,
      needs_verification: false,
      email_confirmed_at: expect.any(String),
    });
  });

  it("a confirmation also keeps a user without an id", () => {
    signIn({ ...user, id: "" }, session);
    markEmailVerified({ access_token: tokenOf("user-2"), refresh_token: "refresh-2" });
    expect(authStore.getState().user).toMatchObject({ email_verified: true });
  });

  it("is signed out, as in the prerendered page, until the storage is read", () => {
    browser.local.setItem(
      key,
      JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }),
    );
    expect(authStore.getState()).toEqual(signedOut);
    readAccount();
    expect(authStore.getState().user).toEqual(user);
  });

  it("also reads the specification's fields without zustand's object around them", () => {
    const stored = { isAuthenticated: true, user, accessToken: "access-1" };
    browser.local.setItem(key, JSON.stringify(stored));
    readAccount();
    expect(authStore.getState()).toMatchObject(stored);
  });

  it.each([
    [{}, { emailVerified: false, needsVerification: true }],
    [{ emailVerified: true }, { emailVerified: true, needsVerification: true }],
    [{ needsVerification: false }, { emailVerified: false, needsVerification: false }],
    [{ user: { ...user, email_verified: true } }, { emailVerified: true, needsVerification: true }],
  ])("in place of a missing flag, the user's own field counts: %j", (fields, flags) => {
    browser.local.setItem(
      key,
      JSON.stringify({ state: { isAuthenticated: true, user, ...fields } }),
    );
    readAccount();
    expect(authStore.getState()).toMatchObject(flags);
  });

  it.each(["{", "null", '"x"', '{"state":7}', '{"state":{"isAuthenticated":"yes","user":[]}}'])(
    "an invalid stored value means signed out: %s",
    (text) => {
      browser.local.setItem(key, text);
      readAccount();
      expect(authStore.getState()).toEqual(signedOut);
    },
  );

  it("keeps the login in memory if the storage is full", () => {
    const unsubscribe = subscribeStoredAccount(readAccount);
    vi.spyOn(browser.local, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    signIn(user, session);
    unsubscribe();
    expect(authStore.getState()).toMatchObject({ isAuthenticated: true, user });
  });

  it("marking verified clears needsVerification and sets the time of confirmation", () => {
    signIn(user, session);
    markEmailVerified();
    const state = authStore.getState();
    expect(state).toMatchObject({
      isAuthenticated: true,
      accessToken: "access-1",
      emailVerified: true,
      needsVerification: false,
      user: { email_verified: true, needs_verification: false },
    });
    expect(Date.parse(state.user?.email_confirmed_at ?? "")).not.toBeNaN();
  });

  it("a confirmation signs in, also when nobody was signed in", () => {
    markEmailVerified({ access_token: "access-2", refresh_token: "refresh-2" });
    expect(authStore.getState()).toEqual({
      isAuthenticated: true,
      user: null,
      accessToken: "access-2",
      refreshToken: "refresh-2",
      emailVerified: true,
      needsVerification: false,
    });
  });

  it.each([tokenOf(user.id), "access-2", "a.b.c", `e30.${btoa("null")}.x`])(
    "a confirmation with the user's token, or one that names no user, keeps the user's data: %s",
    (access_token) => {
      signIn(user, session);
      markEmailVerified({ access_token, refresh_token: "refresh-2" });
      const state = authStore.getState();
      expect(state).toMatchObject({
        isAuthenticated: true,
        accessToken: access_token,
        refreshToken: "refresh-2",
        user: { id: user.id, email: user.email, email_verified: true, needs_verification: false },
      });
      expect(Date.parse(state.user?.email_confirmed_at ?? "")).not.toBeNaN();
    },
  );

  it("a confirmation by another user clears the data of the previous one", () => {
    signIn(user, session);
    const access_token = tokenOf("somebody-else");
    markEmailVerified({ access_token, refresh_token: "refresh-2" });
    expect(authStore.getState()).toMatchObject({
      isAuthenticated: true,
      user: null,
      accessToken: access_token,
      emailVerified: true,
    });
  });

  it("logout clears the state and ends the login on the server", async () => {
    signIn(user, session);
    await logOut();
    expect(authStore.getState()).toEqual(signedOut);
    expect(browser.local.items.has(key)).toBe(false);
    expect(browser.seen).toMatchObject([{ call: "logout", body: { refresh_token: "refresh-1" } }]);
  });

  it("follows confirmation and logout in other tabs", () => {
    followStoredAccount();
    signIn(user, session);
    browser.elsewhere(
      key,
      JSON.stringify({ state: { ...storedState().state, emailVerified: true } }),
    );
    expect(authStore.getState().emailVerified).toBe(true);
    browser.elsewhere(key, null);
    expect(authStore.getState()).toEqual(signedOut);
  });

  it("is signed out when another tab clears the whole storage, for which browsers name no key", () => {
    const unsubscribe = subscribeStoredAccount(readAccount);
    signIn(user, session);
    browser.local.items.clear();
    dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    unsubscribe();
    expect(authStore.getState()).toEqual(signedOut);
  });

  it("reads the account again when the page is restored from the back/forward cache", () => {
    const unsubscribe = subscribeStoredAccount(readAccount);
    signIn(user, session);
    browser.local.removeItem(key);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(authStore.getState().isAuthenticated).toBe(true);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    unsubscribe();
    expect(authStore.getState()).toEqual(signedOut);
  });

  it("a login that could not be stored survives the return to the page, but not a change by another tab", async () => {
    vi.resetModules();
    const page = await import("./auth-store.ts");
    page.followStoredAccount();
    vi.spyOn(browser.local, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    page.signIn(user, session);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(page.authStore.getState()).toMatchObject({ isAuthenticated: true, user });
    browser.elsewhere(key, null);
    expect(page.authStore.getState()).toEqual(signedOut);
  });

  it("pages that do not load the store are notified of changes", () => {
    const listener = vi.fn(hasStoredAccount);
    const unsubscribe = subscribeStoredAccount(listener);
    signIn(user, session);
    clearAccount();
    browser.elsewhere("theme", "dark");
    unsubscribe();
    signIn(user, session);
    expect(listener.mock.results.map(({ value }) => value)).toEqual([true, false]);
  });

  it("the banner is required only if the user is signed in, unverified and has needsVerification", () => {
    signIn(user, session);
    expect(isUnverified(authStore.getState())).toBe(true);
    signIn({ ...user, needs_verification: false }, session);
    expect(isUnverified(authStore.getState())).toBe(false);
    expect(isUnverified(signedOut)).toBe(false);
    signIn(user, session);
    markEmailVerified();
    expect(isUnverified(authStore.getState())).toBe(false);
  });

  it("a dismissal survives a page load and a token renewal, and ends at logout", () => {
    signIn(user, session);
    dismissBanner();
    dismissalStore.setState({ dismissed: false });
    readDismissal();
    expect(dismissalStore.getState().dismissed).toBe(true);
    signIn(user, { ...session, access_token: "access-2" });
    expect(dismissalStore.getState().dismissed).toBe(true);
    clearAccount();
    signIn(user, session);
    expect(dismissalStore.getState().dismissed).toBe(false);
    readDismissal();
    expect(dismissalStore.getState().dismissed).toBe(false);
  });

  it("a dismissal ends when another user signs in in the same page", () => {
    signIn(user, session);
    dismissBanner();
    signIn({ ...user, id: "user-2" }, session);
    expect(dismissalStore.getState().dismissed).toBe(false);
    readDismissal();
    expect(dismissalStore.getState().dismissed).toBe(false);
  });

  it.each([
    ["another user, who signed in in another tab", "user-2", false],
    ["the same user", user.id, true],
  ])("on the next page, for %s (%s), the banner is dismissed: %s", async (_who, id, dismissed) => {
    signIn(user, session);
    dismissBanner();
    const stored = { ...storedState().state, user: { ...user, id } };
    browser.local.setItem(key, JSON.stringify({ state: stored, version: 0 }));
    vi.resetModules();
    const nextPage = {
      ...(await import("./auth-store.ts")),
      ...(await import("./dismissal.ts")),
    };
    nextPage.followStoredAccount();
    nextPage.readDismissal();
    expect(nextPage.dismissalStore.getState().dismissed).toBe(dismissed);
  });
});

describe("the session in the fragment of /auth/verify (specification, section 2)", () => {
  const fragment = "#access_token=a%2Bb&refresh_token=r&type=signup";

  it("is returned if both tokens are there and the type is signup", () => {
    expect(sessionFromFragment(fragment)).toEqual({ access_token: "a+b", refresh_token: "r" });
  });

  it.each([
    "",
    "#",
    "#terms",
    "#access_token=a&type=signup",
    "#refresh_token=r&type=signup",
    "#access_token=&refresh_token=r&type=signup",
    "#access_token=a&refresh_token=r",
    "#access_token=a&refresh_token=r&type=recovery",
  ])("is undefined for %j", (text) => {
    expect(sessionFromFragment(text)).toBeUndefined();
  });
});
