/**
 * Creates an application that uses the kit as another team would: installs the kit's tarball, builds with
 * Vite, and opens the result in a browser.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import tailwindcss from "@tailwindcss/vite";
import { chromium } from "playwright";
import type { Page } from "playwright";
import { build, preview } from "vite";

import kitManifest from "../../../packages/ui/package.json" with { type: "json" };
import { findBrowser } from "../../../scripts/browser.mjs";
import { kit, root } from "../kit-package.ts";

/** An installed, built and opened application. */
export interface Consumer {
  /** The page with the application. */
  page: Page;
  /** Its URL, with a slash at the end. */
  address: string;
  /** The folder in which it is installed. */
  folder: string;
  /** Errors and warnings of the browser's console. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

const run = promisify(execFile);

/** Runs npm: the npm that started the tests, or else the npm on the PATH. */
const npm = (folder: string, ...args: string[]) => {
  const path = process.env["npm_execpath"];
  const [command, first] = path?.endsWith(".js") ? [process.execPath, [path]] : ["npm", []];
  return run(command, [...first, ...args, "--ignore-scripts"], { cwd: folder });
};

/** Packages that are linked from the repository instead of downloaded. */
const linkedPackages = [
  "react",
  "react-dom",
  "@types/react",
  "@types/react-dom",
  ...Object.keys(kitManifest.dependencies),
];

/** Strict TypeScript options. The types of packages are checked as well (`skipLibCheck: false`). */
const tsconfig = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  },
  files: ["settings.tsx", "types.tsx"],
};

/** The folder of an installed dependency: the kit's own copy if it has one, else the repository's. */
function installedFolder(name: string): string {
  const places = [kit, root].map((folder) => join(folder, "node_modules", name));
  const place = places.find((folder) => existsSync(folder));
  if (place === undefined) throw new Error(`${name} is not installed: run npm ci.`);
  return place;
}

/** The browser that all tests of the project use. */
export async function openBrowser() {
  const { executablePath, env, args } = await findBrowser();
  return chromium.launch({
    args,
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
  });
}

/** Installs, builds, serves and opens the application. The kit must have been built. */
export async function openConsumer(styles: "plain" | "tailwind"): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "larkline-consumer-"));
  for (const name of ["index.html", "main.jsx", "settings.html", "types.tsx"]) {
    await cp(join(import.meta.dirname, name), join(folder, name));
  }
  // The settings page of Storybook's group Patterns. It imports the kit as any application does.
  for (const name of ["settings.tsx", "settings-values.ts"]) {
    await cp(join(root, "stories/patterns", name), join(folder, name));
  }
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
  await cp(join(import.meta.dirname, `${styles}.css`), join(folder, "styles.css"));
  const { stdout } = await npm(kit, "pack", "--pack-destination", folder, "--json");
  const tarball = /"filename": "([^"]+)"/.exec(stdout)?.[1];
  if (!tarball) throw new Error(`npm pack named no file: ${stdout}`);
  const linked = styles === "tailwind" ? [...linkedPackages, "tailwindcss"] : linkedPackages;
  const links = linked.map((name) => [name, `file:${installedFolder(name)}`]);
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { "@larkline/ui": `file:./${tarball}`, ...Object.fromEntries(links) },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await npm(folder, "install", "--offline", "--no-audit", "--no-fund");

  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: styles === "tailwind" ? [tailwindcss()] : [],
    build: {
      rollupOptions: { input: [join(folder, "index.html"), join(folder, "settings.html")] },
    },
  });
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "warn",
    preview: { port: 0, host: "127.0.0.1" },
  });
  const browser = await openBrowser();
  const page = await browser.newPage({ colorScheme: "light" });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(address);
  return {
    page,
    address,
    folder,
    complaints,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
