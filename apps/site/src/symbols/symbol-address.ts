/** The files of symbols, by what stands before a symbol's name in a document that carries it itself. */
export type SymbolFile = "drawing" | "logo";

/** The id of a symbol in the documents that carry it. */
export const symbolId = (file: SymbolFile, name: string): string => `${file}-${name}`;

/**
 * Where a symbol is found: in the document, which carries what it showed at first
 * (`prerender/symbols.ts`), otherwise in the file that all pages share.
 *
 * @param address The file's address.
 */
export function symbolAddress(file: SymbolFile, name: string, address: string): string {
  const id = symbolId(file, name);
  // The prerenderer puts what a page shows into its document; stories are rendered without it.
  const isCarried =
    (import.meta.env.PROD && import.meta.env.SSR) ||
    (typeof document !== "undefined" && document.querySelector(`#${id}`) !== null);
  return isCarried ? `#${id}` : `${address}#${name}`;
}
