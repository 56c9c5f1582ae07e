// The key that authorizes an operator's command, such as `npm run report`, towards the running server.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import type { FastifyRequest } from "fastify";

import { forwardingHeaders } from "./forwarding.ts";

/** The requests that an operator's command may send to a running server. Each has its own key. */
export type OperatorCall = "analytics report" | "database backup" | "personal data";

/**
 * The key that authorizes a command's request. Command and server derive the key from the session secret, so
 * everybody who can read that secret may run the command.
 */
export function operatorKey(call: OperatorCall, sessionSecret: string): string {
  return createHmac("sha256", sessionSecret).update(call).digest("base64url");
}

/**
 * Whether a request has the key and comes from this machine without a proxy, so that a leaked key is useless
 * on other machines. The keys are compared in constant time.
 */
export function hasOperatorKey({ headers, socket }: FastifyRequest, key: string): boolean {
  const isRightKey = timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`));
  // A connection that this machine opens to its own network address has equal addresses at both ends.
  const { remoteAddress = "", localAddress } = socket;
  const isLocal = remoteAddress === localAddress || loopback.test(remoteAddress);
  return isRightKey && isLocal && forwardingHeaders.every((name) => headers[name] === undefined);
}

/** Loopback: 127.0.0.0/8, also mapped to IPv6, and ::1. */
const loopback = /^(?:::ffff:)?127\.|^::1$/;

const digest = (text: string) => createHash("sha256").update(text).digest();
