import { defineConfig } from "tsdown";

/** Builds the modules of the published package into `dist`. `build/package.ts` adds all other files there. */
export default defineConfig({
  entry: {
    index: "generated/tokens.ts",
    brand: "src/brand/brand.ts",
    contrast: "src/contrast.ts",
    measure: "src/measure.ts",
  },
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  fixedExtension: false,
  logLevel: "warn",
});
