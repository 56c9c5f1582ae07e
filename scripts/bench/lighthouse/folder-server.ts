/** The web server for the pages with which the Lighthouse benchmark compares ours. */
import { readFile } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { contentTypeOf, isText } from "../../content-types.ts";

const compress = promisify(brotliCompress);

/** Path of the page that is only text. The tilde avoids a conflict with the paths of the measured site. */
export const plainTextPath = "/~plain-text";

const paragraph =
  "The telephone rings in the middle of a job. Somebody answers at the second ring, asks what is needed, finds a time, and writes it into the calendar. ";

/**
 * A page with about 1 kB of text, without styles, scripts, pictures and fonts. Its times show how fast the
 * measuring machine can load a page at all.
 */
const plainTextPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Text alone</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"></head>' +
  `<body><main><h1>Text alone</h1>${`<p>${paragraph}</p>`.repeat(6)}</main></body></html>`;

/** A running server. */
export interface FolderServer {
  /** Base URL without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** The file of a path: the path itself, its `index.html`, or the path with `.html`. Undefined without one. */
async function fileOf(folder: string, path: string) {
  for (const name of [path, join(path, "index.html"), `${path}.html`]) {
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content) return { name, content };
  }
  return undefined;
}

/**
 * Serves a built site on the loopback interface, compressed with Brotli, as a content delivery network does.
 * Also serves the page that is only text (`plainTextPath`).
 *
 * @param folder Folder with the built files. Without one, only the page of text is served.
 */
export async function serveFolder(folder?: string): Promise<FolderServer> {
  const server: Server = createServer((request, reply) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const path = normalize(decodeURIComponent(pathname));
      const file =
        path === plainTextPath
          ? { name: "plain.html", content: Buffer.from(plainTextPage) }
          : folder === undefined
            ? undefined
            : await fileOf(folder, path);
      if (!file) {
        reply.writeHead(404).end();
        return;
      }
      const isCompressed = isText(file.name);
      const content = isCompressed ? await compress(file.content) : file.content;
      reply.writeHead(200, {
        "content-type": contentTypeOf(file.name),
        ...(isCompressed ? { "content-encoding": "br" } : {}),
        "content-length": content.length,
      });
      reply.end(content);
    };
    answer().catch(() => reply.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
