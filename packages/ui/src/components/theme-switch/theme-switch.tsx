// Without "use client", so that Server Components can call `isThemeChoice`.
export { isThemeChoice } from "./theme-choice.ts";
export type { ThemeChoice, ThemeScheme } from "./theme-choice.ts";
export { ThemeSwitch } from "./theme-switch-button.tsx";
export type { ThemeSwitchLabels, ThemeSwitchProps } from "./theme-switch-button.tsx";
