import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { authStore, clearAccount, signIn } from "./auth-store.ts";
import {
  type Backend,
  json,
  networkFailure,
  neverAnswers,
  ok,
  openBrowser,
  session,
  user,
} from "./test-browser.ts";
import { verificationWatch, watchVerification } from "./verification-watch.ts";

const notYet = () => ok({ verified: false });
const confirmed = () => ok({ verified: true });
const minute = 60_000;
let leave = (): void => undefined;
const state = () => verificationWatch.getState();
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function begin(backend: Backend) {
  const browser = openBrowser(backend);
  signIn(user, session);
  leave = watchVerification();
  return browser;
}

describe("polling whether the address is confirmed (specification, section 4)", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("starts at once, with the access token", async () => {
    const { seen } = begin(notYet);
    await after(0);
    expect(seen).toEqual([
      { call: "verificationStatus", method: "GET", token: "access-1", body: undefined },
    ]);
  });

  it("repeats every 3 seconds after a negative answer, and counts down", async () => {
    const { seen } = begin(notYet);
    await after(0);
    expect(state()).toEqual({ phase: "watching", checks: 1, seconds: 3 });
    await after(1000);
    expect(state().seconds).toBe(2);
    await after(1999);
    expect([seen.length, state().seconds]).toEqual([1, 1]);
    await after(1);
    expect(seen).toHaveLength(2);
    expect(state()).toEqual({ phase: "watching", checks: 2, seconds: 3 });
  });

  it("checks on time if the browser delayed a tick of the countdown", async () => {
    const { seen } = begin(notYet);
    await after(0);
    // Two seconds pass without a timer.
    vi.setSystemTime(Date.now() + 2000);
    await after(1000);
    expect(seen).toHaveLength(2);
  });

  it("counts down from 3 seconds again if the clock is set back", async () => {
    const { seen } = begin(notYet);
    await after(2000);
    vi.setSystemTime(Date.now() - 60 * minute);
    await after(1000);
    expect([seen.length, state().seconds]).toEqual([1, 3]);
    await after(3000);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ["a network error", networkFailure],
    ["a fault of the server", () => json(500, { message: "Something broke." })],
  ])("repeats 10 seconds after %s, which is only logged", async (_kind, backend) => {
    const { seen, logged, answerWith } = begin(backend);
    await after(9999);
    expect(seen).toHaveLength(1);
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain("access-1");
    answerWith(notYet);
    await after(1);
    expect(seen).toHaveLength(2);
    await after(3000);
    expect(seen).toHaveLength(3);
  });

  it("ends when the address is confirmed, and marks the user as verified", async () => {
    const { seen } = begin(confirmed);
    await after(0);
    expect(state().phase).toBe("verified");
    expect(authStore.getState()).toMatchObject({
      isAuthenticated: true,
      emailVerified: true,
      needsVerification: false,
      user: { email_verified: true, needs_verification: false },
    });
    await after(minute);
    expect(seen).toHaveLength(1);
  });

  it("ends without a log entry once there is no access token", async () => {
    const { seen, logged } = begin(notYet);
    await after(0);
    clearAccount();
    await after(20 * minute);
    expect(seen).toHaveLength(1);
    expect(state().phase).toBe("stopped");
    expect(logged).toEqual([]);
  });

  it("ends when the page is left; the aborted request is no error", async () => {
    const { seen, logged } = begin(neverAnswers);
    await after(0);
    leave();
    await after(20 * minute);
    expect(seen).toHaveLength(1);
    expect(logged).toEqual([]);
    expect(state().phase).toBe("stopped");
  });

  it("ends after 15 minutes", async () => {
    const { seen } = begin(notYet);
    await after(15 * minute - 1);
    expect(seen).toHaveLength(300);
    expect(state().phase).toBe("watching");
    await after(1);
    expect(state().phase).toBe("late");
    await after(5 * minute);
    expect(seen).toHaveLength(300);
  });

  it("pauses while the page is hidden, and checks at once when it is visible again", async () => {
    const { seen, show } = begin(notYet);
    await after(1000);
    show("hidden");
    await after(5 * minute);
    expect(seen).toHaveLength(1);
    show("visible");
    expect(seen).toHaveLength(2);
    await after(3000);
    expect(seen).toHaveLength(3);
  });

  it("does not continue after an answer that arrives in a hidden page, until the page is visible again", async () => {
    const checks: ((answer: Response) => void)[] = [];
    const { seen, show, answerWith } = begin(() => new Promise((resolve) => checks.push(resolve)));
    await after(0);
    show("hidden");
    answerWith(notYet);
    checks[0]?.(notYet());
    await after(5 * minute);
    expect(seen).toHaveLength(1);
    show("visible");
    await after(0);
    expect(seen).toHaveLength(2);
  });

  it("sends no second request when the page becomes visible during one", async () => {
    const { seen, show } = begin(neverAnswers);
    await after(0);
    show("hidden");
    show("visible");
    await after(0);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["late", notYet],
    ["verified", confirmed],
  ])(
    "after more than 15 minutes in a hidden page, checks once more when it is visible: %s",
    async (phase, backend) => {
      const { seen, show, answerWith } = begin(notYet);
      await after(0);
      show("hidden");
      await after(16 * minute);
      answerWith(backend);
      show("visible");
      await after(minute);
      expect(seen).toHaveLength(2);
      expect(state().phase).toBe(phase);
    },
  );

  it("waits for the answer of a check that is under way after 15 minutes", async () => {
    const checks: ((answer: Response) => void)[] = [];
    const { answerWith } = begin(notYet);
    await after(15 * minute - 4000);
    answerWith(() => new Promise((resolve) => checks.push(resolve)));
    await after(4000);
    checks[0]?.(confirmed());
    await after(0);
    expect(state().phase).toBe("verified");
  });

  it("does not mark another user who has signed in during the check", async () => {
    const checks: ((answer: Response) => void)[] = [];
    const { seen, answerWith } = begin(() => new Promise((resolve) => checks.push(resolve)));
    await after(0);
    answerWith(notYet);
    signIn({ ...user, id: "user-2" }, { access_token: "access-2", refresh_token: "refresh-2" });
    checks[0]?.(confirmed());
    await after(3000);
    expect(authStore.getState()).toMatchObject({ emailVerified: false, needsVerification: true });
    expect(state().phase).toBe("watching");
    expect(seen.map(({ token }) => token)).toEqual(["access-1", "access-2"]);
  });

  it("does not restore the login after a logout in another tab that this page was not told of", async () => {
    const checks: ((answer: Response) => void)[] = [];
    const { local } = begin(() => new Promise((resolve) => checks.push(resolve)));
    await after(0);
    local.removeItem("auth-storage");
    checks[0]?.(confirmed());
    await after(minute);
    expect(local.getItem("auth-storage")).toBeNull();
    expect(authStore.getState().isAuthenticated).toBe(false);
    expect([checks.length, state().phase]).toEqual([1, "stopped"]);
  });

  it("renews an expired access token, and repeats the check with the new one", async () => {
    const { seen } = begin(({ call, token }) => {
      if (call === "refresh")
        return ok({ user, session: { access_token: "access-2", refresh_token: "refresh-2" } });
      return token === "access-2" ? notYet() : json(401, { message: "Log in again." });
    });
    await after(0);
    expect(seen.map(({ call, token, body }) => [call, token, body])).toEqual([
      ["verificationStatus", "access-1", undefined],
      ["refresh", undefined, { refresh_token: "refresh-1", renewal_id: expect.any(String) }],
      ["verificationStatus", "access-2", undefined],
    ]);
    expect(authStore.getState().refreshToken).toBe("refresh-2");
    expect(state().seconds).toBe(3);
  });
});
