/**
 * Reverts a `Checkbox`, `Switch` or `Radio` after a handler has prevented its change. The browser reverts it
 * as well, but only after the event. React would not notice that, and would ignore the next click.
 */
export function revertChange(input: HTMLInputElement) {
  input.checked = !input.checked;
}
