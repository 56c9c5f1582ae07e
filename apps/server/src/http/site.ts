import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";

import { StartUpError } from "../configuration.ts";
import { pagePolicy } from "./security.ts";

const hashSchema = v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\d+/A-Za-z]+={0,2}$/));
const pageSchema = v.object({
  file: v.string(),
  status: v.number(),
  scriptHashes: v.array(hashSchema),
  styleHashes: v.array(hashSchema),
});
const siteSchema = v.object({ pages: v.record(v.string(), pageSchema), notFound: pageSchema });

type Page = v.InferOutput<typeof pageSchema>;

/** The built site: what its build says of its pages, and every other file it consists of. */
export interface Site {
  directory: string;
  pages: ReadonlyMap<string, Page>;
  notFound: Page;
  /** Paths of all files that are no pages, as a browser asks for them. */
  files: ReadonlySet<string>;
}

/** Assets bear a hash of their content in their name, so they never change: a year. */
const assetMaxAgeMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Reads what the site's build wrote.
 * @param directory the build's folder, holding `site.json` and `client/`.
 * @returns undefined when the site is not built.
 */
export async function readSite(directory: string): Promise<Site | undefined> {
  const manifest = await readFile(path.join(directory, "site.json"), "utf8").catch(() => undefined);
  if (manifest === undefined) return undefined;
  let parsed: v.InferOutput<typeof siteSchema>;
  try {
    parsed = v.parse(siteSchema, JSON.parse(manifest));
  } catch {
    throw new StartUpError(
      `${path.join(directory, "site.json")} is not what the site's build writes. Run npm run build`,
    );
  }
  const client = path.join(directory, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)));
  return {
    directory: client,
    pages: new Map(Object.entries(parsed.pages)),
    notFound: parsed.notFound,
    files: new Set(files.map((file) => `/${file.split(path.sep).join("/")}`)),
  };
}

/** Serves the prerendered site, and the answer to every address that exists nowhere. */
export async function registerSite(app: FastifyInstance, site: Site | undefined): Promise<void> {
  if (site !== undefined) {
    await app.register(fastifyStatic, {
      root: site.directory,
      serve: false,
      preCompressed: true,
    });
    app.get("/*", (request, reply) => serve(site, request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = splitAddress(request.url);
    if (pathname.startsWith("/api/") || !["GET", "HEAD"].includes(request.method)) {
      return reply.code(404).send({ message: "There is nothing at this address." });
    }
    if (site === undefined) {
      return reply
        .code(503)
        .type("text/plain; charset=utf-8")
        .send("The site is not built. Run npm run build and start the server again.\n");
    }
    return sendPage(site.notFound, reply);
  });
}

function serve(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, search } = splitAddress(request.url);
  const page = site.pages.get(pathname);
  if (page !== undefined) return sendPage(page, reply);
  // One address for each page. Only addresses of pages are redirected to, so never another host.
  const canonical = pathname.replace(/\/(?:index\.html)?$/, "") || "/";
  if (site.pages.has(canonical)) return reply.redirect(`${canonical}${search}`, 308);
  if (!site.files.has(pathname)) {
    reply.callNotFound();
    return reply;
  }
  const hashed = pathname.startsWith("/assets/");
  return reply.sendFile(pathname.slice(1), {
    maxAge: hashed ? assetMaxAgeMs : 0,
    immutable: hashed,
  });
}

/** Path and query as they were asked for: read as a URL, `//host/` would be another host's root. */
function splitAddress(address: string): { pathname: string; search: string } {
  const query = address.indexOf("?");
  return query === -1
    ? { pathname: address, search: "" }
    : { pathname: address.slice(0, query), search: address.slice(query) };
}

function sendPage(page: Page, reply: FastifyReply): FastifyReply {
  return (
    reply
      .code(page.status)
      .header("content-security-policy", pagePolicy(page))
      // Kept, but asked for anew each time: a new build shows at once.
      .header("cache-control", "no-cache")
      .sendFile(page.file, { cacheControl: false })
  );
}
