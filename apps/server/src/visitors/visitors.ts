import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import { Signer } from "@fastify/cookie";
import { brand } from "@larkline/content/brand";

import type { SessionSecrets } from "../configuration/session-secret.ts";

/**
 * Name of the visitor's cookie over http. Over https, `Visitors` adds the prefix `__Host-`: browsers accept
 * a cookie with this prefix only from this host, so another host of the domain cannot set one (RFC 6265bis,
 * section 4.1.3.2).
 */
export const visitorCookieName = `${brand.slug}_visitor`;

/**
 * Lifetime of the cookie in seconds: a year. It starts anew with every connection and every HTTP call of chat
 * and uploads.
 */
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

/** A UUID in lower case, as `randomUUID` returns it. */
const visitorIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Identifies visitors of the chat by a signed cookie that scripts cannot read. A visitor without a valid
 * cookie gets a new id.
 */
export class Visitors {
  readonly #signer: Signer;
  readonly #name: string;
  readonly #attributes: string;
  readonly #known = new WeakMap<IncomingMessage, string>();

  /** @param secure Send the cookie over https only. */
  constructor(secrets: SessionSecrets, secure: boolean) {
    this.#signer = new Signer([...secrets]);
    this.#name = secure ? `__Host-${visitorCookieName}` : visitorCookieName;
    this.#attributes = [
      // The prefix `__Host-` requires the path "/".
      secure ? "Path=/" : "Path=/api/v1",
      `Max-Age=${cookieMaxAgeSeconds}`,
      "HttpOnly",
      "SameSite=Lax",
      ...(secure ? ["Secure"] : []),
    ].join("; ");
  }

  /** The visitor's id. Repeated calls with the same request return the same id, even without a cookie. */
  identify(request: IncomingMessage): string {
    const knownId = this.#known.get(request);
    if (knownId !== undefined) return knownId;
    const visitorId = this.#read(request) ?? randomUUID();
    this.#known.set(request, visitorId);
    return visitorId;
  }

  /** The `Set-Cookie` header for a visitor. */
  cookieFor(request: IncomingMessage): string {
    return `${this.#name}=${this.#signer.sign(this.identify(request))}; ${this.#attributes}`;
  }

  /** The id in the request's cookie; undefined if the cookie is missing or its signature is invalid. */
  #read(request: IncomingMessage): string | undefined {
    const prefix = `${this.#name}=`;
    const signed = (request.headers.cookie ?? "")
      .split(/; */)
      .find((pair) => pair.startsWith(prefix))
      ?.slice(prefix.length);
    if (signed === undefined) return undefined;
    const { valid, value } = this.#signer.unsign(signed);
    return valid && value !== null && visitorIdPattern.test(value) ? value : undefined;
  }
}
