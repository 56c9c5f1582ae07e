import type { IncomingMessage } from "node:http";

import { describe, expect, it } from "vitest";

import { Visitors } from "./visitors.ts";

const oldSecret = "a secret for tests, long enough for anyone";
const newSecret = "another secret for tests, as long as the first";

/** A request with the cookie of a response's `Set-Cookie` header, or without a cookie. */
function requestWith(setCookie?: string): IncomingMessage {
  const headers = setCookie === undefined ? {} : { cookie: setCookie.split(";")[0] };
  // `Visitors` reads only the headers of the request.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { headers } as unknown as IncomingMessage;
}

describe("the visitor's cookie", () => {
  it("has the __Host- prefix and is Secure if the site uses https", () => {
    const cookie = new Visitors([oldSecret], true).cookieFor(requestWith());
    expect(cookie).toMatch(/^__Host-larkline_visitor=[^;]+; /);
    expect(cookie.split("; ").slice(1)).toEqual(
      expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]),
    );
    // Browsers refuse the prefix with a domain.
    expect(cookie).not.toMatch(/domain/i);
  });

  it("has no prefix without https, because browsers would refuse it", () => {
    const cookie = new Visitors([oldSecret], false).cookieFor(requestWith());
    expect(cookie).toMatch(/^larkline_visitor=/);
    expect(cookie).not.toContain("Secure");
  });

  it("is ignored over https without the prefix, because another host of the domain could set it", () => {
    const planted = new Visitors([oldSecret], false);
    const request = requestWith();
    const visitorId = planted.identify(request);
    const cookie = planted.cookieFor(request);
    expect(new Visitors([oldSecret], true).identify(requestWith(cookie))).not.toBe(visitorId);
  });

  it("is accepted while its secret is configured, and renewed with the newest secret", () => {
    const first = requestWith();
    const before = new Visitors([oldSecret], true);
    const visitorId = before.identify(first);
    const old = before.cookieFor(first);
    const both = new Visitors([newSecret, oldSecret], true);
    const second = requestWith(old);
    expect(both.identify(second)).toBe(visitorId);
    const renewed = both.cookieFor(second);
    const after = new Visitors([newSecret], true);
    expect(after.identify(requestWith(renewed))).toBe(visitorId);
    expect(after.identify(requestWith(old))).not.toBe(visitorId);
  });
});
