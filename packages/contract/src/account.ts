/**
 * Accounts: schemas of the user and the sign-up form (specification, sections 3 and 5), and of the bodies
 * of the HTTP calls about accounts (section 7). Names with an underscore are the specification's.
 */
import * as v from "valibot";

import { withAsciiDomain } from "./ascii-domain.ts";
import { emailMaxLength, nameMaxLength, passwordMaxLength } from "./limits.ts";
import {
  meetsPasswordRule,
  passwordMismatchProblem,
  passwordRules,
  passwordRulesProblem,
} from "./password.ts";

export { authStorageKey } from "./auth-storage.ts";

/**
 * Whether a text stays on one line of a mail: no control characters, line or paragraph separators,
 * or characters that change the text direction.
 */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text);
}

/** A user, as responses contain it (section 3). */
export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
  needs_verification: v.boolean(),
  /** ISO 8601, or null until the address is confirmed. */
  email_confirmed_at: v.nullable(v.string()),
});

/** Tokens of a signed-in user (section 3). */
export const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
});

export type User = v.InferOutput<typeof userSchema>;
export type Session = v.InferOutput<typeof sessionSchema>;

/** Auth state as the browser keeps it (section 3). */
export interface AuthState {
  isAuthenticated: boolean;
  user: User | null;
  accessToken: string | null;
  refreshToken: string | null;
  emailVerified: boolean;
  needsVerification: boolean;
}

export {
  meetsPasswordRule,
  passwordMismatchHint,
  passwordMismatchProblem,
  passwordRules,
  passwordRulesProblem,
} from "./password.ts";

const emailProblem = "Check the email address. It should look like name@example.com.";

/**
 * An email address: one line, at most 254 characters with its domain in ASCII, in the form that HTML's email field
 * accepts (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address).
 */
export const emailSchema = v.pipe(
  v.string(),
  // Checked before trimming: in a mail, a line break in an address would begin another header.
  v.check(isOneLine, emailProblem),
  v.trim(),
  v.nonEmpty("Enter your email address."),
  v.transform(withAsciiDomain),
  v.maxLength(emailMaxLength, `An email address has at most ${emailMaxLength} characters.`),
  v.rfcEmail(emailProblem),
);

/**
 * An email address to which a mail is sent because somebody typed it: with a full stop in its domain. HTML's email field
 * accepts `marta@exmaple`, so that a mistyped address would be told to wait for a mail. Addresses of a local network,
 * such as `marta@intranet`, are refused too; the specification leaves the rule open.
 */
const mailedEmailSchema = v.config(
  v.pipe(
    emailSchema,
    v.check((address) => address.lastIndexOf(".") > address.lastIndexOf("@"), emailProblem),
  ),
  // Reports one problem of an address, not the same one by both rules.
  { abortPipeEarly: true },
);

/** A new password: all rules of section 5, at most 128 characters. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.maxLength(
    passwordMaxLength,
    `The password may have at most ${passwordMaxLength} characters. Choose a shorter one.`,
  ),
  // UTF-8 has the same bytes for every half of a surrogate pair, so another password would open the account.
  v.check((password) => !/\p{Cs}/u.test(password), "The password has an invalid character."),
  v.check(
    (password) => passwordRules.every((rule) => meetsPasswordRule(rule.id, password)),
    passwordRulesProblem,
  ),
);

/**
 * Whether a text contains markup, or something that a mail program would turn into a link: a URL, an email
 * address or a phone number. Domains are detected by their form, because the list of top-level domains
 * grows every year.
 */
function containsLink(text: string): boolean {
  // Normalized as mail programs do: full-width characters become plain, invisible ones are removed.
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return (
    // "https:/", "//", an email address, or markup.
    /:\/|\/\/|[<>@]/.test(plain) ||
    // "example.com", "192.168.0.1": a full stop, also the ideographic one (U+3002), before two letters
    // or a digit.
    /[^\s.\u3002][.\u3002](?:[\p{L}\p{M}]{2}|\p{N})/u.test(plain) ||
    // A phone number: seven digits, which spaces, parentheses, full stops or hyphens may separate.
    /(?:\p{N}[\s().-]*){7}/u.test(plain)
  );
}

