import { toPlanTable } from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./tool-plan.ts";

/** The tool `start_sign_up`: returns the links to the sign-up and login pages. Creates no account. */
export function startSignUp(
  { planCategories, accountPages: { signUp, login } }: Site,
  { plan }: ToolArguments["start_sign_up"],
): ToolResults["start_sign_up"] {
  const chosen = toPlanTable(planCategories).find(({ id }) => id === plan);
  return {
    signUp: { label: signUp.title, href: signUp.href },
    login: { label: login.title, href: login.href },
    ...(chosen !== undefined && { plan: toToolPlan(chosen) }),
    source: { ...signUp },
  };
}
