/**
 * Rules for the names and types of props in the kit, which `interface.test.ts` applies to every component.
 */

/** Prop names with their meaning, which is the same in each component. `packages/ui/README.md` lists them. */
export const vocabulary: Readonly<Record<string, string>> = {
  title: "the text of a component's heading",
  headingLevel: "that heading's level in the page's outline",
  label: "the name of this element: shown beside it, or only for screen readers",
  labels: "texts of one component that override the `LabelsProvider`'s",
  variant: "which look or arrangement, named by its purpose",
  size: "how large, on a scale: `sm`, `md`, `lg`, `xl`",
  tone: "the meaning that a color shows; without one it is `default`",
  open: "whether it is open, with `defaultOpen` and `onOpenChange`",
  value: "what is chosen or entered, with `defaultValue` and `onValueChange`; `null` is none",
  checked: "whether it is on, with `defaultChecked` and `onCheckedChange`",
  asChild: "its only child becomes the element, with the component's behavior and look",
  loading: "whether its content is still loading",
};

/** Names that must not be used, with the name to use instead. */
export const otherName: Readonly<Record<string, string>> = {
  heading: "title",
  headline: "title",
  level: "headingLevel",
  layout: "variant",
  kind: "variant",
  placement: "variant",
  hue: "tone",
  color: "tone",
  colour: "tone",
  isOpen: "open",
  onChange: "onValueChange",
  onClose: "onOpenChange",
  onToggle: "onOpenChange",
  labelHidden: "hideLabel",
};

/** Matches a prop for a single label, which belongs in `labels`: "dismissLabel", but not "hideLabel". */
export const ownLabel = /^(?!hide).+Label$/;

/** States that have three props: value, default value, change handler. */
export const states = ["open", "value", "checked", "pressed", "selected", "sort", "page"] as const;

/** The required type of a prop, as the public interface writes it. */
export const shapes: Readonly<Record<string, RegExp>> = {
  headingLevel: /^([1-6]( \| [1-6])*|number)$/,
  size: /^"(sm|md|lg|xl|inherit)"( \| "(sm|md|lg|xl|inherit)")*$/,
  variant: /^"[\w-]+"( \| "[\w-]+")*$/,
  tone: /"default"/,
  open: /^boolean$/,
  onOpenChange: /^\(open: boolean\) => void$/,
  labels: /^Partial<|^SomeKitLabels$/,
};

const textSize = "the sizes are those of the type scale: body, small, fine";

/** Exceptions to the rules, with their reasons. The test fails if an entry is not needed. */
export const deviations: Readonly<Record<string, string>> = {
  "Heading.level": "the component itself is the heading",
  "Heading.size": "the sizes are those of the type scale: 1 to 4 and display",
  "Text.size": textSize,
  "DialogDescription.size": textSize,
  "SheetDescription.size": textSize,
  "Cord.tone": "it distinguishes two cords side by side, first and second; neither is the default",
  "Waveform.tone": "it names the color role in which it is drawn: cord, signal, ink",
  "Switch.placement": "it is a position, not a look: the side of its label",
  "Button.loadingLabel": "it is content: what screen readers say while it is loading",
  "CallWindow.elapsedLabel":
    "it is content: the elapsed time in words, which screen readers say instead of the digits",
};
