/**
 * Key of the stored theme in `localStorage`. The inline script (`apps/site/src/loader/loader.ts`) reads the
 * theme before the first paint.
 */
export const storageKey = "theme";
