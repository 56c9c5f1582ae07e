import { defineConfig } from "tsdown";

/** The modules of the package that is published; `build/package.ts` puts the rest beside them. */
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
