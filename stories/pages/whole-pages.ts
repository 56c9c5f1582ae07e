/**
 * The `keptSections` export of a page module: the page's sections with kept markup (docs/glossary.md). On the
 * site, they need no script while the document has their prerendered markup. A story has no such markup, so
 * it needs their modules.
 */
type KeptSections = readonly { prepare: () => Promise<void> }[];

/**
 * Loads the modules of kept sections. Page stories call it before they render, so that the whole page appears
 * at once.
 */
export async function loadWholePages(...ofPages: readonly KeptSections[]): Promise<void> {
  await Promise.all(ofPages.flat().map(({ prepare }) => prepare()));
}
