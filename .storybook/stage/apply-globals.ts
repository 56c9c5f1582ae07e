import { stageBrand } from "./brands.ts";

let forced = false;

/** Loaded when it is asked for. Its changes of the style sheets are undone by loading the page anew. */
async function stageForcedColors(on: boolean): Promise<void> {
  if (on === forced) return undefined;
  forced = on;
  if (!on) return window.location.reload();
  const { forceColors } = await import("./forced-colors.ts");
  return forceColors();
}

/** Values of the toolbar, as preview.tsx declares them. */
type Globals = Record<string, unknown>;

/** A choice of the toolbar, or an empty text if none was made. */
export function chosen(globals: Globals, name: string): string {
  const value = globals[name];
  return typeof value === "string" ? value : "";
}

/**
 * Puts the toolbar's choices on the document, where the kit's styles look for them. As a loader,
 * not a decorator, so that it runs when the choice changes and not at each render.
 */
export async function stagedFor(globals: Globals) {
  const root = document.documentElement;
  root.dataset["theme"] = chosen(globals, "theme") || "light";
  if (globals["ground"] === "board") root.dataset["ground"] = "board";
  else delete root.dataset["ground"];
  const rightToLeft = globals["direction"] === "rtl" || chosen(globals, "language") === "ar";
  root.dir = rightToLeft ? "rtl" : "ltr";
  root.style.fontSize = globals["textSize"] === "200" ? "200%" : "";
  root.toggleAttribute("data-reduce-motion", globals["motion"] === "reduced");
  await stageForcedColors(globals["forcedColors"] === "emulated");
  await stageBrand(chosen(globals, "brand"));
  return {};
}
