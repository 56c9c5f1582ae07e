import * as v from "valibot";

const text = v.nullable(v.string());

/** How often each thing happened. A schema, because `npm run report` may get it from the server. */
export const totalsSchema = v.object({
  /** The first and the last day on which anything happened. */
  from: text,
  to: text,
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
