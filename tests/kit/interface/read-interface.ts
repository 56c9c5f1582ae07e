/**
 * Reads the kit's public interface from its types and sources: package.json's exports, each component's own
 * props (without native ones) with types and defaults, and the attributes and CSS variables for styling.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import ts from "typescript";

import { components, kit, root } from "../kit-package.ts";
import { propsOf, readKitTypes } from "./kit-types.ts";
import type { KitModule, KitTypes } from "./kit-types.ts";
import { radixAttributes } from "./radix-attributes.ts";

/** Declarations by name: `"variant?": "\"primary\" | \"ghost\" = \"primary\""`. */
type Members = Record<string, string>;

/** The public interface of one module. */
export interface ModuleInterface {
  /** The own props of each component. */
  components: Record<string, Members>;
  /** Exported types with their fields. An alias has one field named `""`: its definition. */
  types: Record<string, Members>;
  /** Exported functions and values. */
  values: Members;
  /** The attributes that its parts set, with their values: `data-slot`, `data-state`. */
  attributes: Record<string, string[]>;
  /** Its own CSS variables, without the tokens'. */
  variables: string[];
}

/** Modules by import name: `button`. */
export type PublicInterface = Record<string, ModuleInterface>;

const sorted = (words: Iterable<string>) => [...new Set(words)].toSorted();

/** Like `Object.fromEntries`, with the names in alphabetical order. */
const fromEntries = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

function groupBy<T>(all: Iterable<T>, nameOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

/** Converts a component's name to kebab-case: "CallWindow" becomes "call-window". */
export const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Whether the repository declares the symbol, and not a dependency. */
const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes("/node_modules/"),
  ) ?? false;

const isLiteral = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null)) > 0;

/** The literals of a union, without `undefined`. Returns undefined if the union has other members. */
function literalsOf(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    (part) => (part.flags & ts.TypeFlags.Undefined) === 0,
  );
  return parts.every(isLiteral) ? parts.map((part) => checker.typeToString(part)) : undefined;
}

/** Removes `undefined` from a union of `undefined` and one type. Returns all other types unchanged. */
function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const [only, ...others] = node.types.filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  if (!only || others.length > 0) return node;
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** A prop's type as text: its literals, else the type as it is written in the source. */
function typeText({ checker }: KitTypes, prop: ts.Symbol, at: ts.SourceFile): string {
  const type = checker.getTypeOfSymbolAtLocation(prop, at);
  const literals = literalsOf(checker, type);
  if (literals?.length === 2 && literals.every((each) => each === "true" || each === "false"))
    return "boolean";
  if (literals && literals.length > 0)
    // Sorted, because the checker's order depends on what it resolved first.
    return literals.toSorted(new Intl.Collator("en", { numeric: true }).compare).join(" | ");
  const [declaration] = prop.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  // The text `Props["x"]` does not show the type of that field, so the checker prints the type.
  const written =
    node && !ts.isIndexedAccessTypeNode(node) ? withoutUndefined(node).getText() : undefined;
  // The checker prints an optional function as `((open: boolean) => void) | undefined`. The replacements leave
  // only the function.
  return inOneLine(
    written ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
  )
    .replace(/ \| undefined$/, "")
    .replace(/^\((\(.*\) => void)\)$/, "$1");
}

function defaultOf(prop: ts.Symbol): string {
  const tag = prop.getJsDocTags().find(({ name }) => name === "default");
  return tag ? ` = ${inOneLine(ts.displayPartsToString(tag.text))}` : "";
}

/** The props that the kit itself declares. If the props are a union, its members (`forms`) are merged. */
function membersOf(types: KitTypes, forms: readonly ts.Type[], at: ts.SourceFile): Members {
  const met = new Map<string, { optional: boolean; texts: string[]; defaultText: string }>();
  for (const form of forms)
    for (const prop of form.getProperties()) {
      if (!isOurs(prop)) continue;
      const { optional = false, texts = [], defaultText = "" } = met.get(prop.name) ?? {};
      const text = typeText(types, prop, at);
      met.set(prop.name, {
        optional: optional || (prop.flags & ts.SymbolFlags.Optional) > 0,
        texts: text === "undefined" || text === "" ? texts : [...texts, text],
        defaultText: defaultText || defaultOf(prop),
      });
    }
  return fromEntries(
    [...met].map(([name, { optional, texts, defaultText }]) => [
      optional ? `${name}?` : name,
      sorted(texts).join(" | ").replace("false | true", "boolean") + defaultText,
    ]),
  );
}

/** A module with all modules that it imports, directly or indirectly, except other exported components. */
function sourcesOf(
  { program }: KitTypes,
  { file }: KitModule,
  exported: ReadonlySet<string>,
): ts.SourceFile[] {
  const met = new Set<ts.SourceFile>();
  const visit = (each: ts.SourceFile) => {
    met.add(each);
    for (const statement of each.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const from = statement.moduleSpecifier;
      if (!from || !ts.isStringLiteral(from) || !from.text.startsWith(".")) continue;
      const path = join(dirname(each.fileName), from.text);
      const next = program.getSourceFile(path);
      if (next && !met.has(next) && !exported.has(path)) visit(next);
    }
  };
  visit(file);
  return [...met];
}

