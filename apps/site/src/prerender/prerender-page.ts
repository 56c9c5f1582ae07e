import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { blog } from "@larkline/content/blog";
import type { PageMeta } from "@larkline/content/page-meta";
import type { Manifest } from "vite";

import type { SiteRoute } from "../routes.ts";
import type { PageRecord } from "./build-folder.ts";
import { type ServerEntry, entryModule } from "./bundles.ts";
import { contentHash } from "./content-security.ts";
import { htmlDocument } from "./document.ts";
import { fontsFor } from "./font-faces.ts";
import { type SiteHead, type UrlMetadata, headTags } from "./head.ts";
import { assetsOf, stylesheetOf } from "./manifest.ts";
import { markdownPage, markdownPath } from "./markdown.ts";
import { namesIn } from "./markup.ts";
import type { PictureMaker } from "./open-graph/make-pictures.ts";
import { pageScripts } from "./page-scripts.ts";
import { attributePruner, stylesAndScripts } from "./prune-attributes.ts";
import { routeStyles } from "./route-styles.ts";
import type { ShortClassNames } from "./short-class-names.ts";
import { shortenMarkup } from "./shorten-markup.ts";
import { readSymbols, symbolsFor } from "./symbols.ts";

export interface PrerendererOptions {
  /** The folder of the browser's files. */
  client: string;
  manifest: Manifest;
  entry: ServerEntry;
  shortNames: ShortClassNames;
  head: SiteHead;
  pictures: PictureMaker;
  /** The site's public URL, for canonical links. */
  publicUrl: string;
}

/** A page that was written. */
export interface PrerenderedPage {
  record: PageRecord;
  meta: PageMeta;
}

/** Output file of a route, relative to the build's `client` folder. */
function fileOf({ path }: SiteRoute): string {
  if (path === "*") return "404.html";
  return join(path.slice(1), "index.html");
}

/** Writes a file, and creates its folder if needed. */
async function writeInFolder(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Creates the function that writes a route's page as HTML with inlined styles and, except the 404 page, as Markdown. */
export async function pagePrerenderer({
  client,
  manifest,
  entry: { loadPage, notFoundRoute, pageIdentity, render, routeFor, statementsOf },
  shortNames: { lengthenMarkup, shortenStyles },
  head,
  pictures,
  publicUrl,
}: PrerendererOptions): Promise<(route: SiteRoute) => Promise<PrerenderedPage>> {
  const { language } = head;
  const assets = assetsOf(manifest);
  const stylesheet = stylesheetOf(manifest, entryModule);
  const scriptOf = pageScripts(client, manifest, routeFor);
  const pruneAttributes = attributePruner(stylesAndScripts(client));
  const symbols = await readSymbols();

  /** Metadata that refers to the page's URL. Also makes the preview picture. */
  const urlMetadata = async (path: string, meta: PageMeta, body: string): Promise<UrlMetadata> => {
    const picture = await pictures.make({ path, meta, body });
    return {
      canonical: new URL(path, publicUrl).href,
      markdown: markdownPath(path),
      statements: statementsOf({ path, language, picture: picture.address }, publicUrl),
      feed: path === "/blog" ? blog.feed : undefined,
      picture: { ...picture, address: new URL(picture.address, publicUrl).href },
    };
  };

  return async (route) => {
    const { path } = route;
    const isNotFound = route === notFoundRoute;
    const { meta } = await loadPage(route);
    const body = shortenMarkup(pruneAttributes(await render(isNotFound ? "/404" : path)));
    const script = await scriptOf(route);
    const inlinedSymbols = symbolsFor(body, symbols);
    const styles = shortenStyles(await routeStyles(lengthenMarkup(body), inlinedSymbols, assets));
    const address = isNotFound ? undefined : await urlMetadata(path, meta, body);
    const html = htmlDocument({
      language,
      identity: pageIdentity(path),
      head: headTags({ ...meta, ...(address ? { address } : {}) }, head),
      script,
      fonts: fontsFor(styles, namesIn(body).characters),
      styles,
      stylesheet,
      body,
      symbols: inlinedSymbols,
    });
    const file = fileOf(route);
    await writeInFolder(join(client, file), html);
    if (address) {
      const text = markdownPage({ ...meta, address: address.canonical, body });
      await writeInFolder(join(client, address.markdown), text);
    }
    const record = {
      file,
      status: isNotFound ? 404 : 200,
      scriptHashes: [contentHash(script)],
      styleHashes: [contentHash(styles)],
    };
    return { record, meta };
  };
}
