/** Ends checks that hang, and says whether the browser is the cause. */
import { frozenPage } from "../frozen-page.ts";

/** Time limit for the checks of a story, in milliseconds. Below Vitest's limit for hooks (node/project.ts). */
const limitMs = 60_000;
/** How long a page may take to paint a frame before it counts as frozen, in milliseconds. */
const frameLimitMs = 5000;

/** Resolves to `late` after a time, or earlier to the result. */
function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), milliseconds);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Whether the page has been found frozen. Then its next stories fail at once, unless it paints again. */
let wasFrozen = false;

async function isFrozen(): Promise<boolean> {
  const frame = new Promise<"painted">((resolve) => {
    requestAnimationFrame(() => resolve("painted"));
  });
  wasFrozen = (await within(frameLimitMs, frame)) === "late";
  return wasFrozen;
}

/**
 * Resolves to the result of a story's checks.
 *
 * @param check Runs the checks, and calls `onStep` with the name of each check that has ended.
 * @throws If they take longer than `limitMs`. The message names the last ended check. It begins with
 * `frozenPage` if the page paints no frames: on a busy machine, a page of Chromium sometimes never paints again.
 */
export async function withinLimit<Result>(
  check: (onStep: (step: string) => void) => Promise<Result>,
): Promise<Result> {
  if (wasFrozen && (await isFrozen())) throw new Error(`${frozenPage}.`);
  let lastStep = "none";
  const result = await within(
    limitMs,
    check((step) => {
      lastStep = step;
    }),
  );
  if (result !== "late") return result;
  const reason = (await isFrozen()) ? frozenPage : "The checks hang, although the page paints";
  throw new Error(`${reason}. Last ended check: ${lastStep}.`);
}
