/** Events of POST /api/v1/analytics/track (specification, sections 3 and 7). */
import * as v from "valibot";

/**
 * Pages that an event can name (section 3, "Analytics events"). The specification lists eight; the
 * others follow their pattern.
 */
export const pageIdentifiers = [
  "home-page",
  "outbound-ai-agents-page",
  "ai-receptionist-page",
  "lead-generation-page",
  "appointment-scheduling-page",
  "call-screening-page",
  "crm-integration-page",
  "industries-page",
  "law-firms-page",
  "real-estate-page",
  "mortgage-page",
  "automotive-page",
  "case-studies",
  "pricing-page",
  "blog-page",
  "support-page",
  "signup-page",
  "not-found-page",
] as const;

export const pageIdentifierSchema = v.picklist(pageIdentifiers);

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/** A page was opened (section 1: "a page view is tracked"). */
export const pageViewSchema = v.object({
  event: v.literal("page_view"),
  path: textSchema,
  title: v.optional(textSchema),
});

/** A call-to-action was clicked. `label` is 'Page - Button', for example 'Home - Talk to Sales'. */
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

/** A message was sent: its length, never its text. */
export const messageSentSchema = v.object({
  event: v.literal("message_sent"),
  length: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sessionId: v.nullable(v.string()),
});

/** A page was scrolled past a milestone, in percent. */
export const scrollMilestoneSchema = v.object({
  event: v.literal("scroll_milestone"),
  percent: v.picklist([25, 50, 75, 100]),
});

/** The chat's connection failed. */
export const connectionErrorSchema = v.object({
  event: v.literal("connection_error"),
  message: textSchema,
});

/** The support form was sent (section 7: it "only tracks an event"); never its content. */
export const supportFormSubmittedSchema = v.object({
  event: v.literal("support_form_submitted"),
});

/** Every event; `page_view` and `support_form_submitted` have no name in the specification. */
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

export type PageIdentifier = v.InferOutput<typeof pageIdentifierSchema>;
export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;
export type AnalyticsEventName = AnalyticsEvent["event"];
