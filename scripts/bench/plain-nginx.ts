/** Starts nginx on a built site, for the benchmark of static files (`static.ts`). */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../apps/server/src/testing/free-port.ts";

/** A running nginx. `close` stops it and removes its temporary folder. */
export interface PlainNginx {
  port: number;
  pid: number;
  close: () => Promise<void>;
}

/** How long nginx may take until it answers a request, in milliseconds. */
const startLimitMs = 10_000;

/**
 * Starts nginx as a single process that serves a built site. Of the site's precompressed files it serves only
 * those in gzip (`.gz`).
 *
 * @param siteBuild Path of the folder with the built site.
 * @returns Undefined if nginx is not installed, ends before it answers, or does not answer in time.
 */
export async function startPlainNginx(siteBuild: string): Promise<PlainNginx | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "larkline-bench-nginx-"));
  const port = Number(await freePort());
  // Folders for nginx's temporary files, because only root may use the default ones.
  const temporary = ["body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await Promise.all(temporary.map((name) => mkdir(join(folder, name))));
  const configuration = join(folder, "nginx.conf");
  const paths = temporary.map((name) =>
    name === "body"
      ? `client_body_temp_path ${folder}/body;`
      : `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    configuration,
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  ${paths.join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${siteBuild};
    gzip_static on;
    add_header Cache-Control no-cache;
    location / { try_files $uri $uri/index.html =404; }
    location = / { try_files /index.html =404; }
  }
}
`,
  );
  const child: ChildProcess = spawn("nginx", ["-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin` },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const limit = AbortSignal.timeout(startLimitMs);
  while (
    // Undefined if nginx is not installed.
    child.pid !== undefined &&
    child.exitCode === null &&
    child.signalCode === null &&
    !limit.aborted
  ) {
    const answered = await fetch(`http://127.0.0.1:${port}/`, { signal: limit }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return { port, pid: child.pid, close };
    await pause(50);
  }
  await close();
  return undefined;
}
