/**
 * The toolbar's choice “Reduced motion” for scripts. preview.css stops animations and transitions, but scripts
 * ask `matchMedia` whether they should animate.
 */

/** Whether the toolbar asks for reduced motion. */
let reduced = false;

/** Whether `matchMedia` has been replaced. */
let isReplaced = false;

/**
 * The queries that scripts have asked about reduced motion. One object for each query, so that asking again at
 * every render needs no further memory.
 */
const asked = new Map<string, MediaQueryList>();

/** The query with its condition about motion replaced by one that is true or false with reduced motion. */
const withReducedMotion = (query: string) =>
  query
    .replaceAll(/\(\s*prefers-reduced-motion(?:\s*:\s*reduce)?\s*\)/g, "(min-width: 0)")
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, "(max-width: 0)");

/** Answers a query with the toolbar's choice. Without one, the answer is the system's. */
function answer(query: string, ask: typeof window.matchMedia): MediaQueryList {
  const known = asked.get(query);
  if (known) return known;
  const list = ask(query);
  Object.defineProperty(list, "matches", {
    get: () => ask(reduced ? withReducedMotion(query) : query).matches,
  });
  asked.set(query, list);
  return list;
}

/**
 * Makes `matchMedia` answer that reduced motion is preferred, or what the system prefers, and tells the scripts
 * that listen for changes. Call it before stories are rendered.
 */
export function stageReducedMotion(on: boolean): void {
  if (!isReplaced) {
    isReplaced = true;
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes("prefers-reduced-motion") ? answer(query, ask) : ask(query);
  }
  if (on === reduced) return;
  reduced = on;
  for (const [media, list] of asked)
    list.dispatchEvent(new MediaQueryListEvent("change", { media, matches: list.matches }));
}
