/** Applies a table of prop renames (`Changes`) to one source file. */
import { Node } from "ts-morph";
import type {
  Identifier,
  JsxAttribute,
  JsxOpeningElement,
  JsxSelfClosingElement,
  SourceFile,
} from "ts-morph";

import type { Change, Changes } from "./changes.ts";
import { renameField, replaceValues } from "./values.ts";

/**
 * Compiler options that parse each file by itself. The codemod only follows names within a file, so the
 * compiler need not load type libraries or imported files.
 */
export const singleFileOptions = { allowJs: true, noLib: true, noResolve: true, types: [] };

type Props = Readonly<Record<string, Change>>;
type OpeningElement = JsxOpeningElement | JsxSelfClosingElement;

/** A place that the codemod cannot change with certainty, for a person to check. */
export interface Note {
  /** Line number; the first line is 1. */
  line: number;
  text: string;
}

/** The changes of a module of the kit, by the path from which a file imports it; undefined if there are none. */
const changesOfModule = (specifier: string | undefined, changes: Changes, from: string) =>
  specifier?.startsWith(`${from}/`)
    ? changes[specifier.slice(from.length + 1).replace(/\.[jt]sx?$/, "")]
    : undefined;

/**
 * Finds the kit's components that a file imports. Returns the changes of each component's props, by the
 * component's local identifier.
 */
function importedComponents(
  file: SourceFile,
  changes: Changes,
  from: string,
): Map<Identifier, Props> {
  const propsByName = new Map<Identifier, Props>();
  for (const declaration of file.getImportDeclarations()) {
    const module = changesOfModule(declaration.getModuleSpecifierValue(), changes, from);
    if (!module) continue;
    for (const named of declaration.getNamedImports()) {
      // The type `PlanCardProps` has the changes of the component `PlanCard`.
      const props = module[named.getName().replace(/Props$/, "")] ?? module["*"];
      const name = named.getAliasNode() ?? named.getNameNode();
      if (props && Node.isIdentifier(name)) propsByName.set(name, props);
    }
  }
  return propsByName;
}

/** Notes about changed modules that are imported as a whole or exported again: their elements are not found. */
function notesAboutModules(file: SourceFile, changes: Changes, from: string): Note[] {
  const whole = [
    ...file.getImportDeclarations().filter((each) => each.getNamespaceImport() !== undefined),
    ...file.getExportDeclarations(),
  ];
  return whole.flatMap((declaration) => {
    const specifier = declaration.getModuleSpecifierValue();
    const module = changesOfModule(specifier, changes, from);
    if (!module) return [];
    const names = Object.keys(module).join(", ");
    return {
      line: declaration.getStartLineNumber(),
      text: `${specifier}: import ${names === "*" ? "its components" : names} by name where the elements are, and run the codemod again.`,
    };
  });
}

function isElement(node: Node | undefined): node is OpeningElement {
  return Node.isJsxOpeningElement(node) || Node.isJsxSelfClosingElement(node);
}

const attributeOf = (element: OpeningElement, name: string): JsxAttribute | undefined => {
  const attribute = element.getAttribute(name);
  return Node.isJsxAttribute(attribute) ? attribute : undefined;
};

/** The attribute's value as an expression in source code: `"Close"`, `words.close`. */
function codeOf(attribute: JsxAttribute): string {
  const value = attribute.getInitializer();
  if (!value) return "true";
  if (Node.isJsxExpression(value)) return value.getExpression()?.getText() ?? "undefined";
  return value.getText();
}

/**
 * Moves a prop into a field of another one: `dismissLabel="Hide"` to `labels={{ dismiss: "Hide" }}`.
 *
 * @returns Undefined, or a note for a person if that is not possible. The note continues a sentence that
 * begins with the prop's name.
 */
