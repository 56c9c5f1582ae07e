/**
 * Rules of a password (specification, section 5) and their messages. Separate from the schemas, so that
 * the browser's checklist loads no schema library.
 */
import { passwordMaxLength, passwordMinLength, passwordSpecialCharacters } from "./limits.ts";

/** The five rules of a password (section 5), in the order of the checklist. */
export const passwordRules = [
  { id: "length", label: `At least ${passwordMinLength} characters` },
  { id: "lowercase", label: "One lowercase letter" },
  { id: "uppercase", label: "One uppercase letter" },
  { id: "number", label: "One number" },
  // With the characters: a visitor may expect others, such as a hyphen, to count too. Separated, because they are
  // hard to distinguish otherwise.
  {
    id: "special",
    label: `One special character from ${passwordSpecialCharacters.split("").join(" ")}`,
  },
] as const;

export type PasswordRuleId = (typeof passwordRules)[number]["id"];

const passwordTests: Readonly<Record<PasswordRuleId, (password: string) => boolean>> = {
  length: (password) => password.length >= passwordMinLength,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  special: (password) =>
    passwordSpecialCharacters.split("").some((character) => password.includes(character)),
};

/** Whether a password meets one rule; the checklist shows this for each. */
export function meetsPasswordRule(rule: PasswordRuleId, password: string): boolean {
  return passwordTests[rule](password);
}

/** Error after submitting a password that does not meet every rule (section 5). */
export const passwordRulesProblem = "Please ensure your password meets all requirements.";
/** Error after submitting passwords that differ (section 5). Unlike the hint, it ends with a period. */
export const passwordMismatchProblem = "Passwords do not match.";
/** Text under the field for repeating the password, while the passwords differ (section 5). */
export const passwordMismatchHint = "Passwords do not match";

/**
 * The same rules as the value of the attribute `passwordrules`, which password managers read when they
 * generate a password (https://developer.apple.com/password-rules/).
 */
export const passwordRulesAttribute = `minlength: ${passwordMinLength}; maxlength: ${passwordMaxLength}; required: lower; required: upper; required: digit; required: [${passwordSpecialCharacters}];`;
