// The fields of a registry item that we use (https://ui.shadcn.com/schema/registry-item.json).

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
  /** Message that the CLI prints after installing the item. */
  docs?: string;
  categories?: string[];
}
