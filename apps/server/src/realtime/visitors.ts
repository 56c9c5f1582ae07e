import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import { Signer } from "@fastify/cookie";

import type { SessionSecrets } from "../session-secret.ts";

/**
 * Name of the cookie that tells one visitor from another. Over https it begins with `__Host-`: browsers
 * take such a cookie from this very host only, so that no other host of the domain can plant one (RFC
 * 6265bis, section 4.1.3.2).
 */
export const visitorCookieName = "larkline_visitor";

/** How long a visitor who stays away is still known: a year, renewed with every connection. */
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

const visitorIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Tells visitors apart by a signed cookie that no script can read. Whoever has no valid one gets a
 * new identity with the answer to the handshake.
 */
export class Visitors {
  readonly #signer: Signer;
  readonly #name: string;
  readonly #attributes: string;
  readonly #known = new WeakMap<IncomingMessage, string>();

  /** @param secure send the cookie over https only. */
  constructor(secrets: SessionSecrets, secure: boolean) {
    this.#signer = new Signer([...secrets]);
    this.#name = secure ? `__Host-${visitorCookieName}` : visitorCookieName;
    this.#attributes = [
      // Browsers take the prefix with this path only.
      secure ? "Path=/" : "Path=/api/v1",
      `Max-Age=${cookieMaxAgeSeconds}`,
      "HttpOnly",
      "SameSite=Lax",
      ...(secure ? ["Secure"] : []),
    ].join("; ");
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
    return `${this.#name}=${this.#signer.sign(this.identify(request))}; ${this.#attributes}`;
  }

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
