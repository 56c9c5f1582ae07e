import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Content-Security-Policy of answers that are not pages: nothing may be loaded or framed. */
const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Hashes of a page's inline scripts and styles, computed by the build (`sha256-…`). */
export interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** Which other origins pages may load from. */
export interface PolicyOptions {
  /** A tag manager is configured; it reports to Google Analytics. */
  tagManager: boolean;
  /** Host of films, recordings and posters, if it is not this site. */
  mediaHost: string | undefined;
}

const tagManagerHosts = " https://*.googletagmanager.com";
const analyticsHosts = " https://*.google-analytics.com";

/** Builds the Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). */
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

/** Sets the security headers of every answer. Pages replace the policy. */
export async function registerSecurity(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // These headers are for browsers and plug-ins that no longer exist, or repeat what browsers do anyway.
    // Without them more documents fit into the first round trip: 14,600 bytes with their headers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook("onRequest", async ({ url }, reply) => {
    // Prevents browsers from rendering downloads as pages.
    if (url.startsWith("/api/")) {
      reply.header("content-disposition", 'attachment; filename="api.json"');
    }
    reply.header("content-security-policy", nothingPolicy);
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
  });
}
