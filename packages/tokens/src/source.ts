/**
 * Reads the W3C DTCG files in `tokens/` and resolves their aliases.
 * Format: https://www.designtokens.org/tr/2025.10/format/
 */
import { readFileSync } from "node:fs";

import { parseHex } from "./contrast.ts";

/** The four themes. Each has a file in `tokens/color/`. */
export const themes = ["light", "dark", "light-contrast", "dark-contrast"] as const;
type Theme = (typeof themes)[number];

/** What things lie on: the page, or the board inside it. */
export const grounds = ["page", "board"] as const;
export type Ground = (typeof grounds)[number];

export interface Token {
  /** Its place: `["color", "cream", "2"]`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The tokens of one file, in order, groups' types handed down. */
export function readTokens(file: string): readonly Token[] {
  const found: Token[] = [];
  const walk = (node: Record<string, unknown>, path: readonly string[], inherited: string) => {
    const type = typeof node["$type"] === "string" ? node["$type"] : inherited;
    if ("$value" in node) {
      if (!type) throw new Error(`${file}: ${path.join(".")} has no $type`);
      found.push({
        path,
        type,
        value: node["$value"],
        description: typeof node["$description"] === "string" ? node["$description"] : undefined,
        extensions: isObject(node["$extensions"]) ? node["$extensions"] : {},
      });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith("$") && isObject(child)) walk(child, [...path, name], type);
    }
  };
  const root: unknown = JSON.parse(
    readFileSync(new URL(`../tokens/${file}`, import.meta.url), "utf8"),
  );
  if (!isObject(root)) throw new Error(`${file}: not a group of tokens`);
  walk(root, [], "");
  return found;
}

/** The path inside `{…}`, or undefined for a value of its own. */
const aliasOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith("{") && value.endsWith("}")
    ? value.slice(1, -1)
    : undefined;

/** A DTCG color value as `#rrggbb` or `#rrggbbaa`, after checking that its two notations agree. */
function hexOf(value: unknown, name: string): string {
  if (!isObject(value) || value["colorSpace"] !== "srgb" || typeof value["hex"] !== "string") {
    throw new Error(`${name}: a color is { colorSpace: "srgb", components, hex }`);
  }
  const hex = value["hex"].toLowerCase();
  const { r, g, b } = parseHex(hex);
  const expected = [r, g, b].map((channel) => Number((channel / 255).toFixed(4)));
  if (JSON.stringify(value["components"]) !== JSON.stringify(expected)) {
    throw new Error(`${name}: hex ${hex} means "components": ${JSON.stringify(expected)}`);
  }
  const alpha = typeof value["alpha"] === "number" ? value["alpha"] : 1;
  return alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, "0")}`;
}

/** Hex values by primitive: `{ "color.cream.2": "#f4f1e4" }`. */
export function readPrimitives(): ReadonlyMap<string, string> {
  return new Map(
    readTokens("color/primitives.tokens.json").map(({ path, value }) => {
      const name = path.join(".");
      return [name, hexOf(value, name)];
    }),
  );
}

/** Hex values by role. */
type Roles = Readonly<Record<string, string>>;
export type Palette = Readonly<Record<Theme, Readonly<Record<Ground, Roles>>>>;

/** Every role's resolved value, in each theme and on each ground. */
export function readPalette(): Palette {
  const primitives = readPrimitives();
  const names = roleNames();
  const readTheme = (theme: Theme) => {
    const file = `color/${theme}.tokens.json`;
    const tokens = new Map(readTokens(file).map((token) => [token.path.join("."), token]));
    const resolve = (name: string, trail: readonly string[]): string => {
      if (trail.includes(name)) throw new Error(`${file}: ${[...trail, name].join(" -> ")} turns`);
      const primitive = primitives.get(name);
      if (primitive !== undefined) return primitive;
      const token = tokens.get(name);
      if (!token)
        throw new Error(`${file}: ${trail.at(-1) ?? ""} points at ${name}: no such token`);
      const alias = aliasOf(token.value);
      if (alias === undefined) throw new Error(`${file}: ${name} must be an alias`);
      return resolve(alias, [...trail, name]);
    };
    const readGround = (ground: Ground): Roles => {
      const here = [...tokens.values()].filter(({ path }) => path[0] === ground);
      const unknown = here.find(({ path }) => !names.includes(path[1] ?? ""));
      if (unknown) throw new Error(`${file}: ${unknown.path.join(".")} is not in light.page`);
      return Object.fromEntries(names.map((role) => [role, resolve(`${ground}.${role}`, [])]));
    };
    return { page: readGround("page"), board: readGround("board") };
  };
  return {
    light: readTheme("light"),
    dark: readTheme("dark"),
    "light-contrast": readTheme("light-contrast"),
    "dark-contrast": readTheme("dark-contrast"),
  };
}

const lightPage = () =>
  readTokens("color/light.tokens.json").filter(({ path }) => path[0] === "page");

/** The roles, in the order of the light theme's file, which decides which there are. */
export const roleNames = (): readonly string[] => lightPage().map(({ path }) => path[1] ?? "");

/** What each role is for. */
export const roleDescriptions = (): ReadonlyMap<string, string> =>
  new Map(lightPage().map(({ path, description }) => [path[1] ?? "", description ?? ""]));
