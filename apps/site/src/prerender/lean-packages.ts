import type { Plugin } from "vite";

import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

const packages = /node_modules[\\/](?:react-router|@radix-ui[\\/][\w-]+)[\\/]dist[\\/]/;

/** A part of a module's text, and what stands there instead. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** The name of an identifier, or of the property that a member expression reads. */
function nameOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === "MemberExpression" ? nameOf(node["property"]) : node["name"];
}

/** Calls that only create something. */
const creates = new Set<unknown>(["createContext", "forwardRef", "memo"]);

/** What is replaced at a node itself. */
function replacementsAt(node: SyntaxNode): Replacement[] {
  const { type, start, end, callee, expression, init } = node;
  if (type === "CallExpression" && nameOf(callee) === "__name") {
    // esbuild's way to keep a function's name.
    const [named] = childrenOf(node).filter((child) => child !== callee);
    if (!named) return [];
    return [
      { start, end: named.start, text: "(" },
      { start: named.end, end, text: ")" },
    ];
  }
  if (
    type === "ExpressionStatement" &&
    isNode(expression) &&
    nameOf(expression["left"]) === "displayName"
  )
    return [{ start, end, text: "" }];
  if (type === "VariableDeclarator" && isNode(init) && creates.has(nameOf(init["callee"])))
    return [{ start: init.start, end: init.start, text: "/* @__PURE__ */ " }];
  return [];
}

const replacementsIn = (node: SyntaxNode): Replacement[] => [
  ...replacementsAt(node),
  ...childrenOf(node).flatMap(replacementsIn),
];

/**
 * Lets the bundler leave out what the site does not use of two packages: of the router its forms, its
 * `Link` with what that fetches, its routes with data; of Radix its second collection and reducers.
 * Both create components with calls and set names for developers on them and on functions; bundlers
 * keep all of it, since either could do something else. Saves 8 kB of the router and 2 kB of Radix
 * (brotli).
 */
export function leanPackages(): Plugin {
  return {
    name: "lean-packages",
    transform: {
      filter: { id: packages },
      handler(source) {
        const code = source
          // The same as setting it afterwards, but part of the class.
          .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, "")
          .replace(
            /^var RenderErrorBoundary = class extends React\d*\.Component \{$/m,
            "$&\n  static contextType = RSCRouterContext;",
          );
        const program: unknown = this.parse(code);
        if (!isNode(program)) return null;
        let [lean, from] = ["", 0];
        for (const { start, end, text } of replacementsIn(program).toSorted(
          (one, other) => one.start - other.start,
        )) {
          // A statement that is removed takes what is inside of it along.
          if (start < from) continue;
          lean += code.slice(from, start) + text;
          from = end;
        }
        return { code: lean + code.slice(from), map: null };
      },
    },
  };
}
