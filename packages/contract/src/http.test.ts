import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { apiPaths } from "./addresses.ts";
import { analyticsBodySchema, analyticsEventSchema } from "./analytics.ts";
import { describeProblem } from "./describe-problem.ts";
import { calls, errorBodySchema } from "./http.ts";
import { analyticsBatchMaxEvents } from "./limits.ts";

describe("the HTTP calls", () => {
  test("have the paths that `apiPaths` lists", () => {
    expect(Object.entries(calls).map(([name, call]) => [name, call.path])).toEqual(
      Object.entries(apiPaths),
    );
  });

  test("a message by HTTP has the same rules as a message by socket", () => {
    expect(v.is(calls.chatMessages.body, { content: "Hello" })).toBe(true);
    expect(v.is(calls.chatMessages.body, { content: " " })).toBe(false);
    expect(v.is(calls.chatMessages.body, { content: "Hello", contentType: "html" })).toBe(false);
  });

  test("a session by HTTP may have an id, so that a retry creates no second session", () => {
    const body = { id: "11111111-1111-4111-8111-111111111111" };
    expect(v.parse(calls.chatSessions.body, body)).toMatchObject(body);
    expect(v.is(calls.chatSessions.body, { id: "1" })).toBe(false);
  });

  test("an upload without a session's id is refused", () => {
    expect(v.is(calls.upload.body, {})).toBe(false);
  });

  test("an error's body has a readable message", () => {
    expect(v.is(errorBodySchema, { message: "Too many requests.", retryAfter: 60 })).toBe(true);
    expect(v.is(errorBodySchema, { error: "Too many requests." })).toBe(false);
  });
});

const problemOf = (body: unknown) =>
  describeProblem(v.safeParse(analyticsBodySchema, body).issues ?? []);

describe("analytics events", () => {
  test.each([
    { event: "cta_click", label: "Home - Talk to Sales", location: "home-page" },
    { event: "chat_opened" },
    { event: "chat_closed" },
    { event: "message_sent", length: 12, sessionId: null },
    { event: "scroll_milestone", percent: 50 },
    { event: "connection_error" },
    { event: "connection_error", message: "timeout" },
    { event: "page_view", path: "/pricing" },
    { event: "support_form_submitted" },
  ])("$event is accepted", (event) => {
    expect(v.parse(analyticsEventSchema, event)).toEqual(event);
  });

  test.each([
    { event: "cta_click", label: "Talk to Sales", location: "home-page" },
    { event: "cta_click", label: "Home - Talk to Sales", location: "somewhere" },
    { event: "scroll_milestone", percent: 51 },
    { event: "keystroke" },
    { event: "page_view", path: "/auth/verify?token=abc" },
    { event: "page_view", path: "pricing" },
    { event: "connection_error", message: "one\u0000two" },
    { event: "message_sent", length: 1e300, sessionId: null },
  ])("rejected: %j", (event) => {
    expect(v.is(analyticsEventSchema, event)).toBe(false);
  });

  test("a body contains one event or several, and a message names the invalid event", () => {
    const opened = { event: "chat_opened" as const };
    expect(v.parse(analyticsBodySchema, opened)).toEqual(opened);
    expect(v.parse(analyticsBodySchema, [opened, opened])).toEqual([opened, opened]);
    const full = Array.from({ length: analyticsBatchMaxEvents }, () => opened);
    expect(v.is(analyticsBodySchema, full)).toBe(true);
    expect(problemOf([opened, { event: "page_view", path: "" }])).toBe(
      '"1.path" must not be empty.',
    );
    expect(problemOf([...full, opened])).toMatch(/^At most 50 events/);
    expect(problemOf([])).toMatch(/^An empty list/);
  });

  test("the text of a sent message is dropped from its event", () => {
    const event = { event: "message_sent", length: 2, sessionId: "s", content: "my secret" };
    expect(v.parse(analyticsEventSchema, event)).not.toHaveProperty("content");
  });
});
