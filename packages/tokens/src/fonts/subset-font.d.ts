/** `subset-font` ships no types; these are the options we use. */
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
