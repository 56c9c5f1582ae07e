/** Types of the package `subset-font`, which has none of its own: only the options that are used here. */
declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
