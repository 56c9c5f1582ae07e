/** A separate nginx for one test, with the example configuration of deploy/nginx. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";

const exampleConfiguration = path.join(import.meta.dirname, "../../deploy/nginx/larkline.conf");
/** The folder of the files that nginx serves itself, without forwarding the request to a server. */
export const siteBuild = path.join(import.meta.dirname, "../../apps/site/dist/current/client");

/** A running nginx with the example configuration in front of two servers, on a free port without TLS. */
export class OwnNginx {
  readonly url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;
  /** What nginx has written to its standard error. */
  readonly #output: readonly string[];

  private constructor(url: string, folder: string, child: ChildProcess, output: readonly string[]) {
    this.url = url;
    this.#folder = folder;
    this.#child = child;
    this.#output = output;
  }

  /**
   * Starts nginx, and resolves when it forwards requests to a server.
   *
   * @param ports Ports of the two servers.
   */
  static async before(ports: readonly [string, string]): Promise<OwnNginx> {
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-nginx-"));
    const port = await freePort();
    const config = (await readFile(exampleConfiguration, "utf8"))
      // Both at once: a second replacement would also find the beginning of a port such as 30027.
      .replaceAll(/(?<=127\.0\.0\.1:)300[12]\b/g, (example) => ports[example === "3001" ? 0 : 1])
      // Without the first `server` block, which only redirects to TLS.
      .replace(/server \{\n {2}listen 80;[^}]*\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_certificate.*\n/gm, "")
      .replaceAll("/var/log/nginx/", `${folder}/`)
      .replaceAll("/srv/larkline/apps/site/dist/current/client", siteBuild);
    await Promise.all(
      ["body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => mkdir(path.join(folder, name))),
    );
    const configuration = path.join(folder, "nginx.conf");
    // Started by root, nginx runs its workers as another user by default, who may not open this folder.
    await writeFile(
      configuration,
      `daemon off;
pid ${folder}/pid;
error_log stderr notice;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${config}
}
`,
    );
    const child = spawn("nginx", ["-e", "stderr", "-c", configuration], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin` },
    });
    const output: string[] = [];
    child.stderr.on("data", (data: Buffer) => output.push(data.toString()));
    const ended = new Promise<never>((_resolve, reject) => {
      child.once("error", reject);
      child.once("close", () => reject(new Error(`nginx ended: ${output.join("")}`)));
    });
    const url = `http://127.0.0.1:${port}`;
    const nginx = new OwnNginx(url, folder, child, output);
    try {
      await Promise.race([
        ended,
        expect
          .poll(async () => (await fetch(`${url}/livez`).catch(() => undefined))?.status)
          .toBe(200),
      ]);
    } catch (error) {
      await nginx.close();
      throw error;
    }
    return nginx;
  }

  /** All that nginx has logged about requests, also with errors. */
  async log(): Promise<string> {
    const files = ["access.log", "error.log"].map((name) =>
      readFile(path.join(this.#folder, name), "utf8"),
    );
    return (await Promise.all(files)).join("") + this.#output.join("");
  }

  /**
   * Stops nginx and removes its files. Stops it gracefully (SIGQUIT) at first. If it still runs after a
   * second, stops it immediately (SIGTERM).
   */
  async close(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const closed = once(this.#child, "close");
      this.#child.kill("SIGQUIT");
      setTimeout(() => this.#child.kill("SIGTERM"), 1000).unref();
      await closed;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
