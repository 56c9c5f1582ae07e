/** Static analysis of the values passed to props: string literals, conditionals between them, objects. */
import { Node } from "ts-morph";
import type { Expression, ObjectLiteralElementLike, ObjectLiteralExpression } from "ts-morph";

type Values = Readonly<Record<string, string | null>>;

/** Unwraps an expression from `as const`, `satisfies` and parentheses. */
function unwrapped(node: Node | undefined): Node | undefined {
  return Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isParenthesizedExpression(node)
    ? unwrapped(node.getExpression())
    : node;
}

/**
 * All string literals that an expression can evaluate to. Undefined if the expression may have values other
 * than string literals and `null`.
 */
function textsIn(expression: Node | undefined): Expression[] | undefined {
  const node = unwrapped(expression);
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (Node.isNullLiteral(node)) return [];
  if (Node.isConditionalExpression(node)) {
    const both = [textsIn(node.getWhenTrue()), textsIn(node.getWhenFalse())];
    return both.includes(undefined) ? undefined : both.flatMap((texts) => texts ?? []);
  }
  return undefined;
}

/** The text of a string literal; "" for other nodes. */
const textOf = (node: Expression) =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralValue()
    : "";

/**
 * Replaces renamed string values in an expression.
 *
 * @returns True if the expression may have values that cannot be read from this file.
 */
export function replaceValues(value: Node | undefined, values: Values): boolean {
  if (!value || Object.keys(values).length === 0) return false;
  const isAttribute = Node.isStringLiteral(value);
  const texts = textsIn(Node.isJsxExpression(value) ? value.getExpression() : value);
  // Last literal first, because each replacement shifts the positions after it.
  for (const text of (texts ?? []).toReversed()) {
    const newValue = values[textOf(text)];
    if (newValue === undefined) continue;
    if (newValue !== null) text.replaceWithText(JSON.stringify(newValue));
    else text.replaceWithText(isAttribute ? "{null}" : "null");
  }
  return texts === undefined;
}

/**
 * The object literals that an expression refers to: directly, in an array, or through a variable of the
 * same file. Undefined if not all of them can be found.
 */
function objectsIn(expression: Node | undefined): ObjectLiteralExpression[] | undefined {
  const node = unwrapped(expression);
  if (Node.isObjectLiteralExpression(node)) return [node];
  if (Node.isArrayLiteralExpression(node)) {
    const each = node.getElements().map((element) => objectsIn(element));
    return each.includes(undefined) ? undefined : each.flatMap((objects) => objects ?? []);
  }
  if (!Node.isIdentifier(node)) return undefined;
  const [definition] = node.getDefinitionNodes();
  const isInSameFile = definition?.getSourceFile() === node.getSourceFile();
  return isInSameFile && Node.isVariableDeclaration(definition)
    ? objectsIn(definition.getInitializer())
    : undefined;
}

/** Whether a property has a name without quotation marks, so that another name can be told from it. */
const hasPlainName = (property: ObjectLiteralElementLike): boolean =>
  !Node.isSpreadAssignment(property) && Node.isIdentifier(property.getNameNode());

/**
 * Renames a field of the objects that are passed to a prop.
 *
 * @param path Names of nested fields, outermost first.
 * @returns False if some objects or values could not be found, so that a person has to check them.
 */
export function renameField(
  expression: Node | undefined,
  path: readonly string[],
  to: string,
  values: Values,
): boolean {
  const [field = "", ...innerPath] = path;
  const objects = objectsIn(expression);
  if (!objects) return false;
  return objects
    .toReversed()
    .map((object) => {
      const property = object.getProperty(field);
      if (Node.isShorthandPropertyAssignment(property)) {
        if (innerPath.length > 0) return renameField(property.getNameNode(), innerPath, to, values);
        property.replaceWithText(`${to}: ${field}`);
        // The value comes from a variable that other code may use too, so it is not replaced.
        return Object.keys(values).length === 0;
      }
      if (property && !Node.isPropertyAssignment(property)) return false;
      if (!property) return object.getProperties().every(hasPlainName);
      if (innerPath.length > 0)
        return renameField(property.getInitializer(), innerPath, to, values);
      const hasUnknownValues = replaceValues(property.getInitializer(), values);
      property.getNameNode().replaceWithText(to);
      return !hasUnknownValues;
    })
    .every(Boolean);
}
