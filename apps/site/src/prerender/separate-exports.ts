import type { Plugin } from "vite";

import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

/** Modules that are lists: of words, of icons, and Radix's two collections. */
const lists =
  /^@larkline\/content\/(?!brand$|page-list$)|\/(?:icon|labels)\.tsx?$|^@radix-ui\/react-collection$/;

const query = "?export=";

/** The name of the export that an id asks for, or undefined. */
export const exportOf = (id: string): string | undefined => id.split(query)[1];

const textOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const text = node["name"] ?? node["value"];
  return typeof text === "string" ? text : "";
};

/** The same import as one statement for each name; undefined where it has to stay as it is. */
function separated(declaration: SyntaxNode): string | undefined {
  const { type, importKind, source } = declaration;
  const from = textOf(source);
  if (type !== "ImportDeclaration" || importKind === "type" || !lists.test(from)) return undefined;
  const names = childrenOf(declaration).filter((child) => child !== source);
  if (!names.every((name) => name.type === "ImportSpecifier")) return undefined;
  return names
    .filter((name) => name["importKind"] !== "type")
    .map(({ imported, local }) => {
      const name = textOf(imported);
      return `import { ${name} as ${textOf(local)} } from "${from}${query}${name}";`;
    })
    .join(" ");
}

/**
 * Gives each export of a list a module of its own. A bundler never divides a module among chunks, so
 * every page would get the whole list where two pages use something of it.
 */
export function separateExports(): Plugin {
  return {
    name: "separate-exports",
    enforce: "pre",
    transform: {
      filter: { id: /\.(?:mjs|tsx?)(?:\?.*)?$/ },
      handler(code, id) {
        const [file = ""] = id.split("?");
        const program: unknown = this.parse(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
        if (!isNode(program)) return null;
        let [result, from] = ["", 0];
        for (const node of childrenOf(program)) {
          const imports = separated(node);
          if (imports === undefined) continue;
          result += code.slice(from, node.start) + imports;
          from = node.end;
        }
        return from === 0 ? null : { code: result + code.slice(from), map: null };
      },
    },
  };
}
