/**
 * Reverts a checkbox or radio button whose change a handler has prevented. The browser does it
 * after the event, but React would not notice and would miss the next click.
 */
export function takeBack(input: HTMLInputElement) {
  input.checked = !input.checked;
}
