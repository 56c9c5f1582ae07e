/**
 * Writes the tokens as one DTCG file for Figma's variables: aliases resolved, modes in
 * `$extensions.mode`, the CSS name in `codeSyntax`. Figma has no clamp() and no
 * media query: fluid values carry their desktop value.
 */
import { figmaColors } from "./figma-colors.ts";
import { readPalette, readTokens } from "./source.ts";
import type { Token } from "./source.ts";

/** The values of a file that Figma supports: numbers. */
function scalars(file: string, property: string) {
  const tree: Record<string, Record<string, unknown>> = {};
  for (const { path, value, description } of readTokens(file)) {
    const scalar = numberIn(value);
    const [group = "", ...rest] = path;
    if (scalar === undefined) continue;
    const name = rest.join("-");
    (tree[group] ??= {})[name] = {
      $type: "number",
      $value: scalar,
      $description: description,
      $extensions: { "com.figma": { codeSyntax: { WEB: `${property}${group}-${name}` } } },
    };
  }
  return tree;
}

const numberIn = (value: Token["value"]): number | undefined => {
  const inner =
    typeof value === "object" && value !== null && "value" in value ? value.value : value;
  return typeof inner === "number" ? inner : undefined;
};

/** The content of `figma.json`. */
export function renderFigma(): string {
  return JSON.stringify(
    {
      $description: "Written by `npm run build -w @larkline/tokens`. Change the source, not this.",
      color: figmaColors(readPalette()),
      ...scalars("space.tokens.json", "--"),
      ...scalars("shape.tokens.json", "--"),
      ...scalars("motion.tokens.json", "--"),
      weight: scalars("type.tokens.json", "--font-")["weight"],
    },
    undefined,
    2,
  );
}
