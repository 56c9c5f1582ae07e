import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import type { FastifyRequest } from "fastify";

import type { Configuration } from "./configuration.ts";
import { forwardingHeaders } from "./http/forwarding.ts";
import { keptSessionSecret } from "./session-secret.ts";

/** What a command of an operator's asks a running server for. */
export type OperatorCall = "analytics report" | "database backup";

/**
 * What a command shows to a running server to be served. Both sides know it by the secret that signs
 * cookies, or the one in the data folder: whoever can read that may have what the command asks for.
 */
export function operatorKey(call: OperatorCall, sessionSecret: string): string {
  return createHmac("sha256", sessionSecret).update(call).digest("base64url");
}

/**
 * Whether a request comes from this machine, past no proxy, and shows the key: a key that leaked is of no
 * use from elsewhere. Compared in the same time for every guess.
 */
export function showsKey({ headers, socket }: FastifyRequest, key: string): boolean {
  const shown = timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`));
  const { remoteAddress = "", localAddress } = socket;
  const isHere = remoteAddress === localAddress || loopback.test(remoteAddress);
  return shown && isHere && forwardingHeaders.every((name) => headers[name] === undefined);
}

/** 127.0.0.0/8, also as an IPv6 socket writes it, and ::1. */
const loopback = /^(?:::ffff:)?127\.|^::1$/;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The server of this configuration, as it is reached from this machine. */
export function serverOrigin({ host, port }: Pick<Configuration, "host" | "port">): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Asks the running server of this configuration.
 * @throws when it does not answer in time, or not with 200.
 */
export async function askServer(
  configuration: Configuration,
  call: OperatorCall,
  path: string,
  timeoutMs: number,
): Promise<Response> {
  const { dataDirectory, sessionSecrets } = configuration;
  const key = operatorKey(call, sessionSecrets?.[0] ?? (await keptSessionSecret(dataDirectory)));
  const answer = await fetch(new URL(path, serverOrigin(configuration)), {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer;
}
