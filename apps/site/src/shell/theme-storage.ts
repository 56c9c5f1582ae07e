/** Storage key of the theme. The inline script (`loader/loader.ts`) reads it before the first paint. */
export const storageKey = "theme";
