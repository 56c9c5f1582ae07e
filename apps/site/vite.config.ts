import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** The workspaces' condition for their TypeScript sources, so that nothing has to be built first. */
const source = "@larkline/source";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tailwind optimises its own output and keeps light-dark(); Vite's second pass would lower it.
  plugins: [tailwindcss({ optimize: { minify: true } }), react()],
  // Configuration that stands in the pages, as PUBLIC_URL does: an address or an id each.
  define: Object.fromEntries(
    ["DOCS_URL", "APP_URL", "TAG_MANAGER_ID", "MEDIA_BASE_URL"].map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(process.env[name] ?? ""),
    ]),
  ),
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] },
    noExternal: [/^@larkline\//],
  },
  // There is no index.html to find the dependencies from; found late, each reloads the page.
  optimizeDeps: { entries: ["src/entry-client.tsx"] },
  build: {
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
