import { readFile } from "node:fs/promises";

import { type SymbolFile, symbolId } from "../symbols/symbol-address.ts";

const files: Readonly<Record<SymbolFile, URL>> = {
  drawing: new URL("../drawings/drawings.svg", import.meta.url),
  logo: new URL("../integrations/logos.svg", import.meta.url),
};

/** Reads all symbols of the site's drawings and logos, by the id that they get in a document. */
export async function readSymbols(): Promise<ReadonlyMap<string, string>> {
  const symbols = new Map<string, string>();
  for (const [file, url] of Object.entries(files)) {
    const text = await readFile(url, "utf8");
    for (const [whole, name = ""] of text.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- The keys of the record above.
      const id = symbolId(file as SymbolFile, name);
      symbols.set(id, whole.replace(`id="${name}"`, `id="${id}"`));
    }
  }
  return symbols;
}

/**
 * The symbols that a page uses, as markup to insert into the document. Each has at most about 2 kB, so
 * inlining them is faster than requesting the files with all symbols.
 */
export function symbolsFor(markup: string, symbols: ReadonlyMap<string, string>): string {
  const ids = new Set(Array.from(markup.matchAll(/<use href="#([\w-]+)"/g), ([, id = ""]) => id));
  const used = [...ids].map((id) => {
    const symbol = symbols.get(id);
    if (symbol === undefined)
      throw new Error(`The markup uses the symbol "${id}", which no symbol file contains.`);
    return symbol;
  });
  return used.length > 0 ? `<div hidden><svg>${used.join("")}</svg></div>` : "";
}
