/**
 * Keys for play functions, in the syntax of `userEvent.keyboard`: text, `{ArrowDown}`,
 * `{Shift>}{Tab}{/Shift}`. In tests they are keys of the browser itself: it moves the focus, opens its
 * own lists and scrolls as it does for a person, which events made by a script never do. In Storybook,
 * where nobody can press for the page, `userEvent` stands in.
 */
import { getConfig, userEvent } from "storybook/test";

declare global {
  /** Set by the story tests (tests/kit/machinery/browser/setup.ts); stories know no test runner. */
  var larklineRealKeys: ((keys: string) => Promise<void>) | undefined;
}

export async function press(keys: string): Promise<void> {
  const real = globalThis.larklineRealKeys;
  if (!real) {
    await userEvent.keyboard(keys);
    return;
  }
  // As `userEvent` does: what the component answers has been drawn before the play function goes on.
  await getConfig().asyncWrapper(() => real(keys));
}
