/**
 * Switches the document to a mode (theme, direction, width, text size) and waits until its layout
 * is stable.
 */
import { page } from "vitest/browser";

export const themes = ["light", "dark", "light-contrast", "dark-contrast"] as const;
export type Theme = (typeof themes)[number];

/** Height of the window for each width, in CSS pixels. */
const heights: Record<number, number> = { 320: 640, 390: 844, 1280: 800 };

/**
 * Screenshots need hidden text carets, because carets blink even with reduced motion. They also need pages
 * without scroll bars, which take 15 px on some systems.
 */
const screenshotStyles = new CSSStyleSheet();
screenshotStyles.replaceSync(`
  *, *::before, *::after { caret-color: transparent !important; }
  html { scrollbar-width: none; scrollbar-gutter: auto !important; }
  body[data-story-layout="padded"] { padding: 16px; }
`);

/**
 * Prepares the document for the checks: sets the story's layout, removes Storybook's own screens, and scrolls
 * to the start.
 *
 * @param layout Storybook's parameter `layout`.
 */
export function openStage(layout: unknown) {
  if (!document.adoptedStyleSheets.includes(screenshotStyles)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, screenshotStyles];
  }
  // Removes Storybook's own screens (loading, no preview) and filters.
  for (const own of document.querySelectorAll(
    "body > .sb-wrapper, #storybook-a11y-vision-filters",
  )) {
    own.remove();
  }
  document.body.dataset["storyLayout"] = layout === "fullscreen" ? "fullscreen" : "padded";
  // If a play function moved the focus while fonts were still loading, the fallback fonts' layout decided how
  // far the page scrolled. Screenshots must not depend on that.
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset["theme"] = theme;
}

export function setDirection(direction: "ltr" | "rtl") {
  document.documentElement.dir = direction;
}

/** Root font size in percent of the browser's own. */
export function setTextSize(percent: 100 | 200) {
  document.documentElement.style.fontSize = percent === 100 ? "" : `${percent}%`;
}

/** Switches the padding around the story. It is off on the narrowest screen, whose full width is needed. */
export function setPadding(on: boolean) {
  document.body.style.padding = on ? "" : "0";
}

/**
 * Sets the window's width. Its height is the usual one for this width (`heights`), or the story's height if
 * that is greater, but at most `tallest` CSS pixels.
 */
export async function setWidth(width: 320 | 390 | 1280, tallest = 0) {
  const height = heights[width] ?? 800;
  await page.viewport(width, height);
  await settle();
  const needed = Math.min(tallest, document.documentElement.scrollHeight);
  if (needed > height) {
    await page.viewport(width, needed);
    await settle();
  }
}

const symbolMissing = () =>
  [...document.querySelectorAll<SVGUseElement>('use[href*=".svg#"]')].some(
    (symbol) => symbol.checkVisibility() && symbol.getBBox().width === 0,
  );

/** Waits for SVG symbols of other files, which load when they are first drawn, without an event. */
async function waitForSymbols() {
  // At most 60 frames, because a missing symbol never loads.
  for (let frame = 0; frame < 60 && symbolMissing(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until the layout is stable: fonts and symbols are loaded, then one frame for ResizeObservers and one
 * for the layout of their changes.
 */
export async function settle() {
  await document.fonts.ready;
  await waitForSymbols();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Loads every font face of the kit. Without this, screenshots could show fallback fonts. */
export async function loadFonts() {
  const missing: string[] = [];
  await Promise.all(
    [...document.fonts].map(async (face) => {
      if (face.status === "loaded") return;
      try {
        await face.load();
      } catch {
        // The faces named "… Fallback" use a font of the system, which may be missing on a test machine.
        if (!/ Fallback/.test(face.family)) missing.push(`${face.family} ${face.weight}`);
      }
    }),
  );
  if (missing.length > 0) throw new Error(`Fonts did not load: ${missing.join(", ")}`);
  await document.fonts.ready;
}

/** Resets theme, direction, text size and padding to their defaults. The width stays. */
export function resetStage() {
  setTheme("light");
  setDirection("ltr");
  setTextSize(100);
  setPadding(true);
}
