/**
 * Pairs of roles that may be used together, with their minimum contrast. A test requires that every
 * role is in a pair or exempt with a reason. Add a pair here when two colors meet that did not
 * before.
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
  /** Where they are used together. */
  readonly use: string;
  readonly kind: PairKind;
  /** Foreground roles. Each must reach the minimum; with `either`, the best of them. */
  readonly of: readonly string[];
  /** Background roles. */
  readonly on: readonly string[];
  /** One of the foregrounds is enough, because they are shown together: a lamp and its ring. */
  readonly either?: boolean;
  /** The foreground's opacity, 0 to 1. Default 1. */
  readonly opacity?: number;
  /** The role below a translucent background. */
  readonly over?: readonly string[];
  /** Grounds on which they are used. Default both. */
  readonly grounds?: readonly ("page" | "board")[];
}

const ground = ["page", "surface", "sunk"];
const tints = ["signal-tint", "danger-tint", "success-tint", "info-tint", "warning-tint"];

export const pairs: readonly Pair[] = [
  {
    use: "Words: headings, reading, captions, placeholders, hints",
    kind: "text",
    of: ["ink", "ink-muted", "ink-subtle"],
    on: ground,
  },
  {
    use: "A disabled control's words. WCAG exempts them; ours stay readable all the same",
    kind: "text",
    of: ["ink-subtle"],
    on: ["sunk", "page", "surface"],
  },
  { use: "Words on a quiet button under the pointer", kind: "text", of: ["ink"], on: ["line"] },
  {
    use: "Words in a message: alert, notice, banner",
    kind: "text",
    of: ["ink", "ink-muted"],
    on: tints,
  },
  {
    use: "Words on the board's own surfaces",
    kind: "text",
    of: ["ink", "ink-muted", "ink-subtle", "signal-ink"],
    on: ["board", "board-raised", "board-deep"],
    grounds: ["board"],
  },
  {
    use: "A button's or a plate's words, also under the pointer; a visitor's message",
    kind: "text",
    of: ["on-action"],
    on: ["action", "action-hover"],
  },
  {
    use: "A filled button, a pressed chip, a checked box, seen as a shape",
    kind: "graphic",
    of: ["action", "action-hover"],
    on: [...ground, ...tints],
  },
  {
    use: "Words and pins on amber: plates, a live jack, the turning wheel, selected text",
    kind: "text",
    of: ["on-signal"],
    on: ["signal"],
  },
  {
    use: "The weave of a live cord",
    kind: "graphic",
    of: ["on-signal"],
    opacity: 0.7,
    on: ["signal"],
  },
  {
    use: "Amber as words",
    kind: "text",
    of: ["signal-ink"],
    on: [...ground, "signal-tint"],
  },
  {
    use: "A lamp or a live jack: amber in its ring",
    kind: "graphic",
    either: true,
    of: ["signal", "lamp-ring"],
    on: [...ground, "signal-tint"],
  },
  {
    use: "A lamp in a filled button: amber in a ring of the button's ink",
    kind: "graphic",
    either: true,
    of: ["signal", "on-action"],
    on: ["action", "action-hover"],
  },
  {
    use: "A live cord or waveform on the board, without a ring",
    kind: "graphic",
    of: ["signal"],
    on: ground,
    grounds: ["board"],
  },
  {
    use: "A hollow lamp: its ring in the words' color",
    kind: "graphic",
    of: ["ink", "ink-muted"],
    opacity: 0.75,
    on: ground,
  },
  {
    use: "A hollow lamp in a filled button",
    kind: "graphic",
    of: ["on-action"],
    opacity: 0.75,
    on: ["action", "action-hover"],
  },
  {
    use: "A lamp's ring by itself: the hollow lamp",
    kind: "graphic",
    of: ["lamp-ring"],
    on: ground,
  },
  {
    use: "The outline of a control, an empty jack",
    kind: "graphic",
    of: ["edge"],
    on: ground,
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
    on: [...ground, ...tints, "line"],
  },
  {
    use: "The focus ring on the board's surfaces",
    kind: "graphic",
    of: ["focus"],
    on: ["board", "board-raised", "board-deep"],
    grounds: ["board"],
  },
  {
    use: "A cord in its casing, which has the ground's color",
    kind: "graphic",
    of: ["cord", "cord-second", "cord-idle"],
    on: ground,
  },
  {
    use: "A plug's pin: the ground's color on the cord",
    kind: "graphic",
    of: ["page", "surface", "sunk"],
    on: ["cord"],
  },
  {
    use: "A category's cord, icon and words",
    kind: "text",
    of: ["hue-blue", "hue-green", "hue-plum"],
    on: ground,
  },
  { use: "A figure on a wheel of the meter", kind: "text", of: ["on-meter"], on: ["meter"] },
  {
    use: "What failed, went through, is worth knowing, needs attention: words and icons",
    kind: "text",
    of: ["danger", "success", "info", "warning"],
    on: ground,
  },
  {
    use: "Words on a button that takes something away",
    kind: "text",
    of: ["surface"],
    on: ["danger"],
  },
  { use: "A failure in its message", kind: "text", of: ["danger"], on: ["danger-tint"] },
  { use: "A success in its message", kind: "text", of: ["success"], on: ["success-tint"] },
  { use: "An information in its message", kind: "text", of: ["info"], on: ["info-tint"] },
  { use: "A warning in its message", kind: "text", of: ["warning"], on: ["warning-tint"] },
  {
    use: "A dialog on the dimmed page: its ground or its outline sets it off",
    kind: "graphic",
    either: true,
    of: ["surface", "edge"],
    on: ["scrim"],
    over: ["page", "surface", "board"],
  },
];

/** Roles that need no pair, with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  "cord-braid": "The weave of a cord at rest: texture. That a cord is there, its own color says.",
  "jack-ghost":
    "The field of empty jacks is scenery: it stands for nothing and nothing is read from it.",
  shadow: "Depth only. What floats also has an outline or a scrim.",
};
