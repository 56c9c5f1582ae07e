import { readFile } from "node:fs/promises";

import { type SymbolFile, symbolId } from "../symbols/symbol-address.ts";

const files: Readonly<Record<SymbolFile, URL>> = {
  drawing: new URL("../drawings/drawings.svg", import.meta.url),
  logo: new URL("../integrations/logos.svg", import.meta.url),
};

/** All symbols of the site, by id. */
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
 * The symbols that a page uses, as inline markup: a few hundred bytes each, instead of requests
 * for the files of all symbols.
 */
export function symbolsFor(markup: string, symbols: ReadonlyMap<string, string>): string {
  const ids = new Set(Array.from(markup.matchAll(/<use href="#([\w-]+)"/g), ([, id = ""]) => id));
  const shown = [...ids].map((id) => {
    const symbol = symbols.get(id);
    if (symbol === undefined)
      throw new Error(`The markup shows the symbol "${id}", which no symbol file contains.`);
    return symbol;
  });
  return shown.length > 0 ? `<div hidden><svg>${shown.join("")}</svg></div>` : "";
}
