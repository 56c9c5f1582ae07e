import path from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Where the kit's Storybook is served, if it is configured. */
const address = "/design";

/**
 * Storybook writes scripts and styles into its pages and frames itself. It speaks with nobody but this
 * server, and no other page may frame it.
 */
const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join("; ");

/** Serves a built Storybook (`npm run storybook:build`) from a folder. */
export async function registerDesign(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (design) => {
    design.addHook("onSend", async (_request, reply) => {
      reply.header("content-security-policy", storybookPolicy);
      reply.header("x-frame-options", "SAMEORIGIN");
      // The kit's pages are for whoever builds the product, not for its visitors.
      reply.header("x-robots-tag", "noindex");
    });
    await design.register(fastifyStatic, {
      root: path.resolve(folder),
      prefix: `${address}/`,
      decorateReply: false,
      cacheControl: false,
    });
    // The query names the story that is shown.
    design.get(address, ({ url }, reply) =>
      reply.redirect(`${address}/${url.slice(address.length)}`, 308),
    );
  });
}
