/** Helpers of the builder's stories: check where the frames of the preview are scrolled to. */
import { expect, waitFor } from "storybook/test";

/** The windows of iframes. */
export const viewsOf = (frames: readonly HTMLElement[]) =>
  frames.flatMap((frame) =>
    frame instanceof HTMLIFrameElement ? (frame.contentWindow ?? []) : [],
  );

/**
 * Expects that each frame shows the whole edited section or, if the section is taller than the frame, its
 * start.
 *
 * @param index Position of the section on the page, from 0.
 */
export async function expectScrolledTo(frames: readonly HTMLElement[], index: number) {
  for (const frame of frames) {
    const page = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    await waitFor(
      async () => {
        const section = page?.querySelectorAll("main > *")[index];
        if (!page || !section) throw new Error(`${frame.title} has no section ${index + 1}.`);
        const { top, bottom } = section.getBoundingClientRect();
        const height = page.documentElement.clientHeight;
        await expect(section).toHaveAttribute("data-edited");
        await expect(top).toBeGreaterThanOrEqual(-1);
        if (bottom > height + 1) await expect(top).toBeLessThanOrEqual(1);
      },
      { timeout: 30_000 },
    );
  }
}
