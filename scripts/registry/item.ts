/** The fields of an item of shadcn's component registry that we use. */

interface RegistryFile {
  path: string;
  type: "registry:component" | "registry:lib" | "registry:file";
  target?: string;
  content: string;
}

/** See https://ui.shadcn.com/schema/registry-item.json. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:component" | "registry:lib" | "registry:style";
  title: string;
  description: string;
  dependencies?: string[];
  registryDependencies?: string[];
  files: RegistryFile[];
  /** At-rules for the application's style sheet. */
  css?: Record<string, Record<string, never>>;
  /** Message that the CLI prints after installing the item. */
  docs?: string;
  categories?: string[];
}
