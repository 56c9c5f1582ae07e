/** Which family has which role: `tokens/type.tokens.json` says it, and nothing else does. */
import { readTokens } from "../source.ts";

/** Headings, everything read, and what is engraved. */
export const fontRoles = ["display", "text", "plate"] as const;
export type FontRole = (typeof fontRoles)[number];

/** Where a family lies in `@fontsource-variable`, and how its files begin: "Source Sans 3" in `source-sans-3`. */
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
