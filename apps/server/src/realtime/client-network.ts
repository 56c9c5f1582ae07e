import { isIPv6 } from "node:net";

/**
 * What counts as one client where requests are counted: an IPv4 address, or an IPv6 network of 64
 * bits, because that much is given to a single household (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // URL writes every IPv6 address alike, with the longest run of zeros as "::".
  const [left = "", right] = new URL(`http://[${address.split("%")[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const groups = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? [] : Array(8 - groups.length - tail.length).fill("0");
  return `${[...groups, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
}
