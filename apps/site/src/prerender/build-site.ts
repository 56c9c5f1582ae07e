import { statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { type Manifest, build } from "vite";

import type { loadPage as loadPageOf } from "../page-loading.ts";
import type { SiteRoute } from "../routes.ts";
import { blogFeed, changedOn } from "./blog-feed.ts";
import { brandColors } from "./brand-colors.ts";
import { type PageRecord, beginBuild } from "./build-folder.ts";
import { compressFolder } from "./compression.ts";
import { contentHash } from "./content-security.ts";
import { htmlDocument } from "./document.ts";
import { headTags } from "./head.ts";
import { iconFiles } from "./icons.ts";
import { compileLoader, inlineScript } from "./inline-script.ts";
import { assetsOf, moduleOf, modulesOf, stylesheetOf } from "./manifest.ts";
import { markdownPage, markdownPath } from "./markdown.ts";
import { pictureMaker } from "./open-graph/make-pictures.ts";
import type { PictureFigure } from "./open-graph/picture.ts";
import { createRasterizer } from "./open-graph/raster.ts";
import { routeStyles } from "./route-styles.ts";
import { rss } from "./rss.ts";
import { type ListedPage, llmsText, robots, sitemap } from "./search-engines.ts";
import { shortClassNames } from "./short-class-names.ts";
import { siteHead } from "./site-head.ts";
import type { statementsOf as statementsOfPage } from "./structured-data.ts";
import { readSymbols, symbolsFor } from "./symbols.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(site, "dist");
const configFile = join(site, "vite.config.ts");

const entry = "src/entry-client.tsx";
/** Run when the browser is idle: counts the view of the page. */
const track = "src/track.ts";
/** Fetched with every page, on the first interaction: the frame around it. */
const frame = "src/app.tsx";

/**
 * A few chunks for what frame, pages and conversation share, instead of one per combination of them:
 * each is a request and a name in every page's inline script.
 */
const sharedChunks = [
  {
    // With what fetches chunks, which the entry needs as well.
    name: "react",
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  {
    // What counts a page that nobody touches: one request, which brings nothing else.
    name: "counting",
    test: /site[\\/]src[\\/](?:track|shell[\\/]analytics)\.|client[\\/]src[\\/](?:analytics|account[\\/]presence)|contract[\\/]src[\\/](?:addresses|auth-storage|limits|timings)\./,
  },
  {
    // The frame around every page, with what pages use of the same.
    name: "frame",
    test: /ui[\\/]src[\\/](?:labels|frame[\\/](?!cta-band|verification|exit-intent-dialog[\\/]exit|mobile-menu[\\/]mobile-menu-panel)|components[\\/](?:banner|button|icon-button|spinner|theme-switch)[\\/]|foundations[\\/](?:icon|labels|link|skip-link|visually)|layout[\\/]container|board[\\/](?:cord|jack|jack-field|lamp|logo)[\\/])|content[\\/]src[\\/](?:brand|header|navigation)|client[\\/]src[\\/](?:interface|http[\\/]call|tabs)|contract[\\/]src[\\/]problems|site[\\/]src[\\/]shell[\\/](?!analytics|chat[.\\/]|exit-offer|topic-sheet|verification-reminder)|zustand(?!.*middleware)|class-variance|clsx/,
  },
  {
    // What the blog and its articles share, and no other page has.
    name: "blog",
    minShareCount: 2,
    test: /content[\\/]src[\\/](?:blog|posts)\.|pages[\\/]blog[\\/]|ui[\\/]src[\\/](?:board[\\/](?:board-cover|call-excerpt)|layout[\\/]prose|marketing[\\/](?:article|post-card))[\\/]/,
  },
  {
    // What opens and closes: Radix, and the kit's dialogs. The conversation brings it to every page.
    name: "radix",
    minShareCount: 2,
    test: /@radix-ui[\\/]|ui[\\/]src[\\/]components[\\/](?:dialog|top-layer)[\\/]|node_modules[\\/](?:aria-hidden|react-remove-scroll|tslib)[\\/]/,
  },
  {
    // What reads Markdown, in one part: fetched beside the conversation.
    name: "markdown",
    test: /ui[\\/]src[\\/]chat[\\/]markdown[\\/](?!fetched|safe-href)|node_modules[\\/]marked[\\/]/,
  },
  {
    // Not what only those carry who listen: the calls' scripts, waveforms and files.
    name: "words",
    minShareCount: 2,
    test: /packages[\\/]content[\\/]src[\\/](?!page-list|calls[\\/](?:films|manifest|recordings|recording-files|greetings|greeting-files)\.)/,
  },
  {
    // What pages show of plans, trades and customers, and the conversation as well.
    name: "cards",
    minShareCount: 2,
    test: /ui[\\/]src[\\/]marketing[\\/](?:case-study-card|industry-card|plan-card|plan-table)[\\/]/,
  },
  {
    // What forms and lists with a search are made of, in one part.
    name: "fields",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:components[\\/](?:alert|countdown-button|empty-state|field|search-field|tag|text-area|text-field)|marketing[\\/]filter-bar)[\\/]/,
  },
  {
    // Whose account it is, and the mail that is sent again: the sign-up and the reminder.
    name: "account",
    minShareCount: 2,
    test: /client[\\/]src[\\/]account[\\/](?:auth-store|resend)|zustand[\\/].*middleware/,
  },
  {
    name: "kit",
    minShareCount: 2,
    test: /ui[\\/]src[\\/](?:layout|foundations|board|components[\\/](?:chip|findable)|frame(?![\\/]mobile-menu)|marketing[\\/](?:comparison|hero|logo-grid|parts|process-steps|results-band|stat-group|trust-grid)[\\/]|media[\\/]logo-mark[\\/])|pages[\\/]shared[\\/](?!call-film|heard-greeting|recorded-call)|site[\\/]src[\\/](?:drawings|integrations)[\\/]/,
  },
];

const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith(".css"))
    ? "assets/[hash:6][extname]"
    : "assets/[name]-[hash:6][extname]";

