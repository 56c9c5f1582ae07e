/**
 * Module hooks for Node (`--import`) that simulate a framework with React Server Components. They replace
 * each module that starts with "use client" by references to its exports. All other modules run under the
 * react-server condition.
 */
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const { source } = loaded;
    const code =
      typeof source === "string" ? source : new TextDecoder().decode(source ?? undefined);
    if (!/^\s*["']use client["']/.test(code)) return loaded;
    const names = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.split(" as ").pop()?.trim() ?? ""),
    );
    const references = names
      .filter(Boolean)
      .map((name) => `export const ${name} = createClientReference("${url}", "${name}", []);`);
    const server = import.meta.resolve("react-server-dom-parcel/server");
    return {
      ...loaded,
      source: [`import { createClientReference } from "${server}";`, ...references].join("\n"),
    };
  },
});
