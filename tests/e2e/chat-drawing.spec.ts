/** Tests how much of the chat React renders again while an answer streams. */
import { conversation, openChat } from "./chat-conversation.ts";
import { expect, test, withMotion } from "./fixtures.ts";

test.use(withMotion);

/** The fields of React's fiber that are read here. A fiber is a component or an element. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
}

/** How often React rendered while the answer grew. */
interface RenderCounts {
  /** Number of commits that rendered something. */
  commits: number;
  /** Number of those commits in which the composer or a component around it rendered. */
  composer: number;
}

/**
 * Counts React's commits while the answer grows, after its first sentence. React reports each
 * commit to the hook of its developer tools, in production as well.
 */
function countRenders(): void {
  // React's internal flag `PerformedWork`: the component has rendered in this commit.
  const performedWork = 1;
  const renderCounts: RenderCounts = { commits: 0, composer: 0 };
  const renderedFibers = new Set<Fiber>();
  const visit = (next: Fiber, before: Fiber): void => {
    if (next.flags & performedWork) renderedFibers.add(next);
    // Equal children mean that nothing below has rendered.
    if (next.child === before.child) return;
    for (let child = next.child; child; child = child.sibling)
      if (child.alternate) visit(child, child.alternate);
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
  const fiberOf = (element: Element): Fiber | null => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
    return key === undefined ? null : Reflect.get(element, key);
  };
  const onCommitFiberRoot = (_: number, { current }: { current: Fiber }): void => {
    const field = document.querySelector("[role=dialog] textarea");
    const body = [...document.querySelectorAll("[role=dialog] [data-slot=chat-bubble-body]")].at(
      -1,
    );
    const isWriting = document.querySelector(
      "[role=dialog] [data-slot=chat-bubble][data-state=streaming]",
    );
    renderedFibers.clear();
    if (current.alternate) visit(current, current.alternate);
    // With 60 characters the first sentence is complete.
    if (!field || !isWriting || (body?.textContent.length ?? 0) < 60 || renderedFibers.size === 0)
      return;
    renderCounts.commits += 1;
    for (let fiber = fiberOf(field); fiber; fiber = fiber.return)
      if (renderedFibers.has(fiber) || (fiber.alternate && renderedFibers.has(fiber.alternate))) {
        renderCounts.composer += 1;
        return;
      }
  };
  Object.assign(window, {
    renderCounts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

test("while an answer streams, only its text is rendered again, not the screen around it", async ({
  page,
}) => {
  await page.addInitScript(countRenders);
  const { composer, messages } = await openChat(page);
  await composer.fill("list all plans with prices");
  await composer.press("Enter");
  await expect(messages).toHaveCount(2);
  await expect(conversation(page).composer).toBeEnabled({ timeout: 20_000 });
  const renderCounts: RenderCounts = await page.evaluate(() => Reflect.get(window, "renderCounts"));
  expect(renderCounts.commits).toBeGreaterThan(10);
  // The call of a tool, its result and the end of the answer each render the whole screen. A chunk of text does
  // not.
  expect(renderCounts.composer).toBeLessThanOrEqual(4);
});
