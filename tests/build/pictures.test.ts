/**
 * Checks the pictures of the built site: link previews, icons and the manifest, the drawings and logos in its
 * pages, and that pages load nothing from another host.
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { industries } from "@larkline/content/industries";
import { integrations } from "@larkline/content/integrations";
import { beforeAll, describe, expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** Folder of the files that browsers request. */
let client: string;
let paths: string[];

/** HTML of each page, by its path. */
const documents = new Map<string, string>();
/** HTML of each page's head, by the page's path. */
const heads = new Map<string, string>();
/** What the first group of `pattern` matches in the head of the page at `path`; empty without a match. */
const read = (path: string, pattern: RegExp) => pattern.exec(heads.get(path) ?? "")?.[1] ?? "";
/** Content of the file at a URL of the site. */
const file = (address: string) => readFile(join(client, new URL(address, "http://x").pathname));

/** Width and height of a PNG (PNG 3rd edition, 11.2.1). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The `href`s of all SVG symbols that a page uses. */
const symbolsOf = (path: string) =>
  [...(documents.get(path) ?? "").matchAll(/<use href="([^"]+)"/g)].map(
    ([, address = ""]) => address,
  );
/** The `href`s of the drawings among a page's symbols, without duplicates. */
const drawingsOf = (path: string) =>
  new Set(symbolsOf(path).filter((address) => address.startsWith("#drawing-")));
/** Number of items of a page's lists that consist of a tool's logo and name. */
const toolCountOf = (path: string) =>
  Array.from((documents.get(path) ?? "").matchAll(/<li\b.*?<\/li>/gs), ([item]) =>
    item.replaceAll(/<[^>]*>/g, ""),
  ).filter((text) => integrations.some(({ name }) => name === text)).length;

