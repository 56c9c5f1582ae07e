/** Type of the virtual module that `kitPartsPlugin` (kit-parts.ts) provides. */
declare module "virtual:kit-parts" {
  export const kitParts: readonly import("./kit-parts.ts").KitPart[];
}
