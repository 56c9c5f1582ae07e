import { randomUUID } from "node:crypto";

import { confirmPath } from "@larkline/contract/addresses";
import type { CallData, CallName } from "@larkline/contract/http";
import { calls } from "@larkline/contract/http";
import * as v from "valibot";

import type { Mail } from "../../mail/mail.ts";

/** The HTTP response to a call, with its parsed body. */
export interface CallResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** A password that meets the rules and is not common. */
export const goodPassword = "Shutoff-42!";

/** A person without an account, with a new address. */
export function newPerson(changes: Record<string, string> = {}) {
  return {
    email: `${randomUUID()}@harborplumbing.com`,
    password: goodPassword,
    firstName: "Marta",
    lastName: "Harbor",
    ...changes,
  };
}

/** Makes the HTTP calls about accounts, as a browser does. */
export class AccountClient {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Makes a call. @param body Sent as JSON. @param token Sent as bearer token. */
  async call(name: CallName, body?: unknown, token?: string): Promise<CallResponse> {
    const { method, path } = calls[name];
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  /** Makes a call that must succeed, and validates the response by the contract's schema. */
  async callOrThrow<Name extends CallName>(
    name: Name,
    body?: unknown,
    token?: string,
  ): Promise<CallData<Name>> {
    const answer = await this.call(name, body, token);
    if (answer.status >= 300) {
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return v.parse(calls[name].data, answer.body);
  }

  /** Signs up and logs in, as the sign-up screen does. */
  async signUpAndLogin(person = newPerson()) {
    await this.callOrThrow("signUp", person);
    const { email, password } = person;
    return { ...person, ...(await this.callOrThrow("login", { email, password })) };
  }

  /** Requests the page behind a verification mail's link. */
  async page(method: "GET" | "HEAD", token: string) {
    const answer = await fetch(`${this.#url}${confirmPath}?token=${token}`, { method });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  /** Submits the form of the page behind a verification link, as its button does. */
  async press(token: string, path: string = confirmPath, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.#url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ token }),
      redirect: "manual",
    });
    const location = answer.headers.get("location");
    return {
      status: answer.status,
      location,
      /** The parameters in the fragment of the redirect's URL: the tokens for the site's page /auth/verify. */
      fragment: new URLSearchParams(location?.split("#")[1] ?? ""),
      text: await answer.text(),
      headers: answer.headers,
    };
  }
}

/** The token in the link of a verification mail. */
export function linkToken({ text }: Pick<Mail, "text">): string {
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no verification link in this mail:\n${text}`);
  return token;
}
