/**
 * Whether a host name is one that only this machine can reach: `localhost`, 127.0.0.0/8, `::1`, with or
 * without the brackets that a URL puts around an IPv6 address.
 *
 * @param hostname In lower case, as `URL.hostname` returns it, without a port.
 */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(hostname);
}
