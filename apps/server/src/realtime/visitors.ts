import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import cookie from "@fastify/cookie";

/** Name of the cookie that tells one visitor from another. */
export const visitorCookieName = "larkline_visitor";

/** How long a visitor who stays away is still known: a year, renewed with every connection. */
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

const visitorIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Tells visitors apart by a signed cookie that no script can read. Whoever has no valid one gets a
 * new identity with the answer to the handshake.
 */
export class Visitors {
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #known = new WeakMap<IncomingMessage, string>();

  /** @param secure send the cookie over https only. */
  constructor(secret: string, secure: boolean) {
    this.#secret = secret;
    this.#secure = secure;
  }

  /** The visitor behind a handshake; the same for every call with the same request. */
  identify(request: IncomingMessage): string {
    const known = this.#known.get(request);
    if (known !== undefined) return known;
    const visitorId = this.#read(request) ?? randomUUID();
    this.#known.set(request, visitorId);
    return visitorId;
  }

  /** The `Set-Cookie` header that makes the visitor known from now on. */
  cookieFor(request: IncomingMessage): string {
    return [
      `${visitorCookieName}=${cookie.sign(this.identify(request), this.#secret)}`,
      "Path=/api/v1",
      `Max-Age=${cookieMaxAgeSeconds}`,
      "HttpOnly",
      "SameSite=Lax",
      ...(this.#secure ? ["Secure"] : []),
    ].join("; ");
  }

  #read(request: IncomingMessage): string | undefined {
    const prefix = `${visitorCookieName}=`;
    const signed = (request.headers.cookie ?? "")
      .split(/; */)
      .find((pair) => pair.startsWith(prefix))
      ?.slice(prefix.length);
    if (signed === undefined) return undefined;
    const { valid, value } = cookie.unsign(signed, this.#secret);
    return valid && value !== null && visitorIdPattern.test(value) ? value : undefined;
  }
}
