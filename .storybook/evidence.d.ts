declare module "virtual:kit-evidence" {
  import type { Evidence } from "./evidence-plugin.ts";

  /** By the file of stories beside the component, from the repository's root: "packages/ui/src/…". */
  export const evidence: Readonly<Record<string, Evidence>>;
}