/** The attribute's name and expression in `data-…={here}` or `"data-…": here`. */
function writtenAttribute(node: ts.Node): { name: string; value: ts.Node | undefined } | undefined {
  if (ts.isJsxAttribute(node)) {
    const value = node.initializer;
    const name = node.name.getText();
    return {
      // Components with a prop `slot`, such as `FieldFrame`, render it as `data-slot`.
      name: name === "slot" ? "data-slot" : name,
      value: value && ts.isJsxExpression(value) ? value.expression : value,
    };
  }
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name))
    return { name: node.name.text, value: node.initializer };
  return undefined;
}

/** The values that an attribute's expression can have; none if it can be any string. */
function valuesOf({ checker }: KitTypes, value: ts.Node | undefined): string[] {
  if (!value) return ["true"];
  if (ts.isStringLiteral(value)) return [value.text];
  // A template such as `${slot}-label`: "*-label", if the values of `slot` are unknown. `readInterface`
  // replaces the asterisk by the names of the module's components.
  if (ts.isTemplateExpression(value) && value.templateSpans.length === 1) {
    const [span] = value.templateSpans;
    const middle = span && literalsOf(checker, checker.getTypeAtLocation(span.expression));
    return (middle ?? ['"*"']).map(
      (each) => `${value.head.text}${each.slice(1, -1)}${span?.literal.text ?? ""}`,
    );
  }
  const type = checker.getTypeAtLocation(value);
  return (type.isUnion() ? type.types : [type]).flatMap((part) => {
    if ((part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) > 0) return [];
    // Any string: another component passes the value, and that component is read as well.
    if ((part.flags & ts.TypeFlags.String) > 0) return [];
    return [part.isStringLiteral() ? part.value : checker.typeToString(part)];
  });
}

/** A `data-*` attribute in the source of a module. */
export interface WrittenAttribute {
  /** Name of the module, as in its import. */
  module: string;
  attribute: string;
  values: string[];
  /** The variable, if the expression is one variable; otherwise undefined. */
  from: string | undefined;
}

