/** The site's two symbol files. Each value is the prefix that the file's symbols get when they are inlined. */
export type SymbolFile = "drawing" | "logo";

/** Id of an inlined symbol. */
export const symbolId = (file: SymbolFile, name: string): string => `${file}-${name}`;

/**
 * The address for `<use>`: the inlined symbol if the document has it (`prerender/symbols.ts`),
 * otherwise the shared file.
 *
 * @param address The file's URL.
 */
export function symbolAddress(file: SymbolFile, name: string, address: string): string {
  const id = symbolId(file, name);
  // Prerendering inlines all symbols of a page. In the browser, the document may be that of another page, so
  // the symbol is looked up.
  const isInlined =
    (import.meta.env.PROD && import.meta.env.SSR) ||
    (typeof document !== "undefined" && document.querySelector(`#${id}`) !== null);
  return isInlined ? `#${id}` : `${address}#${name}`;
}
