/**
 * Tests the built site: sizes in bytes, what loads before the first interaction, the
 * Content-Security-Policy, and the metadata for search engines.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { industries } from "@larkline/content/industries";
import { pageList } from "@larkline/content/page-list";
import { fonts } from "@larkline/tokens";
import type { Manifest } from "vite";
import { beforeAll, describe, expect, test } from "vitest";

import { notFoundRoute, routes } from "../../apps/site/src/routes.ts";
import { createMeasure } from "./compressed-size.ts";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** A page in `site.json`. */
interface PageRecord {
  file: string;
  status: number;
  scriptHashes: string[];
  styleHashes: string[];
}

let manifest: Manifest;
let site: { folder: string; pages: Record<string, PageRecord>; notFound: PageRecord };
/** The `client` folder of the build that `site.json` names. */
let client: string;
/** Size in bytes of a file in `client`, compressed with brotli. */
let sizeOf: ReturnType<typeof createMeasure>;
/** HTML of each document, by its path in `client`. */
const html = new Map<string, string>();

const record = (path: string): PageRecord => {
  const found = site.pages[path];
  if (!found) throw new Error(`site.json has no page ${path}.`);
  return found;
};
const page = (path: string): string => {
  const found = html.get(record(path).file);
  if (found === undefined) throw new Error(`The build has no document for ${path}.`);
  return found;
};

/**
 * The files of some modules and of their static imports, direct and indirect, without duplicates.
 *
 * @param keys Paths of the modules' sources, which are the keys of Vite's manifest.
 */
