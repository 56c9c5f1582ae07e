import { meetsPasswordRule, passwordRules } from "@larkline/client/account/password";
import { signUpForm } from "@larkline/content/sign-up";
import { Checklist } from "@larkline/ui/checklist";

/** The password rules, each marked as met or not while the visitor types (specification, section 5). */
export function PasswordRules({ password }: { password: string }) {
  return (
    <Checklist
      label={signUpForm.rules}
      items={passwordRules.map(({ id, label }) => ({
        label,
        met: meetsPasswordRule(id, password),
      }))}
    />
  );
}
