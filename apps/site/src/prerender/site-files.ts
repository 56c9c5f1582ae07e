import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";

import { blogFeed, changedOn } from "./blog-feed.ts";
import { brandColors } from "./brand-colors.ts";
import type { SiteHead } from "./head.ts";
import { iconFiles } from "./icons.ts";
import type { Rasterizer } from "./open-graph/raster.ts";
import { rss } from "./rss.ts";
import { type ListedPage, llmsText, robots, sitemap } from "./search-engines.ts";

export interface SiteFilesOptions {
  /** The folder of the browser's files. */
  client: string;
  publicUrl: string;
  head: SiteHead;
  /** The pages for the site map and `llms.txt`. */
  listed: readonly ListedPage[];
  rasterizer: Rasterizer;
}

/** Writes the files of the whole site: icons, web manifest, `robots.txt`, `llms.txt`, site map, and the blog's feed. */
export async function writeSiteFiles({
  client,
  publicUrl,
  head,
  listed,
  rasterizer,
}: SiteFilesOptions): Promise<void> {
  /** The site's name, description and language for `site.webmanifest`. */
  const identity = { name: head.siteName, description: brand.tagline, language: head.language };
  const addresses = listed.map(({ path }) => ({
    address: new URL(path, publicUrl).href,
    changedOn: changedOn.get(path),
  }));
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ...iconFiles(brandColors, identity, rasterizer),
    ["robots.txt", robots(publicUrl)],
    ["llms.txt", llmsText(listed, publicUrl)],
    ["sitemap.xml", sitemap(addresses)],
    [blog.feed.path, rss(blogFeed(publicUrl, head.language))],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(client, name), content)));
}
