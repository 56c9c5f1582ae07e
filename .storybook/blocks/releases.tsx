import { Markdown } from "@storybook/addon-docs/blocks";

import changelog from "../../packages/ui/CHANGELOG.md?raw";
import { pendingNotes } from "../docs/pending-notes.ts";

const files = import.meta.glob<string>("../../.changeset/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const kindNames = { major: "Breaking", minor: "New", patch: "Fixed" } as const;

/** The pending changesets of the next release. */
export function NextRelease() {
  const notes = pendingNotes(Object.values(files), "@larkline/ui");
  if (notes.length === 0) return <p>There are no pending changes.</p>;
  return (
    <ul>
      {notes.map(({ kind, says }) => (
        <li key={says}>
          <Markdown>{`**${kindNames[kind]}.** ${says}`}</Markdown>
        </li>
      ))}
    </ul>
  );
}

/** The changelog of the released versions, without its title. */
export const Releases = () => <Markdown>{changelog.replace(/^# .*\n+/, "")}</Markdown>;
