/**
 * Every word the kit says by itself, in English. Each is the default of a prop, so that an
 * application in another language passes its own; nothing in a component's markup is fixed.
 */

export const dialogLabels = {
  /** Name of the button that closes the dialog. */
  close: "Close",
} as const;

export const skipLinkLabels = {
  /** The link's words; shown when it has the focus. */
  label: "Skip to content",
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

export const fieldLabels = {
  /** Behind the label of a field that may stay empty. */
  optional: "(optional)",
} as const;

export const passwordFieldLabels = {
  /** Name of the button while the password is hidden. */
  show: "Show password",
  /** Name of the button while the password can be read. */
  hide: "Hide password",
} as const;

export const alertLabels = {
  /** Read before a message, in place of its icon. */
  info: "Information",
  success: "Success",
  warning: "Warning",
  danger: "Error",
} as const;

export const searchFieldLabels = {
  /** Name of the button that takes out what was typed. */
  clear: "Clear search",
} as const;

export const checklistLabels = {
  /** Read behind a rule that is met. */
  met: "met",
  /** Read behind a rule that is not met yet. */
  unmet: "not met",
  /** Announced when the number of met rules changes. */
  summary: (met: number, total: number) => `${met} of ${total} met`,
} as const;

export const countdownButtonLabels = {
  sending: "Sending...",
  sent: "Email sent!",
  /** On the button, counting down. */
  waiting: (seconds: number) => `Resend in ${seconds}s`,
  /** Announced once, when the countdown starts. */
  waitingAnnounced: (seconds: number) => `You can resend in ${seconds} seconds.`,
  /** Announced when it can be pressed again. */
  ready: "You can resend now.",
} as const;

export const stepperLabels = {
  /** Name of the list. */
  list: "Progress",
  /** Read behind a step that is done. */
  done: "done",
} as const;

export const breadcrumbsLabels = {
  /** Name of the navigation. */
  label: "Breadcrumbs",
} as const;

export const skeletonLabels = {
  /** Read in place of what is loading. */
  label: "Loading",
} as const;
