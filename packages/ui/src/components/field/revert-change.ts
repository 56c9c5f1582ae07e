/**
 * Reverts a `Checkbox`, `Switch` or `Radio` after a handler has prevented its change. The browser reverts it
 * as well, but only after the event and unnoticed by React, which would then ignore the next click.
 */
export function revertChange(input: HTMLInputElement) {
  input.checked = !input.checked;
}
