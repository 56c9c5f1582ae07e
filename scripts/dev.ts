// `npm run dev`: runs the site with hot reload on PORT (default 3000), and the backend on the next port. The
// backend is restarted when one of its sources changes. Ctrl+C stops both.
import { spawn } from "node:child_process";
import { join } from "node:path";

import { type Plugin, createServer } from "vite";

import { storageKey } from "../apps/site/src/shell/theme-storage.ts";
import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { devProxy } from "./dev-proxy.ts";
import { loadDevSettings } from "./dev-settings.ts";
import { endWithNpm } from "./end-with-npm.ts";

readCommandLine(
  `npm run dev             the site with hot reload on port 3000, and the backend on the next port
PORT=4000 npm run dev   on other ports

It has no options. Settings are variables (.env.example). PUBLIC_URL and NODE_ENV in .env do not count here.`,
  {},
);

// Before Vite reads its configuration, which uses them.
const { port, publicUrl } = loadDevSettings();
const backendPort = port + 1;
const backend = `http://127.0.0.1:${backendPort}`;

/** Answers requests for pages at any path with an empty page that starts the application. */
function developmentDocument(): Plugin {
  const html =
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    '<meta name="color-scheme" content="light dark"></head><body><div id="root"></div>' +
    `<script>try{const t=localStorage.getItem("${storageKey}");if(t)document.documentElement.dataset.theme=t}catch{}</script>` +
    '<script type="module">import{start}from"/src/entry-client.tsx";await start()</script></body></html>';
  return {
    name: "larkline-development-document",
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) {
          next();
          return;
        }
        vite
          .transformIndexHtml(request.url ?? "/", html)
          .then((page) => response.setHeader("content-type", "text/html").end(page))
          .catch(next);
      });
    },
  };
}

const site = await createServer({
  configFile: join(root, "apps/site/vite.config.ts"),
  appType: "custom",
  plugins: [developmentDocument()],
  server: {
    port,
    strictPort: true,
    proxy: devProxy(backend),
  },
});
try {
  await site.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`Site with hot reload   http://localhost:${port}`);
console.log(`Backend                ${backend}`);

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: String(backendPort),
      PUBLIC_URL: publicUrl,
    },
  },
);

endWithNpm();
let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  server.kill();
  await site.close();
  process.exitCode = code;
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stop(0));
}
server.on("exit", (code) => void stop(code ?? 0));
