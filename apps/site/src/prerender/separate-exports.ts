import type { Plugin } from "vite";

import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

/**
 * Matches imports of modules that export many independent values: texts, icons, labels, and Radix's package
 * with two implementations of `Collection`. Not `brand` and `page-list`, which every page loads. Not modules
 * whose exports share code, such as `trail`, or a React context, such as the kit's `labels.tsx`, because each
 * export would get its own copy of the code or the context. The texts of the header are also imported by relative
 * paths, in `trail`, which would otherwise load them a second time.
 */
const listModules =
  /^@larkline\/(?:content\/(?!brand$|page-list$|trail$)|contract\/problems$)|\/(?:icon|icon\.tsx|labels\.ts)$|^\.\/(?:header|navigation)\.ts$|^@radix-ui\/react-collection$/;

/** The query that this plugin adds to a module's id, before the name of an export. */
const query = "?export=";

/** The export's name in a module id with this plugin's query; undefined without the query. */
export const exportOf = (id: string): string | undefined => id.split(query)[1];

/** The text of an identifier or of a string literal. */
const textOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const text = node["name"] ?? node["value"];
  return typeof text === "string" ? text : "";
};

/**
 * Splits an import of a module that matches `listModules` into one statement for each name. Returns
 * undefined for other statements.
 */
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
 * Vite plugin that makes each imported export of the modules that match `listModules` a separate module. A
 * bundler never splits a module between chunks, so without the plugin, two pages that use different exports
 * of a module would both load all of them.
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
