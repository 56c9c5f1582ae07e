"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { MonitorIcon, MoonIcon, SunIcon } from "../../foundations/icon/icon.tsx";
import type { IconProps } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { themeSwitchLabels } from "../../labels.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { placeAtButton } from "../native-popover/place-at-button.ts";
import { showExpanded } from "../native-popover/show-expanded.ts";
import type { ThemeChoice, ThemeScheme } from "./theme-choice.ts";

const contrastSuffix = "-contrast";
const schemes: readonly ThemeScheme[] = ["system", "light", "dark"];
const icons: Record<ThemeScheme, (props: IconProps) => ReactNode> = {
  system: MonitorIcon,
  light: SunIcon,
  dark: MoonIcon,
};

export type ThemeSwitchLabels = KitLabels["themeSwitch"];

export interface ThemeSwitchProps extends Omit<ComponentPropsWithRef<"div">, "onChange"> {
  /** The current choice. The application stores it and applies it to the page. */
  value: ThemeChoice;
  /** Called with the new choice as soon as it is made. */
  onValueChange: (value: ThemeChoice) => void;
  /**
   * Size of the button: 36, 44 or 52 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ThemeSwitchLabels> | undefined;
}

/**
 * A button that shows the current theme and opens a popover with the choices: system, light or dark, each
 * with or without more contrast. Without JavaScript the button is hidden.
 *
 * Standard: https://html.spec.whatwg.org/multipage/popover.html
 */
export function ThemeSwitch({
  value,
  onValueChange,
  size = "md",
  labels: labelOverrides,
  className = "",
  ...props
}: ThemeSwitchProps) {
  const labels = useLabels("themeSwitch", themeSwitchLabels, labelOverrides);
  const id = useId();
  // The choices need JavaScript, so the server renders the popover without them.
  const hydrated = useHydrated();
  const contrast = value.endsWith(contrastSuffix);
  const scheme = schemes.find((each) => value.startsWith(each)) ?? "system";
  const CurrentIcon = icons[scheme];
  const choose = (nextScheme: ThemeScheme, moreContrast: boolean) =>
    onValueChange(moreContrast ? `${nextScheme}${contrastSuffix}` : nextScheme);
  const current = contrast ? `${labels[scheme]}, ${labels.contrast}` : labels[scheme];

  return (
    <div data-slot="theme-switch" {...props} className={`inline-flex noscript:hidden ${className}`}>
      <IconButton
        label={`${labels.button}: ${current}`}
        icon={<CurrentIcon size="md" />}
        size={size}
        popoverTarget={id}
      />
      <div
        ref={showExpanded}
        id={id}
        popover="auto"
        onBeforeToggle={placeAtButton}
        data-slot="theme-switch-popover"
        // The colors of the page, even if the popover's button is on the board.
        data-ground="page"
        className="ll-at-button ll-theme-switch-popover min-w-52 rounded-panel border border-line bg-surface p-4 text-ink shadow-float"
      >
        {hydrated && (
          <>
            <fieldset>
              <legend className="mb-1 font-plate text-plate font-semibold text-ink-muted">
                {labels.legend}
              </legend>
              {schemes.map((each) => {
                const SchemeIcon = icons[each];
                return (
                  <label key={each} className={rowClasses}>
                    <input
                      type="radio"
                      name={id}
                      // No form around the switch submits or resets the choice.
                      form=""
                      value={each}
                      checked={each === scheme}
                      onChange={() => choose(each, contrast)}
                      className={`ll-port-[1.375rem] checked:ll-port-plugged ${inputClasses}`}
                    />
                    <span className="me-auto">{labels[each]}</span>
                    <SchemeIcon className="text-ink-muted" />
                  </label>
                );
              })}
            </fieldset>
            <label className={`mt-2 border-t border-line pt-2 ${rowClasses}`}>
              <input
                type="checkbox"
                form=""
                checked={contrast}
                onChange={(event) => choose(scheme, event.currentTarget.checked)}
                className={`ll-theme-switch-check rounded-plate checked:border-action checked:bg-action ${inputClasses}`}
              />
              {labels.contrast}
            </label>
          </>
        )}
      </div>
    </div>
  );
}

const rowClasses = "flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium";
const inputClasses =
  "size-5.5 shrink-0 appearance-none border-(length:--width-edge) border-edge bg-page transition-[border-width,border-color,background-color] forced-colors:appearance-auto";
