import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Key handler of `Radio` and `Segment`: an arrow key selects the next or previous radio button of the group,
 * with wrap-around. It replaces the native behavior, because WebKit stops at both ends and ignores the text
 * direction.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function selectByArrowKey(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: radio, altKey, ctrlKey, metaKey } = event;
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return;
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const reversed = sideways && getComputedStyle(radio).direction === "rtl";
  const all = radio.closest("fieldset")?.querySelectorAll<HTMLInputElement>("[type=radio]:enabled");
  const radios = [...(all ?? [])].filter(({ name }) => name === radio.name);
  const index = radios.indexOf(radio) + (reversed ? -step : step);
  const next = radios[(index + radios.length) % radios.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
