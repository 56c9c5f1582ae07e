/** Content types of the files that the servers of the review room and of the Lighthouse benchmark send. */
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".vtt": "text/vtt",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const textEndings = new Set([".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".vtt"]);

/** Whether a file is text, by its ending. */
export const isText = (file: string): boolean => textEndings.has(extname(file));

/** Value of the `Content-Type` header for a file, by its ending. */
export function contentTypeOf(file: string): string {
  const type = types[extname(file)] ?? "application/octet-stream";
  return isText(file) ? `${type}; charset=utf-8` : type;
}
