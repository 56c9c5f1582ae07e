import { withMedia } from "./with-media.ts";

/**
 * For a story's play function: calls `check` while the styles for visitors without reduced motion apply.
 * Tests run with reduced motion, so without this function a check that nothing moves would never fail.
 */
export const withMotion = (check: () => Promise<void>): Promise<void> =>
  withMedia(/prefers-reduced-motion:\s*no-preference/, check);
