/**
 * Makes the pages' preview pictures at build time. A picture is made again only if its content, the fonts or
 * the encoding have changed.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { type PageMeta, titleAlone } from "@larkline/content/page-meta";
import { pageName } from "@larkline/content/trail";

import { findElement, parseMarkup, textOf } from "../element-tree.ts";
import { fitHeadline } from "./headline.ts";
import { encodePng } from "./palette-png.ts";
import { headlineRoom, leading, type PictureFigure, pictureOf, pictureSize } from "./picture.ts";
import type { Rasterizer } from "./raster.ts";

/** Folder of the cached pictures, which Storybook's page "All pictures" shows. */
const cache = fileURLToPath(new URL("../../../../../.cache/open-graph", import.meta.url));

/** Metadata of a picture (The Open Graph protocol, `og:image`). */
export interface PagePicture {
  /** URL path with a content hash. */
  address: string;
  /** Alternative text: the picture's headline. */
  alt: string;
  width: number;
  height: number;
}

/** The page data that a picture needs. */
interface PictureOfPage {
  path: string;
  meta: PageMeta;
  /** The rendered markup; its first `h1` becomes the picture's headline. */
  body: string;
}

/** Makes the preview pictures of one build. */
export interface PictureMaker {
  /** Writes the page's picture into the build's output, from the cache if it is unchanged. */
  make: (page: PictureOfPage) => Promise<PagePicture>;
  /** Deletes cached pictures that this build does not use. */
  finish: () => Promise<void>;
}

/** The text of the picture's plate: usually the page's name, or else its title without the brand. */
function plateOf({ path, meta }: PictureOfPage): string {
  if (path === "/") return brand.category;
  // An article's own name is its headline, which the picture already shows.
  if (path.startsWith("/blog/")) return blog.name;
  return pageName(path) || titleAlone(meta);
}

/** The text of the page's first `h1`. */
function headlineOf({ path, body }: PictureOfPage): string {
  const heading = findElement(parseMarkup(body), ({ name }) => name === "h1");
  if (!heading) throw new Error(`${path} has no h1, which its preview picture needs.`);
  return textOf(heading).replaceAll(/\s+/g, " ").trim();
}

/** SHA-256 of the parts, in hexadecimal. */
const hashOf = (...parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/**
 * Creates the maker of preview pictures for a build.
 *
 * @param client Output folder of the browser's files.
 * @param figureOf Draws a page's figure; from the server bundle (`figure.tsx`).
 */
export async function pictureMaker(
  client: string,
  figureOf: (path: string) => PictureFigure,
  rasterizer: Rasterizer,
): Promise<PictureMaker> {
  await Promise.all([
    mkdir(cache, { recursive: true }),
    mkdir(join(client, "assets"), { recursive: true }),
  ]);
  // Part of the cache key, so that new fonts, another rasterizer or encoder also make new pictures.
  const tools = await Promise.all(
    ["./raster.ts", "./palette-png.ts", "@resvg/resvg-wasm/index_bg.wasm"].map((specifier) =>
      readFile(new URL(import.meta.resolve(specifier))),
    ),
  );
  const toolsHash = hashOf(...rasterizer.fonts, ...tools);
  const used = new Set<string>();

  const make: PictureMaker["make"] = async (page) => {
    const figure = figureOf(page.path);
    const words = { brand: brand.name, plate: plateOf(page), headline: headlineOf(page) };
    const lettering = fitHeadline(words, headlineRoom(figure), leading, rasterizer.measure);
    const drawing = pictureOf(figure, words, lettering);
    const name = `${page.path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(toolsHash, drawing).slice(0, 16)}.png`;
    used.add(name);
    const cached = join(cache, name);
    const picture = await readFile(cached).catch(async () => {
      const made = encodePng(rasterizer.pixels(drawing, pictureSize.width));
      await writeFile(cached, made);
      return made;
    });
    const address = `/assets/${hashOf(picture).slice(0, 8)}.png`;
    await writeFile(join(client, address), picture);
    return { address, alt: words.headline, ...pictureSize };
  };

  const finish = async () => {
    const unused = (await readdir(cache)).filter((name) => !used.has(name));
    await Promise.all(unused.map((name) => rm(join(cache, name))));
  };

  return { make, finish };
}