/** Every `data-*` attribute that the module or Radix sets on its elements. */
function attributesOf(types: KitTypes, module: KitModule, files: readonly ts.SourceFile[]) {
  const found: WrittenAttribute[] = [];
  const visit = (node: ts.Node): void => {
    const written = writtenAttribute(node);
    if (written?.name.startsWith("data-"))
      found.push({
        module: module.name,
        attribute: written.name,
        values: valuesOf(types, written.value),
        from: written.value && ts.isIdentifier(written.value) ? written.value.text : undefined,
      });
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      for (const [attribute, values] of Object.entries(
        radixAttributes[node.moduleSpecifier.text] ?? {},
      ))
        found.push({ module: module.name, attribute, values: [...values], from: undefined });
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}

const tokenNames = new Set(
  readFileSync(join(root, "packages/tokens/generated/theme-strict.css"), "utf8").match(
    /--[a-z][\w-]*/g,
  ),
);

/**
 * CSS variables that the module's classes and style sheets set or read, without those of the tokens and of
 * Radix. The pattern matches `var(--x)` in a value, and `--x` as a property or in an arbitrary Tailwind
 * value.
 */
function variablesOf(files: readonly ts.SourceFile[]): string[] {
  const sheets = files
    .map(({ fileName }) => fileName.replace(/\.tsx?$/, ".css"))
    .filter((sheet) => existsSync(sheet))
    .map((sheet) => readFileSync(sheet, "utf8"));
  const texts = [...files.map(({ text }) => text), ...sheets];
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:var\(|[[{;"(\s])(--[a-z][a-z0-9-]*[a-z0-9])(?=[:),"\]]|\s*:)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  return sorted(names.filter((name) => !tokenNames.has(name) && !name.startsWith("--radix-")));
}

/** Whether a type alias is derived from the labels of a component: `KitLabels["alert"]`. */
const isDerivedFromLabels = (declaration: ts.TypeAliasDeclaration) =>
  declaration.type.getText().includes('KitLabels["');

/**
 * The fields of an interface, or of a type alias for the labels of a component; for another type alias, one entry
 * named `""` with its definition. For `KitLabels`, one entry for each component with the names of its labels.
 */
function describeType(types: KitTypes, { file }: KitModule, symbol: ts.Symbol): Members {
  const type = types.checker.getDeclaredTypeOfSymbol(symbol);
  if (symbol.name === "KitLabels")
    return fromEntries(
      type.getProperties().map((part) => [
        part.name,
        sorted(
          types.checker
            .getTypeOfSymbolAtLocation(part, file)
            .getProperties()
            .map(({ name }) => name),
        ).join(", "),
      ]),
    );
  const [declaration] = symbol.declarations ?? [];
  const alias = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration : undefined;
  return (declaration && ts.isInterfaceDeclaration(declaration)) ||
    (alias && isDerivedFromLabels(alias))
    ? membersOf(types, [type], file)
    : { "": alias ? inOneLine(alias.type.getText()) : "" };
}

/**
 * Reads the interface of every module, and as `attributes` each attribute in their sources. interface.test.ts
 * checks the names of these attributes.
 */
export function readInterface(): { modules: PublicInterface; attributes: WrittenAttribute[] } {
  const types = readKitTypes();
  const exported = new Set(components.map(({ source }) => join(kit, source)));
  const attributes: WrittenAttribute[] = [];
  const modules: PublicInterface = {};
  for (const module of types.modules.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const files = sourcesOf(types, module, exported).filter(
      ({ fileName }) => fileName.endsWith(".tsx") || fileName === module.file.fileName,
    );
    const written = attributesOf(types, module, files);
    attributes.push(...written);
    // Names that replace the asterisk in values such as "*-label" (`valuesOf`): those of the module's exports,
    // except parts, such as "accordion-item" in "accordion".
    const bases = module.exports
      .map(({ name }) => kebab(name))
      .filter((slot) => slot === module.name || !slot.startsWith(`${module.name}-`));
    const parts = new Map<string, Members>();
    const own: ModuleInterface = {
      components: {},
      types: {},
      values: {},
      attributes: fromEntries(
        [...groupBy(written, ({ attribute }) => attribute)].map(([attribute, all]) => [
          attribute,
          sorted(
            all
              .flatMap(({ values }) => values)
              .flatMap((value) =>
                value.startsWith("*-") ? bases.map((base) => base + value.slice(1)) : [value],
              ),
          ),
        ]),
      ),
      variables: variablesOf(files),
    };
    for (const exportedAs of module.exports) {
      const symbol =
        (exportedAs.flags & ts.SymbolFlags.Alias) > 0
          ? types.checker.getAliasedSymbol(exportedAs)
          : exportedAs;
      const { name } = exportedAs;
      const forms = propsOf(types, module, exportedAs);
      if (forms) parts.set(name, membersOf(types, forms, module.file));
      else if ((symbol.flags & ts.SymbolFlags.Type) === 0)
        own.values[name] = inOneLine(
          types.checker.typeToString(
            types.checker.getTypeOfSymbolAtLocation(symbol, module.file),
            module.file,
            ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
          ),
        );
      // Types such as `ButtonProps` are left out, because they equal the component's props.
      else if (!name.endsWith("Props")) own.types[name] = describeType(types, module, symbol);
    }
    // Components with the same props, such as the icons, become one entry.
    const alike = groupBy(parts, ([, members]) => JSON.stringify(members));
    own.components = fromEntries(
      [...alike.values()].map((group) => [
        group.map(([name]) => name).join(", "),
        group[0]?.[1] ?? {},
      ]),
    );
    own.types = fromEntries(Object.entries(own.types));
    own.values = fromEntries(Object.entries(own.values));
    modules[module.name] = own;
  }
  return { modules, attributes };
}

/** Whether the declared type of an optional prop includes `undefined`. True for props that are not optional. */
function takesUndefined(checker: ts.TypeChecker, member: ts.Symbol): boolean {
  const written = (member.declarations ?? []).flatMap((declaration) =>
    ts.isPropertySignature(declaration) && declaration.questionToken && declaration.type
      ? [checker.getTypeFromTypeNode(declaration.type)]
      : [],
  );
  return written.every((type) =>
    (type.isUnion() ? type.types : [type]).some(
      ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Any)) > 0,
    ),
  );
}

/**
 * Optional props and fields of exported types that reject `undefined` under
 * exactOptionalPropertyTypes: "Avatar.src".
 */
export function refusingUndefined(): string[] {
  const types = readKitTypes();
  return types.modules.flatMap((module) =>
    module.exports.flatMap((exported) => {
      const symbol =
        (exported.flags & ts.SymbolFlags.Alias) > 0
          ? types.checker.getAliasedSymbol(exported)
          : exported;
      const forms =
        propsOf(types, module, exported) ??
        ((symbol.flags & ts.SymbolFlags.Type) > 0
          ? [types.checker.getDeclaredTypeOfSymbol(symbol)].flatMap((type) =>
              type.isUnion() ? type.types : [type],
            )
          : []);
      return forms
        .flatMap((form) => form.getProperties())
        .filter((member) => isOurs(member) && !takesUndefined(types.checker, member))
        .map((member) => `${exported.name}.${member.name}`);
    }),
  );
}

/** Path of the file with the recorded interface. */
export const interfacePath = join(kit, "public-interface.json");

/** The recorded interface. */
export function committedInterface(): PublicInterface {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- scripts/public-interface.ts wrote it
  return JSON.parse(readFileSync(interfacePath, "utf8")) as PublicInterface;
}
