import { toPassages } from "@larkline/assistant/knowledge/passages";
import type { Site } from "@larkline/assistant/knowledge/site";
import { Retrieval } from "@larkline/assistant/query/retrieval";
import { isToolName, type ToolName, type ToolResults, toolSchemas } from "@larkline/contract/tools";
import * as v from "valibot";

import { comparePlans } from "./compare-plans.ts";
import { contactPerson } from "./contact-person.ts";
import { getPlans } from "./get-plans.ts";
import { industryInfo } from "./industry-info.ts";
import { queryPlans } from "./query-plans.ts";
import { recommendPlan } from "./recommend-plan.ts";
import { searchContent } from "./search-content.ts";
import { startSignUp } from "./start-sign-up.ts";

/** An invalid tool call. If a language model made the call, it gets the message. */
class ToolArgumentsError extends Error {
  override name = "ToolArgumentsError";
}

/**
 * The assistant's tools over the site's content. All engines use them. The other parts of a tool are its
 * arguments and result (contract, tools.ts), its description for models (descriptions.ts), its label
 * while it runs (content, chat-later.ts), and its card (site, tool-result.tsx).
 */
export class Toolbox {
  readonly #tools: { readonly [Name in ToolName]: (input: unknown) => ToolResults[Name] };

  constructor(site: Site) {
    // Created by the first search: only the model engine calls search_content. The built-in engine
    // searches in its own thread.
    let retrieval: Retrieval | undefined;
    const openRetrieval = () => (retrieval ??= new Retrieval(toPassages(site)));
    this.#tools = {
      search_content: tool("search_content", (input) => searchContent(openRetrieval(), input)),
      query_plans: tool("query_plans", (input) => queryPlans(site, input)),
      get_plans: tool("get_plans", (input) => getPlans(site, input)),
      recommend_plan: tool("recommend_plan", (input) => recommendPlan(site, input)),
      compare_plans: tool("compare_plans", (input) => comparePlans(site, input)),
      industry_info: tool("industry_info", (input) => industryInfo(site, input)),
      start_sign_up: tool("start_sign_up", (input) => startSignUp(site, input)),
      contact_person: tool("contact_person", (input) => contactPerson(site, input)),
    };
  }

  /**
   * Validates the arguments and runs the tool.
   * @throws {ToolArgumentsError} if there is no such tool or its arguments are invalid.
   */
  run(name: string, input: unknown): ToolResults[ToolName] {
    if (!isToolName(name)) throw new ToolArgumentsError(`There is no tool "${name.slice(0, 64)}".`);
    return this.#tools[name](input);
  }
}

/** Wraps a tool with the validation of its arguments. */
function tool<Name extends ToolName>(
  name: Name,
  run: (input: v.InferOutput<(typeof toolSchemas)[Name]["arguments"]>) => ToolResults[Name],
): (input: unknown) => ToolResults[Name] {
  const schema: (typeof toolSchemas)[Name]["arguments"] = toolSchemas[name].arguments;
  return (input) => {
    const reading = v.safeParse(schema, input);
    if (!reading.success) throw new ToolArgumentsError(`${name}: ${v.summarize(reading.issues)}`);
    return run(reading.output);
  };
}
