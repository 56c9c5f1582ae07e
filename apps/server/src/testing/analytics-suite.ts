import { articleSlugs } from "@larkline/content/page-list";
import { pages } from "@larkline/content/pages";
import { apiPaths } from "@larkline/contract/addresses";
import { analyticsEventSchema } from "@larkline/contract/analytics";
import { analyticsBatchMaxEvents, analyticsBodyMaxBytes } from "@larkline/contract/limits";
import { connectionProblems, problems } from "@larkline/contract/problems";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Analytics } from "../analytics/analytics.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { analyticsCounts } from "../database/schema.ts";
import { reportPath } from "../http/analytics.ts";
import { operatorKey } from "../http/operator-key.ts";
import { waitingTime } from "../limits/waiting-time.ts";
import { Metrics } from "../observability/metrics.ts";
import { createScriptedEngine } from "./scripted-engine.ts";
import { sessionSecret, startTestServer, type TestServer } from "./test-server.ts";

const view = { event: "page_view", path: "/pricing", title: "Pricing" };
const click = { event: "cta_click", label: "Pricing - Select Plan", location: "pricing-page" };

const parsed = (event: unknown) => v.parse(analyticsEventSchema, event);

/** Every kind of event, as a browser sends it. */
const everyEvent = [
  view,
  click,
  { event: "chat_opened" },
  { event: "chat_closed" },
  { event: "message_sent", length: 12, sessionId: "3f0c9c3e-0000-4000-8000-000000000001" },
  { event: "scroll_milestone", percent: 50 },
  { event: "connection_error", message: "The server can't be reached." },
  { event: "support_form_submitted" },
];

async function statusAndBody(answer: Response): Promise<[number, unknown]> {
  return [answer.status, await answer.json()];
}

/**
 * Tests of the HTTP call for analytics (specification, section 7). They run over the embedded database and over
 * PostgreSQL, which must behave the same.
 */
