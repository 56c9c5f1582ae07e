/**
 * Reads a document in the W3C Design Tokens format (DTCG): its tokens, with types inherited from groups.
 * Format: https://www.designtokens.org/tr/2025.10/format/
 */

/** One token, with the type that it states or inherits from a group. */
export interface Token {
  /** Path of the token: `["color", "paper", "2"]`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Whether a value is an object: neither a list nor `null`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The tokens of a document.
 *
 * @param file Name of the document, for error messages.
 * @throws If a token has no type, or the document is not a group.
 */
export function tokensIn(document: unknown, file: string): readonly Token[] {
  const tokens: Token[] = [];
  const walk = (node: Record<string, unknown>, path: readonly string[], inherited: string) => {
    const type = typeof node["$type"] === "string" ? node["$type"] : inherited;
    if ("$value" in node) {
      if (!type) throw new Error(`${file}: ${path.join(".")} has no $type`);
      tokens.push({
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
  if (!isObject(document)) throw new Error(`${file}: not a group of tokens`);
  walk(document, [], "");
  return tokens;
}

/** The path of an alias `{…}`; undefined for other values. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith("{") && value.endsWith("}")
    ? value.slice(1, -1)
    : undefined;
