import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { type PageRecord, beginBuild } from "./build-folder.ts";
import { buildForBrowser, buildForServer } from "./bundles.ts";
import { compressFolder } from "./compression.ts";
import { pictureMaker } from "./open-graph/make-pictures.ts";
import type { PictureFigure } from "./open-graph/picture.ts";
import { createRasterizer } from "./open-graph/raster.ts";
import { pagePrerenderer } from "./prerender-page.ts";
import type { ListedPage } from "./search-engines.ts";
import { shortClassNames } from "./short-class-names.ts";
import { writeSiteFiles } from "./site-files.ts";
import { siteHead } from "./site-head.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/**
 * Builds the site into a new folder below `dist/builds`: the browser's chunks, every route as HTML with
 * inlined styles and as Markdown, preview pictures, icons, and the files for search engines. Text files also
 * get compressed versions. At the end `dist/site.json`, which the server reads, names the new folder.
 * `npm run build` calls this function.
 *
 * @param publicUrl The site's public URL, for canonical links.
 */
export async function buildSite({ publicUrl }: { publicUrl: string }): Promise<void> {
  const folder = await beginBuild(dist);
  const client = join(folder.path, "client");
  const shortNames = await shortClassNames();
  const bundle = { folder: folder.path, shortNames: shortNames.plugin };
  const manifest = await buildForBrowser(bundle);
  const entry = await buildForServer(bundle);

  const head = siteHead();
  const rasterizer = await createRasterizer();
  /** A page's figure with the long class names, by which `picture.ts` colors it. */
  const figureOf = (path: string): PictureFigure => {
    const figure = entry.figureOf(path);
    return { ...figure, svg: shortNames.lengthenMarkup(figure.svg) };
  };
  const pictures = await pictureMaker(client, figureOf, rasterizer);
  const prerender = await pagePrerenderer({
    client,
    manifest,
    entry,
    shortNames,
    head,
    pictures,
    publicUrl,
  });

  const pages: Record<string, PageRecord> = {};
  const listed: ListedPage[] = [];
  for (const route of entry.routes) {
    const { path } = route;
    const { record, meta } = await prerender(route);
    pages[path] = record;
    if (!meta.unlisted) listed.push({ path, ...meta });
  }
  const notFound = (await prerender(entry.notFoundRoute)).record;
  await pictures.finish();

  await writeSiteFiles({ client, publicUrl, head, listed, rasterizer });
  await compressFolder(client);
  await folder.publish({ publicUrl, pages, notFound });
}
