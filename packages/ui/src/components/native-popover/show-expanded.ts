/**
 * Sets `aria-expanded` of a native popover's button, which must be the element before the popover. Browsers
 * expose the state to screen readers without it, but what reads attributes, such as tests that find a button by
 * its role and state, does not see it. Not in the server's markup, where nothing would change it before
 * hydration.
 */
export function showExpanded(panel: HTMLElement | null, open = panel?.matches(":popover-open")) {
  const button = panel?.previousElementSibling;
  if (button) button.ariaExpanded = `${open}`;
}
