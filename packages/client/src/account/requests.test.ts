import { afterEach, describe, expect, it, vi } from "vitest";

import { authStore, clearAccount, signedOut, signIn } from "./auth-store.ts";
import { callSignedIn, logOut } from "./requests.ts";
import {
  type Backend,
  json,
  networkFailure,
  ok,
  openBrowser,
  session,
  user,
} from "./test-browser.ts";

const expired = () => json(401, { message: "Log in again." });
const renewed = () =>
  ok({ user, session: { access_token: "access-2", refresh_token: "refresh-2" } });
/** Renews the expired token, and accepts only the new one. */
const renewing: Backend = ({ call, token }) => {
  if (call === "refresh") return renewed();
  return token === "access-2" ? ok({ verified: false }) : expired();
};

/** Signs in a user whose access token has expired, and makes a call. The test answers the renewal. */
async function startRenewal() {
  const renewals: ((answer: Response) => void)[] = [];
  const browser = openBrowser(({ call }) => {
    if (call === "logout") return ok();
    if (call !== "refresh") return expired();
    return new Promise((resolve) => renewals.push(resolve));
  });
  signIn(user, session);
  const checking = callSignedIn("verificationStatus");
  await expect.poll(() => renewals).toHaveLength(1);
  return { browser, checking, answerRenewal: (answer: Response) => renewals[0]?.(answer) };
}

afterEach(() => {
  clearAccount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mocks the Web Locks of the browser: one holder after the other. Returns a function that takes the lock. */
function mockLock() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work));
  vi.stubGlobal("navigator", { locks: { request } });
  return request;
}

describe("two tabs whose access token has expired", () => {
  it("renew it once, because a refresh token that is sent twice ends the login", async () => {
    const browser = openBrowser(renewing);
    mockLock();
    signIn(user, session);
    const answers = await Promise.all([
      callSignedIn("verificationStatus"),
      callSignedIn("verificationStatus"),
    ]);
    expect(answers).toMatchObject([{ success: true }, { success: true }]);
    expect(browser.calls().filter((call) => call === "refresh")).toHaveLength(1);
  });

  it("do not renew it again if the other tab has stored the new tokens without an event so far", async () => {
    const browser = openBrowser(renewing);
    const lock = mockLock();
    signIn(user, session);
    const stored = browser.local.getItem("auth-storage") ?? "";
    void lock("", async () => {
      await expect.poll(() => browser.calls()).toHaveLength(1);
      const next = stored.replace("access-1", "access-2").replace("refresh-1", "refresh-2");
      browser.local.setItem("auth-storage", next);
    });
    expect(await callSignedIn("verificationStatus")).toMatchObject({ success: true });
    expect(browser.calls()).not.toContain("refresh");
  });
});

