import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** The export condition for our packages' TypeScript sources, so that no package has to be built first. */
const source = "@larkline/source";

/** Vite's configuration of the site: for both builds (`src/prerender/bundles.ts`) and `npm run dev`. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tailwind minifies its own output. `cssMinify` is off below, because Vite's minifier would replace
  // `light-dark()` by code for older browsers.
  plugins: [tailwindcss({ optimize: { minify: true } }), react()],
  // Settings that the built pages contain: URLs, and the id of a tag manager's container. Empty if not set.
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
  // Vite's development server searches for dependencies from index.html, which does not exist here. Without
  // this setting it discovers dependencies later and then reloads the page.
  optimizeDeps: { entries: ["src/entry-client.tsx"] },
  build: {
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
