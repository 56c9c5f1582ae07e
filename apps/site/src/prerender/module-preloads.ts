import type { Plugin } from "vite";

/**
 * Vite plugin: shortens the entry's lists of the chunks to preload with each page. Chunks that the entry itself
 * imports are left out, because the browser has loaded them before the entry runs.
 */
export function withoutEntryImports(): Plugin {
  const loaded = new Set<string>();
  return {
    name: "without-entry-imports",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies) =>
            dependencies.filter((file) => !loaded.has(file)),
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.facadeModuleId?.endsWith("/entry-client.tsx"))
            continue;
          for (const file of chunk.imports) loaded.add(file);
        }
      },
    },
  };
}
