import { transform } from "@swc/core";
import type { Plugin } from "vite";

/** Results of `typeof` for global variables that every supported browser has. */
const typeofs = {
  AbortController: "function",
  ArrayBuffer: "function",
  Blob: "function",
  document: "object",
  File: "function",
  location: "object",
  MessageChannel: "function",
  navigator: "object",
  Promise: "function",
  self: "object",
  Uint8Array: "function",
  WeakMap: "function",
  WeakSet: "function",
  window: "object",
  XMLHttpRequest: "function",
};

/**
 * Vite plugin: minifies the browser's chunks with SWC instead of Vite's own minifier. All scripts together
 * become 5 kB of 301 smaller (brotli), and those of the chat 0.5 of 42.5. It also removes what packages contain
 * for environments without these globals; this makes the chat another 0.2 kB smaller.
 */
export function minifyChunks(): Plugin {
  return {
    name: "minify-chunks",
    config: () => ({
      build: {
        minify: false,
        // `build.minify: false` alone lets Rolldown print the chunks again, with line breaks and comments.
        rolldownOptions: { output: { minify: false }, checks: { bundlerTimings: false } },
      },
    }),
    renderChunk: {
      order: "post",
      async handler(code) {
        const { code: minified } = await transform(code, {
          configFile: false,
          swcrc: false,
          isModule: true,
          minify: true,
          jsc: {
            target: "esnext",
            minify: { module: true, ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
            transform: { optimizer: { globals: { typeofs } } },
          },
        });
        return { code: minified, map: null };
      },
    },
  };
}
