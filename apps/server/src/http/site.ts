import fastifyStatic from "@fastify/static";
import { brand } from "@larkline/content/brand";
import { formWithoutScript } from "@larkline/content/form-without-script";
import { verifyPath } from "@larkline/contract/addresses";
import { calls } from "@larkline/contract/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { acceptedEncodings } from "./accept-encoding.ts";
import { isForPage } from "./errors.ts";
import { markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";
import { pagePolicy, type PolicyOptions } from "./security.ts";
import type { Page, Site, SiteFolder } from "./site-folder.ts";

/** For assets and media: their names contain a hash, so they can be cached for a year. */
const hashedCacheControl = "public, max-age=31536000, immutable";
/** For all other files: cached, but revalidated each time, so that a new build shows at once. */
const cacheControl = "no-cache";

/**
 * Serves the prerendered site: pages, assets, media. Unknown addresses get the 404 page, or JSON below `/api/`
 * and for methods other than GET and HEAD. Wrong methods of the API's calls and of pages get 405 (RFC 9110, section
 * 15.5.6).
 */
export async function registerSite(
  app: FastifyInstance,
  folder: SiteFolder,
  policy: PolicyOptions,
): Promise<void> {
  // `root` is not used: `sendFile` gets the folder of each file, because every build has its own folder.
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    preCompressed: true,
  });
  const headersOf = pageHeaders(policy);
  // Not async: an async handler must return the reply, and Fastify then adds listeners to each response.
  app.get("/*", { errorHandler: withoutCaching }, (request, reply) => {
    void folder.current().then((site) => {
      if (site === undefined) reply.callNotFound();
      else serve(site, headersOf, request, reply);
    });
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = splitAddress(request.url);
    const call = Object.values(calls).find(({ path }) => path === pathname);
    if (call !== undefined) {
      const message = `This address accepts only ${call.method} requests.`;
      reply.code(405).header("allow", call.method).send({ message });
      return;
    }
    const nothingHere = () =>
      reply.code(404).send({ message: "There is nothing at this address." });
    if (pathname.startsWith("/api/")) {
      nothingHere();
      return;
    }
    void folder.current().then((site) => {
      if (!["GET", "HEAD"].includes(request.method)) {
        if (site?.pages.has(pathname) === true) refuseMethod(request, reply);
        else nothingHere();
      } else if (site === undefined) {
        reply
          .code(503)
          .type("text/plain; charset=utf-8")
          .send("The site is not built. Run npm run build, then load this page again.\n");
      } else sendPage(site, site.notFound, headersOf, request, reply);
    });
  });
}

/** Refuses a method that pages do not have. A browser without JavaScript sends forms by POST, and shows the answer. */
function refuseMethod(request: FastifyRequest, reply: FastifyReply): void {
  const status = 405;
  reply.header("allow", "GET, HEAD");
  if (!isForPage(request)) {
    reply.code(status).send({ message: "This address accepts only GET requests." });
    return;
  }
  const { title, lede } = formWithoutScript;
  const { phone, phoneUri, email, emailUri } = brand.contact;
  sendPlainPage(reply, {
    status,
    title,
    body: markup`<h1>${title}</h1>
      <p>${lede} <a href="${phoneUri}">${phone}</a>, <a href="${emailUri}">${email}</a></p>`,
  });
}

/** Replaces the caching of a file that cannot be sent, such as for a wrong range (416). errors.ts sends the error. */
function withoutCaching(error: Error, _request: FastifyRequest, reply: FastifyReply): never {
  reply.header("cache-control", cacheControl);
  throw error;
}

/** Sends the page or file at an address, or redirects to a page's canonical address. */
function serve(
  site: Site,
  headersOf: PageHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { pathname, search } = splitAddress(request.url);
  const page = site.pages.get(pathname);
  // One URL per page. Redirects go only to paths of pages, never to another host.
  const canonical = pathname.replace(/\/(?:index\.html)?$/, "") || "/";
  const directory = site.files.get(pathname);
  if (page !== undefined) {
    // This page's URL has tokens in its fragment. Referrers contain no fragments; this is a second safeguard.
    if (pathname === verifyPath) reply.header("referrer-policy", "no-referrer");
    sendPage(site, page, headersOf, request, reply);
  } else if (site.pages.has(canonical)) reply.redirect(`${canonical}${search}`, 308);
  else if (directory === undefined) {
    // Some mail programs encode the '#' of a link.
    const [, path = "", fragment] = /^(.*?)%23(.*)$/.exec(pathname) ?? [];
    if (site.pages.has(path)) reply.redirect(`${path}#${fragment}`, 303);
    else reply.callNotFound();
  } else {
    const isHashed = /^\/(?:assets|media)\//.test(pathname);
    const pagePath = pathname.replace(/(?:^\/index)?\.md$/, "") || "/";
    if (pathname.endsWith(".md") && site.pages.has(pagePath)) {
      // Tells search engines that the HTML page is the canonical version of this text (RFC 6596).
      reply.header("link", `<${pagePath}>; rel="canonical"`);
    }
    reply.header("cache-control", isHashed ? hashedCacheControl : cacheControl);
    sendFile(site, pathname, directory, request, reply);
  }
}

/** Splits path and query as text: parsed as a URL, `//host/` would be another host. */
function splitAddress(address: string): { pathname: string; search: string } {
  const query = address.indexOf("?");
  return query === -1
    ? { pathname: address, search: "" }
    : { pathname: address.slice(0, query), search: address.slice(query) };
}

/** Sends texts of this build from memory; films, fonts, pictures and older assets from disk. */
function sendFile(
  site: Site,
  pathname: string,
  directory: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const file = directory === site.directory ? site.inMemory.get(pathname) : undefined;
  if (file !== undefined) {
    file.send(request, reply);
    return;
  }
  // @fastify/static would take `*` for gzip, also if the header refuses gzip.
  request.headers["accept-encoding"] = acceptedEncodings(request.headers["accept-encoding"])
    .map((encoding, index) => `${encoding};q=${1 - index / 2}`)
    .join();
  reply.sendFile(pathname.slice(1), directory, { cacheControl: false });
}

/** Returns the headers of a page. */
type PageHeaders = (page: Page) => Record<string, string>;

/**
 * Returns a function that builds the headers of each page once and caches them. They include a
 * Content-Security-Policy with the hashes of the page's inline scripts and styles.
 */
function pageHeaders(policy: PolicyOptions): PageHeaders {
  const headersByPage = new WeakMap<Page, Record<string, string>>();
  return (page) => {
    const headers = headersByPage.get(page) ?? {
      "content-security-policy": pagePolicy(page, policy),
      "cache-control": cacheControl,
    };
    headersByPage.set(page, headers);
    return headers;
  };
}

/** Sends a page with the Content-Security-Policy of the same build. */
function sendPage(
  site: Site,
  page: Page,
  headersOf: PageHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(page.status).headers(headersOf(page));
  sendFile(site, `/${page.file}`, site.directory, request, reply);
}
