import type { KeyboardEvent } from "react";

/** The keys for the previous radio button, then those for the next. */
const keys = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];

/**
 * Key handler of `Radio` and `Segment`: an arrow key selects the next or previous radio button of the group,
 * with wrap-around. It replaces the native behavior, because WebKit stops at both ends and ignores the text
 * direction. The group is the native one, whose radio buttons may be in several fieldsets.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function selectByArrowKey(event: KeyboardEvent<HTMLInputElement>) {
  const radio = event.currentTarget;
  const index = keys.indexOf(event.key);
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  // The left and right keys are the second of each pair.
  const backwards = index < 2 !== (index % 2 > 0 && getComputedStyle(radio).direction === "rtl");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other elements have no name of a radio button
  const named = document.getElementsByName(radio.name) as NodeListOf<HTMLInputElement>;
  const radios = [...named].filter(({ form }) => form === radio.form);
  if (backwards) radios.reverse();
  event.preventDefault();
  // First those after the radio button, in the order of the key, and itself last.
  [...radios.splice(radios.indexOf(radio) + 1), ...radios]
    .find((each) => {
      // Disabled and hidden radio buttons do not take the focus.
      each.focus();
      return document.activeElement === each;
    })
    ?.click();
}