interface ServerEntry {
  loadPage: typeof loadPageOf;
  render: (path: string) => Promise<string>;
  routes: readonly SiteRoute[];
  notFoundRoute: SiteRoute;
  routeFor: (pathname: string) => SiteRoute;
  figureOf: (path: string) => PictureFigure;
  statementsOf: typeof statementsOfPage;
}

/**
 * The same markup in fewer bytes. What is drawn is closed in its own tag, as SVG knows it, where React
 * writes an end tag for each; HTML's own empty elements need no slash; and components that append a class
 * leave a space where none is given, hundreds of them on a page.
 */
const shorten = (markup: string): string =>
  markup
    .replaceAll(/<((?:circle|path|rect|use)(?: [^<>]*)?)><\/(?:circle|path|rect|use)>/g, "<$1/>")
    .replaceAll(/<((?:br|hr|img|input|link|source|track)(?: [^<>]*)?)\/>/g, "<$1>")
    .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"');

/** A route's file below the build's `client`. */
function fileOf({ path }: SiteRoute): string {
  if (path === "*") return "404.html";
  return join(path.slice(1), "index.html");
}

/** The fonts that a page's own styles name: faces for characters it does not show are not among them. */
const fontsOf = (styles: string): string[] =>
  Array.from(styles.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g), ([, address = ""]) => address);

/**
 * Builds the site into a folder of its own below `dist/builds`: the browser's parts, every route as
 * finished HTML with its own styles, everything compressed. `dist/site.json`, by which the server
 * serves it, names that folder once it is finished.
 *
 * @param publicUrl The address under which the site will be seen, for canonical links.
 */
export async function buildSite({ publicUrl }: { publicUrl: string }): Promise<void> {
  const folder = await beginBuild(dist);
  const client = join(folder.path, "client");
  const { lengthenMarkup, plugin, shortenStyles } = await shortClassNames();
  await build({
    configFile,
    logLevel: "warn",
    plugins: [plugin],
    build: {
      outDir: client,
      manifest: "manifest.json",
      rolldownOptions: {
        input: { app: join(site, entry), track: join(site, track) },
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false },
          // Every page's inline script names them, and has 1 kB. Six signs name 64 chunks at most.
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
      // Markup names files as the browser's build does.
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  const entryServer = pathToFileURL(join(server, "entry-server.js")).href;
  const { figureOf, loadPage, render, routeFor, routes, notFoundRoute, statementsOf }: ServerEntry =
    await import(entryServer);

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
  const symbols = await readSymbols();
  const head = siteHead();
  const stylesheet = stylesheetOf(manifest, entry);
  const rasterizer = await createRasterizer();
  const figureByRole = (path: string): PictureFigure => {
    const figure = figureOf(path);
    return { ...figure, svg: lengthenMarkup(figure.svg) };
  };
  const pictures = await pictureMaker(client, figureByRole, rasterizer);

  const listed: ListedPage[] = [];
  const prerender = async (route: SiteRoute): Promise<PageRecord> => {
    const unknown = route === notFoundRoute;
    const { meta } = await loadPage(route);
    const body = shorten(await render(unknown ? "/404" : route.path));
    const [entryAddress = "", ...modules] = modulesOf(manifest, [
      entry,
      frame,
      route.module,
      // Without it the page that follows at once would be asked for one level of imports later.
      ...(route.leadsTo ? [routeFor(route.leadsTo).module] : []),
    ]);
    const counting = moduleOf(manifest, track);
    const script = inlineScript(await loaderOf(route), {
      entry: entryAddress,
      stylesheet,
      track: counting,
      // The smallest come with what imports them: naming each would cost every page a part of its 1 kB.
      // What counts is there before, as a rule.
      modules: modules.filter(
        (address) => address !== counting && statSync(join(client, address)).size > 2000,
      ),
    });
    const shown = symbolsFor(body, symbols);
    const styles = shortenStyles(await routeStyles(lengthenMarkup(body), shown, assets));
    const picture = unknown ? undefined : await pictures.make({ path: route.path, meta, body });
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
      head: headTags({ ...meta, ...(address ? { address } : {}) }, head),
      script,
      styles,
      stylesheet,
      body,
      symbols: shown,
    });
    const file = fileOf(route);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), html);
    if (address) {
      const twin = join(client, address.markdown);
      await mkdir(dirname(twin), { recursive: true });
      await writeFile(twin, markdownPage({ ...meta, address: address.canonical, body }));
      if (!meta.unlisted) listed.push({ path: route.path, ...meta });
    }
    return {
      file,
      status: unknown ? 404 : 200,
      scriptHashes: [contentHash(script)],
      styleHashes: [contentHash(styles)],
      fonts: fontsOf(styles),
    };
  };

  const pages: Record<string, PageRecord> = {};
  for (const route of routes) pages[route.path] = await prerender(route);
  const notFound = await prerender(notFoundRoute);

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
  await folder.publish({ pages, notFound });
}
