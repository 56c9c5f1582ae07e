import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { type Manifest, build } from "vite";

import type { loadPage as loadPageOf } from "../page-loading.ts";
import type { SiteRoute } from "../routes.ts";
import type { PageIdentity } from "../shell/page-identity.ts";
import { contentAsData } from "./content-as-data.ts";
import { facesInDocumentsOnly } from "./font-faces.ts";
import { leanPackages } from "./lean-packages.ts";
import { minifyChunks } from "./minify-chunks.ts";
import { withoutEntryImports } from "./module-preloads.ts";
import type { PictureFigure } from "./open-graph/picture.ts";
import { separateExports } from "./separate-exports.ts";
import { sharedChunks } from "./shared-chunks.ts";
import type { ShortClassNames } from "./short-class-names.ts";
import type { statementsOf as statementsOfPage } from "./structured-data.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const configFile = join(site, "vite.config.ts");

/** The application's entry. */
export const entryModule = "src/entry-client.tsx";
/** Entry that counts the page view when the browser is idle. */
export const trackModule = "src/track.ts";
/** Module of the shell, loaded with every page on the first interaction. */
export const shellModule = "src/app.tsx";

/**
 * Names of asset files: short for styles and fonts, because every document contains them.
 */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => /\.(?:css|woff2)$/.test(name))
    ? "assets/[hash:6][extname]"
    : "assets/[name]-[hash:6][extname]";

/** The exports of the server bundle (`entry-server.tsx`). */
export interface ServerEntry {
  loadPage: typeof loadPageOf;
  pageIdentity: (pathname: string) => PageIdentity;
  render: (path: string) => Promise<string>;
  routes: readonly SiteRoute[];
  notFoundRoute: SiteRoute;
  routeFor: (pathname: string) => SiteRoute;
  figureOf: (path: string) => PictureFigure;
  statementsOf: typeof statementsOfPage;
}

/** Options of both bundles. */
interface BundleOptions {
  /** The build's folder. */
  folder: string;
  /** The plugin that shortens class names. */
  shortNames: ShortClassNames["plugin"];
}

/** Builds the browser's files into `client`, and returns their manifest. */
export async function buildForBrowser({ folder, shortNames }: BundleOptions): Promise<Manifest> {
  const client = join(folder, "client");
  await build({
    configFile,
    logLevel: "warn",
    plugins: [
      separateExports(),
      contentAsData(),
      shortNames,
      leanPackages(),
      facesInDocumentsOnly(),
      withoutEntryImports(),
      minifyChunks(),
    ],
    build: {
      outDir: client,
      manifest: "manifest.json",
      // The licenses of the packages in the chunks, whose comments the minifier removes.
      license: { fileName: "third-party-licenses.md" },
      rolldownOptions: {
        input: { app: join(site, entryModule), track: join(site, trackModule) },
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
  const manifestFile = join(folder, "manifest.json");
  await rename(join(client, "manifest.json"), manifestFile);
  return JSON.parse(await readFile(manifestFile, "utf8"));
}

/** Builds the bundle that renders pages into `server`, and loads it. */
export async function buildForServer({ folder, shortNames }: BundleOptions): Promise<ServerEntry> {
  const server = join(folder, "server");
  await build({
    configFile,
    logLevel: "warn",
    plugins: [shortNames],
    build: {
      outDir: server,
      ssr: join(site, "src/entry-server.tsx"),
      emitAssets: false,
      copyPublicDir: false,
      // Asset names must match those of the browser's build.
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  return await import(pathToFileURL(join(server, "entry-server.js")).href);
}
