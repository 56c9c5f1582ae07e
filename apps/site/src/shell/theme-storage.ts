/** Under this name the browser keeps the chosen theme; the loader reads it before the first paint. */
export const storageKey = "theme";
