/**
 * Every word the kit says by itself, in English. Each is the default of a prop, so that an
 * application in another language passes its own; nothing in a component's markup is fixed.
 */

export const dialogLabels = {
  /** Name of the button that closes the dialog. */
  close: "Close",
} as const;

export const siteHeaderLabels = {
  /** The link that jumps over the header; shown when it has focus. */
  skip: "Skip to content",
} as const;

export const themeSwitchLabels = {
  /** Heading of the choices. */
  legend: "Theme",
  /** Name of the switch's button; the current choice is put after it. */
  button: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  /** The checkbox that asks for the high-contrast variant. */
  contrast: "More contrast",
} as const;

export const callWindowLabels = {
  /** Read before what got done at a moment of the call. */
  done: "Done",
  /** Read with the lamp while the call lasts. */
  live: "On the line",
} as const;

export const switchboardLabels = {
  /** Name of the list of callers. */
  callers: "Calls on the lines",
  /** Name of the list of destinations. */
  destinations: "Where calls are put through to",
  /** Read after a line that somebody is on. */
  live: "on the line",
} as const;
