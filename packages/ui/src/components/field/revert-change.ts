/**
 * Reverts a checkbox or radio button after a handler has prevented its change. The browser reverts
 * it too, but only after the event: React would not notice and would miss the next click.
 */
export function revertChange(input: HTMLInputElement) {
  input.checked = !input.checked;
}
