import type { Plugin } from "vite";

import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

/** Matches the modules of the router and of Radix, and Socket.IO's list of transports. */
const packages =
  /node_modules[\\/](?:(?:react-router|@radix-ui[\\/][\w-]+)[\\/]dist[\\/]|engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$)/;

/** A range of a module's text, and the text that replaces it. */
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

/** Functions of React without side effects. */
const pureCalls = new Set<unknown>(["createContext", "forwardRef", "memo"]);

/** The replacements for one node, without those for its children. */
function replacementsAt(node: SyntaxNode): Replacement[] {
  const { type, start, end, callee, expression, init } = node;
  if (type === "CallExpression" && nameOf(callee) === "__name") {
    // `__name` is esbuild's helper that sets a function's name. Only its first argument, the function, is
    // kept.
    const [wrapped] = childrenOf(node).filter((child) => child !== callee);
    if (!wrapped) return [];
    return [
      { start, end: wrapped.start, text: "(" },
      { start: wrapped.end, end, text: ")" },
    ];
  }
  if (
    type === "ExpressionStatement" &&
    isNode(expression) &&
    nameOf(expression["left"]) === "displayName"
  )
    return [{ start, end, text: "" }];
  if (type === "VariableDeclarator" && isNode(init) && pureCalls.has(nameOf(init["callee"])))
    return [{ start: init.start, end: init.start, text: "/* @__PURE__ */ " }];
  return [];
}

const replacementsIn = (node: SyntaxNode): Replacement[] => [
  ...replacementsAt(node),
  ...childrenOf(node).flatMap(replacementsIn),
];

/**
 * Vite plugin that lets the bundler remove unused code of the router (forms, `Link`, data routes) and of
 * Radix (its reducers, and the second of its two implementations of `Collection`). Both packages create
 * components by function calls, and set `displayName`, a name for developers. Bundlers keep such code, because
 * it could have side effects. The plugin marks the calls as pure and removes the names. Saves 8 kB of the
 * router and 2 kB of Radix (brotli).
 *
 * Also removes WebTransport from Socket.IO, because the chat connects only by WebSocket and polling
 * (`socket-transport.ts` of the client). Saves 0.8 kB.
 */
export function leanPackages(): Plugin {
  return {
    name: "lean-packages",
    transform: {
      filter: { id: packages },
      handler(source) {
        const code = source
          // Bundlers keep an unused class if a property is assigned after its declaration. Therefore a static
          // property of the class replaces the assignment.
          .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, "")
          .replace(
            /^var RenderErrorBoundary = class extends React\d*\.Component \{$/m,
            "$&\n  static contextType = RSCRouterContext;",
          )
          .replace(/^ *webtransport: WT,$/m, "");
        const program: unknown = this.parse(code);
        if (!isNode(program)) return null;
        let [result, from] = ["", 0];
        for (const { start, end, text } of replacementsIn(program).toSorted(
          (a, b) => a.start - b.start,
        )) {
          // This replacement is inside a statement that was removed as a whole.
          if (start < from) continue;
          result += code.slice(from, start) + text;
          from = end;
        }
        return { code: result + code.slice(from), map: null };
      },
    },
  };
}
