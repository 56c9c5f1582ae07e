/** Tests which addresses `npm run dev` passes on to the backend. */
import { once } from "node:events";
import { createServer, request } from "node:http";

import { createServer as createVite, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { apiPaths, chatSocketPath, confirmPath } from "../../packages/contract/src/addresses.ts";
import { devProxy } from "../../scripts/dev-proxy.ts";

const backend = createServer((_, response) => response.end("backend"));
const switched =
  "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
backend.on("upgrade", (_, socket) => socket.end(switched));
let port: number;
let vite: ViteDevServer;

beforeAll(async () => {
  const backendPort = Number(await freePort());
  backend.listen(backendPort, "127.0.0.1");
  await once(backend, "listening");
  port = Number(await freePort());
  vite = await createVite({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: "page",
        configureServer: (server) => () => {
          server.middlewares.use((_, response) => response.end("page"));
        },
      },
    ],
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      hmr: false,
      watch: null,
      proxy: devProxy(`http://127.0.0.1:${backendPort}`),
    },
  });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  backend.close();
});

const answer = async (address: string) =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).text();

it.each([
  apiPaths.signUp,
  `${chatSocketPath}?EIO=4&transport=polling`,
  "/healthz",
  "/healthz?verbose",
  `${confirmPath}?token=1`,
  confirmPath,
  `${confirmPath}/renew`,
])("the backend answers %s", async (address) => {
  expect(await answer(address)).toBe("backend");
});

it.each(["/api-docs", "/api", "/healthz-page", `${confirmPath}ed`, "/docs/api/"])(
  "%s is a page",
  async (address) => {
    expect(await answer(address)).toBe("page");
  },
);

it("the chat's socket reaches the backend", async () => {
  const opening = request({
    port,
    host: "127.0.0.1",
    path: `${chatSocketPath}?EIO=4&transport=websocket`,
    headers: { connection: "Upgrade", upgrade: "websocket" },
  }).end();
  const [response] = await once(opening, "upgrade");
  expect(response.statusCode).toBe(101);
});
