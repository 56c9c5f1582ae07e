import type { SignUpForm as SignUpValues } from "@larkline/client/account/sign-up";

/** What the form asks for; the terms are asked for, and not sent. */
export type FieldName = keyof SignUpValues | "terms";

const names = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;

/** What stands in the form's fields; also before it was hydrated, or filled in by the browser. */
export function valuesOf(form: HTMLFormElement): SignUpValues {
  const values = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" };
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) values[name] = control.value;
  }
  return values;
}
