import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether a handshake comes from our own pages: browsers name the page's origin and let any page
 * open a WebSocket. Programs that are no browsers name none.
 * @param publicUrl the site's origin. Where it is a public one, no other is ours.
 */
export function isSameOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  // Requests that name no origin (an image's, say) still tell whether they cross sites
  // (https://www.w3.org/TR/fetch-metadata/).
  if (origin === undefined) {
    const site = request.headers["sec-fetch-site"];
    return site !== "cross-site" && site !== "same-site";
  }
  if (origin === publicUrl) return true;
  // Behind a public address a request's Host is anybody's word.
  if (publicUrl !== undefined && !loopback.test(new URL(publicUrl).hostname)) return false;
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  const from = new URL(origin);
  const to = new URL(`http://${host}`);
  // In development the site's own server stands in front, on another port of the same machine.
  return from.host === host || (loopback.test(from.hostname) && loopback.test(to.hostname));
}

/** Whether a request of the socket's opens a connection, and does not go on with one. */
export function isHandshake(request: IncomingMessage): boolean {
  return !/[?&]sid=/.test(request.url ?? "");
}

/**
 * The address a handshake comes from.
 * @param trustedProxies how many proxies of ours have added to X-Forwarded-For; what stands
 *   before their entries is anybody's word.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const header = request.headers["x-forwarded-for"];
  const forwarded = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  const address = forwarded.at(-trustedProxies)?.trim() ?? "";
  return isIP(address) === 0 ? direct : address;
}
