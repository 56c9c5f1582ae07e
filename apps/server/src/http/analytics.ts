import { apiPaths } from "@larkline/contract/addresses";
import { type AnalyticsEvent, analyticsBodySchema } from "@larkline/contract/analytics";
import { describeProblem } from "@larkline/contract/describe-problem";
import { analyticsBatchMaxEvents, analyticsBodyMaxBytes } from "@larkline/contract/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";

import type { Analytics } from "../analytics/analytics.ts";
import { hasKnownLabel } from "../analytics/known-label.ts";
import type { Metrics } from "../observability/metrics.ts";
import { clientNetwork } from "../realtime/client-network.ts";
import { isSameOrigin } from "../realtime/handshake.ts";
import { type LimiterOptions, openLimiter } from "../realtime/limiter.ts";
import { showsKey } from "../running-server.ts";

/** Where `npm run report` asks a running server; no call of the site's. */
export const reportPath = "/api/v1/analytics/report";

/** Events of one network: several people behind it may look around; a flood is turned away. */
const allowance = { burst: 300, perSecond: 5 };

export interface AnalyticsOptions {
  analytics: Pick<Analytics, "record" | "totals">;
  /** The site's origin, where a proxy hides it from the `Host` header. */
  publicUrl: string | undefined;
  /** What a caller must show to be told the numbers. */
  reportKey: string;
  counting: LimiterOptions;
  metrics: Pick<Metrics, "ignoredEvents">;
}

/**
 * The visitor's browser says that they do not want to be followed: Do Not Track
 * (https://www.w3.org/TR/tracking-dnt/) or Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

/** Takes the site's events (specification, section 7) and tells their sums to whoever may know. */
export function registerAnalytics(app: FastifyInstance, options: AnalyticsOptions): void {
  const { analytics, publicUrl, reportKey, metrics } = options;
  const limit = openLimiter("events", allowance, options.counting);

  app.post(
    apiPaths.analyticsTrack,
    { bodyLimit: analyticsBodyMaxBytes },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (!isSameOrigin(request.raw, publicUrl)) {
        return reply.code(403).send({ message: "Only this site's own pages may send events." });
      }
      // Answered as any other, so that no page is told apart by it.
      if (asksForPrivacy(request)) return reply.code(202).send({});
      const brought = Array.isArray(request.body) ? request.body.length : 1;
      const retryAfter = await limit.take(
        clientNetwork(request.ip),
        Math.min(Math.max(brought, 1), analyticsBatchMaxEvents),
      );
      if (retryAfter > 0) {
        return reply
          .code(429)
          .header("retry-after", retryAfter)
          .send({
            message: `Too many events at once. Try again in ${retryAfter} s.`,
            retryAfter,
          });
      }
      const result = v.safeParse(analyticsBodySchema, request.body, { abortEarly: true });
      if (!result.success) {
        return reply.code(400).send({ message: describeProblem(result.issues) });
      }
      const events: readonly AnalyticsEvent[] = [result.output].flat();
      // A page that was opened before a new version may name a button that is called otherwise now:
      // the other events that come with it count all the same.
      const known = events.filter(hasKnownLabel);
      metrics.ignoredEvents.inc(events.length - known.length);
      if (known.length > 0) await analytics.record(known);
      return reply.code(202).send({});
    },
  );

  app.get<{ Querystring: { since?: unknown } }>(reportPath, async (request, reply) => {
    if (!showsKey(request, reportKey)) return reply.callNotFound();
    void reply.header("cache-control", "no-store");
    const since = v.safeParse(v.optional(v.pipe(v.string(), v.isoDate())), request.query.since);
    if (!since.success) {
      return reply.code(400).send({ message: '"since" must be a day, for example 2026-11-20.' });
    }
    return analytics.totals(since.output);
  });
}
