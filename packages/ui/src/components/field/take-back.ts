/**
 * Takes back a change of a checkbox or radio button that a handler has prevented. The browser does so by
 * itself once the event is over, but React would not know, and would tell nobody of the next press.
 */
export function takeBack(input: HTMLInputElement) {
  input.checked = !input.checked;
}
