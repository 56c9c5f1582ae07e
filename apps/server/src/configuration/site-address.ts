import type { Configuration } from "./configuration.ts";

/** Listening addresses that are shown as `localhost`. */
const localAddresses = new Set(["127.0.0.1", "0.0.0.0", "::"]);

/** URL of the site, for the start-up summary and mails: PUBLIC_URL, or the address on this machine. */
export function siteAddress(
  { publicUrl, host }: Pick<Configuration, "publicUrl" | "host">,
  port: number,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = localAddresses.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