function moveInto(
  element: OpeningElement,
  attribute: JsxAttribute,
  to: string,
): string | undefined {
  const [object = "", field = ""] = to.split(".");
  const existing = attributeOf(element, object);
  const given = attribute.getInitializer();
  // JSX texts may have entities and line breaks, and have no escapes, unlike strings of JavaScript.
  if (Node.isStringLiteral(given) && /[&\\\r\n]/.test(given.getText()))
    return `goes into \`${to}\`: write its text there as a string of JavaScript`;
  const code = codeOf(attribute);
  // `code` does not contain the comments beside the expression.
  if (Node.isJsxExpression(given) && given.getText().slice(1, -1).trim() !== code)
    return `goes into \`${to}\`: move it there together with its comment`;
  const entry = `${field}: ${code}`;
  if (!existing) {
    attribute.replaceWithText(`${object}={{ ${entry} }}`);
    return undefined;
  }
  const value = existing.getInitializer();
  const literal = Node.isJsxExpression(value) ? value.getExpression() : undefined;
  if (!Node.isObjectLiteralExpression(literal))
    return `goes into \`${to}\`: merge it with the value that is there`;
  attribute.remove();
  const last = literal.getProperties().at(-1);
  if (!last) {
    literal.replaceWithText(`{ ${entry} }`);
    return undefined;
  }
  // After the last entry, and before a comment behind it.
  const text = literal.getText();
  const end = last.getEnd() - literal.getStart();
  literal.replaceWithText(`${text.slice(0, end)}, ${entry}${text.slice(end)}`);
  return undefined;
}

/**
 * Applies one change to one element.
 *
 * @param path The prop; with a dot, a field of the passed object (`post.category.hue`).
 * @returns Undefined, or a note for a person if something could not be changed. The note continues a
 * sentence that begins with the prop's name.
 */
function changeProp(element: OpeningElement, path: string, change: Change): string | undefined {
  const [prop = "", ...fields] = path.split(".");
  const attribute = attributeOf(element, prop);
  if (!attribute) return undefined;
  if ("instruction" in change) return change.instruction;
  const { to, values = {} } = change;
  if (fields.length > 0) {
    const value = attribute.getInitializer();
    const expression = Node.isJsxExpression(value) ? value.getExpression() : undefined;
    const isComplete = renameField(expression, fields, to, values);
    return isComplete ? undefined : `may contain \`${fields.join(".")}\`, which is now \`${to}\``;
  }
  if (to !== prop && attributeOf(element, to))
    return `is now \`${to}\`, which the element already has`;
  const hasUnknownValues = replaceValues(attribute.getInitializer(), values);
  if (to.includes(".")) return moveInto(element, attribute, to);
  if (to !== prop) attribute.getNameNode().replaceWithText(to);
  return hasUnknownValues
    ? `may be ${Object.keys(values)
        .map((value) => `"${value}"`)
        .join(" or ")}, which has been renamed`
    : undefined;
}

/** Renames the prop in an indexed access type: `PlanCardProps["hue"]`. */
function changeType(name: Node, props: Props): void {
  const type = name.getParent()?.getParent();
  if (!Node.isIndexedAccessTypeNode(type)) return;
  const index = type.getIndexTypeNode();
  const literal = Node.isLiteralTypeNode(index) ? index.getLiteral() : undefined;
  if (!Node.isStringLiteral(literal)) return;
  const change = props[literal.getLiteralValue()];
  if (change && "to" in change && !change.to.includes(".")) literal.setLiteralValue(change.to);
}

/**
 * Applies all changes to a file in memory. The caller saves it.
 *
 * @param from Prefix of the import paths of the kit's modules: `@larkline/ui`.
 * @returns The places that a person has to check, in the order of their lines.
 */
export function applyChanges(file: SourceFile, changes: Changes, from: string): Note[] {
  const notes = notesAboutModules(file, changes, from);
  for (const [name, props] of importedComponents(file, changes, from)) {
    // Last reference first, because each change shifts the positions after it.
    const references = name.findReferencesAsNodes().filter((node) => node.getSourceFile() === file);
    for (const reference of references.toReversed()) {
      // ts-morph forgets nodes that an earlier change has replaced.
      if (reference.wasForgotten()) continue;
      const element = reference.getParent();
      if (!isElement(element)) {
        changeType(reference, props);
        continue;
      }
      const line = element.getStartLineNumber();
      const component = reference.getText();
      for (const [path, change] of Object.entries(props)) {
        const problem = changeProp(element, path, change);
        if (problem !== undefined)
          notes.push({ line, text: `${component}: \`${path.split(".")[0]}\` ${problem}.` });
      }
      if (element.getAttributes().some((each) => Node.isJsxSpreadAttribute(each)))
        notes.push({
          line,
          text: `${component}: the spread object may contain ${Object.keys(props).join(", ")}.`,
        });
    }
  }
  return notes.toSorted((a, b) => a.line - b.line);
}
