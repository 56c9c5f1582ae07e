/**
 * Exceptions of single components from the conformance suite, and the props and parents that single
 * components need. The suite fails if an entry names no component of the kit, or if an entry of
 * `withoutElement`, `notAccepted` or `otherSlot` is no longer true.
 */
import type { CommonProp } from "./kit-parts.ts";

/** Components that render no element of their own, with the reason. */
export const withoutElement: Readonly<Record<string, string>> = {
  LinkProvider: "provides a link component as a context and renders no element",
  LabelsProvider: "provides labels as a context and renders no element",
  SheetRoot: "provides the state that a sheet's parts share and renders no element",
  TooltipProvider: "provides the delay that tooltips share and renders no element",
  Menu: "provides the menu's state; its trigger and content render the elements",
  MenuSub: "provides the submenu's state; its trigger and content render the elements",
  Popover: "provides the popover's state; its trigger and content render the elements",
  DialogRoot: "provides the state that a dialog's parts share and renders no element",
};

/** Common props that a component does not accept, with the reason. */
export const notAccepted: Readonly<Record<string, Partial<Record<CommonProp, string>>>> = {
  DialogTitle: { id: "the dialog's aria-labelledby refers to it" },
  DialogDescription: { id: "the dialog's aria-describedby refers to it" },
  SheetTitle: { id: "the sheet's aria-labelledby refers to it" },
  SheetDescription: { id: "the sheet's aria-describedby refers to it" },
  FieldControl: { id: "the field's label refers to it; the field takes it as controlId" },
  Tooltip: { "aria-label": "screen readers read its text" },
  MenuContent: { id: "its button's aria-controls refers to it" },
  PopoverContent: { id: "its button's aria-controls refers to it" },
  MenuSubContent: { id: "its item's aria-controls refers to it" },
  AccordionTrigger: { id: "its panel's aria-labelledby refers to it" },
  AccordionPanel: { id: "the item sets it as panelId" },
  CollapsibleContent: { id: "the collapsible sets it as contentId" },
  Tab: { id: "its panel's aria-labelledby refers to it" },
  TabPanel: { id: "its tab's aria-controls refers to it" },
};

/** Components whose `data-slot` is not their own name. */
export const otherSlot: Readonly<Record<string, string | undefined>> = {
  // Sets no slot itself. The components that render links with it set theirs.
  Anchor: undefined,
  // Draws the same jack as `Jack`, but inside an SVG.
  JackShape: "jack",
};

/**
 * Required props of components that the suite renders alone, because the args of their example contain no
 * element of them. mount.tsx explains which story is a component's example.
 */
export const minimumProps: Readonly<Record<string, object>> = {
  Anchor: { href: "#pricing", children: "Pricing" },
  CordLayer: { columns: 2, rows: 1 },
  Toast: { children: "Settings saved." },
};

/** Components that can be rendered only inside an SVG. */
export const insideDrawing: readonly string[] = ["JackShape"];

/** Components that are rendered only while they are open, with the props that open them. */
export const openingProps: Readonly<Record<string, object>> = {
  Dialog: { defaultOpen: true },
  DialogRoot: { defaultOpen: true },
  MobileMenu: { defaultOpen: true },
  Sheet: { defaultOpen: true },
  SheetRoot: { defaultOpen: true },
};

/**
 * Components that must be inside other components of their module, with these parents, outermost first. A
 * trigger is inside the content, because its `aria-controls` refers to the content while the dialog is open.
 */
export const requiredParents: Readonly<Record<string, readonly string[]>> = {
  DialogTrigger: ["DialogRoot", "DialogContent"],
  DialogContent: ["DialogRoot"],
  DialogHeader: ["DialogRoot", "DialogContent"],
  DialogTitle: ["DialogRoot", "DialogContent"],
  DialogDescription: ["DialogRoot", "DialogContent"],
  DialogBody: ["DialogRoot", "DialogContent"],
  DialogFooter: ["DialogRoot", "DialogContent"],
  DialogClose: ["DialogRoot", "DialogContent"],
  SheetTrigger: ["SheetRoot", "SheetContent"],
  SheetContent: ["SheetRoot"],
  SheetHeader: ["SheetRoot", "SheetContent"],
  SheetTitle: ["SheetRoot", "SheetContent"],
  SheetDescription: ["SheetRoot", "SheetContent"],
  SheetBody: ["SheetRoot", "SheetContent"],
  SheetFooter: ["SheetRoot", "SheetContent"],
  SheetClose: ["SheetRoot", "SheetContent"],
};
