/** Rewrites one source file as a table of changes says. */
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

/** No types are asked for, only names within a file: that takes no libraries and no imported files. */
export const readsOneFileAtATime = { allowJs: true, noLib: true, noResolve: true, types: [] };

type Props = Readonly<Record<string, Change>>;
type Element = JsxOpeningElement | JsxSelfClosingElement;

/** Something that a person has to look at. */
export interface Note {
  /** From 1. */
  line: number;
  text: string;
}

/** The components of a file that come from the kit: their name here, and what has changed of them. */
function imported(file: SourceFile, changes: Changes, from: string): Map<Identifier, Props> {
  const found = new Map<Identifier, Props>();
  for (const declaration of file.getImportDeclarations()) {
    const specifier = declaration.getModuleSpecifierValue();
    if (!specifier.startsWith(`${from}/`)) continue;
    const module = changes[specifier.slice(from.length + 1).replace(/\.[jt]sx?$/, "")];
    if (!module) continue;
    for (const named of declaration.getNamedImports()) {
      const props = module[named.getName().replace(/Props$/, "")] ?? module["*"];
      const name = named.getAliasNode() ?? named.getNameNode();
      if (props && Node.isIdentifier(name)) found.set(name, props);
    }
  }
  return found;
}

function isElement(node: Node | undefined): node is Element {
  return Node.isJsxOpeningElement(node) || Node.isJsxSelfClosingElement(node);
}

const attributeOf = (element: Element, name: string): JsxAttribute | undefined => {
  const attribute = element.getAttribute(name);
  return Node.isJsxAttribute(attribute) ? attribute : undefined;
};

/** The value's code as it stands in an object: `"Close"`, `words.close`. */
function codeOf(attribute: JsxAttribute): string {
  const value = attribute.getInitializer();
  if (!value) return "true";
  if (Node.isJsxExpression(value)) return value.getExpression()?.getText() ?? "undefined";
  return value.getText();
}

/** Moves a prop into a field of another one: `dismissLabel="Hide"` to `labels={{ dismiss: "Hide" }}`. */
function moveInto(element: Element, attribute: JsxAttribute, to: string): string | undefined {
  const [object = "", field = ""] = to.split(".");
  const there = attributeOf(element, object);
  const entry = `${field}: ${codeOf(attribute)}`;
  if (!there) {
    attribute.replaceWithText(`${object}={{ ${entry} }}`);
    return undefined;
  }
  const value = there.getInitializer();
  const literal = Node.isJsxExpression(value) ? value.getExpression() : undefined;
  if (!Node.isObjectLiteralExpression(literal)) return `goes into \`${to}\` beside what is there`;
  attribute.remove();
  const entries = [...literal.getProperties().map((each) => each.getText()), entry];
  literal.replaceWithText(`{ ${entries.join(", ")} }`);
  return undefined;
}

/** Changes one prop of one element. What is left to a person comes back as the rest of a sentence. */
function changeProp(element: Element, path: string, change: Change): string | undefined {
  const [prop = "", ...fields] = path.split(".");
  const attribute = attributeOf(element, prop);
  if (!attribute) return undefined;
  if ("ask" in change) return change.ask;
  const { to, values = {} } = change;
  if (fields.length > 0) {
    const value = attribute.getInitializer();
    const expression = Node.isJsxExpression(value) ? value.getExpression() : undefined;
    const known = renameField(expression, fields, to, values);
    return known ? undefined : `may hold \`${fields.join(".")}\`, which is now \`${to}\``;
  }
  const open = replaceValues(attribute.getInitializer(), values);
  if (to.includes(".")) return moveInto(element, attribute, to);
  if (to !== prop && attributeOf(element, to)) return `belongs into \`${to}\`, which is there too`;
  if (to !== prop) attribute.getNameNode().replaceWithText(to);
  return open
    ? `may be ${Object.keys(values)
        .map((value) => `"${value}"`)
        .join(" or ")}, which has another name now`
    : undefined;
}

/** `PlanCardProps["hue"]`. */
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
 * Changes a file in place, without saving it.
 *
 * @param from What the kit's modules are imported from: `@larkline/ui`.
 * @returns What is left to a person.
 */
export function applyChanges(file: SourceFile, changes: Changes, from: string): Note[] {
  const notes: Note[] = [];
  for (const [name, props] of imported(file, changes, from)) {
    // Each change moves what stands behind it: from the last place to the first.
    const places = name.findReferencesAsNodes().filter((node) => node.getSourceFile() === file);
    for (const place of places.toReversed()) {
      if (place.wasForgotten()) continue;
      const element = place.getParent();
      if (!isElement(element)) {
        changeType(place, props);
        continue;
      }
      const line = element.getStartLineNumber();
      const component = place.getText();
      for (const [path, change] of Object.entries(props)) {
        const left = changeProp(element, path, change);
        if (left !== undefined)
          notes.push({ line, text: `${component}: \`${path.split(".")[0]}\` ${left}.` });
      }
      if (element.getAttributes().some((each) => Node.isJsxSpreadAttribute(each)))
        notes.push({
          line,
          text: `${component}: what is spread may hold ${Object.keys(props).join(", ")}.`,
        });
    }
  }
  return notes.toSorted((a, b) => a.line - b.line);
}
