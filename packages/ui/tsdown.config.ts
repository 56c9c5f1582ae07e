import { defineConfig } from "tsdown";

import { classNames, isSyntax, prefixModule, sources } from "./build/prefix-classes.ts";
import manifest from "./package.json" with { type: "json" };

/** One entry for each module that package.json exports. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === "string" || subpath.endsWith(".css")
      ? []
      : [[subpath.replace("./", ""), target["@larkline/source"].replace("./", "")]],
  ),
);

const names = await classNames();

/**
 * Builds the package's modules into `dist`, and adds the prefix `ll-` to their CSS classes. `build/styles.ts`
 * then adds the stylesheets and the fonts.
 */
export default defineConfig({
  entry,
  format: "esm",
  platform: "neutral",
  target: "es2023",
  // One output file per source file: each keeps its own "use client", and no code is duplicated.
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
    // Suppresses the warning about "use client". With `unbundle` the directive stays at the
    // top of its file, which tests/kit/package.test.ts checks.
    onLog: (level, log, report) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
    },
  },
});
