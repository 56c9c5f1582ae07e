/** Resolves palette and roles from the token files to hex values. Runs in browsers too. */
import { grounds, themeDocuments, themes } from "./documents.ts";
import type { Ground, Theme } from "./documents.ts";
import { hexOf } from "./oklch.ts";
import { aliasOf, isObject, tokensIn } from "./read-tokens.ts";
import type { Token } from "./read-tokens.ts";

/** The palette: hex values by color name, `{ "color.paper.2": "#f4f1e4" }`. */
export type Primitives = ReadonlyMap<string, string>;

/** Hex values by role. */
type Roles = Readonly<Record<string, string>>;
/** Hex values of all roles, by theme and ground. */
export type Palette = Readonly<Record<Theme, Readonly<Record<Ground, Roles>>>>;

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** A DTCG color in OKLCH as `#rrggbb` or `#rrggbbaa`. */
function hexOfColorValue(value: unknown, name: string): string {
  const parts =
    isObject(value) && value["colorSpace"] === "oklch" ? value["components"] : undefined;
  // DTCG's "none" is a missing component. In colors that are not mixed, it has the same effect as 0.
  const [l, c, h]: unknown[] = Array.isArray(parts)
    ? parts.map((part: unknown) => (part === "none" ? 0 : part))
    : [];
  if (!isObject(value) || !isFiniteNumber(l) || !isFiniteNumber(c) || !isFiniteNumber(h)) {
    throw new Error(`${name}: a color is { colorSpace: "oklch", components: [l, c, h] }`);
  }
  const alpha = typeof value["alpha"] === "number" ? value["alpha"] : 1;
  return hexOf({ l, c, h }) + alphaPart(alpha);
}

/** The last two hex digits of a translucent color, from its alpha of 0 to 1; empty for an opaque one. */
const alphaPart = (alpha: number): string =>
  alpha === 1
    ? ""
    : Math.round(alpha * 255)
        .toString(16)
        .padStart(2, "0");

/** The palette of a document, aliases resolved. Throws on an unknown alias. */
export function primitivesIn(document: unknown): Primitives {
  const primitives = new Map<string, string>();
  for (const { path, value } of tokensIn(document, "primitives")) {
    const name = path.join(".");
    const alias = aliasOf(value);
    const hex = alias === undefined ? hexOfColorValue(value, name) : primitives.get(alias);
    if (hex === undefined)
      throw new Error(`${name} refers to ${alias}, which is not defined before it`);
    primitives.set(name, hex);
  }
  return primitives;
}

const documents = new Map(
  themes.map((theme) => [theme, tokensIn(themeDocuments[theme], `color/${theme}.tokens.json`)]),
);

const lightPage = (documents.get("light") ?? []).filter(({ path }) => path[0] === "page");

/** Names of all roles. The light theme's file defines them and their order. */
export const roles: readonly string[] = lightPage.map(({ path }) => path[1] ?? "");

/** Description of each role. */
export const descriptions: ReadonlyMap<string, string> = new Map(
  lightPage.map(({ path, description }) => [path[1] ?? "", description ?? ""]),
);

/** Name of each role's palette color, by theme and ground. Aliases of aliases are resolved. */
const groundColors = new Map(
  themes.map((theme) => {
    const file = `color/${theme}.tokens.json`;
    const tokens = new Map(
      (documents.get(theme) ?? []).map((token) => [token.path.join("."), token] as const),
    );
    const rolesByGround = grounds.map((ground) => {
      refuseUnknown(file, ground, tokens);
      return [
        ground,
        roles.map((role) => [role, followAliases(file, tokens, `${ground}.${role}`, [])] as const),
      ] as const;
    });
    return [theme, rolesByGround] as const;
  }),
);

/** @throws If a theme's file has a role that the light theme's page does not have. */
function refuseUnknown(file: string, ground: Ground, tokens: ReadonlyMap<string, Token>) {
  for (const { path } of tokens.values()) {
    if (path[0] === ground && !roles.includes(path[1] ?? ""))
      throw new Error(`${file}: ${path.join(".")} is not in light.page`);
  }
}

/**
 * Resolves an alias, or a chain of aliases, to the name of a palette color.
 *
 * @param name Name of a token: `page.ink`.
 * @param trail Names that were resolved before, to detect circular aliases.
 */
function followAliases(
  file: string,
  tokens: ReadonlyMap<string, Token>,
  name: string,
  trail: readonly string[],
): string {
  if (trail.includes(name))
    throw new Error(`${file}: ${[...trail, name].join(" -> ")} is a circular alias`);
  if (name.startsWith("color.")) return name;
  const token = tokens.get(name);
  const referrer = trail.at(-1);
  if (!token && referrer === undefined) throw new Error(`${file}: ${name} is missing`);
  if (!token) throw new Error(`${file}: ${referrer} refers to ${name}, which does not exist`);
  const alias = aliasOf(token.value);
  if (alias === undefined) throw new Error(`${file}: ${name} must be an alias`);
  return followAliases(file, tokens, alias, [...trail, name]);
}

/** Name of a role's palette color: `color.paper.2`. */
export const primitiveName = (theme: Theme, ground: Ground, role: string): string | undefined =>
  groundColors
    .get(theme)
    ?.find(([name]) => name === ground)?.[1]
    .find(([name]) => name === role)?.[1];

/** Every role's value in each theme and on each ground. Throws if a palette color is missing. */
export function paletteOf(primitives: Primitives): Palette {
  const valueOf = (theme: Theme, name: string) => {
    const hex = primitives.get(name);
    if (hex === undefined)
      throw new Error(`color/${theme}.tokens.json: there is no primitive color ${name}`);
    return hex;
  };
  const rolesOf = (theme: Theme, ground: Ground): Roles => {
    const namesByRole = groundColors.get(theme)?.find(([name]) => name === ground)?.[1] ?? [];
    return Object.fromEntries(namesByRole.map(([role, name]) => [role, valueOf(theme, name)]));
  };
  const groundsOf = (theme: Theme) => ({
    page: rolesOf(theme, "page"),
    board: rolesOf(theme, "board"),
  });
  return {
    light: groundsOf("light"),
    dark: groundsOf("dark"),
    "light-contrast": groundsOf("light-contrast"),
    "dark-contrast": groundsOf("dark-contrast"),
  };
}
