import * as v from "valibot";
import { describe, expect, test } from "vitest";

import {
  forgotPasswordBodySchema,
  loginBodySchema,
  loginDataSchema,
  meetsPasswordRule,
  passwordRules,
  signUpBodySchema,
  signUpFormSchema,
} from "./account.ts";
import { passwordSpecialCharacters } from "./limits.ts";

const form = {
  firstName: "Marta",
  lastName: "Harbor",
  email: "marta@harborplumbing.com",
  password: "Shutoff-42!",
  confirmPassword: "Shutoff-42!",
};

function problemsOf(input: unknown): string[] {
  const result = v.safeParse(signUpFormSchema, input);
  return result.success
    ? []
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}

const metBy = (password: string) =>
  passwordRules.filter((rule) => meetsPasswordRule(rule.id, password)).map((rule) => rule.id);

describe("password rules", () => {
  test.each([
    ["", []],
    ["abcdefg", ["lowercase"]],
    ["abcdefgh", ["length", "lowercase"]],
    ["ABC", ["uppercase"]],
    ["7", ["number"]],
    ["Aa1!aaaa", ["length", "lowercase", "uppercase", "number", "special"]],
  ])("%j meets %j", (password, met) => {
    expect(metBy(password)).toEqual(met);
  });

  test.each(passwordSpecialCharacters.split(""))("%s counts as special", (sign) => {
    expect(metBy(sign)).toContain("special");
  });

  test("the rule for special characters lists them all", () => {
    const { label } = passwordRules.find(({ id }) => id === "special") ?? {};
    expect(label).toBe('One special character from ! @ # $ % ^ & * ( ) , . ? " : { } | < >');
  });

  test.each(["-", "_", "+", "=", "~", " ", "ä", "€"])("%j does not count as special", (sign) => {
    expect(metBy(sign)).not.toContain("special");
  });
});

describe("the sign-up form", () => {
  test("a complete form is valid, and its body has the fields of section 7", () => {
    expect(problemsOf(form)).toEqual([]);
    expect(Object.keys(v.parse(signUpBodySchema, form)).toSorted()).toEqual([
      "email",
      "firstName",
      "lastName",
      "password",
    ]);
  });

  test("different passwords: the specification's error, at the confirm field", () => {
    expect(problemsOf({ ...form, confirmPassword: "Shutoff-43!" })).toEqual([
      "confirmPassword: Passwords do not match.",
    ]);
  });

  test("a weak password: the specification's error", () => {
    expect(problemsOf({ ...form, password: "plumber", confirmPassword: "plumber" })).toEqual([
      "password: Please ensure your password meets all requirements.",
    ]);
  });

  test("a password with half of a surrogate pair is refused, because every half has the same bytes in UTF-8", () => {
    const password = "Shutoff-42!\ud800";
    expect(problemsOf({ ...form, password, confirmPassword: password })).toEqual([
      "password: The password has an invalid character.",
    ]);
    const emoji = "Shutoff-42!\u{1F333}";
    expect(problemsOf({ ...form, password: emoji, confirmPassword: emoji })).toEqual([]);
  });

  test("a password beyond 128 characters is refused, not cut", () => {
    const password = `Aa1!${"x".repeat(125)}`;
    expect(problemsOf({ ...form, password, confirmPassword: password })).toEqual([
      "password: The password may have at most 128 characters. Choose a shorter one.",
    ]);
  });

  test.each(["firstName", "lastName", "email"] as const)("%s is required", (field) => {
    expect(problemsOf({ ...form, [field]: "  " })[0]).toMatch(new RegExp(`^${field}: Enter your`));
  });

  test.each([
    "Marta\r\nBcc: all@example.com",
    "Marta\n",
    "Marta\u2028Harbor",
    "\u202Eatram",
    "see https://prize.example",
    "www.prize.example",
    "<b>Marta</b>",
    "marta@prize.example",
    "evil.com",
    "evil.com/claim",
    "Win $500: bit.ly/3xyz",
    "T.Co",
    "xn--80ak6aa92e.xn--p1ai",
    "пример.рф",
    "ｅｖｉｌ．ｃｏｍ",
    "evil。com",
    "evil.\u200Bcom",
    "192.168.0.1",
    "Call 0900 123-4567",
  ])("an invalid name: %j", (firstName) => {
    expect(problemsOf({ ...form, firstName })).toHaveLength(1);
    expect(problemsOf({ ...form, firstName })[0]).toMatch(/^firstName: A name /);
  });

  test.each([
    "Renée-Élodie",
    "O’Brien",
    "Anne Marie",
    "李小龍",
    "محمد",
    "Dr. Jr.",
    "J.R.R.",
    "John III",
    "King, 3rd",
  ])("a valid name: %j", (firstName) => {
    expect(problemsOf({ ...form, firstName })).toEqual([]);
  });

  test.each(["o'brien+quotes@example.co.uk", "marta.harbor@mail.harborplumbing.com"])(
    "a valid email address: %j",
    (email) => {
      expect(problemsOf({ ...form, email })).toEqual([]);
    },
  );

  test.each([
    ["marta@exämple.com", "marta@xn--exmple-cua.com"],
    ["marta@mail.EXÄMPLE.com", "marta@mail.xn--exmple-cua.com"],
    ["Marta@Example.com", "Marta@Example.com"],
  ])("sign-up, login and reset use the ASCII form of a domain: %j, %j", (email, expected) => {
    for (const schema of [signUpBodySchema, loginBodySchema, forgotPasswordBodySchema])
      expect(v.parse(schema, { ...form, email })).toMatchObject({ email: expected });
  });

  test.each(["marta@exmaple", "marta.harbor@exmaple", "marta@exämple"])(
    "sign-up and reset refuse a domain without a full stop, to which no mail would arrive; login accepts it: %j",
    (email) => {
      for (const schema of [signUpBodySchema, forgotPasswordBodySchema])
        expect(v.safeParse(schema, { ...form, email }).issues).toMatchObject([
          { message: "Check the email address. It should look like name@example.com." },
        ]);
      expect(v.is(loginBodySchema, { ...form, email })).toBe(true);
    },
  );

  test("an email address is too long if its ASCII form is", () => {
    const email = `${"m".repeat(64)}@${`${"ääöüßéñ".repeat(3)}.`.repeat(7)}com`;
    expect(email.length).toBeLessThan(254);
    expect(problemsOf({ ...form, email })[0]).toMatch(/254/);
  });

  test.each([
    "marta",
    "marta@",
    "@harborplumbing.com",
    "marta@harborplumbing.com\r\nBcc: all@example.com",
    "marta@harborplumbing.com\r\n",
    "marta@harborplumbing.com\u0000",
    "marta harbor@example.com",
    "märta@example.com",
    "marta@exämple.com:8080",
    "marta@exämple.com/path",
    "marta@exämple.com\\path",
    "marta@exämple.com?query",
    "marta@exämple.com#fragment",
    "marta@exämple%2ecom",
    "marta@exä mple.com",
    "exämple.com",
  ])("an invalid email address: %j", (email) => {
    expect(problemsOf({ ...form, email })).toEqual([
      "email: Check the email address. It should look like name@example.com.",
    ]);
  });
});

test("a login answer without an access token is refused", () => {
  const user = {
    id: "1",
    email: form.email,
    email_verified: false,
    needs_verification: true,
    email_confirmed_at: null,
  };
  const session = { access_token: "a", refresh_token: "r" };
  expect(v.is(loginDataSchema, { user, session })).toBe(true);
  expect(v.is(loginDataSchema, { user, session: { refresh_token: "r" } })).toBe(false);
});
