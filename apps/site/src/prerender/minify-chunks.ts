import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * Vite plugin: minifies the browser's chunks with SWC instead of Vite's own minifier. All scripts together
 * become 5 kB of 301 smaller (brotli), and those of the chat 0.5 of 42.5.
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
        const { code: minified } = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { ecma: 2020, passes: 3 },
          mangle: true,
        });
        return { code: minified, map: null };
      },
    },
  };
}
