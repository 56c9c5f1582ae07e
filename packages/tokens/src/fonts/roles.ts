/** Reads from `tokens/type.tokens.json` which font family has which role. */
import { readTokens } from "../source.ts";

/**
 * The font roles: `display` for headings, `text` for everything read, `plate` for plates, meters and other
 * small labels.
 */
export const fontRoles = ["display", "text", "plate"] as const;
export type FontRole = (typeof fontRoles)[number];

/**
 * A family's folder in `@fontsource-variable`, and the start of its file names: "Source Sans 3" is
 * `source-sans-3`.
 */
export const fontId = (family: string): string => family.toLowerCase().replaceAll(" ", "-");

/** The family of each role. */
export function ownFonts(): Readonly<Record<FontRole, string>> {
  const tokens = readTokens("type.tokens.json");
  const familyOf = (role: FontRole): string => {
    const value = tokens.find(({ path }) => path.join(".") === `font.${role}`)?.value;
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    if (typeof first !== "string")
      throw new Error(`type.tokens.json: font.${role} names no family`);
    return first;
  };
  return { display: familyOf("display"), text: familyOf("text"), plate: familyOf("plate") };
}
