"use client";

import type { MouseEvent } from "react";

/**
 * Click handler of a busy button: prevents the click's default action and stops its propagation. It is
 * in its own client module, because a Server Component can pass a reference to a client module's
 * function as a prop, but not a function of its own.
 */
export function cancelClick(event: MouseEvent) {
  // Also prevents the submit that Enter in a field triggers through this button.
  event.preventDefault();
  event.stopPropagation();
}