function filesOf(...keys: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

/** Sum of the sizes of some files. */
async function sumOf(files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += await sizeOf(file);
  return bytes;
}

const documents = () => [...html].map(([file, text]) => ({ file, text }));
const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** What the first group of `pattern` matches in the page at `path`; empty without a match. */
const read = (path: string, pattern: RegExp) => pattern.exec(page(path))?.[1] ?? "";

const entry = "src/entry-client.tsx";
const frame = "src/app.tsx";
const home = "src/pages/home/home.page.tsx";
const chat = "src/shell/chat.tsx";
const isPage = (key: string): boolean => key.endsWith(".page.tsx");

beforeAll(async () => {
  if (!existsSync(join(dist, "site.json")))
    throw new Error("The site is not built. Run `npm run build` first.");
  site = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  client = join(dist, site.folder, "client");
  manifest = JSON.parse(await readFile(join(dist, site.folder, "manifest.json"), "utf8"));
  sizeOf = createMeasure(client, manifest);
  for (const { file } of [...Object.values(site.pages), site.notFound])
    html.set(file, await readFile(join(client, file), "utf8"));
});

/**
 * Industries beyond the nine that the budgets were measured with. Each adds a card and a menu
 * entry.
 */
const furtherIndustries = industries.length - 9;

/**
 * Pages beyond the 25 that the budgets were measured with, without those of further industries. Each adds a
 * link to the menus, and a route.
 */
const furtherPages = Object.keys(pageList).length - 25 - furtherIndustries;

/** Maximum bytes of the scripts that load until every control of a page works: 90 KiB (docs/loading.md). */
const maximumPageScript = 92_160;

describe("bytes", () => {
  // The limit of most pages, 14.7 kB, is about what a server sends in its first round trip: ten segments of
  // 1,460 bytes (RFC 6928). That includes the response headers, about 900 bytes, so documents above 13.7 kB
  // still need a second one.
  test("a page with its styles is at most 14.7 kB; the longest may have 19.3 kB, the next four 16.4 kB", async () => {
    const lengths = await Promise.all(
      Object.keys(site.pages).map(async (path) => ({
        path,
        bytes: await sizeOf(record(path).file),
      })),
    );
    const longestFirst = lengths.toSorted((one, other) => other.bytes - one.bytes);
    for (const [index, { path, bytes }] of longestFirst.entries())
      expect(bytes, path).toBeLessThanOrEqual(
        index === 0 ? 19_300 : index < 5 ? 16_400 + 250 * furtherIndustries : 14_700,
      );
  });

  test("the framework and the entry are at most 65.2 kB", async () => {
    expect(await sumOf(filesOf(entry))).toBeLessThanOrEqual(65_200);
  });

  test("the frame around every page adds at most 13.8 kB of script", async () => {
    const before = filesOf(entry);
    const added = [...filesOf(frame)].filter((file) => !before.has(file));
    expect(await sumOf(added)).toBeLessThanOrEqual(13_800);
  });

  // Only the sections with controls need a script, because the others keep their prerendered markup.
  test("the home page adds at most 8.8 kB of script", async () => {
    const before = filesOf(entry, frame);
    const added = [...filesOf(home)].filter((file) => !before.has(file));
    expect(await sumOf(added)).toBeLessThanOrEqual(8800 + 300 * furtherIndustries);
  });

  // Counts the scripts that load until every control of the page works. Pages that keep their markup load
  // no module of their own.
  test.each(routes)(
    "$path loads at most as many bytes of script as its kind of page may",
    async ({ module, keepsMarkup }) => {
      const maxBytes = keepsMarkup ? 78_900 : maximumPageScript;
      const bytes = await sumOf(filesOf(entry, frame, ...(keepsMarkup ? [] : [module])));
      expect(bytes).toBeLessThanOrEqual(maxBytes + 300 * furtherIndustries + 80 * furtherPages);
    },
  );

  test("pages that keep their markup have no controls but links and buttons that open the chat", () => {
    const keepingMarkup = [...routes, notFoundRoute].filter(({ keepsMarkup }) => keepsMarkup);
    expect(keepingMarkup.length).toBeGreaterThan(15);
    for (const { path } of keepingMarkup) {
      const text = path === "*" ? html.get(site.notFound.file) : page(path);
      const main = /<main.*?<\/main>/s.exec(text ?? "")?.[0] ?? "";
      // Buttons that open the chat submit the form `reach-us`.
      const withoutChatButtons = main.replaceAll(/<button[^>]* form="?reach-us"?[ >]/g, "");
      expect(main, path).not.toBe("");
      // Disclosures (`details`) are allowed, because they are native elements and need no script.
      expect(
        /<(?:button|input|select|textarea|audio|video|kit-findable)\b/.exec(withoutChatButtons),
        path,
      ).toBeNull();
      // Links to recordings need a script, because the page's own player plays them.
      expect(/href="?[^" >]*\.(?:m4a|mp3|mp4|ogg|opus|webm)\b/.exec(main), path).toBeNull();
    }
  });

  test("the chat adds at most 42.5 kB of script", async () => {
    const before = filesOf(entry, frame, home);
    const added = [...filesOf(chat)].filter((file) => !before.has(file));
    expect(await sumOf(added)).toBeLessThanOrEqual(42_500);
  });

  test("the script that counts page views before any interaction is one file of at most 1.5 kB", async () => {
    const files = filesOf("src/track.ts");
    expect([...files]).toHaveLength(1);
    expect(await sumOf(files)).toBeLessThanOrEqual(1500);
  });

  // These scripts are loaded when their parts are shown.
  test("no page loads the scripts of the footer's topics, the exit offer and the verification reminder", () => {
    const files = filesOf(entry, frame, chat, ...Object.keys(manifest).filter(isPage));
    for (const key of ["topic-sheet", "exit-offer", "verification-reminder"].map(
      (name) => `src/shell/${name}.tsx`,
    )) {
      expect(manifest[key], key).toBeDefined();
      expect(files.has(manifest[key]?.file ?? ""), key).toBe(false);
    }
  });

  test("the entry's lists of chunks to preload leave out the chunks that it imports itself", async () => {
    const { file = "", imports = [] } = manifest[entry] ?? {};
    const [, list = ""] = /\.f=\[([^\]]*)\]/.exec(await readFile(join(client, file), "utf8")) ?? [];
    expect(list).toContain("assets/");
    expect(imports).not.toHaveLength(0);
    for (const key of imports) expect(list).not.toContain(manifest[key]?.file);
  });

  test("the home page loads the Latin file of each font and no other", async () => {
    const preloads = page("/").matchAll(
      /<link rel="preload" href="([^"]+)" as="font" crossorigin>/g,
    );
    const loaded = Array.from(preloads, ([, file = ""]) => file);
    expect(loaded.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const font of loaded) bytes += (await readFile(join(client, font))).length;
    const folder = join(import.meta.dirname, "../../packages/tokens/fonts");
    const first = await Promise.all(
      [...new Set(Object.values(fonts).map(({ files }) => files))].map(
        async (name) => (await readFile(join(folder, `${name}-latin.woff2`))).length,
      ),
    );
    // packages/tokens/src/fonts/fonts.test.ts limits the size of these files.
    expect(bytes).toBe(first.reduce((sum, each) => sum + each, 0));
  });
});

