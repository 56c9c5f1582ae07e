/** Builds the command-line program of the codemods into `dist/cli.js`. */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  // `.js`, as in the "bin" of package.json. With `platform: "node"` the default would be `.mjs`.
  fixedExtension: false,
  logLevel: "warn",
});
