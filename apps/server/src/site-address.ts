import type { Configuration } from "./configuration.ts";

/** Hosts that are listened on and are no name to reach the server by. */
const unnamed = new Set(["127.0.0.1", "0.0.0.0", "::"]);

/** Where a browser finds the site: where it is said to be, or else on this machine. */
export function siteAddress(
  { publicUrl, host }: Pick<Configuration, "publicUrl" | "host">,
  port: number,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = unnamed.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
