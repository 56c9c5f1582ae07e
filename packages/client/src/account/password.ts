import type { SignUpForm } from "@larkline/contract/account";
import {
  meetsPasswordRule,
  passwordMismatchProblem,
  passwordRules,
  passwordRulesProblem,
} from "@larkline/contract/password";

export {
  meetsPasswordRule,
  passwordMismatchHint,
  passwordRules,
  passwordRulesAttribute,
} from "@larkline/contract/password";

/** Whether a password meets every rule (specification, section 5). */
export function isStrong(password: string): boolean {
  return passwordRules.every(({ id }) => meetsPasswordRule(id, password));
}

/** The error to show at submit (specification, section 5); undefined if the passwords are valid. */
export function passwordProblem({
  password,
  confirmPassword,
}: Pick<SignUpForm, "password" | "confirmPassword">): string | undefined {
  if (password !== confirmPassword) return passwordMismatchProblem;
  return isStrong(password) ? undefined : passwordRulesProblem;
}
