import type { Plugin } from "vite";

import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

/** Modules that export a list of independent values: texts, icons, and Radix's two collections. */
const listModules =
  /^@larkline\/content\/(?!brand$|page-list$)|\/(?:icon|labels)\.tsx?$|^@radix-ui\/react-collection$/;

const query = "?export=";

/** The export's name in a module id with this plugin's query; undefined without the query. */
export const exportOf = (id: string): string | undefined => id.split(query)[1];

const textOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const text = node["name"] ?? node["value"];
  return typeof text === "string" ? text : "";
};

/** Splits an import into one statement for each name; undefined if it must not be changed. */
function splitImport(declaration: SyntaxNode): string | undefined {
  const { type, importKind, source } = declaration;
  const from = textOf(source);
  if (type !== "ImportDeclaration" || importKind === "type" || !listModules.test(from))
    return undefined;
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
 * Vite plugin that turns each export of such a module into a separate module. A bundler never splits a module
 * between chunks, so two pages that use different exports would both load all of them.
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
          const imports = splitImport(node);
          if (imports === undefined) continue;
          result += code.slice(from, node.start) + imports;
          from = node.end;
        }
        return from === 0 ? null : { code: result + code.slice(from), map: null };
      },
    },
  };
}
