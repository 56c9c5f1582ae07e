/** URLs of the symbol files, by the prefix of inlined symbols. */
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
  // The prerenderer inlines the symbols of a page; stories have none inlined.
  const isCarried =
    (import.meta.env.PROD && import.meta.env.SSR) ||
    (typeof document !== "undefined" && document.querySelector(`#${id}`) !== null);
  return isCarried ? `#${id}` : `${address}#${name}`;
}
