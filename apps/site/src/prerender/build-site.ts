import { statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { type Manifest, build } from "vite";

import type { loadPage as loadPageOf } from "../page-loading.ts";
import type { SiteRoute } from "../routes.ts";
import type { PageIdentity } from "../shell/page-identity.ts";
import { blogFeed, changedOn } from "./blog-feed.ts";
import { brandColors } from "./brand-colors.ts";
import { type PageRecord, beginBuild } from "./build-folder.ts";
import { compressFolder } from "./compression.ts";
import { contentAsData } from "./content-as-data.ts";
import { contentHash } from "./content-security.ts";
import { htmlDocument } from "./document.ts";
import { facesInDocumentsOnly, fontsFor } from "./font-faces.ts";
import { headTags } from "./head.ts";
import { iconFiles } from "./icons.ts";
import { compileLoader, inlineScript } from "./inline-script.ts";
import { leanPackages } from "./lean-packages.ts";
import { assetsOf, moduleOf, modulesOf, stylesheetOf } from "./manifest.ts";
import { markdownPage, markdownPath } from "./markdown.ts";
import { namesIn } from "./markup.ts";
import { withoutEntryImports } from "./module-preloads.ts";
import { pictureMaker } from "./open-graph/make-pictures.ts";
import type { PictureFigure } from "./open-graph/picture.ts";
import { createRasterizer } from "./open-graph/raster.ts";
import { attributePruner, stylesAndScripts } from "./prune-attributes.ts";
import { routeStyles } from "./route-styles.ts";
import { rss } from "./rss.ts";
import { type ListedPage, llmsText, robots, sitemap } from "./search-engines.ts";
import { separateExports } from "./separate-exports.ts";
import { sharedChunks } from "./shared-chunks.ts";
import { shortClassNames } from "./short-class-names.ts";
import { siteHead } from "./site-head.ts";
import type { statementsOf as statementsOfPage } from "./structured-data.ts";
import { readSymbols, symbolsFor } from "./symbols.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(site, "dist");
const configFile = join(site, "vite.config.ts");

const entry = "src/entry-client.tsx";
/** Entry that counts the page view when the browser is idle. */
const trackModule = "src/track.ts";
/** Module of the shell, loaded with every page on the first interaction. */
const shellModule = "src/app.tsx";

/**
 * Names of asset files: short for styles and fonts, because every document contains them.
 */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => /\.(?:css|woff2)$/.test(name))
    ? "assets/[hash:6][extname]"
    : "assets/[name]-[hash:6][extname]";

/** The exports of the server bundle (`entry-server.tsx`). */
interface ServerEntry {
  loadPage: typeof loadPageOf;
  pageIdentity: (pathname: string) => PageIdentity;
  render: (path: string) => Promise<string>;
  routes: readonly SiteRoute[];
  notFoundRoute: SiteRoute;
  routeFor: (pathname: string) => SiteRoute;
  figureOf: (path: string) => PictureFigure;
  statementsOf: typeof statementsOfPage;
}

/**
 * Shortens markup: empty SVG elements become self-closing; slashes of HTML's void elements, empty attribute values
 * and trailing spaces in class attributes are removed. The class becomes the first attribute, because brotli finds
 * longer repetitions then.
 */
