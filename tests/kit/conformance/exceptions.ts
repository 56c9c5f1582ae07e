/**
 * Exceptions of single components from the conformance suite, with the reason. An unused entry
 * fails.
 */
import type { CommonProp } from "./kit-parts.ts";

/** Parts that render no element of their own. */
export const withoutElement: Readonly<Record<string, string>> = {
  LinkProvider: "gives its children a link and renders nothing",
  LabelsProvider: "gives its children their words and renders nothing",
  SheetRoot: "holds the state that a sheet's parts share and renders nothing",
  TooltipProvider: "lets the tooltips inside it wait together and renders nothing",
  Menu: "opens and closes what stands inside it; its trigger and content are the elements",
  MenuSub: "opens and closes what stands inside it; its trigger and content are the elements",
  Popover: "opens and closes what stands inside it; its trigger and content are the elements",
  DialogRoot: "holds the state that a dialog's parts share and renders nothing",
};

/** Common props that a part does not accept, with the reason. */
export const notAccepted: Readonly<Record<string, Partial<Record<CommonProp, string>>>> = {
  DialogTitle: { id: "the dialog is named by it" },
  DialogDescription: { id: "the dialog is described by it" },
  SheetTitle: { id: "the sheet is named by it" },
  SheetDescription: { id: "the sheet is described by it" },
  FieldControl: { id: "label, hint and error refer to it: the field takes it as controlId" },
  Tooltip: { "aria-label": "its text is what is read" },
  MenuContent: { id: "its button says by it what it controls" },
  PopoverContent: { id: "its button says by it what it controls" },
  MenuSubContent: { id: "its item says by it what it controls" },
  AccordionTrigger: { id: "question and answer name each other by it" },
  AccordionPanel: { id: "it is the item's panelId" },
  CollapsibleContent: { id: "it is the collapsible's contentId" },
  Tab: { id: "tab and panel name each other by it" },
  TabPanel: { id: "tab and panel name each other by it" },
};

/** Parts whose `data-slot` is not their own name. */
export const otherSlot: Readonly<Record<string, string | undefined>> = {
  // Unstyled components used inside others, which set the slot.
  Anchor: undefined,
  // Draws the same jack as `Jack`, but inside an SVG.
  JackShape: "jack",
};

/** Required props for components that no story renders by its args. */
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

/** Components that must be inside others of their module: those, outermost first. */
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
