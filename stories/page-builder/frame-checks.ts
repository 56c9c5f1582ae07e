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

/** Waits until a frame has painted twice: by then, its observers have reported every change of a size. */
const painted = (view: Window) =>
  new Promise((resolve) => {
    view.requestAnimationFrame(() => view.requestAnimationFrame(resolve));
  });

/**
 * Waits until the frames no longer scroll to the edited section when the height of a section changes, which they do
 * for a time while styles and fonts load. Changes the height of the first section until then, and leaves each frame
 * at the page's start, where a reader may have scrolled.
 */
export async function expectToStayAtStart(frames: readonly HTMLElement[]): Promise<void> {
  for (const view of viewsOf(frames)) {
    const first = view.document.querySelector<HTMLElement>("main > *");
    if (!first) throw new Error("The frame shows no section.");
    await waitFor(
      async () => {
        // Not by padding, because observers report a change of the content's height only.
        first.style.height = `${first.offsetHeight + 1}px`;
        view.scrollTo({ top: 0, behavior: "instant" });
        await painted(view);
        await expect(view.scrollY).toBe(0);
      },
      { timeout: 5000 },
    );
    first.style.removeProperty("height");
    await painted(view);
    await expect(view.scrollY).toBe(0);
  }
}
