/** Where a part does other than the rest of the kit, and why. An entry that excuses nothing fails. */
import type { CommonProp } from "./kit-parts.ts";

/** Parts that render no element of their own. */
export const withoutElement: Readonly<Record<string, string>> = {
  LinkProvider: "gives its children a link and renders nothing",
};

const backdrop = "a press on the root is a press on the backdrop, which onOpenChange tells";

/** Common props that a part does not take, with the reason. */
export const notTaken: Readonly<Record<string, Partial<Record<CommonProp, string>>>> = {
  Dialog: { onClick: backdrop },
  Sheet: { onClick: backdrop },
  ExitIntentDialog: { onClick: backdrop },
  ChatScreen: { onClick: backdrop },
  Tab: { id: "tab and panel name each other by it" },
  TabPanel: { id: "tab and panel name each other by it" },
};

/** Parts whose `data-slot` is not their own name. */
export const otherSlot: Readonly<Record<string, string | undefined>> = {
  // A link without a look, the ground that others stand on: those name it.
  Anchor: undefined,
  // The same figure as Jack, inside a drawing.
  JackShape: "jack",
};

/** Props for parts that no story shows by its args: the least that their types ask for. */
export const leastProps: Readonly<Record<string, object>> = {
  Anchor: { href: "#pricing", children: "Pricing" },
  CordLayer: { columns: 2, rows: 1 },
  Toast: { children: "Settings saved." },
};

/** Parts that stand inside a drawing only. */
export const insideDrawing: readonly string[] = ["JackShape"];
