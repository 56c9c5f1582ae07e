// What shadcn's CLI reads of an item (https://ui.shadcn.com/schema/registry-item.json).

interface RegistryFile {
  path: string;
  type: "registry:component" | "registry:lib" | "registry:file";
  target?: string;
  content: string;
}

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
  /** What the CLI says once the item is there. */
  docs?: string;
  categories?: string[];
}
