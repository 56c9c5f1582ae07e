import { searchQueryMaxLength, searchResultsMax } from "@larkline/contract/limits";
import {
  type ToolName,
  toolCategorySchema,
  toolPeriodSchema,
  toolSchemas,
  toolTierSchema,
} from "@larkline/contract/tools";

/** A tool's description for a model: when to use it, and its arguments as JSON Schema (draft 7). */
export interface ToolDescription {
  description: string;
  properties: Readonly<Record<string, object>>;
  required?: readonly string[];
}

const category = { type: "string", enum: [...toolCategorySchema.options] };
const tier = { type: "string", enum: [...toolTierSchema.options] };
const period = { type: "string", enum: [...toolPeriodSchema.options] };
/** JSON Schema of a whole number of 1 or more. */
const wholeNumber = (description?: string) => ({
  type: "integer",
  minimum: 1,
  ...(description !== undefined && { description }),
});
/** JSON Schema of an object with only these properties. */
const objectOf = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const argumentSchemas = toolSchemas.query_plans.arguments.entries;
const plan = { type: "string", description: 'A plan\'s id such as "receptionist-basic".' };

/** The descriptions of all tools, which the model engine sends to the language model. */
export const toolDescriptions: Readonly<Record<ToolName, ToolDescription>> = {
  search_content: {
    description:
      "Passages of the site about a question, best first. Use it for everything that is not a price: features, figures, set-up, security, support, terms. Returns none when the site says nothing.",
    properties: {
      query: { type: "string", maxLength: searchQueryMaxLength },
      limit: { type: "integer", minimum: 1, maximum: searchResultsMax },
    },
    required: ["query"],
  },
  get_plans: {
    description:
      "Plans with their prices in dollars, calls a month, features, savings and price per call. Use it before you name any price.",
    properties: { category, tier, period },
  },
  query_plans: {
    description:
      "Reckons from the plans: totals of several, differences, what fits so many calls or a budget, a price per call, savings, calls left, an order. Use it for every sum; reckon nothing yourself. `unknown` says why there is no answer: pass that on.",
    properties: {
      measure: { type: "string", enum: [...argumentSchemas.measure.wrapped.options] },
      relation: { type: "string", enum: [...argumentSchemas.relation.wrapped.options] },
      plans: {
        type: "array",
        maxItems: 12,
        items: objectOf({ category, tier, copies: wholeNumber("How many of it.") }),
      },
      rank: objectOf(
        {
          by: { type: "string", enum: ["price", "calls", "perCall"] },
          order: { type: "string", enum: ["lowest", "highest"] },
          nth: wholeNumber("1 is the first of the order."),
          count: wholeNumber("How many of the order."),
        },
        ["by", "order"],
      ),
      period,
      calls: {
        ...objectOf({ in: wholeNumber(), out: wholeNumber(), any: wholeNumber() }),
        description: "Calls a month that are expected: coming in, going out, or either.",
      },
      used: wholeNumber("Calls of the month that were made already."),
      money: {
        ...objectOf(
          {
            amount: { type: "number", minimum: 0 },
            per: { type: "string", enum: ["month", "year", "once", "call"] },
            isOwnCost: { type: "boolean" },
          },
          ["amount", "per"],
        ),
        description:
          "Dollars to spend, or with isOwnCost what the visitor pays for something else.",
      },
      months: wholeNumber("For so many months."),
      divisor: wholeNumber("Shared by so many."),
    },
  },
  recommend_plan: {
    description:
      "The smallest plan that holds so many calls a month, or the largest within a budget in dollars.",
    properties: {
      category,
      calls: { type: "integer", minimum: 1, description: "Calls a month." },
      budget: { type: "number", minimum: 0, description: "Dollars for the period." },
      period,
    },
  },
  compare_plans: {
    description: "Plans side by side as a table, with what paying by the year saves.",
    properties: {
      plans: { type: "array", items: plan, minItems: 1, maxItems: 12 },
      focus: {
        type: "string",
        enum: [...toolSchemas.compare_plans.arguments.entries.focus.wrapped.options],
      },
    },
    required: ["plans"],
  },
  industry_info: {
    description:
      "What the agents do in a trade, and a customer's story. Without an argument, all trades with their ids.",
    properties: { industry: { type: "string", description: 'An id such as "law-firms".' } },
  },
  start_sign_up: {
    description: "Where one signs up or logs in. Creates nothing.",
    properties: { plan },
  },
  contact_person: {
    description: "Phone number and mail address of a person. Use it when the site has no answer.",
    properties: { way: { type: "string", enum: ["phone", "email"] } },
  },
};
