/** What changesets say of a package's next release. */

const kinds = ["major", "minor", "patch"] as const;

interface Note {
  kind: (typeof kinds)[number];
  /** In Markdown. */
  says: string;
}

/**
 * The notes on a package among the texts of `.changeset/*.md`: what breaks first, what is mended last.
 * A text without its front matter is no changeset.
 */
export function pendingNotes(texts: readonly string[], name: string): Note[] {
  const notes = texts.flatMap((text) => {
    const [, head = "", says = ""] = /^---\n([^]*?)\n---\n+([^]*)$/.exec(text) ?? [];
    const kind = kinds.find((each) => head.includes(`"${name}": ${each}`));
    return kind === undefined ? [] : [{ kind, says: says.trim() }];
  });
  return kinds.flatMap((kind) => notes.filter((note) => note.kind === kind));
}
