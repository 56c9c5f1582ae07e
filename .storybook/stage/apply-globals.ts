/** Applies the choices of Storybook's toolbar (`globals`) to the document that shows a story or docs page. */
import { stageBrand } from "./brands.ts";
import { languageOf } from "./in-language.tsx";
import { stageReducedMotion } from "./reduced-motion.ts";

/** Whether forced colors are emulated. */
let forced = false;

/**
 * Turns the emulation of forced colors on or off. Its effects cannot be undone, so turning it off reloads the
 * page.
 */
async function stageForcedColors(on: boolean): Promise<void> {
  if (on === forced) return undefined;
  forced = on;
  if (!on) return window.location.reload();
  const { forceColors } = await import("./forced-colors.ts");
  return forceColors();
}

/** Values of the toolbar, as preview.tsx declares them. */
type Globals = Record<string, unknown>;

/**
 * A choice of the toolbar; the empty string if none was made. Storybook reads digits in the URL, as in
 * `globals=textSize:200`, as a number.
 */
export function chosen(globals: Globals, name: string): string {
  const value = globals[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The attributes `lang` and `dir` of a story's root element. Arabic is always right to left. */
export function languageAttributes(globals: Globals): { lang: string; dir: "ltr" | "rtl" } {
  const lang = chosen(globals, "language") || "en";
  return { lang, dir: globals["direction"] === "rtl" ? "rtl" : languageOf(lang).dir };
}

/**
 * Attributes of a docs page, which is in English. preview.tsx sets the toolbar's language and direction, and
 * its ground, on each story of the page.
 */
const docsAttributes = { lang: "en", dir: "ltr" } as const;

/**
 * The theme of a story: the toolbar's choice. Until a theme is chosen, stories are light, but a tool such as
 * the review room, which is not part of the kit, follows the system's color scheme.
 */
export function themeOf(globals: Globals, isTool: boolean): string {
  const theme = chosen(globals, "theme");
  if (theme !== "" || !isTool) return theme || "light";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Sets the toolbar's choices as attributes of the document, which the kit's styles read. preview.tsx calls it
 * in a loader instead of a decorator: a loader runs when a choice changes, a decorator at each render.
 * Resolves to an empty object, as a loader must.
 */
export async function applyGlobals(globals: Globals, viewMode: string, isTool = false) {
  const root = document.documentElement;
  root.dataset["theme"] = themeOf(globals, isTool);
  // Storybook paints the background of a docs page, in which the text of the board's ground is not readable.
  if (globals["ground"] === "board" && viewMode !== "docs") root.dataset["ground"] = "board";
  else delete root.dataset["ground"];
  Object.assign(root, viewMode === "docs" ? docsAttributes : languageAttributes(globals));
  root.style.fontSize = chosen(globals, "textSize") === "200" ? "200%" : "";
  const reducedMotion = globals["motion"] === "reduced";
  root.toggleAttribute("data-reduce-motion", reducedMotion);
  stageReducedMotion(reducedMotion);
  // Started together, because `stageBrand` keeps the brand of its last call. If it waited for the forced colors,
  // an earlier choice could be set last.
  await Promise.all([
    stageForcedColors(globals["forcedColors"] === "emulated"),
    stageBrand(chosen(globals, "brand")),
  ]);
  return {};
}
