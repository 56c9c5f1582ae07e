import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Content-Security-Policy of responses that are not pages: they may neither load anything nor be framed. */
const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Hashes of a page's inline scripts and styles, computed by the build (`sha256-…`). */
export interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** Selects the other origins that pages may load from. */
export interface PolicyOptions {
  /** A tag manager is configured; it reports to Google Analytics. */
  tagManager: boolean;
  /** Origin of films, recordings and posters with its scheme (`https://…`), if it is not this site. */
  mediaOrigin: string | undefined;
}

const tagManagerHosts = " https://*.googletagmanager.com";
const analyticsHosts = " https://*.google-analytics.com";

/** Builds the Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). */
export function pagePolicy(
  { scriptHashes, styleHashes }: PageHashes,
  { tagManager, mediaOrigin }: PolicyOptions,
): string {
  const [manager, analytics] = tagManager ? [tagManagerHosts, analyticsHosts] : ["", ""];
  const media = mediaOrigin === undefined ? "" : ` ${mediaOrigin}`;
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
  ].join("; ");
}

/**
 * Sets the security headers of every response, except for the chat's socket (gateway.ts), and for requests that
 * Node.js cannot read: for those, Fastify's `clientErrorHandler` writes a response (400, 408, 431) directly to
 * the network connection, without hooks. Pages, downloads of uploads and Storybook replace the
 * Content-Security-Policy.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Two years, in seconds.
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Off: these headers are for browsers and plug-ins that no longer exist, or repeat a browser's default.
    // Each byte less helps a page to arrive in the first round trip: 10 segments of 1,460 bytes (RFC 6928).
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook("onRequest", async ({ url }, reply) => {
    // A browser that opens the address of an HTTP call downloads the answer instead of showing it as a page.
    if (url.startsWith("/api/")) {
      reply.header("content-disposition", 'attachment; filename="api.json"');
    }
    reply.header("content-security-policy", denyAllPolicy);
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
  });
}
