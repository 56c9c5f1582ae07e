/** Exports the color roles as Figma variables. Runs in browsers too. */
import { grounds, themes } from "./documents.ts";
import { descriptions, roles } from "./palette.ts";
import type { Palette } from "./palette.ts";

/** The kinds of properties (Figma's scopes) for which Figma offers a role's variable. */
function scopesOf(role: string): readonly string[] {
  if (/ink|^on-|danger$|success$|info$|warning$|^hue-/u.test(role))
    return ["ALL_FILLS", "STROKE_COLOR"];
  if (/line|edge|ring|focus|cord/u.test(role)) return ["STROKE_COLOR", "ALL_FILLS"];
  return role === "shadow" ? ["EFFECT_COLOR"] : ["ALL_FILLS"];
}

const label = (theme: string, ground: string) =>
  ground === "page" ? theme : `${theme} on ${ground}`;

/** The content of the group `color`: each role's variable, with a mode for each theme and ground. */
export function figmaColors(palette: Palette): Readonly<Record<string, object>> {
  const entries = roles.map((role) => {
    const mode = Object.fromEntries(
      themes.flatMap((theme) =>
        grounds.map((ground) => [label(theme, ground), palette[theme][ground][role]]),
      ),
    );
    return [
      role,
      {
        $type: "color",
        $value: palette.light.page[role],
        $description: descriptions.get(role),
        $extensions: {
          mode,
          "com.figma": {
            hiddenFromPublishing: false,
            scopes: scopesOf(role),
            codeSyntax: { WEB: `var(--color-${role})` },
          },
        },
      },
    ];
  });
  return Object.fromEntries(entries);
}
