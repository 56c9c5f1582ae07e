/** Puts the document into a mode (theme, direction, width, text size) and waits until it stands. */
import { page } from "vitest/browser";

export const themes = ["light", "dark", "light-contrast", "dark-contrast"] as const;
export type Theme = (typeof themes)[number];

const heights: Record<number, number> = { 320: 640, 390: 844, 1280: 800 };

/**
 * Pictures need still carets (the rest about motion is done by reduced motion), and every width is
 * the content's: a scroll bar's gutter would take 15 px from some machines' and none from phones'.
 */
const still = new CSSStyleSheet();
still.replaceSync(`
  *, *::before, *::after { caret-color: transparent !important; }
  html { scrollbar-width: none; scrollbar-gutter: auto !important; }
  body[data-story-layout="padded"] { padding: 16px; }
`);

export function openStage(layout: unknown) {
  if (!document.adoptedStyleSheets.includes(still)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  }
  // Storybook's own screens (loading, no preview) and filters have no part in a story.
  for (const own of document.querySelectorAll(
    "body > .sb-wrapper, #storybook-a11y-vision-filters",
  )) {
    own.remove();
  }
  document.body.dataset["storyLayout"] = layout === "fullscreen" ? "fullscreen" : "padded";
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

/** Padding takes from the narrowest screen what a page would give to its content. */
export function setPadding(on: boolean) {
  document.body.style.padding = on ? "" : "0";
}

/** The usual height of that width, or the story's own if that is taller: at most `tallest` CSS pixels. */
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

/** Symbols of other files are fetched when they are first drawn, and nothing tells when they are there. */
async function symbolsDrawn() {
  // A second of frames: one that doesn't exist never comes.
  for (let frame = 0; frame < 60 && symbolMissing(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Two frames: one for observers of size to answer, one for what they changed to be laid out. */
export async function settle() {
  await document.fonts.ready;
  await symbolsDrawn();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Loads every face of the kit once: a picture before that would show the fallback. */
export async function loadFonts() {
  const missing: string[] = [];
  await Promise.all(
    [...document.fonts].map(async (face) => {
      if (face.status === "loaded") return;
      try {
        await face.load();
      } catch {
        // A metric-matched stand-in is made from a font of the machine, which tests do not have.
        if (!/ Fallback/.test(face.family)) missing.push(`${face.family} ${face.weight}`);
      }
    }),
  );
  if (missing.length > 0) throw new Error(`Fonts did not load: ${missing.join(", ")}`);
  await document.fonts.ready;
}

/** As a reader finds the page. */
export function resetStage() {
  setTheme("light");
  setDirection("ltr");
  setTextSize(100);
  setPadding(true);
}
