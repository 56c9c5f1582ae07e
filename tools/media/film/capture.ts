import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Browser, type Page, chromium } from "playwright";
import { type ViteDevServer, createServer, defaultClientConditions } from "vite";

import { findBrowser } from "../../../scripts/browser.mjs";
import type { FilmData } from "./page/film-data.ts";

/** The frame on the page, and how many pixels of film each of its pixels is. */
const frame = { width: 640, height: 360, scale: 1.5 };
export const film = {
  width: frame.width * frame.scale,
  height: frame.height * frame.scale,
  /** Frames a second. */
  rate: 25,
};

const repository = join(import.meta.dirname, "../../..");

/** The kit's sources on a page of their own, and a browser that looks at it. */
export class Studio {
  readonly #server: ViteDevServer;
  readonly #browser: Browser;
  readonly #address: string;

  private constructor(server: ViteDevServer, browser: Browser, address: string) {
    this.#server = server;
    this.#browser = browser;
    this.#address = address;
  }

  static async open(): Promise<Studio> {
    const server = await createServer({
      root: join(import.meta.dirname, "page"),
      configFile: false,
      logLevel: "warn",
      cacheDir: join(import.meta.dirname, "../.cache/vite"),
      plugins: [tailwindcss(), react()],
      resolve: {
        conditions: ["@larkline/source", ...defaultClientConditions],
        // Beside the voices stands a "react" that is none (see unused/).
        alias: ["react", "react-dom"].map((name) => ({
          find: new RegExp(`^${name}(?=/|$)`),
          replacement: join(repository, "node_modules", name),
        })),
      },
      optimizeDeps: { entries: ["main.tsx"] },
      server: { host: "127.0.0.1", port: 0, fs: { allow: [repository] }, hmr: false },
    });
    await server.listen();
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error("The film's page has no address.");
    const { executablePath, env, args } = await findBrowser();
    const browser = await chromium.launch({
      args,
      ...(executablePath ? { executablePath } : {}),
      ...(env ? { env } : {}),
    });
    return new Studio(server, browser, address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }

  async #stage(data: FilmData): Promise<Page> {
    const page = await this.#browser.newPage({
      viewport: { width: frame.width, height: frame.height },
      deviceScaleFactor: frame.scale,
    });
    const broken = new Promise<never>((_resolve, reject) => page.on("pageerror", reject));
    await page.addInitScript((given) => Object.assign(window, { filmData: given }), data);
    await page.goto(this.#address);
    const ready = page.waitForFunction(() => "filmStage" in window, undefined, {
      timeout: 120_000,
    });
    await Promise.race([ready, broken]);
    return page;
  }

  /** One frame, as a PNG. */
  async picture(data: FilmData, time: number): Promise<Buffer> {
    const page = await this.#stage(data);
    const shot = await shoot(page, time);
    await page.close();
    return shot;
  }

  /** Every frame, in order, into a film without losses or sound. */
  async film(data: FilmData, file: string): Promise<void> {
    const page = await this.#stage(data);
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
      const shot = await shoot(page, index / film.rate);
      if (!encoder.stdin.write(shot)) await once(encoder.stdin, "drain");
    }
    encoder.stdin.end();
    const [status] = await closed;
    await page.close();
    if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)} on ${file}.`);
  }
}

async function shoot(page: Page, time: number): Promise<Buffer> {
  await page.evaluate((at) => window.filmStage?.show(at), time);
  return page.screenshot({ type: "png", animations: "allow", caret: "hide", scale: "device" });
}