beforeAll(async () => {
  const site: { folder: string; pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  client = join(dist, site.folder, "client");
  paths = Object.keys(site.pages);
  for (const [path, page] of Object.entries(site.pages)) {
    const html = await readFile(join(client, page.file), "utf8");
    documents.set(path, html);
    heads.set(path, html.slice(0, html.indexOf("</head>")));
  }
});

describe("the preview of a link", () => {
  test("has its own picture of 1200 by 630 pixels, below 60 kB", async () => {
    expect(paths.length).toBeGreaterThan(20);
    const pictures = new Set<string>();
    for (const path of paths) {
      const address = read(path, /<meta property="og:image" content="([^"]+)"/);
      const picture = await file(address);
      expect(sizeOf(picture), path).toEqual([1200, 630]);
      expect(read(path, /og:image:width" content="(\d+)"/), path).toBe("1200");
      expect(read(path, /og:image:height" content="(\d+)"/), path).toBe("630");
      expect(read(path, /name="twitter:card" content="([^"]+)"/), path).toBe("summary_large_image");
      expect(picture.length, path).toBeLessThan(60_000);
      pictures.add(picture.toString("base64"));
    }
    expect(pictures.size).toBe(paths.length);
  });

  test("comes from the page's own host, with a hash of the picture in its URL", () => {
    for (const path of paths) {
      const page = new URL(read(path, /<link rel="canonical" href="([^"]+)"/));
      const picture = new URL(read(path, /<meta property="og:image" content="([^"]+)"/));
      expect(picture.host, path).toBe(page.host);
      expect(picture.pathname, path).toMatch(/^\/assets\/[\da-f]{8}\.png$/);
    }
  });

  test("has the page's headline as its alternative text", () => {
    for (const path of paths) {
      const headline = /<h1[^>]*>(.*?)<\/h1>/s.exec(documents.get(path) ?? "")?.[1];
      expect(read(path, /og:image:alt" content="([^"]+)"/), path).toBe(
        headline?.replaceAll(/<[^>]+>/g, ""),
      );
    }
  });

  test("the 404 page has none", async () => {
    expect(await readFile(join(client, "404.html"), "utf8")).not.toContain("og:image");
  });
});

describe("icons", () => {
  test("every page links to its icon and its touch icon, and sets a theme color", () => {
    for (const path of paths) {
      const links = heads.get(path)?.match(/<link rel="(?:icon|apple-touch-icon)"/g) ?? [];
      expect(links, path).toHaveLength(2);
      expect(heads.get(path), path).toContain('name="theme-color"');
    }
  });

  test("favicon.ico has 32 by 32 pixels, the touch icon 180 by 180", async () => {
    const icon = await file("/favicon.ico");
    // The header of an ICO file: bytes 4 and 5 are the number of images, byte 6 is the width, byte 7 the
    // height, and bytes 18 to 21 are the position of the PNG.
    expect([icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 32, 32]);
    expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32]);
    expect(sizeOf(await file("/apple-touch-icon.png"))).toEqual([180, 180]);
  });

  test("the manifest has the theme color, and icons of 192 and 512 pixels below 10 kB, one of them maskable", async () => {
    const manifest = JSON.parse(String(await file("/site.webmanifest")));
    expect(manifest).toMatchObject({ start_url: "/", lang: "en-US" });
    expect(manifest.theme_color).toBe(read("/", /name="theme-color" content="([^"]+)"/));
    const raster: { src: string; sizes: string; purpose: string }[] = manifest.icons.filter(
      ({ type }: { type: string }) => type === "image/png",
    );
    expect(raster.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of raster) {
      const icon = await file(src);
      expect(sizeOf(icon).join("x"), src).toBe(sizes);
      expect(icon.length, src).toBeLessThan(10_000);
    }
  });
});

describe("drawings and logos", () => {
  test("a page's HTML contains exactly the SVG symbols that it uses", () => {
    expect(new Set(paths.flatMap(symbolsOf)).size).toBeGreaterThan(20);
    for (const path of paths) {
      const symbols = documents.get(path)?.matchAll(/<symbol id="([^"]+)"/g) ?? [];
      const ids = Array.from(symbols, ([, id = ""]) => `#${id}`);
      expect(ids.toSorted(), path).toEqual([...new Set(symbolsOf(path))].toSorted());
    }
  });

  test("for navigation without a page load there is a file of drawings and one of logos, each compressed to less than 6 kB", async () => {
    const assets = await readdir(join(client, "assets"));
    for (const name of ["drawings", "logos"]) {
      const found = assets.find((each) => new RegExp(`^${name}-[\\w-]{6}\\.svg\\.br$`).test(each));
      expect((await file(`/assets/${found}`)).length, name).toBeLessThan(6000);
    }
  });

  test("every industry's page has a drawing, and the overview has those of all industries", () => {
    const pages = paths.filter((path) => path.startsWith("/industries/"));
    expect(pages).toHaveLength(industries.length);
    for (const path of pages) expect(drawingsOf(path).size, path).toBeGreaterThan(0);
    expect(drawingsOf("/industries").size).toBe(
      new Set(industries.map(({ drawing }) => drawing)).size,
    );
    expect(drawingsOf("/case-studies").size).toBe(4);
    expect(drawingsOf("/industries/automotive").size).toBe(4);
  });

  test("pages show the logos of as many tools as the specification lists (section 2)", () => {
    expect(toolCountOf("/")).toBe(12);
    expect(toolCountOf("/products/outbound-ai-agents")).toBe(6);
    expect(toolCountOf("/products/ai-receptionist")).toBe(6);
    expect(toolCountOf("/solutions/crm-integration")).toBe(6);
    expect(toolCountOf("/solutions/appointment-scheduling")).toBe(3);
  });

  test("no picture, video, sound, style, script or frame comes from another host", () => {
    for (const [path, html] of documents) {
      const fetched = [
        ...html.matchAll(
          /<(?:img|use|source|video|audio|track|image|script|iframe)\b[^>]*?\s(?:src|srcset|href|poster)="([^"]+)"/g,
        ),
        ...html.matchAll(
          /<link rel="(?:icon|apple-touch-icon|manifest|stylesheet|preload)" href="([^"]+)"/g,
        ),
        ...html.matchAll(/url\(([^)]+)\)/g),
      ].map(([, address = ""]) => address);
      expect(fetched.length, path).toBeGreaterThan(0);
      for (const address of fetched) expect(address, path).toMatch(/^(?:\/(?!\/)|#|["']?data:)/);
    }
  });
});
