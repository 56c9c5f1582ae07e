/* Types of the items of our component registry, in shadcn's format. Only the fields that we write. */

interface RegistryFile {
  path: string;
  type: "registry:component" | "registry:lib" | "registry:file";
  /** Where the CLI writes a `registry:file`; `~/` is the root of the application. */
  target?: string;
  content: string;
}

/**
 * What `npx shadcn add` installs at once: a component, a module or a style sheet. The format is described at
 * https://ui.shadcn.com/schema/registry-item.json.
 */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:component" | "registry:lib" | "registry:style";
  title: string;
  description: string;
  /** npm packages with their versions: `name@version`. */
  dependencies?: string[];
  /** URLs of other items of the registry that this one needs. */
  registryDependencies?: string[];
  files: RegistryFile[];
  /** Rules that the CLI adds to the application's style sheet: only `@import`, which has no body. */
  css?: Record<string, Record<string, never>>;
  /** Message that the CLI prints after installing the item. */
  docs?: string;
  categories?: string[];
}
