/** A node of a module's syntax tree (ESTree), as `this.parse` of a plugin returns it. */
export interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/** Whether a property's value is a node. The values of other properties are names, texts and flags. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The child nodes of a node. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((child) => (Array.isArray(child) ? child : [child]).filter(isNode));