describe("before the first interaction", () => {
  test("the only script is inline and at most 1 kB", () => {
    for (const { file, text } of documents()) {
      const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes]) => !attributes?.includes("application/ld+json"),
      );
      expect(scripts, file).toHaveLength(1);
      expect(scripts[0]?.[1], file).toBe("");
      const script = scripts[0]?.[2] ?? "";
      expect(Buffer.byteLength(script), file).toBeLessThanOrEqual(1000);
    }
  });

  test("exactly the controls whose presses are kept have a type: inputs, buttons, links to sounds", () => {
    for (const { file, text } of documents()) {
      const elements = [...text.slice(text.indexOf("<body")).matchAll(/<([a-z]+)([^>]*)>/g)];
      for (const [element, name = "", attributes = ""] of elements) {
        // A film's sources are not pressed.
        if (name === "source" || name === "script") continue;
        const isKept =
          name === "input" || name === "button" || (name === "a" && attributes.includes(".m4a"));
        expect(/\stype=/.test(attributes), `${file}: ${element}`).toBe(isKept);
      }
    }
  });

  test("no document requests a script or a stylesheet", () => {
    for (const { file, text } of documents()) {
      expect(/<script[^>]+src=/.test(text), file).toBe(false);
      const whereScriptsRun = text.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
      expect(/rel="?(?:modulepreload|stylesheet|prefetch)/.test(whereScriptsRun), file).toBe(false);
    }
  });
});

describe("the Content-Security-Policy", () => {
  test("allows exactly the inline scripts and styles of each document", () => {
    for (const { file, scriptHashes, styleHashes } of [
      ...Object.values(site.pages),
      site.notFound,
    ]) {
      const text = html.get(file) ?? "";
      const inline = (name: string) =>
        [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content]) =>
          hash(content ?? ""),
        );
      expect(scriptHashes, file).toEqual(inline("script"));
      expect(styleHashes, file).toEqual(inline("style"));
    }
  });

  test("is not violated by style attributes or inline event handlers", () => {
    for (const [file, text] of html) {
      const body = text.slice(text.indexOf("<body"));
      expect(body.match(/<[^>]*\sstyle="[^"]*"/)?.[0], file).toBeUndefined();
      expect(body.match(/<[^>]*\son[a-z]+=/)?.[0], file).toBeUndefined();
    }
  });
});

describe("for search engines and link previews", () => {
  test("every page has a title, a description, its address and a preview", () => {
    for (const path of Object.keys(site.pages)) {
      const title = read(path, /<title>([^<]*)/);
      expect(title.length, title).toBeGreaterThanOrEqual(10);
      expect(title.length, title).toBeLessThanOrEqual(75);
      const description = read(path, /<meta name="description" content="([^"]*)"/);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(170);
      const address = read(path, /<link rel="canonical" href="([^"]*)"/);
      expect(new URL(address).pathname).toBe(path);
      expect(read(path, /<meta property="og:title" content="([^"]*)"/)).toBe(title);
      expect(read(path, /<html lang="([^"]*)"/)).toBe("en-US");
    }
  });

  test("titles and descriptions differ from page to page", () => {
    for (const pattern of [/<title>([^<]+)/, /name="description" content="([^"]+)/]) {
      const found = Object.keys(site.pages).map((path) => pattern.exec(page(path))?.[1]);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test("the 404 page says that the page does not exist, and is not indexed", () => {
    expect(site.notFound.status).toBe(404);
    const text = html.get(site.notFound.file) ?? "";
    expect(text.includes('<meta name="robots" content="noindex">')).toBe(true);
  });
});

test("text files have compressed versions beside them, for example pages and an icon", () => {
  for (const file of ["index.html", "pricing/index.html", "404.html", "favicon.svg"]) {
    expect(existsSync(join(client, `${file}.br`)), file).toBe(true);
    expect(existsSync(join(client, `${file}.gz`)), file).toBe(true);
  }
});
