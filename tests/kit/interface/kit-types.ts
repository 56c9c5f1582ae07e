/** Reads the modules that the kit exports, with their types, from the sources. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import { kit, kitExports, root } from "../kit-package.ts";
import type { KitExport } from "../kit-package.ts";

/** An exported module with its syntax tree and its exported symbols. */
export interface KitModule extends KitExport {
  file: ts.SourceFile;
  exports: ts.Symbol[];
}

/** The kit's modules with the compiler that has read them. */
export interface KitTypes {
  program: ts.Program;
  checker: ts.TypeChecker;
  modules: KitModule[];
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Reads all exported modules with one program. Takes seconds. */
export function readKitTypes(): KitTypes {
  const entries = kitExports.filter(({ source }) => existsSync(join(kit, source)));
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.base.json"),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  ) ?? { options: {} };
  const program = ts.createProgram(
    entries.map(({ source }) => join(kit, source)),
    options,
  );
  const checker = program.getTypeChecker();
  const modules = entries.map((entry) => {
    const file = program.getSourceFile(join(kit, entry.source));
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!file || !symbol) throw new Error(`${entry.source} exports nothing.`);
    return { ...entry, file, exports: checker.getExportsOfModule(symbol) };
  });
  return { program, checker, modules };
}

/**
 * The type of a component's props as a list: its members if it is a union, else the type itself. Empty for a
 * component without props; undefined if the symbol is not a component.
 */
export function propsOf(
  { checker }: KitTypes,
  { file }: KitModule,
  symbol: ts.Symbol,
): ts.Type[] | undefined {
  if (!/^[A-Z]/.test(symbol.name)) return undefined;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures();
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const props = parameter && checker.getTypeOfSymbolAtLocation(parameter, file);
  return props ? (props.isUnion() ? props.types : [props]) : [];
}
