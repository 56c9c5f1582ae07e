import type { KeyboardEvent } from "react";

/**
 * Key handler of `Radio` and `Segment`: an arrow key selects the next or previous radio button of the group,
 * with wrap-around. It replaces the native behavior, because WebKit stops at both ends and ignores the text
 * direction. The group is the native one, whose radio buttons may be in several fieldsets.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function selectByArrowKey(event: KeyboardEvent<HTMLInputElement>) {
  const radio = event.currentTarget;
  const { key } = event;
  if (!/Arrow/.test(key) || event.altKey || event.ctrlKey || event.metaKey) return;
  // The radio button may be in a shadow tree or in the document of a frame.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the root of a focused element is one of these
  const root = radio.getRootNode() as Document | ShadowRoot;
  const radios = [...root.querySelectorAll<HTMLInputElement>("[type=radio]")].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
  if ((radio.matches(":dir(rtl)") ? /Up|Right/ : /Up|Left/).test(key)) radios.reverse();
  // First those after the radio button, in the order of the key, then those before it, and then itself.
  for (const each of [...radios, ...radios].slice(radios.indexOf(radio) + 1)) {
    each.focus();
    // Disabled and hidden radio buttons do not take the focus.
    if (root.activeElement === each) {
      // Only now, so that the browser handles the key if no radio button is found.
      event.preventDefault();
      return each.click();
    }
  }
}
