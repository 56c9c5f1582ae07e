/** Makes the pictures of the pages' previews at build, each once: a rebuild takes them from the cache. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import type { PageMeta } from "@larkline/content/page-meta";
import { pageName } from "@larkline/content/trail";

import { findElement, parseMarkup, textOf } from "../element-tree.ts";
import { letter } from "./lettering.ts";
import { encodePng } from "./palette-png.ts";
import { headlineRoom, leading, type PictureFigure, pictureOf, pictureSize } from "./picture.ts";
import type { Rasterizer } from "./raster.ts";

/** Kept between builds, under the name of what is in them. Storybook's page of pictures shows them. */
const cache = fileURLToPath(new URL("../../../../../.cache/open-graph", import.meta.url));

/** A picture as the head of its page names it (The Open Graph protocol, `og:image`). */
export interface PagePicture {
  /** On the site, with a hash of its content. */
  address: string;
  /** The words in it. */
  alt: string;
  width: number;
  height: number;
}

/** What is known of a page when its picture is made. */
interface PictureOfPage {
  path: string;
  meta: PageMeta;
  /** The prerendered markup: its first heading is the picture's. */
  body: string;
}

export interface PictureMaker {
  make: (page: PictureOfPage) => Promise<PagePicture>;
  /** Removes from the cache what no page of this build has. */
  finish: () => Promise<void>;
}

/** What the page is called, as on its plate; without a name of its own, its title without the brand's. */
function plateOf({ path, meta }: PictureOfPage): string {
  if (path === "/") return brand.category;
  // An article is called as its headline.
  if (path.startsWith("/blog/")) return blog.name;
  return pageName(path) || (meta.title.split(" | ")[0] ?? meta.title);
}

function headlineOf({ path, body }: PictureOfPage): string {
  const heading = findElement(parseMarkup(body), ({ name }) => name === "h1");
  if (!heading) throw new Error(`${path} has no first heading to make its picture with.`);
  return textOf(heading).replaceAll(/\s+/g, " ").trim();
}

const hashOf = (...parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/**
 * @param client The folder that the browser's files are written to.
 * @param figureOf The drawing of a page, from the bundle that knows the kit (`figure.tsx`).
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
  // Other fonts or another encoder make other files of the same drawing.
  const tools = hashOf(...rasterizer.fonts, encodePng.toString());
  const used = new Set<string>();

  const make: PictureMaker["make"] = async (page) => {
    const figure = figureOf(page.path);
    const words = { brand: brand.name, plate: plateOf(page), headline: headlineOf(page) };
    const lettering = letter(words, headlineRoom(figure), leading, rasterizer.measure);
    const drawing = pictureOf(figure, words, lettering);
    const name = `${page.path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(tools, drawing).slice(0, 16)}.png`;
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
    const others = (await readdir(cache)).filter((name) => !used.has(name));
    await Promise.all(others.map((name) => rm(join(cache, name))));
  };

  return { make, finish };
}
