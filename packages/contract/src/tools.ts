/**
 * The assistant's tools: names, arguments and results (specification, section 3, "Tool call"). The
 * specification leaves these shapes open, so all of them are ours.
 *
 * A result is plain data from the site's content. A model composes its answer from the result, and a component
 * shows the result as a card. The results of `search_content` and `query_plans` have no card. An answer's text
 * must be understandable without the card. Amounts of money are in dollars; a price is `null` if it is agreed
 * with the customer.
 */
import * as v from "valibot";

import { searchQueryMaxLength, searchResultsMax } from "./limits.ts";

// ---------------------------------------------------------------- parts of results

const hrefSchema = v.pipe(
  v.string(),
  // A path. Browsers read "//host" and "/\host" as another host.
  v.regex(/^\/(?![/\\])/, 'must be an address on this site, beginning with one "/".'),
);

/** The page, or section of a page, from which the result was taken. */
const sourceSchema = v.object({ title: v.string(), href: hrefSchema });

/** Ids of plan categories (section 3, "Plan category"). */
export const toolCategorySchema = v.picklist(["receptionist", "custom", "outbound"]);
/** Sizes of plans (section 9, "Plans"). */
export const toolTierSchema = v.picklist(["starter", "basic", "professional", "enterprise"]);
/** Billing periods (section 4, "Pricing"). */
export const toolPeriodSchema = v.picklist(["monthly", "annual"]);
/** The ids of all plans: made of the lists above, because the compiler would not notice a missing one. */
const planIds = toolCategorySchema.options.flatMap((category) =>
  toolTierSchema.options.map((tier) => `${category}-${tier}`),
);
/** Id of a plan, such as `receptionist-basic`. */
const planIdSchema = v.pipe(
  v.string(),
  v.check((id) => planIds.includes(id), 'must be a plan\'s id such as "receptionist-basic".'),
);
const amountSchema = v.pipe(v.number(), v.minValue(0));
/** A count, such as of calls or months. The maximum only excludes absurd input. */
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** One plan, with the values computed from its prices. */
export const toolPlanSchema = v.object({
  id: planIdSchema,
  category: toolCategorySchema,
  /** Name of the category, such as "AI Receptionist". */
  categoryName: v.string(),
  /** Color of the category (section 3, "Plan category"). */
  color: v.picklist(["blue", "green", "purple"]),
  /** Name within the category, such as "Basic". */
  name: v.string(),
  tier: toolTierSchema,
  /** Customers for whom the plan is meant. */
  description: v.string(),
  /** Dollars for a month if paid monthly, and for a year if paid at once. */
  price: v.object({ monthly: v.nullable(amountSchema), annual: v.nullable(amountSchema) }),
  /** Dollars that a year paid at once costs less than twelve single months. */
  annualSavings: v.nullable(amountSchema),
  /** `annualSavings` as a share of the price of twelve single months, 0 to 1. */
  annualSavingsShare: v.nullable(amountSchema),
  /** Dollars per call at the monthly price when all included calls are used. */
  perCall: v.nullable(amountSchema),
  /** Included calls a month; "custom" if they are agreed with the customer. */
  calls: v.union([v.number(), v.literal("unlimited"), v.literal("custom")]),
  features: v.array(v.string()),
  popular: v.boolean(),
  /** "Most Popular"; undefined for other plans. */
  badge: v.optional(v.string()),
  /** Text and target of the plan's button (section 2, "Pricing"). */
  action: v.object({ label: v.string(), href: hrefSchema }),
  /** Address of the category's section on the pricing page. */
  href: hrefSchema,
});

/** A figure that the site claims. If it is a result of customers, `attribution` says who reports it. */
const figureSchema = v.object({
  value: v.string(),
  label: v.string(),
  /** The figure for screen readers, if they would misread `value`. */
  spoken: v.optional(v.string()),
  /** The claim as a complete sentence that names its source. */
  statement: v.string(),
  attribution: v.optional(v.string()),
});

/** One industry (section 3, "Industry card"). */
export const toolIndustrySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** What a caller in this industry says first, without quotation marks. */
  quote: v.string(),
  /** What the calls are about, in a few words. */
  calls: v.string(),
  description: v.string(),
  benefits: v.array(v.string()),
  stat: figureSchema,
  /** Rules that the agents follow in this industry, as sentences. */
  compliance: v.array(v.string()),
  href: hrefSchema,
});

