import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

import { isLoopbackHost } from "../configuration/loopback.ts";
import { clientNetwork } from "../limits/client-network.ts";

/**
 * Whether a request or handshake comes from our own pages. Browsers let pages of any site open a
 * WebSocket, but send the page's origin. Programs that send no origin are accepted.
 *
 * @param publicUrl The site's origin. If its host is public, no other origin is accepted. If it is undefined or
 * its host is a loopback host, the request's own host is accepted, too; and for requests to a loopback host,
 * every loopback origin.
 */
export function isSameOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  // Browsers omit the origin for images, for example, but send whether the request is cross-site
  // (https://www.w3.org/TR/fetch-metadata/).
  if (origin === undefined) {
    const site = request.headers["sec-fetch-site"];
    return site !== "cross-site" && site !== "same-site";
  }
  if (origin === publicUrl) return true;
  // With a public address the Host header is not compared, because it could be forged.
  if (publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname)) return false;
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  const from = new URL(origin);
  const to = new URL(`http://${host}`);
  // In development the site is served from another port of the same machine.
  return from.host === host || (isLoopbackHost(from.hostname) && isLoopbackHost(to.hostname));
}

/** Whether a request opens a connection. Engine.IO's later requests contain the connection's id, `sid`. */
export function isHandshake(request: IncomingMessage): boolean {
  return !/[?&]sid=/.test(request.url ?? "");
}

/**
 * An X-Forwarded-For entry without the port that some proxies append: `203.0.113.20:555`,
 * `[2001:db8::1]:555`. With it, each connection of a client would count as another client.
 */
const withoutPort = (entry: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, "$1");

/**
 * The client's IP address. Fastify's `request.ip` is not used, because it may be any text of the header.
 *
 * @param trustedProxies How many proxies of ours each append an entry to X-Forwarded-For; earlier entries
 * could be forged.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const header = request.headers["x-forwarded-for"];
  const forwarded = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  const address = withoutPort(forwarded.at(-trustedProxies)?.trim() ?? "");
  return isIP(address) === 0 ? direct : address;
}

/** The network by which a request counts for limits (`clientNetwork`). @param trustedProxies as above. */
export const networkOf = (request: IncomingMessage, trustedProxies: number): string =>
  clientNetwork(clientAddress(request, trustedProxies));
