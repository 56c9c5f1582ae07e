/** The color scheme: the device's own, light or dark. */
export type ThemeScheme = "system" | "light" | "dark";

/**
 * The visitor's choice. Set it as `data-theme` on `<html>`; remove the attribute for `system`.
 * `system-contrast` follows the device's choice of light or dark, with more contrast.
 */
export type ThemeChoice = ThemeScheme | `${ThemeScheme}-contrast`;

/** Whether a value, such as one from storage, is a valid choice. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return typeof value === "string" && /^(system|light|dark)(-contrast)?$/.test(value);
}
