/** Converts values of the Design Tokens format (DTCG) to CSS. */
import { readTokens } from "../source.ts";
import type { Token } from "../source.ts";

/** A token with its name. */
export interface NamedToken extends Token {
  /** Name within the token's group: `heading-1`. */
  readonly name: string;
}

/** The tokens of one group of a file. */
export const tokensOf = (file: string, group: string): readonly NamedToken[] =>
  readTokens(file)
    .filter(({ path }) => path[0] === group)
    .map((token) => ({ ...token, name: token.path.slice(1).join("-") }));

const hasUnit = (value: unknown): value is { value: number; unit: string } =>
  typeof value === "object" && value !== null && "unit" in value && "value" in value;

/** A DTCG dimension or duration as CSS: `48px`, `120ms`, `0px`. Zero keeps its unit, which `calc()` needs. */
export function dimension(value: unknown): string {
  if (!hasUnit(value)) throw new Error(`Not a dimension: ${JSON.stringify(value)}`);
  return `${value.value}${value.unit}`;
}

/** One token's value as CSS: a dimension, or a number without unit. */
export function valueOf(file: string, group: string, name: string): string {
  const token = tokensOf(file, group).find((each) => each.name === name);
  if (!token) throw new Error(`${file}: ${group}.${name} is missing`);
  return typeof token.value === "number" ? String(token.value) : dimension(token.value);
}

/** A property of a composite value; undefined if the value has no such property. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** A declaration for each dimension of a group, such as `--radius-plate: 4px;`. */
export const declareDimensions = (file: string, group: string, property: string) =>
  tokensOf(file, group).map(({ name, value }) => `--${property}-${name}: ${dimension(value)};`);
