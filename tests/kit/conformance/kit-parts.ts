/**
 * Lists the components that the conformance suite tests: every component that the kit exports, read
 * from its types.
 */
import ts from "typescript";
import type { Plugin } from "vite";

import { propsOf, readKitTypes } from "../interface/kit-types.ts";
import { components } from "../kit-package.ts";

/** Props that every component must accept. `data-*` is not listed, because JSX accepts it everywhere. */
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

/** A component that the kit exports. */
export type KitPart = {
  /** The export's name: "AccordionItem". */
  name: string;
  /**
   * Its module's path from the repository's root:
   * "/packages/ui/src/components/accordion/accordion.tsx".
   */
  source: string;
  /** The story file beside its module. */
  stories: string;
  /** Names of the required props; one list for each member of a union of props. */
  required: string[][];
  /** The common props that it accepts, by its type. */
  accepts: CommonProp[];
};

/**
 * Every exported function with a component's name (PascalCase), from every module of package.json's exports
 * that has stories.
 */
function listKitParts(): KitPart[] {
  const types = readKitTypes();
  return types.modules.flatMap((module) => {
    const { source } = module;
    const stories = components.find((component) => component.source === source)?.stories;
    // tests/kit/exports.test.ts reports modules of components without stories.
    if (!stories) return [];
    return module.exports.flatMap((symbol) => {
      const forms = propsOf(types, module, symbol);
      if (!forms) return [];
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

/** Vite plugin: provides the list as `import { kitParts } from "virtual:kit-parts"`. */
export const kitPartsPlugin = (): Plugin => ({
  name: "larkline:kit-parts",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load: (id) =>
    id === `\0${virtual}` ? `export const kitParts = ${JSON.stringify(listKitParts())};` : null,
});
