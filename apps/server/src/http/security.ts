import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** A Content-Security-Policy for answers that are no page: nothing may be loaded or framed. */
const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Hashes of what a page holds inline, as its build computed them (`sha256-…`). */
export interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** What else pages may load. */
export interface PolicyOptions {
  /** A tag manager is configured, and what it reports to is Google Analytics. */
  tagManager: boolean;
  /** Films, recordings and their pictures come from there, and not from this site. */
  mediaHost: string | undefined;
}

const tagManagerHosts = " https://*.googletagmanager.com";
const analyticsHosts = " https://*.google-analytics.com";

/** The Content-Security-Policy of one page (https://www.w3.org/TR/CSP3/). */
export function pagePolicy(
  { scriptHashes, styleHashes }: PageHashes,
  { tagManager, mediaHost }: PolicyOptions,
): string {
  const [manager, analytics] = tagManager ? [tagManagerHosts, analyticsHosts] : ["", ""];
  const media = mediaHost === undefined ? "" : ` ${mediaHost}`;
  return [
    "default-src 'none'",
    `script-src 'self'${quote(scriptHashes)}${manager}`,
    `style-src 'self'${quote(styleHashes)}`,
    `img-src 'self' data:${media}${manager}${analytics}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    `connect-src 'self'${manager}${analytics}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Security headers of every answer. Pages replace the policy by their own. */
export async function registerSecurity(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async ({ url }, reply) => {
    // No browser shows as a page what somebody was made to open.
    if (url.startsWith("/api/")) {
      reply.header("content-disposition", 'attachment; filename="api.json"');
    }
    reply.header("content-security-policy", nothingPolicy);
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
  });
}
