/** Builds the command-line program of the codemods into `dist/cli.js`. */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  fixedExtension: false,
  logLevel: "warn",
});
