/**
 * Tests that the main content's links and buttons, and the footer's links, are large enough to be tapped on a
 * phone.
 */
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * The texts of the links and buttons of the main content, and of the footer's links, that are smaller than
 * 24 × 24 px (WCAG 2.2, 2.5.8). Runs in the page. Hit tests around the center of each element include its
 * pseudo-elements, which may enlarge the area that reacts to taps. Links in a sentence are exempt.
 */
function smallTargets(): string[] {
  return [...document.querySelectorAll("main :is(a, button, summary), footer a")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        (getComputedStyle(element).display !== "inline" ||
          element.parentElement?.textContent.trim() === element.textContent.trim()),
    )
    .filter((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      // Elements of 1 px are visually hidden.
      if (width <= 1 || (width >= 24 && height >= 24)) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      // 11.5 px from the center is just inside the edge of an area of 24 px.
      const edgePoints = [-11.5, 11.5].flatMap((step) => [
        [x + step, y],
        [x, y + step],
      ]);
      return edgePoints.some(
        ([at = 0, down = 0]) => !element.contains(document.elementFromPoint(at, down)),
      );
    })
    .map((element) => element.textContent.trim());
}

for (const path of [
  "/",
  "/pricing",
  "/blog",
  "/blog/two-rings",
  "/industries",
  "/industries/automotive",
  "/support",
  "/signup",
])
  test(`${path}: the main content's links and buttons, and the footer's links, have at least 24 × 24 px`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
