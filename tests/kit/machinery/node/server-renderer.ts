/** Renders stories as a server does: in Node, without a window, through Vite's module graph. */
import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";

import type { ServerMarkup } from "./server-markup.ts";

const sourceConditions = ["@larkline/source", "module", "node", "default"];

/** Opens a renderer for the stories below one root folder. Close it when the run ends. */
export function openServerRenderer(root: string, previewFile: string) {
  let starting: Promise<ViteDevServer> | undefined;
  const start = () =>
    (starting ??= createServer({
      configFile: false,
      root,
      appType: "custom",
      logLevel: "silent",
      cacheDir: join(root, "node_modules/.cache/kit-server-renderer"),
      plugins: [react(), cssAsNothing],
      resolve: { conditions: sourceConditions },
      ssr: {
        resolve: {
          conditions: sourceConditions,
          // Node uses the condition `module-sync` as well. Without it Vite would load a package's CommonJS
          // build.
          externalConditions: [...sourceConditions, "module-sync"],
        },
      },
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    }));

  return {
    /** Renders one story; throws the component's errors. */
    async render(storyFile: string, storyId: string): Promise<ServerMarkup> {
      const vite = await start();
      const entry = await vite.ssrLoadModule(join(import.meta.dirname, "server-entry.tsx"));
      const [stories, preview] = await Promise.all([
        vite.ssrLoadModule(storyFile),
        vite.ssrLoadModule(previewFile),
      ]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite loads it without types
      const { renderStory } = entry as typeof import("./server-entry.tsx");
      return renderStory(stories, preview["default"], storyId);
    },
    async close() {
      await (await starting)?.close();
    },
  };
}

/** Replaces style sheets by empty modules, because they do not affect the markup. */
const cssAsNothing = {
  name: "larkline:css-as-nothing",
  enforce: "pre" as const,
  load(id: string) {
    return /\.css($|\?)/.test(id) ? "export default '';" : null;
  },
};
