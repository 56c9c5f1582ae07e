import type { ReactNode } from "react";

/**
 * Whether optional content is given: `{condition && <Text />}` is `false` without it, and then the element around
 * it must not be rendered either.
 */
export const isPresent = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== false && content !== "";
