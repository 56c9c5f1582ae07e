// How an operator's command, such as `npm run report`, sends a request to the running server: the key that it
// presents, how the server checks the key, and the request.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import type { FastifyRequest } from "fastify";

import type { Configuration } from "./configuration.ts";
import { forwardingHeaders } from "./http/forwarding.ts";
import { loadSessionSecret } from "./session-secret.ts";

/** The requests that an operator's command may send to a running server. Each has its own key. */
export type OperatorCall = "analytics report" | "database backup";

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

/** Address of the server with this configuration, on this machine. */
export function serverOrigin({ host, port }: Pick<Configuration, "host" | "port">): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Sends a request with the operator's key to the running server.
 *
 * @throws If the server does not respond with a 2xx status in time.
 */
export async function askServer(
  configuration: Configuration,
  call: OperatorCall,
  path: string,
  timeoutMs: number,
): Promise<Response> {
  const { dataDirectory, sessionSecrets } = configuration;
  const key = operatorKey(call, sessionSecrets?.[0] ?? (await loadSessionSecret(dataDirectory)));
  const response = await fetch(new URL(path, serverOrigin(configuration)), {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`);
  return response;
}