/** A first or last name. `missing` is the error message for an empty one. */
function personName(missing: string) {
  return v.pipe(
    v.string(),
    v.check(isOneLine, "A name is one line, without line breaks or control characters."),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(nameMaxLength, `A name may have at most ${nameMaxLength} characters.`),
    // Our mails greet the recipient by this name, and anybody can sign up with another person's address.
    // Without this check, our mails could be used to send advertisements to that person.
    v.check(
      (name) => !containsLink(name),
      "A name holds no web address, email address, telephone number or angle brackets. Put a space after a full stop.",
    ),
  );
}

/** Body of POST /api/v1/auth/sign-up (section 7). */
export const signUpBodySchema = v.object({
  email: mailedEmailSchema,
  password: newPasswordSchema,
  firstName: personName("Enter your first name."),
  lastName: personName("Enter your last name."),
});

/** The sign-up form (section 3): the fields of the body, and the password repeated. */
export const signUpFormSchema = v.pipe(
  v.object({ ...signUpBodySchema.entries, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      (form) => form.password === form.confirmPassword,
      passwordMismatchProblem,
    ),
    ["confirmPassword"],
  ),
);

/** Answer to sign-up: the unverified account. The site reads no field of it. */
export const signUpDataSchema = v.object({ user: userSchema });

/** Body of POST /api/v1/auth/login (section 7). Accepts every address that an account may have. */
export const loginBodySchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string(),
    v.nonEmpty("Enter your password."),
    v.maxLength(passwordMaxLength, `A password has at most ${passwordMaxLength} characters.`),
  ),
});

/** Answer to login (section 7: data.user, data.session). */
export const loginDataSchema = v.object({ user: userSchema, session: sessionSchema });

/** Answer to GET /api/v1/auth/verification-status (section 7: data.verified). */
export const verificationStatusDataSchema = v.object({ verified: v.boolean() });

/** Answer to POST /api/v1/auth/resend-verification: empty. */
export const resendVerificationDataSchema = v.object({});

/**
 * A refresh token, or the token in a mail's link. The server's tokens have 43 characters; the maximum
 * only excludes absurd input.
 */
const tokenSchema = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty."),
  v.maxLength(200, "must have at most 200 characters."),
);

/**
 * Body of POST /api/v1/auth/refresh. It responds like a login, with new tokens. A refresh token is valid once;
 * sending it again ends the login. Exception: if the answer was lost, the client sends the token again with the
 * same `renewal_id`, a random UUID that it made for this renewal, and gets the same refresh token as before.
 */
export const refreshBodySchema = v.object({
  refresh_token: tokenSchema,
  renewal_id: v.optional(v.pipe(v.string(), v.uuid("must be a UUID."))),
});

/** Body of POST /api/v1/auth/logout. */
export const logoutBodySchema = v.object({ refresh_token: tokenSchema });

/** Answer to POST /api/v1/auth/logout: empty, also for an invalid token. */
export const logoutDataSchema = v.object({});

/** Body of POST /api/v1/auth/forgot-password. */
export const forgotPasswordBodySchema = v.object({ email: mailedEmailSchema });

/**
 * Answer to POST /api/v1/auth/forgot-password: empty, whether there is an account or not, so that it does
 * not reveal who has one.
 */
export const forgotPasswordDataSchema = v.object({});

/** Body of POST /api/v1/auth/reset-password: the token of the mail's link, and the new password. */
export const resetPasswordBodySchema = v.object({
  token: tokenSchema,
  password: newPasswordSchema,
});

/** Answer to POST /api/v1/auth/reset-password: empty. The call does not log the user in. */
export const resetPasswordDataSchema = v.object({});

export type SignUpBody = v.InferInput<typeof signUpBodySchema>;
export type SignUpForm = v.InferInput<typeof signUpFormSchema>;
export type LoginData = v.InferOutput<typeof loginDataSchema>;
