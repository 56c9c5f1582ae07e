export interface ScrollToElementOptions {
  /**
   * Duration in milliseconds. With reduced motion it jumps at once.
   * @default 500
   */
  duration?: number | undefined;
  /**
   * Distance kept between the window's top and the element, in pixels.
   * @default 80
   */
  offset?: number | undefined;
}

/** Easing: slow at the start and at the end. */
const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** `instant`, because the page may set smooth scrolling by CSS. */
const move = (top: number) => window.scrollTo({ top, behavior: "instant" });

/**
 * Scrolls until the element is `offset` pixels below the window's top, with a fixed duration, which
 * native smooth scrolling does not offer. Scrolling or pressing something cancels it. Returns a
 * function that cancels.
 */
export function scrollToElement(
  element: Element,
  { duration = 500, offset = 80 }: ScrollToElementOptions = {},
): () => void {
  const from = window.scrollY;
  // Measured in each frame, because the layout above may change.
  const target = () => window.scrollY + element.getBoundingClientRect().top - offset;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || duration <= 0) {
    move(target());
    return () => {};
  }
  const taken = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    taken.abort();
  };
  for (const type of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(type, stop, { passive: true, signal: taken.signal });
  let begin: number | undefined;
  const step = (now: number) => {
    begin ??= now;
    const part = Math.min(1, (now - begin) / duration);
    move(from + (target() - from) * ease(part));
    if (part < 1) frame = requestAnimationFrame(step);
    else taken.abort();
  };
  frame = requestAnimationFrame(step);
  return stop;
}
