import { isIPv6 } from "node:net";

/**
 * The key by which clients are counted for limits: an IPv4 address, or an IPv6 /64 prefix, because a single
 * household has all addresses of a /64 (RFC 6177).
 */
export function clientNetwork(address: string): string {
  // An IPv4 address in IPv6 form, as sockets that accept both report it (RFC 4291, section 2.5.5.2).
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // URL normalizes IPv6 addresses, with the longest run of zeros as "::". The zone ("%eth0") is removed,
  // because a URL cannot contain it.
  const [left = "", right] = new URL(`http://[${address.split("%")[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const groups = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? [] : Array(8 - groups.length - tail.length).fill("0");
  return `${[...groups, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
}
