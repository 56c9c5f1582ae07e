/**
 * Events of POST /api/v1/analytics/track (specification, sections 3 and 7). The site puts no text that a
 * visitor wrote into them. The server stores only known values, because a path or an error's text could
 * still identify somebody.
 */
import * as v from "valibot";

import { analyticsBatchMaxEvents, analyticsTextMaxLength, messageMaxLength } from "./limits.ts";

/**
 * A page's identifier (section 3, "Analytics events"). The pages are listed in `page-list.ts` of
 * @larkline/content; the server does not count an event with an unknown identifier.
 */
const pageIdentifierSchema = v.pipe(
  v.string(),
  v.maxLength(80, "must have at most 80 characters."),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)+$/,
    'must be the identifier of a page, for example "pricing-page".',
  ),
);

/** A short text on one line. */
const textSchema = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty."),
  v.maxLength(analyticsTextMaxLength, `must have at most ${analyticsTextMaxLength} characters.`),
  // PostgreSQL cannot store NUL, and none of our texts has a line break.
  v.regex(/^\P{Cc}+$/u, "must not contain control characters."),
);

/** A page was opened. Section 1 requires that a page counts one page view when it loads. */
export const pageViewSchema = v.object({
  event: v.literal("page_view"),
  /** Without query and fragment, which may contain a token or an email address. */
  path: v.pipe(
    textSchema,
    v.regex(/^\/[^?#]*$/, 'must be a path without query and anchor, for example "/pricing".'),
  ),
  title: v.optional(textSchema),
});

/**
 * A call-to-action was clicked. `label` is 'Page - Button', for example 'Home - Talk to Sales'. The
 * server counts only labels that consist of the page's name and the text of a button of the site.
 */
export const ctaClickSchema = v.object({
  event: v.literal("cta_click"),
  label: v.pipe(
    textSchema,
    v.regex(/^.+ - .+$/, 'must be written "Page - Button", for example "Home - Talk to Sales".'),
  ),
  location: pageIdentifierSchema,
});

/** The chat was opened. */
export const chatOpenedSchema = v.object({ event: v.literal("chat_opened") });

/** The chat was closed. */
export const chatClosedSchema = v.object({ event: v.literal("chat_closed") });

/** A message was sent. The event contains the message's length in UTF-16 code units, never its text. */
export const messageSentSchema = v.object({
  event: v.literal("message_sent"),
  length: v.pipe(
    v.number(),
    v.integer("must be a whole number."),
    v.minValue(1, "must be at least 1."),
    v.maxValue(messageMaxLength, `must be at most ${messageMaxLength}.`),
  ),
  /** Id of the chat session; null if it is unknown. */
  sessionId: v.nullable(v.pipe(v.string(), v.maxLength(64, "must have at most 64 characters."))),
});

/** A page was scrolled past a milestone, in percent. */
export const scrollMilestoneSchema = v.object({
  event: v.literal("scroll_milestone"),
  percent: v.picklist([25, 50, 75, 100]),
});

/** The chat's connection failed. The specification lists no fields; `message`, the reason, is ours. */
export const connectionErrorSchema = v.object({
  event: v.literal("connection_error"),
  message: v.optional(textSchema),
});

/** The support form was sent. The event contains nothing of what the visitor entered (section 7, "HTTP"). */
export const supportFormSubmittedSchema = v.object({
  event: v.literal("support_form_submitted"),
});

/** Any event. The names `page_view` and `support_form_submitted` are ours. */
export const analyticsEventSchema = v.variant("event", [
  pageViewSchema,
  ctaClickSchema,
  chatOpenedSchema,
  chatClosedSchema,
  messageSentSchema,
  scrollMilestoneSchema,
  connectionErrorSchema,
  supportFormSubmittedSchema,
]);

/** Several events in one request, oldest first. */
export const analyticsBatchSchema = v.pipe(
  v.array(analyticsEventSchema),
  v.minLength(1, "An empty list contains no event: send at least one."),
  v.maxLength(
    analyticsBatchMaxEvents,
    `At most ${analyticsBatchMaxEvents} events go into one request. Send the others in the next.`,
  ),
);

/** Body of the call: one event, or a list of them. */
export const analyticsBodySchema = v.lazy(
  (body): typeof analyticsBatchSchema | typeof analyticsEventSchema =>
    // Selects the schema by the body's shape, so that the error message names the invalid event. That of
    // `v.union` would not.
    Array.isArray(body) ? analyticsBatchSchema : analyticsEventSchema,
);

export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;
export type AnalyticsEventName = AnalyticsEvent["event"];