/** A customer's story (section 3, "Case study"). */
export const toolCaseStudySchema = v.object({
  id: v.string(),
  company: v.string(),
  industry: v.string(),
  headline: v.string(),
  summary: v.string(),
  /** That customer's own figures. */
  metrics: v.array(v.object({ value: v.string(), label: v.string() })),
  testimonial: v.optional(v.object({ quote: v.string(), author: v.string(), title: v.string() })),
  href: hrefSchema,
});

/** A group of rows in a comparison; `values` are in the order of the columns. */
const comparisonGroupSchema = v.object({
  name: v.string(),
  rows: v.array(
    v.object({ label: v.string(), values: v.array(v.union([v.boolean(), v.string()])) }),
  ),
});

/** A way to reach us: its readable form, and its `tel:`, `mailto:` or site address. */
const wayToReachSchema = v.object({ label: v.string(), href: v.string() });

// ---------------------------------------------------------------- tools

/** The schemas of each tool's arguments and result. */
export const toolSchemas = {
  /** Passages of the site's content about a question, best match first; empty if there are none. */
  search_content: {
    arguments: v.strictObject({
      query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(searchQueryMaxLength)),
      limit: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(searchResultsMax)),
      ),
    }),
    result: v.object({
      passages: v.array(
        v.object({ id: v.string(), title: v.string(), text: v.string(), source: sourceSchema }),
      ),
    }),
  },
  /** Plans with prices and calls: all of them, or those of a category, of a size, or of both. */
  get_plans: {
    arguments: v.strictObject({
      category: v.optional(toolCategorySchema),
      tier: v.optional(toolTierSchema),
      period: v.optional(toolPeriodSchema),
    }),
    result: v.object({
      /** Billing period of the price that the card shows in large type. */
      period: toolPeriodSchema,
      plans: v.array(toolPlanSchema),
      /** Features that every plan includes. */
      includedInAll: v.array(v.string()),
      source: sourceSchema,
    }),
  },
  /**
   * Values computed from the plans: totals, differences, matching plans, a price per call, calls
   * left. `text` is the answer and explains each figure. If there is no answer, `unknown` has the reason.
   */
  query_plans: {
    arguments: v.strictObject({
      /** The value to compute (`Measure` in packages/assistant/src/frame). Default: the price. */
      measure: v.optional(
        v.picklist([
          "price",
          "calls",
          "perCall",
          "saving",
          "features",
          "audience",
          "left",
          "popular",
          "breakEven",
          "billing",
        ]),
      ),
      /** How plans relate to each other or to a figure (`Relation` in packages/assistant/src/frame). */
      relation: v.optional(
        v.picklist([
          "fits",
          "rank",
          "sum",
          "difference",
          "compare",
          "under",
          "over",
          "between",
          "split",
          "nextUp",
          "nextDown",
        ]),
      ),
      /** Plans, or all plans of a category or tier. `copies` is the quantity: 2 for 'two Basic plans'. */
      plans: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              category: v.optional(toolCategorySchema),
              tier: v.optional(toolTierSchema),
              copies: v.optional(countSchema),
            }),
          ),
          v.maxLength(planIds.length),
        ),
      ),
      /** A position in a sorted list of plans: 'the second cheapest'. */
      rank: v.optional(
        v.strictObject({
          by: v.picklist(["price", "calls", "perCall"]),
          order: v.picklist(["lowest", "highest"]),
          /** Position in the order. Default: 1, the first. */
          nth: v.optional(countSchema),
          /** Number of plans from that position on. Default: 1. */
          count: v.optional(countSchema),
        }),
      ),
      period: v.optional(toolPeriodSchema),
      /** Expected calls a month: inbound, outbound, or of unstated direction (`any`). */
      calls: v.optional(
        v.strictObject({
          in: v.optional(countSchema),
          out: v.optional(countSchema),
          any: v.optional(countSchema),
        }),
      ),
      /** Calls of the plan that are already used. */
      used: v.optional(countSchema),
      /** A budget in dollars; with `isOwnCost`, what the visitor pays today for something else. */
      money: v.optional(
        v.strictObject({
          amount: amountSchema,
          per: v.picklist(["month", "year", "once", "call"]),
          isOwnCost: v.optional(v.boolean()),
        }),
      ),
      /** Number of months for which the price is computed. */
      months: v.optional(countSchema),
      /** Divisor of the result, such as a number of partners or weeks. */
      divisor: v.optional(countSchema),
    }),
    result: v.object({
      text: v.optional(v.string()),
      unknown: v.optional(v.string()),
      /** The computed figures of a calculation, as `text` states them: "$847". Empty for other answers. */
      reckoned: v.array(v.string()),
      plans: v.array(toolPlanSchema),
      source: sourceSchema,
    }),
  },
  /**
   * The smallest plan with enough calls a month that is within the budget; or, with only a budget, the
   * largest plan within it; or, with neither, the popular plan.
   */
  recommend_plan: {
    arguments: v.strictObject({
      category: v.optional(toolCategorySchema),
      /** Calls a month. */
      calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Dollars a month, or a year if `period` is `annual`. */
      budget: v.optional(amountSchema),
      period: v.optional(toolPeriodSchema),
    }),
    result: v.object({
      period: toolPeriodSchema,
      /** `calls` and `budget` repeat the arguments. */
      calls: v.optional(v.number()),
      budget: v.optional(v.number()),
      /** At most one plan of each requested category; empty if none fits. */
      recommended: v.array(toolPlanSchema),
      /** Alternatives, such as the next larger plan. */
      alternatives: v.array(toolPlanSchema),
      source: sourceSchema,
    }),
  },
  /** A comparison of plans as a table. */
  compare_plans: {
    arguments: v.strictObject({
      plans: v.pipe(v.array(planIdSchema), v.minLength(1), v.maxLength(planIds.length)),
      /**
       * Rows of the table. `savings`: prices and what annual billing saves. `price`: the same, with calls
       * and the price per call. `features`: the features. Default: the rows of `price` and of `features`.
       */
      focus: v.optional(v.picklist(["savings", "price", "features"])),
    }),
    result: v.object({
      plans: v.array(toolPlanSchema),
      /** Caption of the table: "AI Receptionist plans compared". */
      caption: v.string(),
      columns: v.array(
        v.object({
          name: v.string(),
          /** Dollars per month. */
          price: v.nullable(amountSchema),
          badge: v.optional(v.string()),
        }),
      ),
      groups: v.array(comparisonGroupSchema),
      source: sourceSchema,
    }),
  },
  /**
   * What the agents do in an industry, with a case study from it. Without an argument: all
   * industries.
   */
  industry_info: {
    arguments: v.strictObject({ industry: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    result: v.object({
      industries: v.array(toolIndustrySchema),
      caseStudy: v.optional(toolCaseStudySchema),
      source: sourceSchema,
    }),
  },
  /** Returns a link to the sign-up page. Creates no account. */
  start_sign_up: {
    arguments: v.strictObject({ plan: v.optional(planIdSchema) }),
    result: v.object({
      signUp: v.object({ label: v.string(), href: hrefSchema }),
      login: v.object({ label: v.string(), href: hrefSchema }),
      /** The plan that the arguments name. */
      plan: v.optional(toolPlanSchema),
      source: sourceSchema,
    }),
  },
  /** Returns the ways to reach a person. Contacts nobody. */
  contact_person: {
    arguments: v.strictObject({
      /** The visitor's preference; the result contains all ways. */
      way: v.optional(v.picklist(["phone", "email"])),
    }),
    result: v.object({
      phone: wayToReachSchema,
      email: wayToReachSchema,
      /** City and state. */
      location: v.string(),
      /** When to expect a reply, as a sentence. */
      reply: v.optional(v.string()),
      source: sourceSchema,
    }),
  },
} as const;

export type ToolName = keyof typeof toolSchemas;
export type ToolArguments = {
  [Name in ToolName]: v.InferOutput<(typeof toolSchemas)[Name]["arguments"]>;
};
export type ToolResults = {
  [Name in ToolName]: v.InferOutput<(typeof toolSchemas)[Name]["result"]>;
};
export type ToolPlan = v.InferOutput<typeof toolPlanSchema>;
export type ToolIndustry = v.InferOutput<typeof toolIndustrySchema>;

/** A tool's result with its name, which selects the component that shows it. */
export type NamedToolResult = {
  [Name in ToolName]: { name: Name; result: ToolResults[Name] };
}[ToolName];

/** Whether there is a tool of that name. */
export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolSchemas, name);
}

/**
 * Validates a received result. Returns undefined if there is no tool of this name or the result is
 * invalid: then only the answer's text is shown.
 */
export function readToolResult(name: string, result: unknown): NamedToolResult | undefined {
  if (!isToolName(name)) return undefined;
  const reading = v.safeParse(toolSchemas[name].result, result);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema was chosen by this name
  return reading.success ? ({ name, result: reading.output } as NamedToolResult) : undefined;
}
