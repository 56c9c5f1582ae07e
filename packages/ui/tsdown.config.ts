import { defineConfig } from "tsdown";

import { classNames, isSyntax, prefixModule, sources } from "./build/prefix-classes.ts";
import manifest from "./package.json" with { type: "json" };

/** One entry for each export, so that package.json stays the only list of what the kit offers. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === "string" || subpath.endsWith(".css")
      ? []
      : [[subpath.replace("./", ""), target["@larkline/source"].replace("./", "")]],
  ),
);

const names = await classNames();

export default defineConfig({
  entry,
  format: "esm",
  platform: "neutral",
  target: "es2023",
  // One file for each source file: each keeps its own "use client", and nothing is in twice.
  unbundle: true,
  dts: true,
  fixedExtension: false,
  logLevel: "warn",
  plugins: [
    {
      name: "prefix-classes",
      transform: {
        filter: { id: /\.tsx?$/ },
        handler(code, id) {
          if (!id.startsWith(sources)) return null;
          const program: unknown = this.parse(code, { lang: id.endsWith("x") ? "tsx" : "ts" });
          return isSyntax(program) ? { code: prefixModule(code, program, names), map: null } : null;
        },
      },
    },
  ],
  inputOptions: {
    // Unbundled, the directive stays at the head of its file; tests/kit/package.test.ts holds it.
    onLog: (level, log, report) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
    },
  },
});
