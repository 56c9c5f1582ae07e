/** What a prop is given, as far as the code says it: texts, choices between texts, objects. */
import { Node } from "ts-morph";
import type { Expression, ObjectLiteralExpression } from "ts-morph";

type Values = Readonly<Record<string, string | null>>;

/** The expression without what TypeScript alone reads: `as const`, `satisfies`, brackets. */
function bare(node: Node | undefined): Node | undefined {
  return Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isParenthesizedExpression(node)
    ? bare(node.getExpression())
    : node;
}

/** The text literals that an expression comes down to; undefined where it is more than such. */
function textsIn(given: Node | undefined): Expression[] | undefined {
  const node = bare(given);
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (Node.isNullLiteral(node)) return [];
  if (Node.isConditionalExpression(node)) {
    const both = [textsIn(node.getWhenTrue()), textsIn(node.getWhenFalse())];
    return both.includes(undefined) ? undefined : both.flatMap((texts) => texts ?? []);
  }
  return undefined;
}

const textOf = (node: Expression) =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralValue()
    : "";

/**
 * Replaces the texts that have another name now.
 * @returns Whether other texts may come of it, which the code does not say.
 */
export function replaceValues(value: Node | undefined, values: Values): boolean {
  if (!value || Object.keys(values).length === 0) return false;
  const isAttribute = Node.isStringLiteral(value);
  const texts = textsIn(Node.isJsxExpression(value) ? value.getExpression() : value);
  for (const text of (texts ?? []).toReversed()) {
    const next = values[textOf(text)];
    if (next === undefined) continue;
    if (next !== null) text.replaceWithText(JSON.stringify(next));
    else text.replaceWithText(isAttribute ? "{null}" : "null");
  }
  return texts === undefined;
}

/** The objects that an expression stands for: an object, a list of objects, or a constant of this file. */
function objectsIn(given: Node | undefined): ObjectLiteralExpression[] | undefined {
  const node = bare(given);
  if (Node.isObjectLiteralExpression(node)) return [node];
  if (Node.isArrayLiteralExpression(node)) {
    const each = node.getElements().map((element) => objectsIn(element));
    return each.includes(undefined) ? undefined : each.flatMap((objects) => objects ?? []);
  }
  if (!Node.isIdentifier(node)) return undefined;
  const [definition] = node.getDefinitionNodes();
  const isHere = definition?.getSourceFile() === node.getSourceFile();
  return isHere && Node.isVariableDeclaration(definition)
    ? objectsIn(definition.getInitializer())
    : undefined;
}

/**
 * Renames a field of the objects that a prop is given.
 * @returns Whether the code says what the objects are.
 */
export function renameField(
  expression: Node | undefined,
  path: readonly string[],
  to: string,
  values: Values,
): boolean {
  const [field = "", ...deeper] = path;
  const objects = objectsIn(expression);
  if (!objects) return false;
  return objects
    .toReversed()
    .map((object) => {
      const property = object.getProperty(field);
      if (Node.isShorthandPropertyAssignment(property)) {
        if (deeper.length > 0) return renameField(property.getNameNode(), deeper, to, values);
        property.replaceWithText(`${to}: ${field}`);
        return true;
      }
      if (!Node.isPropertyAssignment(property))
        return object.getProperties().every((each) => !Node.isSpreadAssignment(each));
      if (deeper.length > 0) return renameField(property.getInitializer(), deeper, to, values);
      const open = replaceValues(property.getInitializer(), values);
      property.getNameNode().replaceWithText(to);
      return !open;
    })
    .every(Boolean);
}
