declare module "virtual:kit-evidence" {
  import type { Evidence } from "./evidence-plugin.ts";

  /**
   * Evidence of each component, by the path of its story file relative to the repository's root:
   * "packages/ui/src/…". evidence-plugin.ts provides the module.
   */
  export const evidence: Readonly<Record<string, Evidence>>;
}
