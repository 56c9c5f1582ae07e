import { searchQueryMaxLength, searchResultsMax } from "@larkline/contract/limits";
import {
  type ToolName,
  toolCategorySchema,
  toolPeriodSchema,
  toolSchemas,
  toolTierSchema,
} from "@larkline/contract/tools";

/** What a model is told of a tool: when to use it, and its arguments as JSON Schema (draft 7). */
export interface ToolDescription {
  description: string;
  properties: Readonly<Record<string, object>>;
  required?: readonly string[];
}

const category = { type: "string", enum: [...toolCategorySchema.options] };
const tier = { type: "string", enum: [...toolTierSchema.options] };
const period = { type: "string", enum: [...toolPeriodSchema.options] };
const plan = { type: "string", description: 'A plan\'s id such as "receptionist-basic".' };

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
