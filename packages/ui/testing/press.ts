/**
 * Presses keys in play functions, in the syntax of `userEvent.keyboard`: text, `{ArrowDown}`,
 * `{Shift>}{Tab}{/Shift}`. In tests the browser itself handles the keys: it moves the focus, opens
 * native lists and scrolls. Synthetic events do none of that. In Storybook, where no test runner
 * can press keys, `userEvent` is used instead.
 */
import { getConfig, userEvent } from "storybook/test";

declare global {
  /**
   * Presses keys in the browser that runs the tests. The story tests set it
   * (tests/kit/machinery/browser/setup.ts), because stories must not import the test runner.
   */
  var larklineRealKeys: ((keys: string) => Promise<void>) | undefined;
}

export async function press(keys: string): Promise<void> {
  const real = globalThis.larklineRealKeys;
  if (!real) {
    await userEvent.keyboard(keys);
    return;
  }
  // As in `userEvent`: waits until React has rendered the result.
  await getConfig().asyncWrapper(() => real(keys));
}
