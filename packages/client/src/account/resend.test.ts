import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { authStore, clearAccount, signIn } from "./auth-store.ts";
import { bannerButton, resendStore, resendVerification, stepButton } from "./resend.ts";
import {
  type Backend,
  json,
  neverAnswers,
  networkFailure,
  ok,
  openBrowser,
  session,
  user,
} from "./test-browser.ts";

const step = () => stepButton(resendStore.getState());
const banner = () => bannerButton(resendStore.getState());
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function begin(backend: Backend) {
  const browser = openBrowser(backend);
  signIn(user, session);
  return browser;
}

describe("sending the verification email again (specification, sections 4, 5 and 8)", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    clearAccount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("sends the access token", async () => {
    const { seen } = begin(() => ok());
    await resendVerification();
    expect(seen[0]).toEqual({
      call: "resendVerification",
      method: "POST",
      token: "access-1",
      body: undefined,
    });
  });

  it("shows 'Sending...' and sends only one request", async () => {
    const { seen } = begin(neverAnswers);
    void resendVerification();
    void resendVerification();
    await after(0);
    expect(seen).toHaveLength(1);
    expect([step().state, banner().state]).toEqual(["sending", "sending"]);
  });

  it("on the verify step shows 60 seconds of countdown at once", async () => {
    begin(() => ok());
    await resendVerification();
    expect(step()).toEqual({ state: "waiting", seconds: 60 });
    await after(1000);
    expect(step().seconds).toBe(59);
    await after(58_999);
    expect(step()).toEqual({ state: "waiting", seconds: 1 });
    await after(1);
    expect(step().state).toBe("idle");
  });

  it("on the banner shows 'Email sent!' for 3 seconds, then 60 seconds of countdown", async () => {
    begin(() => ok());
    await resendVerification();
    await after(2999);
    expect(banner().state).toBe("sent");
    await after(1);
    expect(banner()).toEqual({ state: "waiting", seconds: 60 });
    await after(59_999);
    expect(banner()).toEqual({ state: "waiting", seconds: 1 });
    await after(1);
    expect(banner().state).toBe("idle");
  });

  it("counts down from 60 seconds again if the clock is set back", async () => {
    begin(() => ok());
    await resendVerification();
    await after(30_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await after(1000);
    expect(step()).toEqual({ state: "waiting", seconds: 60 });
    await after(60_000);
    expect(step().state).toBe("idle");
  });

  it("sends nothing during the countdown, and again after it", async () => {
    const { calls } = begin(() => ok());
    const resends = () => calls().filter((call) => call === "resendVerification");
    await resendVerification();
    await after(30_000);
    await resendVerification();
    expect(resends()).toHaveLength(1);
    await after(30_000);
    await resendVerification();
    expect(resends()).toHaveLength(2);
  });

  it.each([
    ["the network", networkFailure],
    ["the server", () => json(429, { message: "Wait 20 seconds." })],
  ])("only logs a failure of %s, and starts no countdown", async (_kind, backend) => {
    const { logged } = begin(backend);
    await resendVerification();
    expect([step().state, banner().state]).toEqual(["idle", "idle"]);
    expect(logged).toHaveLength(1);
  });

  it("marks the user as verified if the address is already confirmed, and claims no mail", async () => {
    begin(({ call }) => ok(call === "verificationStatus" ? { verified: true } : {}));
    await resendVerification();
    expect(authStore.getState()).toMatchObject({ emailVerified: true, needsVerification: false });
    expect([step().state, banner().state]).toEqual(["idle", "idle"]);
  });

  it("counts down also if the status cannot be read", async () => {
    begin(({ call }) => (call === "verificationStatus" ? networkFailure() : ok()));
    await resendVerification();
    expect(banner().state).toBe("sent");
  });

  it("does nothing without an access token", async () => {
    const { seen, logged } = openBrowser();
    await resendVerification();
    expect([seen, logged, step().state]).toEqual([[], [], "idle"]);
  });

  it("continues the countdown after a reload, unless the clock was set back", async () => {
    begin(() => ok());
    await resendVerification();
    await after(20_000);
    // A page that is opened has no user until it reads the storage.
    clearAccount();
    expect(step().state).toBe("idle");
    signIn(user, session);
    expect(step()).toEqual({ state: "waiting", seconds: 40 });
    clearAccount();
    vi.setSystemTime(Date.now() - 3_600_000);
    signIn(user, session);
    expect(step().state).toBe("idle");
  });

  it("starts no countdown if another user has signed in during the request", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { local } = begin(({ call }) =>
      call === "resendVerification" ? new Promise((resolve) => answers.push(resolve)) : ok(),
    );
    const sending = resendVerification();
    await after(0);
    signIn({ ...user, id: "user-2" }, session);
    answers[0]?.(ok());
    await sending;
    expect([step().state, banner().state]).toEqual(["idle", "idle"]);
    expect(local.getItem("verification-mail")).toBeNull();
  });

  it("has no countdown after another user has signed in", async () => {
    begin(() => ok());
    await resendVerification();
    signIn({ ...user, id: "user-2" }, session);
    expect(step().state).toBe("idle");
  });
});
