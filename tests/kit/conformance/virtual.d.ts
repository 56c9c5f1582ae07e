declare module "virtual:kit-parts" {
  export const kitParts: readonly import("./kit-parts.ts").KitPart[];
}