const shorten = (markup: string): string =>
  markup
    .replaceAll(/<((?:circle|path|rect|use)(?: [^<>]*)?)><\/(?:circle|path|rect|use)>/g, "<$1/>")
    .replaceAll(/<((?:br|hr|img|input|link|source|track)(?: [^<>]*)?)\/>/g, "<$1>")
    .replaceAll(/(?<=<[^<>]* [a-z-]+)=""(?=[ />])/g, "")
    .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"')
    .replaceAll(/<([a-z\d]+)((?: [^<>]*?)?)( class="[^"]*")/gi, "<$1$3$2");

/** Output file of a route, relative to the build's `client` folder. */
function fileOf({ path }: SiteRoute): string {
  if (path === "*") return "404.html";
  return join(path.slice(1), "index.html");
}

/** Size in bytes of the file at a URL path. */
const sizeOf = (client: string, address: string): number => statSync(join(client, address)).size;

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
  const { lengthenMarkup, plugin, shortenStyles } = await shortClassNames();
  await build({
    configFile,
    logLevel: "warn",
    plugins: [
      separateExports(),
      contentAsData(),
      plugin,
      leanPackages(),
      facesInDocumentsOnly(),
      withoutEntryImports(),
    ],
    build: {
      outDir: client,
      manifest: "manifest.json",
      rolldownOptions: {
        input: { app: join(site, entry), track: join(site, trackModule) },
        // Lets the entry's chunk export more than `start`, which saves a chunk.
        preserveEntrySignatures: "allow-extension",
        output: {
          // A module that a group's modules import is not in this group unless it matches the group itself.
          codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false },
          // Short names, because every inline script lists them within 1 kB. Rolldown requires seven characters
          // of the hash if there are more than 64 chunks.
          entryFileNames: "assets/[hash:6].js",
          chunkFileNames: "assets/[hash:7].js",
          assetFileNames,
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(client, "manifest.json"), "utf8"));
  await rename(join(client, "manifest.json"), join(folder.path, "manifest.json"));

  const server = join(folder.path, "server");
  await build({
    configFile,
    logLevel: "warn",
    plugins: [plugin],
    build: {
      outDir: server,
      ssr: join(site, "src/entry-server.tsx"),
      emitAssets: false,
      copyPublicDir: false,
      // Asset names must match those of the browser's build.
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  const entryServer = pathToFileURL(join(server, "entry-server.js")).href;
  const {
    figureOf,
    loadPage,
    pageIdentity,
    render,
    routeFor,
    routes,
    notFoundRoute,
    statementsOf,
  }: ServerEntry = await import(entryServer);

  /** The compiled loader for each combination of `atOnce` and `secret`. */
  const loaders = new Map<string, string>();
  const loaderOf = async ({
    startsAtOnce: atOnce = false,
    secretFragment: secret = false,
  }: SiteRoute) => {
    const key = `${atOnce} ${secret}`;
    const compiled = loaders.get(key) ?? (await compileLoader({ atOnce, secret }));
    loaders.set(key, compiled);
    return compiled;
  };
  const assets = assetsOf(manifest);
  const pruneAttributes = attributePruner(stylesAndScripts(client));
  const symbols = await readSymbols();
  const head = siteHead();
  const stylesheet = stylesheetOf(manifest, entry);
  const rasterizer = await createRasterizer();
  /** A page's figure with the long class names, by which `picture.ts` colors it. */
  const figureWithLongNames = (path: string): PictureFigure => {
    const figure = figureOf(path);
    return { ...figure, svg: lengthenMarkup(figure.svg) };
  };
  const pictures = await pictureMaker(client, figureWithLongNames, rasterizer);

  /** The pages for the site map and `llms.txt`. */
  const listed: ListedPage[] = [];
  const prerender = async (route: SiteRoute): Promise<PageRecord> => {
    const isNotFound = route === notFoundRoute;
    const { meta } = await loadPage(route);
    const body = shorten(pruneAttributes(await render(isNotFound ? "/404" : route.path)));
    const [entryAddress = "", ...entryImports] = modulesOf(manifest, [entry]);
    const needed = [
      shellModule,
      ...(route.keepsMarkup ? [] : [route.module]),
      // Also the page to which this one redirects. Its modules would otherwise be requested only after the
      // redirect.
      ...(route.leadsTo ? [routeFor(route.leadsTo).module] : []),
    ];
    const trackAddress = moduleOf(manifest, trackModule);
    const script = inlineScript(await loaderOf(route), {
      entry: entryAddress,
      stylesheet,
      track: trackAddress,
      // The first modules import all others, so that the browser requests those even if `inlineScript` omits them
      // because the script would be too long. The largest of the others are first. The analytics module is
      // omitted, because it is usually loaded already.
      modules: [
        ...new Set([
          ...entryImports,
          ...needed.map((module) => moduleOf(manifest, module)),
          ...modulesOf(manifest, needed).toSorted((a, b) => sizeOf(client, b) - sizeOf(client, a)),
        ]),
      ].filter((address) => address !== entryAddress && address !== trackAddress),
    });
    const inlinedSymbols = symbolsFor(body, symbols);
    const styles = shortenStyles(await routeStyles(lengthenMarkup(body), inlinedSymbols, assets));
    const picture = isNotFound ? undefined : await pictures.make({ path: route.path, meta, body });
    const address =
      picture === undefined
        ? undefined
        : {
            canonical: new URL(route.path, publicUrl).href,
            markdown: markdownPath(route.path),
            statements: statementsOf(
              { path: route.path, language: head.language, picture: picture.address },
              publicUrl,
            ),
            feed: route.path === "/blog" ? blog.feed : undefined,
            picture: { ...picture, address: new URL(picture.address, publicUrl).href },
          };
    const html = htmlDocument({
      language: head.language,
      identity: pageIdentity(route.path),
      head: headTags({ ...meta, ...(address ? { address } : {}) }, head),
      script,
      fonts: fontsFor(styles, namesIn(body).characters),
      styles,
      stylesheet,
      body,
      symbols: inlinedSymbols,
    });
    const file = fileOf(route);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), html);
    if (address) {
      const markdownFile = join(client, address.markdown);
      await mkdir(dirname(markdownFile), { recursive: true });
      await writeFile(markdownFile, markdownPage({ ...meta, address: address.canonical, body }));
      if (!meta.unlisted) listed.push({ path: route.path, ...meta });
    }
    return {
      file,
      status: isNotFound ? 404 : 200,
      scriptHashes: [contentHash(script)],
      styleHashes: [contentHash(styles)],
    };
  };

  const pages: Record<string, PageRecord> = {};
  for (const route of routes) pages[route.path] = await prerender(route);
  const notFound = await prerender(notFoundRoute);

  /** The site's name, description and language for `site.webmanifest`. */
  const identity = {
    name: head.siteName,
    description: brand.tagline,
    language: head.language,
  };
  await Promise.all([
    pictures.finish(),
    ...Array.from(iconFiles(brandColors, identity, rasterizer), ([name, content]) =>
      writeFile(join(client, name), content),
    ),
    writeFile(join(client, "robots.txt"), robots(publicUrl)),
    writeFile(join(client, "llms.txt"), llmsText(listed, publicUrl)),
    writeFile(
      join(client, "sitemap.xml"),
      sitemap(
        listed.map(({ path }) => ({
          address: new URL(path, publicUrl).href,
          changedOn: changedOn.get(path),
        })),
      ),
    ),
    writeFile(join(client, blog.feed.path), rss(blogFeed(publicUrl, head.language))),
  ]);
  await compressFolder(client);
  await folder.publish({ publicUrl, pages, notFound });
}
