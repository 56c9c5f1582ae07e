/**
 * Lists the pairs of color roles that may be used together, with their minimum contrast. A test
 * requires that every role is in a pair, or exempt with a reason. Add a pair here before a component
 * uses two colors together that are not in the list.
 */

/**
 * What the contrast is needed for.
 * - `text`: text of any size. WCAG 2.2, 1.4.3 and 1.4.6.
 * - `graphic`: outlines of controls, focus rings, meaningful graphics. WCAG 2.2, 1.4.11.
 */
export type PairKind = "text" | "graphic";

/** Minimum ratio in the normal themes, and in the two contrast themes. */
export const floors: Readonly<Record<PairKind, { normal: number; contrast: number }>> = {
  text: { normal: 4.5, contrast: 7 },
  graphic: { normal: 3, contrast: 4.5 },
};

export interface Pair {
  /** Where the two colors meet. The contrast table in Storybook shows this text. */
  readonly use: string;
  readonly kind: PairKind;
  /** Foreground roles. Each must reach the minimum; with `either`, one of them is enough. */
  readonly of: readonly string[];
  /** Background roles. */
  readonly on: readonly string[];
  /** The foregrounds are shown together, as a lamp and its ring are: one of them is enough. */
  readonly either?: boolean;
  /** The foreground's opacity, 0 to 1. Default 1. */
  readonly opacity?: number;
  /** Roles below a translucent background. */
  readonly over?: readonly string[];
  /** Grounds on which the pair is used. Default: both. */
  readonly grounds?: readonly ("page" | "board")[];
}

const pageSurfaces = ["page", "surface", "sunk"];
const tints = ["signal-tint", "danger-tint", "success-tint", "info-tint", "warning-tint"];

export const pairs: readonly Pair[] = [
  {
    use: "Text: headings, paragraphs, captions, placeholders, hints",
    kind: "text",
    of: ["ink", "ink-muted", "ink-subtle"],
    on: pageSurfaces,
  },
  {
    use: "Text of a disabled control. WCAG exempts it; here it keeps the minimum all the same",
    kind: "text",
    of: ["ink-subtle"],
    on: ["sunk", "page", "surface"],
  },
  { use: "Label of a secondary button on hover", kind: "text", of: ["ink"], on: ["line"] },
  {
    use: "Text in a message: alert, notice, banner",
    kind: "text",
    of: ["ink", "ink-muted"],
    on: tints,
  },
  {
    use: "Text on the board's own surfaces",
    kind: "text",
    of: ["ink", "ink-muted", "ink-subtle", "signal-ink"],
    on: ["board", "board-raised", "board-deep"],
    grounds: ["board"],
  },
  {
    use: "Label of a primary button, also on hover, and of a plate; text of a visitor's message",
    kind: "text",
    of: ["on-action"],
    on: ["action", "action-hover"],
  },
  {
    use: "The fill of a primary button, pressed chip or checked box against its background",
    kind: "graphic",
    of: ["action", "action-hover"],
    on: [...pageSurfaces, ...tints],
  },
  {
    use: "Text and pins on the signal color: plates, a live jack, the turning wheel, selected text",
    kind: "text",
    of: ["on-signal"],
    on: ["signal"],
  },
  {
    use: "The texture stroke on a live cord",
    kind: "graphic",
    of: ["on-signal"],
    opacity: 0.7,
    on: ["signal"],
  },
  {
    use: "Text in the signal color",
    kind: "text",
    of: ["signal-ink"],
    on: [...pageSurfaces, "signal-tint"],
  },
  {
    use: "A lit lamp or a live jack: the signal color or its ring",
    kind: "graphic",
    either: true,
    of: ["signal", "lamp-ring"],
    on: [...pageSurfaces, "signal-tint"],
  },
  {
    use: "A lit lamp in a primary button: the signal color or its ring in the label's color",
    kind: "graphic",
    either: true,
    of: ["signal", "on-action"],
    on: ["action", "action-hover"],
  },
  {
    use: "A live cord or waveform on the board, without a ring",
    kind: "graphic",
    of: ["signal"],
    on: pageSurfaces,
    grounds: ["board"],
  },
  {
    use: "A lamp that is off: its border in the text color at 75 %",
    kind: "graphic",
    of: ["ink", "ink-muted"],
    opacity: 0.75,
    on: pageSurfaces,
  },
  {
    use: "A lamp that is off in a primary button: its border in the label's color at 75 %",
    kind: "graphic",
    of: ["on-action"],
    opacity: 0.75,
    on: ["action", "action-hover"],
  },
  {
    use: "A busy lamp's ring while its disc blinks off",
    kind: "graphic",
    of: ["lamp-ring"],
    on: pageSurfaces,
  },
  {
    use: "The outline of a control, an empty jack",
    kind: "graphic",
    of: ["edge"],
    on: pageSurfaces,
  },
  {
    use: "The outline of a control inside a message",
    kind: "graphic",
    of: ["edge"],
    on: tints,
  },
  {
    use: "The focus ring, anywhere",
    kind: "graphic",
    of: ["focus"],
    on: [...pageSurfaces, ...tints, "line"],
  },
  {
    use: "The focus ring on the board's surfaces",
    kind: "graphic",
    of: ["focus"],
    on: ["board", "board-raised", "board-deep"],
    grounds: ["board"],
  },
  {
    use: "A cord against its casing, which has the background's color",
    kind: "graphic",
    of: ["cord", "cord-second", "cord-idle"],
    on: pageSurfaces,
  },
  {
    use: "A plug's pin: the background's color on the cord's",
    kind: "graphic",
    of: ["page", "surface", "sunk"],
    on: ["cord"],
  },
  {
    use: "A category's cord, icon and text",
    kind: "text",
    of: ["hue-blue", "hue-green", "hue-plum"],
    on: pageSurfaces,
  },
  { use: "A digit on a wheel of the meter", kind: "text", of: ["on-meter"], on: ["meter"] },
  {
    use: "Status text and icons: danger, success, info, warning",
    kind: "text",
    of: ["danger", "success", "info", "warning"],
    on: pageSurfaces,
  },
  {
    use: "Label of a primary danger button, not hovered",
    kind: "text",
    of: ["surface"],
    on: ["danger"],
  },
  { use: "Danger text on its tint", kind: "text", of: ["danger"], on: ["danger-tint"] },
  { use: "Success text on its tint", kind: "text", of: ["success"], on: ["success-tint"] },
  { use: "Info text on its tint", kind: "text", of: ["info"], on: ["info-tint"] },
  { use: "Warning text on its tint", kind: "text", of: ["warning"], on: ["warning-tint"] },
  {
    use: "A dialog on the dimmed page: its background or its outline is visible",
    kind: "graphic",
    either: true,
    of: ["surface", "edge"],
    on: ["scrim"],
    over: ["page", "surface", "board"],
  },
];

/** Roles that need no pair, with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  "cord-braid":
    "The texture stroke on a cord at rest is decoration. The cord's own color makes it visible.",
  "jack-ghost": "The field of empty jacks is decoration and carries no information.",
  shadow: "Depth only. Floating elements also have an outline or a scrim.",
};
