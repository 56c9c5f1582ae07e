/** Reads the notes of pending changesets for a package's next release. */

const kinds = ["major", "minor", "patch"] as const;

interface Note {
  kind: (typeof kinds)[number];
  /** The note's text, in Markdown. */
  says: string;
}

/**
 * The notes on one package, from the texts of `.changeset/*.md`: major changes first, then minor ones, then
 * patches. Texts whose front matter does not name the package are ignored.
 */
export function pendingNotes(texts: readonly string[], name: string): Note[] {
  const notes = texts.flatMap((text) => {
    const [, frontMatter = "", says = ""] = /^---\n([^]*?)\n---\n+([^]*)$/.exec(text) ?? [];
    const kind = kinds.find((each) => frontMatter.includes(`"${name}": ${each}`));
    return kind === undefined ? [] : [{ kind, says: says.trim() }];
  });
  return kinds.flatMap((kind) => notes.filter((note) => note.kind === kind));
}
