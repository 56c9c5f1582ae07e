/** Storage key of the theme. The loader reads it before the first paint. */
export const storageKey = "theme";