export function describeAnalytics(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`analytics over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let server: TestServer;
    let metrics: Metrics;

    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${apiPaths.analyticsTrack}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
    const track = (body: unknown, headers?: Record<string, string>) =>
      post(JSON.stringify(body), headers);
    /** Analytics whose clock shows this time. */
    const analyticsAt = (day: string) => new Analytics(connection.database, () => new Date(day));
    const requestReport = (key: string, query = "") =>
      fetch(`${server.url}${reportPath}${query}`, { headers: { authorization: key } });
    const stored = () => connection.database.select().from(analyticsCounts);

    beforeAll(async () => {
      connection = await open();
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      metrics = new Metrics();
      server = await startTestServer({ connection, engine: createScriptedEngine(), metrics });
    });
    afterEach(async () => {
      await server.stop();
      await connection.database.delete(analyticsCounts);
    });

    it("accepts one event, or several at once", async () => {
      const answer = await track(view);
      expect([answer.status, await answer.json()]).toEqual([202, {}]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect((await track(everyEvent)).status).toBe(202);
      const counts = (await stored()).map(({ event, count, length }) => ({ event, count, length }));
      expect(counts).toHaveLength(everyEvent.length);
      for (const { event } of everyEvent) {
        expect(counts).toContainEqual({
          event,
          count: event === "page_view" ? 2 : 1,
          length: event === "message_sent" ? 12 : 0,
        });
      }
    });

    it("covers every event of the contract", () => {
      expect(everyEvent.map(({ event }) => event).toSorted()).toEqual(
        analyticsEventSchema.options.map(({ entries }) => entries.event.literal).toSorted(),
      );
    });

    it("stores nothing about the person, and no text", async () => {
      await track(
        [
          ...everyEvent,
          { event: "page_view", path: "/marta@harborplumbing.com" },
          { event: "connection_error", message: "marta@harborplumbing.com was here" },
          { event: "chat_opened", email: "marta@harborplumbing.com", content: "my secret" },
        ],
        { "user-agent": "Secret Browser/1.0", referer: "https://secret.example/" },
      );
      const lines = await connection.database
        .select({ line: sql<string>`row_to_json(analytics_counts)::text` })
        .from(analyticsCounts);
      const text = JSON.stringify(lines);
      expect(text).toContain("(no page)");
      expect(text).not.toMatch(/marta|secret|127\.0\.0\.1|::1|3f0c9c3e/i);
      // The stored date has no time of day.
      expect(text).not.toMatch(/\d\d:\d\d/);
    });

    it.each(["dnt", "sec-gpc"])(
      "accepts and drops events of a browser that sends %s: 1",
      async (header) => {
        const answer = await track(everyEvent, { [header]: "1" });
        expect([answer.status, await answer.json()]).toEqual([202, {}]);
        expect(await stored()).toEqual([]);
      },
    );

    it("counts events of a browser that permits tracking with dnt: 0", async () => {
      await track(view, { dnt: "0" });
      expect(await stored()).toHaveLength(1);
    });

    it.each([
      [{}, '"event" is missing.'],
      [{ event: "keystroke" }, /^"event" must be /],
      [[click, { ...click, location: "somewhere" }], /^"1\.location" must be /],
      [{ ...click, label: "Select Plan" }, /^"label" must be written "Page - Button"/],
      [{ event: "page_view", path: "/auth/verify?token=abc" }, /^"path" must be a path without/],
      [{ event: "page_view", path: `/${"x".repeat(300)}` }, /^"path" must have at most 300/],
      [{ ...click, label: "Home - \u0000" }, /control characters/],
      [{ event: "message_sent", length: 1e300, sessionId: null }, /^"length" must be/],
      [{ event: "message_sent", length: -1, sessionId: null }, /^"length" must be/],
      [[], /^An empty list/],
      [Array.from({ length: analyticsBatchMaxEvents + 1 }, () => view), /^At most 50 events/],
      ["page_view", /^The body must be an event, or a list of events/],
      [7, /^The body must be an event, or a list of events/],
      [null, /^The body must be an event, or a list of events/],
      [[null], /./],
      [[{ event: "keystroke" }], /^"0\.event" must be /],
      // An event with an unknown name is dropped if there are other events, so the message is about another one.
      [[view, { event: "keystroke" }, { event: 7 }], /^"2\.event" must be /],
      [[{ event: "keystroke" }, { ...click, location: "somewhere" }], /^"1\.location" must be /],
    ])("refuses an invalid event with a message: %j", async (body, message) => {
      const [status, answer] = await statusAndBody(await track(body));
      expect(status).toBe(400);
      expect(answer).toEqual({ message: expect.stringMatching(message) });
      expect(await stored()).toEqual([]);
    });

    it("counts the views of every page of the site by its path", async () => {
      const paths = [...Object.keys(pages), ...articleSlugs.map((slug) => `/blog/${slug}`)];
      await analyticsAt("2026-11-02").record(paths.map((path) => ({ event: "page_view", path })));
      expect(new Set((await stored()).map(({ path }) => path))).toEqual(new Set(paths));
    });

    it("counts the known events of a batch with clicks on unknown buttons", async () => {
      const unknown = [
        { ...click, label: "Pricing - marta@harborplumbing.com" },
        { ...click, label: "Home - Select Plan" },
        // A well-formed identifier of an unknown page.
        { ...click, location: "no-such-page" },
        { ...click, label: "undefined - Select Plan", location: "no-such-page" },
      ];
      const answer = await track([view, ...unknown, click]);
      expect([answer.status, await answer.json()]).toEqual([202, {}]);
      const counts = (await stored()).map(({ event, label, count }) => ({ event, label, count }));
      expect(counts).toHaveLength(2);
      expect(counts).toContainEqual({ event: "page_view", label: null, count: 1 });
      expect(counts).toContainEqual({ event: "cta_click", label: click.label, count: 1 });
      // Sent alone, an event with an unknown button is accepted as well.
      expect((await track(unknown[0])).status).toBe(202);
      expect(await metrics.text()).toContain(
        `larkline_analytics_ignored_total ${unknown.length + 1}\n`,
      );
    });

    it("counts the known events of a batch with unknown event names", async () => {
      const newer = { event: "demo_watched", seconds: 30, note: "marta@harborplumbing.com" };
      const answer = await track([view, newer, click]);
      expect([answer.status, await answer.json()]).toEqual([202, {}]);
      const events = (await stored()).map(({ event }) => event);
      expect(events.toSorted()).toEqual(["cta_click", "page_view"]);
      expect(await metrics.text()).toContain("larkline_analytics_ignored_total 1\n");
    });

    it.each([
      ["no JSON at all", "event=page_view", {}, 400],
      ["nothing", "", {}, 400],
      ["a poisoned prototype", '{"__proto__":{"admin":true},"event":"chat_opened"}', {}, 400],
      ["another kind of body", "x", { "content-type": "application/x-tar" }, 415],
      ["too long a body", JSON.stringify("x".repeat(analyticsBodyMaxBytes)), {}, 413],
      ["another site's page", JSON.stringify(view), { origin: "https://evil.example" }, 403],
    ])("refuses %s", async (_, body, headers, expected) => {
      const [status, answer] = await statusAndBody(await post(body, headers));
      expect(status).toBe(expected);
      expect(answer).toEqual({ message: expect.stringMatching(/^\w.{10,}/) });
      expect(await stored()).toEqual([]);
      // The next event is stored.
      expect((await track(view)).status).toBe(202);
    });

    it("answers a flood with 429 and the time to retry", async () => {
      const batch = Array.from({ length: analyticsBatchMaxEvents }, () => view);
      let answer = await track(batch);
      // An ordinary visit, with no more events than this, is not limited.
      expect(answer.status).toBe(202);
      for (let sent = 1; answer.status === 202; sent++) {
        expect(sent).toBeLessThan(20);
        answer = await track(batch);
      }
      expect(answer.status).toBe(429);
      const retryAfter = Number(answer.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
      expect(await answer.json()).toEqual({
        message: `Too many events at once. Try again in ${waitingTime(retryAfter)}.`,
        retryAfter,
      });
    });

    it("reports counts by page and reason since a day", async () => {
      await analyticsAt("2026-11-01T23:59:59Z").record([{ event: "page_view", path: "/" }]);
      await analyticsAt("2026-11-02T00:00:00Z").record([
        { event: "page_view", path: "/" },
        { event: "page_view", path: "/" },
        { event: "page_view", path: "/pricing" },
        { event: "connection_error", message: "timeout" },
      ]);
      const none = { path: null, label: null, location: null, percent: null, reason: null };
      const totals = await analyticsAt("2026-11-03").totals("2026-11-02");
      expect(totals).toMatchObject({ from: "2026-11-02", to: "2026-11-02" });
      expect(totals.rows.toSorted((a, b) => b.count - a.count)).toEqual([
        { ...none, event: "page_view", path: "/", count: 2 },
        expect.objectContaining({ count: 1 }),
        expect.objectContaining({ count: 1 }),
      ]);
      expect(totals.rows).toContainEqual({
        ...none,
        event: "connection_error",
        reason: "timeout",
        count: 1,
      });
      expect((await analyticsAt("2026-11-03").totals()).from).toBe("2026-11-01");
      expect(await analyticsAt("2026-11-03").totals("2026-11-03")).toEqual({
        from: null,
        to: null,
        rows: [],
      });
    });

    it("counts each reason of a failed connection that the site's client reports, and others and errors without a reason together", async () => {
      const known = [...Object.values(connectionProblems), problems.connectTimeout];
      const messages = [...new Set(known), "something new", "something else"];
      await analyticsAt("2026-11-02").record([
        ...messages.map((message) => ({ event: "connection_error" as const, message })),
        { event: "connection_error" },
      ]);
      const { rows } = await analyticsAt("2026-11-02").totals("2026-11-02");
      const counts = new Map(rows.map(({ reason, count }) => [reason, count]));
      expect(counts).toEqual(
        new Map([...known.map((reason) => [reason, 1] as const), ["other", 3] as const]),
      );
    });

    it("loses no concurrent counts", async () => {
      const analytics = analyticsAt("2026-11-04");
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          analytics.record(index % 2 === 0 ? [view, click].map(parsed) : [click, view].map(parsed)),
        ),
      );
      expect((await stored()).map(({ count }) => count)).toEqual([20, 20]);
    });

    it("deletes counts from before a day", async () => {
      await analyticsAt("2026-11-01").record([parsed(view)]);
      await analyticsAt("2026-11-02").record([parsed(view)]);
      await analyticsAt("2026-11-03").deleteBefore("2026-11-02");
      expect((await stored()).map(({ day }) => day)).toEqual(["2026-11-02"]);
    });

    it("sends the report only to callers with the key", async () => {
      await track(view);
      const key = `Bearer ${operatorKey("analytics report", sessionSecret)}`;
      const answer = await requestReport(key);
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { rows: [{ path: "/pricing", count: 1 }] },
      ]);
      for (const since of [
        "yesterday",
        "2026-02-30",
        "0000-01-01",
        "2026-11-20&since=2026-11-21",
      ]) {
        expect((await requestReport(key, `?since=${since}`)).status).toBe(400);
      }
      for (const other of ["", "Bearer ", `${key}x`, "Bearer undefined"]) {
        expect((await requestReport(other)).status).toBe(404);
      }
    });
  });
}
