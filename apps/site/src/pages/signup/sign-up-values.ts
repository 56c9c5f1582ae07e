import type { SignUpForm as SignUpValues } from "@larkline/client/account/sign-up";

/** The values that the steps after the form show, and that the form has if the visitor signs up again. */
export type SignedUp = Pick<SignUpValues, "firstName" | "lastName" | "email">;

/**
 * The account that the form has created. It is stored in the history entry, so that a reload or the way back shows
 * the visitor's step again.
 */
export interface Created {
  person: SignedUp;
  /** The id of the created user. */
  userId: string | undefined;
}

/** Names of the form's fields. `terms` is a checkbox that is not sent. */
export type FieldName = keyof SignUpValues | "terms";

/** Fields with a value to send. */
const names = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;

/** Empty password fields. */
export const noPasswords = { password: "", confirmPassword: "" };

/** Reads the fields' values, including those entered before hydration or by autofill. */
export function valuesOf(form: HTMLFormElement): SignUpValues {
  const values = { firstName: "", lastName: "", email: "", ...noPasswords };
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) values[name] = control.value;
  }
  return values;
}
