"use client";

import type { MouseEvent } from "react";

/**
 * Stops a click. In its own client module, so that a Server Component can pass a reference to it;
 * it could not pass a function.
 */
export function cancelClick(event: MouseEvent) {
  // Also prevents the submit that Enter in a field triggers through this button.
  event.preventDefault();
  event.stopPropagation();
}
