/**
 * Reverts a `Checkbox`, `Switch` or `Radio` after a handler has called `preventDefault()` on its change. The
 * browser reverts the input as well, but only after the click event, when React no longer notices it. React
 * would then ignore the next click.
 */
export function revertChange(input: HTMLInputElement) {
  input.checked = !input.checked;
}
