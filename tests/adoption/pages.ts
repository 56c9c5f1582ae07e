/** Serves a built application and opens its page in a browser. */
import { spawn } from "node:child_process";
import { join } from "node:path";

import type { Page } from "playwright";
import { preview } from "vite";

import { openBrowser } from "../kit/consumer/consumer.ts";
import type { Framework, Application } from "./application.ts";

/** A running server of an application. */
interface Served {
  address: string;
  close: () => Promise<void>;
}

async function serveVite({ folder }: Application): Promise<Served> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "warn",
    preview: { port: 0, host: "127.0.0.1" },
  });
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Runs `next start`, and reads the server's address from its output. */
function serveNext({ folder }: Application): Promise<Served> {
  return new Promise((resolve, reject) => {
    const next = join(folder, "node_modules/next/dist/bin/next");
    const child = spawn(process.execPath, [next, "start", "--port=0", "--hostname=127.0.0.1"], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1" },
    });
    let output = "";
    const ended = new Promise<void>((end) => {
      child.on("close", () => {
        end();
        reject(new Error(`next start has ended:\n${output}`));
      });
    });
    const close = async () => {
      child.kill();
      await ended;
    };
    const listen = (piece: Buffer) => {
      output += piece.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve({ address, close });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
  });
}

/**
 * Opens the built application, runs a test's checks on its page, and closes everything.
 *
 * @param check Gets the page, and the list of errors and warnings in its console, which grows while the page
 *   is open.
 */
export async function withPage(
  kind: Framework,
  application: Application,
  check: (page: Page, consoleProblems: readonly string[]) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser();
  let site: Served | undefined;
  try {
    site = await (kind === "vite" ? serveVite(application) : serveNext(application));
    const page = await browser.newPage({ colorScheme: "light" });
    const consoleProblems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        consoleProblems.push(message.text());
    });
    page.on("pageerror", (error) => consoleProblems.push(String(error)));
    // Neither application has an icon, so the browser's request for it would fail and log an error.
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(site.address);
    await check(page, consoleProblems);
  } finally {
    await browser.close();
    await site?.close();
  }
}
