/** Generates CSS declarations of font families, weights and text styles. */
import { dimension, field, tokensOf } from "./values.ts";
import type { NamedToken } from "./values.ts";

const file = "type.tokens.json";

function family({ name, value }: NamedToken): string {
  if (!Array.isArray(value)) throw new Error(`font.${name} must be a list`);
  const list = value.map(String).map((each) => (each.includes(" ") ? `"${each}"` : each));
  return `--font-${name}: ${list.join(", ")};`;
}

/**
 * A fixed font size, or for headings (extension `fluid`) a size of `grow` % of the window's width,
 * between a minimum and the token's own size. The minimum is `min` rem, but at most `cap` % of the
 * window's width, so that enlarged text still fits a phone.
 */
function fontSize({ value, extensions }: NamedToken): string {
  const size = dimension(field(value, "fontSize"));
  const fluid = extensions["fluid"];
  if (fluid === undefined) return size;
  const [min, cap, grow] = ["min", "cap", "grow"].map((part) => String(field(fluid, part)));
  return `clamp(min(${min}rem, ${cap}vw), ${grow}vw, ${size})`;
}

/** Letter spacing in em. The token's value is in rem, the only relative unit of the Design Tokens format. */
function tracking({ name, value }: NamedToken): number {
  const [spacing, size] = ["letterSpacing", "fontSize"].map((part) => field(value, part));
  const [inRem, sizeInRem] = [spacing, size].map((each) => field(each, "value"));
  if (typeof inRem !== "number" || typeof sizeInRem !== "number") {
    throw new Error(`text.${name} needs a letterSpacing and a fontSize in rem`);
  }
  return Number((inRem / sizeInRem).toFixed(4));
}

function textStyle(token: NamedToken): readonly string[] {
  const spacing = tracking(token);
  return [
    `--text-${token.name}: ${fontSize(token)};`,
    `--text-${token.name}--line-height: ${String(field(token.value, "lineHeight"))};`,
    ...(spacing === 0 ? [] : [`--text-${token.name}--letter-spacing: ${spacing}em;`]),
  ];
}

/** Declarations of the font weights, under Tailwind's names. */
export const declareWeights = (): readonly string[] =>
  tokensOf(file, "weight").map(({ name, value }) => `--font-weight-${name}: ${String(value)};`);

/** Declarations of families and text styles, in Tailwind's namespaces `--font-*` and `--text-*`. */
export const declareType = (): readonly string[] => [
  ...tokensOf(file, "font").map(family),
  ...tokensOf(file, "text").flatMap(textStyle),
];
