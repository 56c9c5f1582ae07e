import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import type { AssistantContent } from "../content.ts";
import { allPlans } from "../plans/plan-facts.ts";
import { toToolPlan } from "./plan-card.ts";

/** The way to an account; creates nothing by itself. */
export function startSignUp(
  content: AssistantContent,
  { plan: id }: ToolArguments["start_sign_up"],
): ToolResults["start_sign_up"] {
  const chosen = allPlans(content.planCategories).find(({ plan }) => plan.id === id);
  const { signUp, login } = content.accountPages;
  return {
    signUp: { label: signUp.title, href: signUp.href },
    login: { label: login.title, href: login.href },
    ...(chosen !== undefined && { plan: toToolPlan(content, chosen) }),
    source: { ...signUp },
  };
}