describe("a renewal of the access token", () => {
  it("does not undo a log-out that happens meanwhile", async () => {
    const { browser, checking, answerRenewal } = await startRenewal();
    await logOut();
    answerRenewal(renewed());
    expect(await checking).toMatchObject({ success: false, status: 401 });
    expect(authStore.getState()).toEqual(signedOut);
    expect(browser.calls()).toEqual(["verificationStatus", "refresh", "logout"]);
  });

  it.each([
    ["succeeds", renewed],
    ["is refused", expired],
  ])("does not change the login of another user meanwhile if it %s", async (_, answer) => {
    const { checking, answerRenewal } = await startRenewal();
    const other = { ...user, id: "user-2" };
    signIn(other, { access_token: "access-3", refresh_token: "refresh-3" });
    answerRenewal(answer());
    await checking;
    expect(authStore.getState()).toMatchObject({
      isAuthenticated: true,
      user: { id: "user-2" },
      accessToken: "access-3",
      refreshToken: "refresh-3",
    });
  });

  it("ends the login if it is refused, except for a call that the page makes by itself", async () => {
    openBrowser(() => expired());
    signIn(user, session);
    expect(await callSignedIn("verificationStatus", { inBackground: true })).toMatchObject({
      status: 401,
    });
    expect(authStore.getState()).toMatchObject({ isAuthenticated: true });
    expect(await callSignedIn("verificationStatus")).toMatchObject({ status: 401 });
    expect(authStore.getState()).toEqual(signedOut);
  });

  it("is requested again with the same id if its answer is lost, at once and at the next call", async () => {
    let failures = 3;
    const browser = openBrowser(({ call, token }) => {
      if (call === "refresh") return failures-- > 0 ? networkFailure() : renewed();
      return token === "access-2" ? ok({ verified: false }) : expired();
    });
    signIn(user, session);
    expect(await callSignedIn("verificationStatus")).toMatchObject({ success: false });
    expect(authStore.getState()).toMatchObject({ isAuthenticated: true, accessToken: "access-1" });
    expect(await callSignedIn("verificationStatus")).toMatchObject({ success: true });
    const bodies = browser.seen.filter(({ call }) => call === "refresh").map(({ body }) => body);
    expect(bodies).toHaveLength(4);
    expect(bodies[0]).toEqual({
      refresh_token: "refresh-1",
      renewal_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it("is requested again with the same id after a page load, and then leaves no id in the storage", async () => {
    let failures = 2;
    const browser = openBrowser(({ call, token }) => {
      if (call === "refresh") return failures-- > 0 ? networkFailure() : renewed();
      return token === "access-2" ? ok({ verified: false }) : expired();
    });
    signIn(user, session);
    expect(await callSignedIn("verificationStatus")).toMatchObject({ success: false });
    vi.resetModules();
    const nextPage = await import("./requests.ts");
    expect(await nextPage.callSignedIn("verificationStatus")).toMatchObject({ success: true });
    const bodies = browser.seen.filter(({ call }) => call === "refresh").map(({ body }) => body);
    expect(bodies).toHaveLength(3);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect([...browser.local.items.keys()]).toEqual(["auth-storage"]);
  });

  it("has another id after it was answered", async () => {
    const browser = openBrowser(({ call }) =>
      call === "refresh"
        ? ok({ user, session: { ...session, access_token: "access-2" } })
        : expired(),
    );
    signIn(user, session);
    await callSignedIn("verificationStatus");
    await callSignedIn("verificationStatus");
    const bodies = browser.seen.filter(({ call }) => call === "refresh").map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).not.toEqual(bodies[0]);
  });

  it.each([
    [400, false],
    [401, false],
    [500, true],
  ])("that fails with status %i is repeated with the same id: %s", async (status, keepsId) => {
    const browser = openBrowser(({ call }) =>
      call === "refresh" ? json(status, { message: "No." }) : expired(),
    );
    signIn(user, session);
    for (let time = 1; time <= 2; time += 1)
      await callSignedIn("verificationStatus", { inBackground: true });
    const bodies = browser.seen.filter(({ call }) => call === "refresh").map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(JSON.stringify(bodies[0]) === JSON.stringify(bodies[1])).toBe(keepsId);
  });

  it("whose answer was lost does not give its id to the next login in the browser", async () => {
    const browser = openBrowser(({ call }) => {
      if (call === "refresh") return networkFailure();
      return call === "logout" ? ok() : expired();
    });
    signIn(user, session);
    await callSignedIn("verificationStatus");
    expect([...browser.local.items.keys()]).toContain("auth-renewal");
    await logOut();
    expect([...browser.local.items.keys()]).not.toContain("auth-renewal");
  });

  it("keeps the login if the storage is full", async () => {
    const browser = openBrowser(renewing);
    vi.spyOn(browser.local, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    signIn(user, session);
    expect(await callSignedIn("verificationStatus")).toMatchObject({ success: true });
    expect(authStore.getState()).toMatchObject({ isAuthenticated: true, accessToken: "access-2" });
  });
});

it("a log-out that the server refuses still clears the auth state, and is logged without the token", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  openBrowser(() => json(500, { message: "Something went wrong." }));
  signIn(user, session);
  await logOut();
  expect(authStore.getState()).toEqual(signedOut);
  expect(warn.mock.calls).toEqual([["The server did not end the login: Something went wrong."]]);
});
