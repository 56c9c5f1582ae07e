/** What the conformance suite runs over: every component that the kit exports, read from its types. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";
import type { Plugin } from "vite";

import { components, kit, kitExports, root } from "../kit-package.ts";

/** What every part is asked for. `data-*` needs no type: JSX takes it everywhere. */
export const common = [
  "className",
  "style",
  "id",
  "ref",
  "aria-label",
  "onKeyDown",
  "onClick",
] as const;

export type CommonProp = (typeof common)[number];

export type KitPart = {
  /** As it is exported: "AccordionItem". */
  name: string;
  /** Its module, from the repository's root: "/packages/ui/src/components/accordion/accordion.tsx". */
  source: string;
  /** The stories beside its module. */
  stories: string;
  /** Names of the props that it cannot be rendered without; one list for each form its props can take. */
  required: string[][];
  /** The common props that its type takes. */
  accepts: CommonProp[];
};

const isComponentName = (name: string) => /^[A-Z]/.test(name);

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Every exported function with a component's name, from every module of package.json's exports. */
function listKitParts(): KitPart[] {
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

  return entries.flatMap(({ source }) => {
    const file = program.getSourceFile(join(kit, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!file || !module) throw new Error(`${source} exports nothing.`);
    const stories = components.find((component) => component.source === source)?.stories;
    // tests/kit/exports.test.ts asks for them.
    if (!stories) return [];
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      if (!isComponentName(symbol.name)) return [];
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures();
      if (!signature) return [];
      const [parameter] = signature.getParameters();
      const props = parameter && checker.getTypeOfSymbolAtLocation(parameter, file);
      const forms = props ? (props.isUnion() ? props.types : [props]) : [];
      return [
        {
          name: symbol.name,
          source: `/packages/ui/${source}`,
          stories: `/packages/ui/${stories}`,
          required: forms.map((form) =>
            form
              .getProperties()
              .filter((prop) => (prop.flags & ts.SymbolFlags.Optional) === 0)
              .map((prop) => prop.name),
          ),
          accepts: common.filter((name) =>
            forms.every((form) => form.getProperty(name) !== undefined),
          ),
        },
      ];
    });
  });
}

const virtual = "virtual:kit-parts";

/** Gives the suite its list: `import { kitParts } from "virtual:kit-parts"`. */
export const kitPartsPlugin = (): Plugin => ({
  name: "larkline:kit-parts",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load: (id) =>
    id === `\0${virtual}` ? `export const kitParts = ${JSON.stringify(listKitParts())};` : null,
});
