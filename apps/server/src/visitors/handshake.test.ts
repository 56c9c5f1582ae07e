import type { IncomingMessage } from "node:http";

import { describe, expect, it } from "vitest";

import { clientAddress, isSameOrigin } from "./handshake.ts";

/** The parts of a request that the handshake reads. */
const request = (headers: Record<string, string>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ headers, socket: { remoteAddress: "10.0.0.9" } }) as unknown as IncomingMessage;

describe("same origin", () => {
  it.each([
    [{ host: "larkline.example" }, true],
    [{ host: "larkline.example", origin: "https://evil.example" }, false],
    [{ host: "larkline.example", origin: "https://larkline.example.evil.example" }, false],
    [{ host: "larkline.example", origin: "null" }, false],
    [{ host: "larkline.example", origin: "http://localhost:3000" }, false],
    [{ host: "internal:8080", origin: "https://www.larkline.example" }, true],
    [{ host: "larkline.example", "sec-fetch-site": "cross-site" }, false],
    [{ host: "larkline.example", "sec-fetch-site": "same-site" }, false],
    [{ host: "larkline.example", "sec-fetch-site": "same-origin" }, true],
    // A foreign host name that resolves to our address (DNS rebinding), and a page on the visitor's machine.
    [{ host: "evil.example", origin: "https://evil.example" }, false],
    [{ host: "127.0.0.1:3001", origin: "http://localhost:3000" }, false],
  ])("with a public address: the headers %j are accepted: %s", (headers, expected) => {
    expect(isSameOrigin(request(headers), "https://www.larkline.example")).toBe(expected);
  });

  it.each([undefined, "http://localhost:3000"])(
    "with the address %s: pages of the same host or the same machine are accepted",
    (publicUrl) => {
      const same = (headers: Record<string, string>) => isSameOrigin(request(headers), publicUrl);
      expect(same({ host: "larkline.example", origin: "https://larkline.example" })).toBe(true);
      expect(same({ host: "127.0.0.1:3001", origin: "http://localhost:3000" })).toBe(true);
      expect(same({ host: "larkline.example", origin: "https://evil.example" })).toBe(false);
    },
  );
});

describe("the client's address", () => {
  it("is the X-Forwarded-For entry of the outermost trusted proxy", () => {
    // Each trusted proxy appends one entry. The client's address is the entry of the first of them.
    const forwarded = request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" });
    expect(clientAddress(forwarded, 0)).toBe("10.0.0.9");
    expect(clientAddress(forwarded, 1)).toBe("10.0.0.1");
    expect(clientAddress(forwarded, 2)).toBe("1.2.3.4");
    expect(clientAddress(request({ "x-forwarded-for": "rubbish" }), 1)).toBe("10.0.0.9");
    expect(clientAddress(request({}), 1)).toBe("10.0.0.9");
  });

  it.each([
    ["203.0.113.20:555", "203.0.113.20"],
    ["[2001:db8::1]:555", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["203.0.113.20:rubbish", "10.0.0.9"],
  ])("has no port: %s is %s", (entry, address) => {
    expect(clientAddress(request({ "x-forwarded-for": entry }), 1)).toBe(address);
  });
});
