/** Serves a built Storybook together with the review API. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, sep } from "node:path";

import { contentTypeOf } from "../content-types.ts";
import { answerReview } from "./api.ts";
import { Refusal } from "./refusal.ts";
import type { ReviewStore } from "./store.ts";

/** The file in the folder at a URL's path; undefined if there is none. */
function fileIn(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes("\0")) return undefined;
  const file = join(folder, decoded.endsWith("/") ? `${decoded}index.html` : decoded);
  const inside = file.startsWith(folder + sep);
  return inside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function sendFile(file: string, { method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": contentTypeOf(file),
    "Content-Length": statSync(file).size,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  if (method === "HEAD") response.end();
  else
    createReadStream(file)
      .on("error", () => response.destroy())
      .pipe(response);
}

async function answer(
  folder: string,
  store: ReviewStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? "/").replace(/[?#].*$/s, "");
  if (path.startsWith("/review/")) {
    const rest = path.slice("/review".length);
    if (await answerReview(store, rest, request, response)) return;
  } else if (request.method === "GET" || request.method === "HEAD") {
    const file = fileIn(folder, path);
    if (file !== undefined) return sendFile(file, request, response);
  }
  throw new Refusal(404, `There is nothing at ${path}.`);
}

/** Starts the server, which listens on this machine only. Rejects if the port is taken. */
export async function serveReview(options: {
  /** Folder with the built Storybook. */
  folder: string;
  store: ReviewStore;
  /** Port to listen on; 0 for a free one. */
  port: number;
}): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    answer(options.folder, options.store, request, response).catch((error: unknown) => {
      const isRefusal = error instanceof Refusal;
      const message = error instanceof Error ? error.message : String(error);
      if (response.headersSent) return response.destroy();
      response.writeHead(isRefusal ? error.status : 500, { "Content-Type": "application/json" });
      return response.end(JSON.stringify({ message }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const listening = server.address();
  const port = typeof listening === "object" && listening !== null ? listening.port : options.port;
  return { server, address: `http://127.0.0.1:${port}/` };
}
