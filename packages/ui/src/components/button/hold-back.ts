"use client";

import type { MouseEvent } from "react";

/**
 * Takes a press away from whoever would hear it. It stands in a client module of its own, so that a
 * Server Component puts a reference to it on the element: it may not put a function there.
 */
export function holdBack(event: MouseEvent) {
  // Also holds back the submit that Enter in a field would cause through this button.
  event.preventDefault();
  event.stopPropagation();
}
