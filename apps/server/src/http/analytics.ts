// The HTTP calls that receive analytics events, and that send their counts to `npm run report`.
import { apiPaths } from "@larkline/contract/addresses";
import {
  analyticsBodySchema,
  type AnalyticsEvent,
  analyticsEventSchema,
} from "@larkline/contract/analytics";
import { describeProblem } from "@larkline/contract/describe-problem";
import { isJsonObject } from "@larkline/contract/json-object";
import { analyticsBatchMaxEvents, analyticsBodyMaxBytes } from "@larkline/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";

import { type Analytics, dayOf } from "../analytics/analytics.ts";
import { hasKnownLabel } from "../analytics/known-label.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
import { type LimiterOptions, openLimiter } from "../limits/limiter.ts";
import { tooMany } from "../limits/refusal.ts";
import type { Metrics } from "../observability/metrics.ts";
import { hasOperatorKey } from "./operator-key.ts";

/** URL path of the report for operators, which `npm run report` requests. */
export const reportPath = "/api/v1/analytics/report";

/** Rate limit of events per network: enough for several visitors who share a network. */
const allowance = { burst: 300, perSecond: 5 };

export interface AnalyticsOptions {
  analytics: Pick<Analytics, "record" | "totals">;
  /** The key that a request for the report must have (operator-key.ts). */
  reportKey: string;
  limiterOptions: LimiterOptions;
  metrics: Pick<Metrics, "ignoredEvents">;
}

/**
 * Whether the browser asks not to be tracked: Do Not Track (https://www.w3.org/TR/tracking-dnt/) or
 * Global Privacy Control (https://www.w3.org/TR/gpc/).
 */
function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

const eventNames: ReadonlySet<unknown> = new Set(
  analyticsEventSchema.options.map(({ entries }) => entries.event.literal),
);

const hasUnknownName = (event: unknown) =>
  typeof event === "object" &&
  event !== null &&
  "event" in event &&
  typeof event.event === "string" &&
  !eventNames.has(event.event);

/**
 * Drops events with an unknown name: during a deployment the page may be newer than this process,
 * and the other events still count. A batch with only unknown events is kept, so that it is
 * rejected.
 */
function withoutUnknownEvents(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  const known = body.filter((event) => !hasUnknownName(event));
  return known.length > 0 ? known : body;
}

/**
 * Sets the issue's position to that of its event in the received list. The validated list has other positions,
 * because `withoutUnknownEvents` has dropped events.
 */
function inReceivedList(issue: v.BaseIssue<unknown>, body: unknown): v.BaseIssue<unknown> {
  const [event, ...rest] = issue.path ?? [];
  if (event?.type !== "array" || !Array.isArray(body)) return issue;
  return { ...issue, path: [{ ...event, key: body.indexOf(event.value) }, ...rest] };
}

/** A day that PostgreSQL accepts: not February 30, and not in the year 0. */
const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.minValue("0001-01-01"),
  v.check((day) => {
    const moment = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(moment.getTime()) && dayOf(moment) === day;
  }),
);

const parseBody = (body: unknown) => v.safeParse(analyticsBodySchema, body, { abortEarly: true });

/** Registers the HTTP call for analytics (specification, section 7) and the report for operators. */
export function registerAnalytics(app: FastifyInstance, options: AnalyticsOptions): void {
  const { analytics, reportKey, metrics } = options;
  const limit = openLimiter("events", allowance, options.limiterOptions);

  app.post(
    apiPaths.analyticsTrack,
    { bodyLimit: analyticsBodyMaxBytes },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (!request.isFromOwnPage) {
        throw new HttpRefusal(403, "Only this site's own pages may send events.");
      }
      // The same answer as for counted events, so that pages cannot detect the setting.
      if (asksForPrivacy(request)) return reply.code(202).send({});
      const eventCount = Array.isArray(request.body) ? request.body.length : 1;
      const retryAfter = await limit.take(
        request.network,
        Math.min(Math.max(eventCount, 1), analyticsBatchMaxEvents),
      );
      if (retryAfter > 0) throw tooMany("events at once", retryAfter);
      if (!isJsonObject(request.body) && !Array.isArray(request.body)) {
        throw new HttpRefusal(400, "The body must be an event, or a list of events, in JSON.");
      }
      const result = parseBody(withoutUnknownEvents(request.body));
      if (!result.success) {
        const [issue] = result.issues;
        throw new HttpRefusal(400, describeProblem([inReceivedList(issue, request.body)]));
      }
      const events: readonly AnalyticsEvent[] = [result.output].flat();
      // A page from before a deployment may send a label that has changed since. The other events
      // of the batch still count.
      const known = events.filter(hasKnownLabel);
      metrics.ignoredEvents.inc(eventCount - known.length);
      if (known.length > 0) await analytics.record(known);
      return reply.code(202).send({});
    },
  );

  app.get<{ Querystring: { since?: unknown } }>(reportPath, async (request, reply) => {
    if (!hasOperatorKey(request, reportKey)) return reply.callNotFound();
    void reply.header("cache-control", "no-store");
    const since = v.safeParse(v.optional(daySchema), request.query.since);
    if (!since.success) {
      throw new HttpRefusal(400, '"since" must be a day, for example 2026-11-20.');
    }
    return analytics.totals(since.output);
  });
}
