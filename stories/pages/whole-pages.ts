/** What a page module exports as `keptSections`: they are loaded later where they are not prerendered. */
type KeptSections = readonly { prepare: () => Promise<void> }[];

/** Loads the kept sections of pages before their stories render, which show whole pages at once. */
export async function loadWholePages(...ofPages: readonly KeptSections[]): Promise<void> {
  await Promise.all(ofPages.flat().map(({ prepare }) => prepare()));
}
