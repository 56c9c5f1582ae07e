import { stat } from "node:fs/promises";
import path from "node:path";

import fastifyStatic from "@fastify/static";
import { designPath } from "@larkline/contract/addresses";
import type { FastifyInstance } from "fastify";

import { OperatorError } from "../errors/operator-error.ts";

/**
 * Content-Security-Policy of Storybook, which uses inline scripts and styles, and frames its own pages. Only
 * connections to this server are allowed, and no other site may frame Storybook.
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

/**
 * Serves a built Storybook (`npm run storybook:build`) from a folder.
 *
 * @throws {OperatorError} if there is no such folder.
 */
export async function registerDesign(app: FastifyInstance, folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OperatorError(`DESIGN_DIR: ${path.resolve(folder)} is not a folder`);
  await app.register(async (design) => {
    design.addHook("onSend", async (_request, reply) => {
      reply.header("content-security-policy", storybookPolicy);
      reply.header("x-frame-options", "SAMEORIGIN");
      // Storybook is for developers, so search engines must not list it.
      reply.header("x-robots-tag", "noindex");
    });
    await design.register(fastifyStatic, {
      root: path.resolve(folder),
      prefix: `${designPath}/`,
      decorateReply: false,
      cacheControl: false,
    });
    // Keeps the query, which names the story to show.
    design.get(designPath, ({ url }, reply) =>
      reply.redirect(`${designPath}/${url.slice(designPath.length)}`, 308),
    );
  });
}
