import * as v from "valibot";

const text = v.nullable(v.string());

/**
 * The counts that `npm run report` shows. A schema, because the report may get them from the running server.
 */
export const totalsSchema = v.object({
  /** The first and the last day with an event, as `2026-11-20`; null if there is none. */
  from: text,
  to: text,
  /** One row for each combination of these fields. Fields that an event does not have are null. */
  rows: v.array(
    v.object({
      event: v.string(),
      path: text,
      label: text,
      location: text,
      percent: v.nullable(v.number()),
      reason: text,
      count: v.number(),
    }),
  ),
});

export type Totals = v.InferOutput<typeof totalsSchema>;
