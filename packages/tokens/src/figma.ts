/**
 * Renders `figma.json`, all tokens for Figma's variables in one file in the Design Tokens format: aliases
 * resolved, modes in `$extensions.mode`, the CSS name in `codeSyntax`. Figma has neither clamp() nor
 * media queries, so values that depend on the window's width are exported as on a desktop.
 */
import { figmaColors } from "./figma-colors.ts";
import { readPalette, readTokens } from "./source.ts";
import type { Token } from "./source.ts";

/**
 * The tokens of a file with a numeric value; Figma supports no others of these files.
 *
 * @param property Prefix of the tokens' CSS names, such as `--`.
 */
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
