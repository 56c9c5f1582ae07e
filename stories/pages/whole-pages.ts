/**
 * The `keptSections` export of a page module: sections with kept markup (docs/glossary.md). A story has no
 * prerendered markup, so there these sections are loaded like lazy components.
 */
type KeptSections = readonly { prepare: () => Promise<void> }[];

/**
 * Loads the kept sections of pages. Page stories call it before they render, so that whole pages
 * appear at once.
 */
export async function loadWholePages(...ofPages: readonly KeptSections[]): Promise<void> {
  await Promise.all(ofPages.flat().map(({ prepare }) => prepare()));
}
