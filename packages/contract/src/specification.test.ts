import { readFileSync } from "node:fs";

import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { authStorageKey } from "./account.ts";
import { chatFrameEvent, chatSocketPath } from "./addresses.ts";
import { ctaClickSchema } from "./analytics.ts";
import { clientFrameTypes, serverEventSchemas } from "./chat.ts";
import { calls } from "./http.ts";
import * as limits from "./limits.ts";
import { problems } from "./problems.ts";
import * as timings from "./timings.ts";

// Copies, because the linter does not allow indexing a module's namespace object by a computed name.
const timingValues = { ...timings };
const limitValues = { ...limits };

// These tests repeat the specified values, because docs/product.md contains only their names. They fail if a
// value is changed by accident.

describe("timings have the specified values", () => {
  test.each<[keyof typeof timings, number, string]>([
    ["introInitializingMs", 1500, "section 9: intro animation, first phase 1.5 s"],
    ["introReadyMs", 1200, "section 9: intro animation, second phase 1.2 s"],
    ["introLeaveMs", 800, "section 9: intro animation, last phase 0.8 s"],
    ["socketConnectTimeoutMs", 20_000, "section 9: socket timeout 20 s"],
    ["socketReconnectionAttempts", 5, "section 9: reconnection attempts 5"],
    ["socketReconnectionDelayMs", 1000, "section 9: initial delay 1 s"],
    ["socketReconnectionDelayMaxMs", 5000, "section 9: max backoff 5 s"],
    ["socketReconnectionJitter", 0.5, "section 9: jitter 0.5"],
    ["verificationPollIntervalMs", 3000, "section 9: polling interval 3 s"],
    ["verificationErrorRetryMs", 10_000, "section 9: error retry 10 s"],
    ["verificationPollStopMs", 900_000, "section 9: polling stops after 15 minutes"],
    ["resendSuccessMs", 3000, "section 9: success message 3 s"],
    ["resendCooldownSeconds", 60, "section 9: cooldown 60 s"],
  ])("%s is %d (%s)", (name, value) => {
    expect(timingValues[name]).toBe(value);
  });
});

test("the client's timeout of an upload is longer than the server's", () => {
  expect(timings.uploadTimeoutMs).toBeGreaterThan(timings.uploadArrivalLimitMs);
});

describe("limits have the specified values", () => {
  test.each<[keyof typeof limits, number | string, string]>([
    ["defaultSessionTitle", "New Chat", "section 5"],
    ["passwordMinLength", 8, "section 9: password minimum 8 characters"],
    ["passwordSpecialCharacters", '!@#$%^&*(),.?":{}|<>', "section 5"],
    ["floatingCtaScrollThreshold", 0.5, "section 9: 50% scroll"],
  ])("%s is %s (%s)", (name, value) => {
    expect(limitValues[name]).toBe(value);
  });
});

describe("names equal the specification's", () => {
  test("the socket's path and the client's event (section 7)", () => {
    expect(chatSocketPath).toBe("/api/v1/socket.io/");
    expect(chatFrameEvent).toBe("chat_message");
  });

  test("exactly the client's frames (section 7)", () => {
    expect([...clientFrameTypes]).toEqual([
      "create_session",
      "send_message",
      "abort_generation",
      "regenerate_message",
      "edit_message",
    ]);
  });

  test("exactly the server's events (section 7)", () => {
    expect(Object.keys(serverEventSchemas)).toEqual([
      "connected",
      "session_started",
      "message_added",
      "stream_chunk",
      "message_state_update",
      "stream_complete",
      "tool_call_start",
      "tool_call_result",
      "error",
    ]);
  });

  test("exactly the specified calls, and five of ours (section 7)", () => {
    const { refresh, logout, eraseSession, forgotPassword, resetPassword, ...specified } = calls;
    expect(eraseSession.path).toBe("/api/v1/chat/sessions/erase");
    expect([refresh, logout, forgotPassword, resetPassword].map((call) => call.path)).toEqual([
      "/api/v1/auth/refresh",
      "/api/v1/auth/logout",
      "/api/v1/auth/forgot-password",
      "/api/v1/auth/reset-password",
    ]);
    expect(Object.values(specified).map((call) => `${call.method} ${call.path}`)).toEqual([
      "POST /api/v1/chat/sessions",
      "POST /api/v1/chat/messages",
      "POST /api/v1/analytics/track",
      "POST /api/v1/upload",
      "POST /api/v1/auth/sign-up",
      "POST /api/v1/auth/login",
      "GET /api/v1/auth/verification-status",
      "POST /api/v1/auth/resend-verification",
    ]);
  });

  test("page identifiers of section 3 have the form that `location` requires", () => {
    for (const identifier of [
      "outbound-ai-agents-page",
      "ai-receptionist-page",
      "case-studies",
      "blog-page",
      "law-firms-page",
      "real-estate-page",
      "mortgage-page",
      "automotive-page",
      "industries-page",
    ]) {
      expect(v.is(ctaClickSchema.entries.location, identifier)).toBe(true);
    }
  });

  test("the localStorage key of the auth state (section 3)", () => {
    expect(authStorageKey).toBe("auth-storage");
  });

  test("the client's error texts (sections 5, 7 and 8)", () => {
    expect(Object.values(problems)).toEqual([
      "Socket not connected",
      "operation has timed out",
      "socket has been disconnected",
      "timeout",
      "Network error",
      "Sign up failed",
      "Auto-login failed",
      "No access token received from login response",
      "An error occurred during sign up. Please try again.",
    ]);
  });
});

test.each([
  "addresses",
  "ascii-domain",
  "auth-storage",
  "json-object",
  "limits",
  "password",
  "problems",
  "timings",
])("%s imports nothing except limits, so that browsers do not load valibot with it", (module) => {
  const source = readFileSync(new URL(`${module}.ts`, import.meta.url), "utf8");
  const imported = [...source.matchAll(/from "(.+)"/g)].map(([, name]) => name);
  expect(imported.filter((name) => name !== "./limits.ts")).toEqual([]);
});
